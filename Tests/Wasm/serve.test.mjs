// `surd serve` shows the page to this machine, and nothing else.

import assert from "node:assert";
import { spawn, spawnSync } from "node:child_process";
import { existsSync } from "node:fs";
import { request } from "node:http";
import { after, before, test } from "node:test";
import { fileURLToPath } from "node:url";
import { pageFolder, siteFolder } from "./browser.mjs";

const command = fileURLToPath(new URL("../../.build/release/surd", import.meta.url));
const root = fileURLToPath(siteFolder);
/** The path of what belongs to one version. */
const version = `/${pageFolder.pathname.split("/").at(-2)}`;
const skip = !existsSync(`${command}-serve`) || !existsSync(`${root}index.html`);
let server;
let address;

before(async () => {
  if (skip) return;
  server = spawn(command, ["serve", "--port", "0", "--root", root]);
  const line = await new Promise((resolve) => server.stdout.once("data", (data) => resolve(String(data))));
  address = new URL(/http:\S+/.exec(line)[0]);
});

after(() => server?.kill());

/** What comes back for a path, which is sent as it is. */
const get = (path, options = {}) => new Promise((resolve, reject) => {
  const asked = request({ host: address.hostname, port: address.port, path, ...options }, (response) => {
    const chunks = [];
    response.on("data", (chunk) => chunks.push(chunk));
    response.on("end", () => resolve({ status: response.statusCode, headers: response.headers, size: Buffer.concat(chunks).length }));
  });
  asked.on("error", reject);
  asked.end();
});

test("it listens on loopback only", { skip }, () => {
  assert.strictEqual(address.hostname, "127.0.0.1");
});

test("files have the types that browsers insist on", { skip }, async () => {
  for (const [path, type] of [
    ["/", "text/html; charset=utf-8"],
    [`${version}/surd.wasm`, "application/wasm"],
    [`${version}/page.js?x=2`, "text/javascript; charset=utf-8"],
    [`${version}/font/surd-math.woff2`, "font/woff2"],
    ["/manifest.webmanifest", "application/manifest+json"],
    ["/icons/icon.svg", "image/svg+xml"],
  ]) {
    const { status, headers } = await get(path);
    assert.deepStrictEqual([status, headers["content-type"]], [200, type], path);
  }
});

test("nothing outside the folder is found", { skip }, async () => {
  for (const path of [
    "/../Makefile", "/%2e%2e/Makefile", "/..%2fMakefile", "//etc/passwd", "/font/../../Makefile",
    "/.hidden", "/font", "/nothing", "/%00", "/%", "/icons\\icon.svg",
  ]) {
    assert.strictEqual((await get(path)).status, 404, path);
  }
});

test("a file that has not changed is not sent again", { skip }, async () => {
  const { headers } = await get(`${version}/page.js`);
  assert.strictEqual(headers["cache-control"], "no-cache");
  const again = await get(`${version}/page.js`, { headers: { "If-None-Match": headers.etag } });
  assert.deepStrictEqual([again.status, again.size], [304, 0]);
  const head = await get(`${version}/page.js`, { method: "HEAD" });
  assert.deepStrictEqual([head.status, head.size], [200, 0]);
  assert.strictEqual((await get("/", { method: "POST" })).status, 405);
});

test("a port that is taken is said, with what to do", { skip }, () => {
  const { status, stderr } = spawnSync(command, ["serve", "--port", address.port, "--root", root], { encoding: "utf8" });
  assert.strictEqual(status, 69);
  assert.match(stderr, /port \d+ is taken by another program\nTry: /);
});

test("a folder without a page is said, with what to do", { skip }, () => {
  const { status, stderr } = spawnSync(command, ["serve", "--root", "/nowhere"], { encoding: "utf8" });
  assert.strictEqual(status, 66);
  assert.match(stderr, /no page in \/nowhere\/?\nTry: make web/);
});

test("Ctrl-C ends it quietly", { skip }, async () => {
  const ended = new Promise((resolve) => server.once("exit", (status, signal) => resolve([status, signal])));
  server.kill("SIGINT");
  assert.deepStrictEqual(await ended, [0, null]);
});
