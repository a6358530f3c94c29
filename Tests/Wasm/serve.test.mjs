// `surd serve` shows the page to this machine, and nothing else.

import assert from "node:assert";
import { spawn, spawnSync } from "node:child_process";
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, utimesSync, writeFileSync } from "node:fs";
import { request } from "node:http";
import { connect } from "node:net";
import { tmpdir } from "node:os";
import { after, before, test } from "node:test";
import { brotliDecompressSync, gunzipSync } from "node:zlib";
import { fileURLToPath } from "node:url";
import { pageFolder, siteFolder } from "./browser.mjs";

const command = fileURLToPath(new URL("../../.build/release/surd", import.meta.url));
const root = fileURLToPath(siteFolder);
/** The path of what belongs to one version. */
const version = `/${pageFolder.pathname.split("/").at(-2)}`;
const skip = !existsSync(command) || !existsSync(`${root}index.html`);
let server;
let address;

/** A server of a folder on a free port, and its address. */
const serve = async (folder) => {
  const started = spawn(command, ["serve", "--port", "0", "--root", folder]);
  const line = await new Promise((resolve) => started.stdout.once("data", (data) => resolve(String(data))));
  return [started, new URL(/http:\S+/.exec(line)[0])];
};

before(async () => {
  if (!skip) [server, address] = await serve(root);
});

after(() => server?.kill());

/** What comes back for a path, which is sent as it is. */
const get = (path, options = {}) => new Promise((resolve, reject) => {
  const asked = request({ host: address.hostname, port: address.port, path, ...options }, (response) => {
    const chunks = [];
    response.on("data", (chunk) => chunks.push(chunk));
    response.on("end", () => {
      const body = Buffer.concat(chunks);
      resolve({ status: response.statusCode, headers: response.headers, size: body.length, body });
    });
  });
  asked.on("error", reject);
  asked.end();
});

/** Everything that comes back for bytes that are sent as they are, until the server ends. */
const talk = (bytes) => new Promise((resolve, reject) => {
  const socket = connect(address.port, address.hostname);
  const chunks = [];
  socket.on("data", (chunk) => chunks.push(chunk));
  socket.on("end", () => socket.end());
  socket.on("error", reject);
  socket.on("close", () => resolve(Buffer.concat(chunks).toString()));
  socket.write(bytes);
});

/** The status of each response in a text. */
const statuses = (text) => [...text.matchAll(/^HTTP\/1\.1 (\d+)/gm)].map(([, status]) => Number(status));

const host = "Host: localhost\r\n";

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

test("every byte of a large file arrives", { skip }, async () => {
  const path = `${version}/surd.wasm`;
  const [one, two] = await Promise.all([get(path), get(path)]);
  const file = readFileSync(`${root}${path}`);
  assert.ok(one.body.equals(file) && two.body.equals(file));
});

test("a compressed file is sent to whoever takes it, unless the file is newer", { skip }, async () => {
  const path = `${version}/surd.wasm`;
  const file = readFileSync(`${root}${path}`);
  for (const [accepted, coding, decompress] of [
    ["gzip, deflate, br", "br", brotliDecompressSync], ["gzip;q=1.0, br;q=0", "gzip", gunzipSync],
    ["BR", "br", brotliDecompressSync], ["identity", undefined, (bytes) => bytes], ["", undefined, (bytes) => bytes],
  ]) {
    const { status, headers, body } = await get(path, { headers: { "Accept-Encoding": accepted } });
    assert.deepStrictEqual([status, headers["content-encoding"], headers["content-type"], headers.vary],
      [200, coding, "application/wasm", "Accept-Encoding"], accepted);
    assert.ok(decompress(body).equals(file), accepted);
    const again = await get(path, { headers: { "Accept-Encoding": accepted, "If-None-Match": headers.etag } });
    assert.deepStrictEqual([again.status, again.size], [304, 0], accepted);
  }
  const folder = mkdtempSync(`${tmpdir()}/surd-`);
  writeFileSync(`${folder}/index.html`, "new");
  writeFileSync(`${folder}/index.html.gz`, "old");
  utimesSync(`${folder}/index.html.gz`, 1, 1);
  const [other, { hostname, port }] = await serve(folder);
  const { headers, body } = await get("/", { host: hostname, port, headers: { "Accept-Encoding": "gzip" } });
  other.kill();
  rmSync(folder, { recursive: true });
  assert.deepStrictEqual([headers["content-encoding"], String(body)], [undefined, "new"]);
});

test("a head of more than 16 kB is refused, whoever sends it, and the next is answered", { skip }, async () => {
  const long = "a".repeat(1 << 20);
  assert.deepStrictEqual(statuses(await talk(`GET /${long} HTTP/1.1\r\n${host}\r\n`)), [414]);
  assert.deepStrictEqual(statuses(await talk(`GET / HTTP/1.1\r\n${host}X: ${long}\r\n\r\n`)), [431]);
  assert.deepStrictEqual(statuses(await talk(`GET / HTTP/1.1\r\n${host}${"X: 1\r\n".repeat(20_000)}\r\n`)), [431]);
  assert.deepStrictEqual(statuses(await talk(`GET / HTTP/1.1\r\n${host}X: ${"a".repeat(16_000)}\r\nConnection: close\r\n\r\n`)), [200]);
  for (let count = 0; count < 50; count += 1) {
    const socket = connect(address.port, address.hostname);
    socket.on("error", () => {});
    socket.write(`GET /${long}`, () => socket.destroy());
  }
  assert.strictEqual((await get("/")).status, 200);
});

test("what is no request is refused", { skip }, async () => {
  for (const head of ["GET /", "GET  / HTTP/1.1", "GET / HTTP/2", "\u0000", "GET / HTTP/1.1\r\n: x", "GET / HTTP/1.1\r\nA b: x"]) {
    assert.deepStrictEqual(statuses(await talk(`${head}\r\n${host}\r\n`)), [400], JSON.stringify(head));
  }
});

test("requests one behind the other are answered in order", { skip }, async () => {
  const one = (path, more = "") => `GET ${path} HTTP/1.1\r\n${host}${more}\r\n`;
  assert.deepStrictEqual(statuses(await talk(one("/") + one("/nothing") + `\r\n${one("/", "Connection: close\r\n")}${one("/")}`)), [200, 404, 200]);
  // What follows a body that nobody reads is no request.
  assert.deepStrictEqual(statuses(await talk(one("/", "Content-Length: 40\r\n") + one("/"))), [200]);
});

test("a request for another name is refused", { skip }, async () => {
  for (const name of ["surd.example", "localhost.surd.example", "127.0.0.1.nip.io", "[::2]"]) {
    assert.strictEqual((await get("/", { headers: { Host: name } })).status, 421, name);
  }
  assert.deepStrictEqual(statuses(await talk("GET / HTTP/1.1\r\n\r\n")), [421]);
  for (const name of ["localhost", "LOCALHOST:7873", "127.0.0.1:1", "[::1]:80"]) {
    assert.strictEqual((await get("/", { headers: { Host: name } })).status, 200, name);
  }
});

test("no other page may show it, read it or hold its window", { skip }, async () => {
  for (const path of ["/", `${version}/page.js`, "/nothing"]) {
    const { headers } = await get(path);
    const policy = headers["content-security-policy"];
    assert.match(policy, /^default-src 'none'; .*; frame-ancestors 'none'$/);
    // The policy of the page itself, and no second home of it.
    assert.ok(readFileSync(`${root}index.html`, "utf8").includes(policy.replace("; frame-ancestors 'none'", "")));
    assert.strictEqual(headers["cross-origin-opener-policy"], "same-origin");
    assert.strictEqual(headers["cross-origin-resource-policy"], "same-origin");
    assert.strictEqual(headers["x-content-type-options"], "nosniff");
  }
});

test("hundreds of connections that say nothing stop nobody", { skip }, async () => {
  const sockets = Array.from({ length: 500 }, () => connect(address.port, address.hostname).on("error", () => {}));
  await Promise.all(sockets.map((socket) => new Promise((resolve) => socket.once("connect", resolve).once("close", resolve))));
  // Over a connection of its own: one that was kept and idle is among those that had to go.
  assert.strictEqual((await get("/", { agent: false })).status, 200);
  for (const socket of sockets) socket.destroy();
});

test("links that lead out, and what is no file, are not there", { skip }, async () => {
  const folder = mkdtempSync(`${tmpdir()}/surd-`);
  mkdirSync(`${folder}/page`);
  writeFileSync(`${folder}/secret`, "secret");
  writeFileSync(`${folder}/page/index.html`, "<p>index");
  symlinkSync("../secret", `${folder}/page/out`);
  symlinkSync("/etc", `${folder}/page/etc`);
  symlinkSync("index.html", `${folder}/page/in`);
  spawnSync("mkfifo", [`${folder}/page/pipe`]);
  const [other, { hostname, port }] = await serve(`${folder}/page`);
  const status = async (path) => (await get(path, { host: hostname, port })).status;
  for (const path of ["/out", "/etc/passwd", "/pipe"]) assert.strictEqual(await status(path), 404, path);
  for (const path of ["/in", "/"]) assert.strictEqual(await status(path), 200, path);
  other.kill();
  rmSync(folder, { recursive: true });
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
