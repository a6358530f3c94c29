// The colours and dashes of curves, and the colours of the plane, stand in the engine alone: the files of the page have
// places for them, which `make web` fills.

import assert from "node:assert";
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { test } from "node:test";
import { engineFile, load } from "./engine.mjs";

const source = new URL("../../Web/", import.meta.url);
const page = new URL("../../.build/web/", import.meta.url);
const looks = JSON.parse(load(engineFile).looks());

test("the engine has eight colours for each theme, and eight dashes", () => {
  assert.deepStrictEqual(Object.keys(looks.curves), ["light", "dark", "contrast", "paper"]);
  for (const colors of Object.values(looks.curves)) {
    assert.strictEqual(colors.length, 8);
    for (const color of colors) assert.match(color, /^#[0-9a-f]{6}$/);
  }
  assert.deepStrictEqual(Object.keys(looks.planes), Object.keys(looks.curves));
  for (const plane of Object.values(looks.planes)) {
    assert.deepStrictEqual(Object.keys(plane), ["plane", "grid-minor", "grid", "axis", "doubt"]);
    for (const color of Object.values(plane)) assert.match(color, /^#[0-9a-f]{6}$/);
  }
  assert.deepStrictEqual(Object.keys(looks.over), ["page", "ink", "axis"]);
  for (const color of Object.values(looks.over)) assert.match(color, /^#[0-9a-f]{6}$/);
  assert.strictEqual(looks.dashes.length, 8);
  assert.deepStrictEqual(looks.dashes[0], []);
});

test("no file of the page has a colour of the plane, or a colour or a dash of a curve", () => {
  for (const name of readdirSync(source, { recursive: true }).filter((name) => /\.(js|css|html)$/.test(name))) {
    const text = readFileSync(new URL(name, source), "utf8");
    assert.doesNotMatch(text, /--curve-\d+\s*:/, `${name} has the colour of a curve`);
    assert.doesNotMatch(text, /--(plane|grid|grid-minor|axis|doubt)\s*:/, `${name} has a colour of the plane`);
    assert.doesNotMatch(text, /setLineDash\(\[\s*\d|stroke-dasharray[=:"\s]+\d/, `${name} has a dash`);
    for (const dash of looks.dashes.filter(({ length }) => length > 1)) {
      const pattern = new RegExp(`\\[\\s*${dash.join("\\s*,\\s*")}\\s*\\]`);
      assert.doesNotMatch(text, pattern, `${name} has the dash ${dash}`);
    }
  }
});

test("the page has the colours and dashes of the engine", { skip: !existsSync(page) }, () => {
  const files = readdirSync(page, { recursive: true });
  const text = (end) => readFileSync(new URL(files.find((name) => name.endsWith(end)), page), "utf8").replace(/\s/g, "");
  const style = text("index.html");
  const themes = [...style.matchAll(/(?:--curve-\d:#\w+;?){8}/g)]
    .map(([found]) => [...found.matchAll(/#\w+/g)].map(([color]) => color));
  const { light, dark, contrast, paper } = looks.curves;
  assert.deepStrictEqual(themes, [light, dark, dark, contrast, paper]);
  const planes = [...style.matchAll(/--plane:(#\w+);--grid-minor:(#\w+);--grid:(#\w+);--axis:(#\w+);--doubt:(#\w+)/g)]
    .map(([, ...found]) => found);
  assert.deepStrictEqual(planes, ["light", "dark", "dark", "contrast", "paper"].map((theme) => Object.values(looks.planes[theme])));
  assert.ok(text("graph.js").includes(JSON.stringify(looks.dashes)), "the dashes of graph.js");
  assert.ok(text("graph.js").includes(JSON.stringify(looks.over)), "the colours over others of graph.js");
});
