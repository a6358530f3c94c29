// The page's engine may use 64 MB; what needs more ends it, and the page goes on.

import assert from "node:assert";
import { after, test } from "node:test";
import { hasPage, startEngine, ThreadWorker } from "./browser.mjs";
import { engineFile, load } from "./engine.mjs";

after(() => ThreadWorker.endAll());

test("memory ends at 64 MB with a trap, wherever it is asked for", () => {
  const engine = load(engineFile);
  assert.throws(() => engine.allocate(65 << 20), WebAssembly.RuntimeError);
  assert.throws(
    () => engine.handle({ open: "x".repeat(70_000_000) }),
    WebAssembly.RuntimeError,
  );
  assert.ok(engine.memory.buffer.byteLength <= 64 << 20);
});

test("a deep formula is refused or answered, but ends nothing", () => {
  const engine = load(engineFile);
  for (const count of [1_000, 20_000]) {
    const screen = engine.handle({ paste: "(".repeat(count) + "1" + ")".repeat(count) });
    if (screen.request) engine.perform(screen.request);
    engine.handle({ keys: "C-a Del" });
  }
  assert.ok(engine.handle({ screen: true }).formula.length >= 1);
});

test("an event beyond the memory loses nothing that was typed", { skip: !hasPage }, async () => {
  const { engine, told } = await startEngine();
  await engine.settled({ keys: "1 / 2 Enter" });
  await engine.settled({ keys: "K:sqrt 7" });
  const screen = await engine.settled({ open: "x".repeat(70_000_000) });
  assert.deepStrictEqual([...new Set(told.failures)], ["restarted"]);
  assert.strictEqual(screen.prefix, "sqrt(7)");
  assert.strictEqual(told.screens.findLast((screen) => screen.tape).tape.length, 1);
  const next = await engine.settled({ keys: "Right + Ans Enter" });
  assert.strictEqual(next.answer.exact, "1/2 + sqrt(7)");
});

test("a session beyond the memory is set aside", { skip: !hasPage }, async () => {
  const { engine, told } = await startEngine({ sessionState: " ".repeat(70_000_000) });
  const screen = await engine.settled({ keys: "6 * 7 Enter" });
  assert.strictEqual(screen.answer.exact, "42");
  assert.deepStrictEqual(told.failures, ["damaged"]);
});

test("what is stopped leaves the values of before", { skip: !hasPage }, async () => {
  const { engine, told } = await startEngine();
  await engine.settled({ keys: "1 / 3 STO a Enter" });
  // Whatever took long before, such as the start on a busy machine.
  told.busy.length = 0;
  engine.send({ keys: "AC f a c t o r ( 2 ^ 2 2 9 Right - 1 Enter" });
  while (!told.busy.includes(true)) await new Promise((resolve) => setTimeout(resolve, 10));
  engine.stop();
  const stopped = await engine.settled({ screen: true });
  assert.strictEqual(stopped.message.kind, "interrupted");
  const screen = await engine.settled({ keys: "AC 3 a Enter" });
  assert.strictEqual(screen.answer.exact, "1");
});
