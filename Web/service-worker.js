// Keeps the page's files, so that it works without a network. All files of one
// version are fetched in one step and used together; the next version waits
// until the page says that the user wants it.
"use strict";

importScripts("unpack.js");

// `make web` puts the version and the files with their hashes here.
const version = "";
const files = {};

// Other pages of this host, and this one in another folder, have caches too.
const prefix = `surd:${new URL(self.registration.scope).pathname}:`;
const cacheName = prefix + version;

self.addEventListener("install", (event) => {
  event.waitUntil(install());
});

/** Keeps all files, or none of them. */
async function install() {
  const cache = await caches.open(cacheName);
  try {
    await Promise.all(Object.entries(files).map(([name, hash]) => keep(name, hash, cache)));
  } catch (error) {
    await caches.delete(cacheName);
    throw error;
  }
}

async function keep(name, hash, cache) {
  // Asks the host whether what the browser keeps is still right.
  const response = await fetch(name, { cache: "no-cache" });
  const bytes = await response.arrayBuffer();
  if (!response.ok || await digest(bytes) !== hash) throw new Error(`${name} is of no use`);
  if (name === "surd.packed.wasm") return keepEngine(bytes, cache);
  // Without the address: a page that was redirected may not be shown.
  await cache.put(name, new Response(bytes, { headers: headers(response) }));
}

/** Unpacked, so that no later visit has to wait for that. */
function keepEngine(packed, cache) {
  const headers = { "Content-Type": "application/wasm" };
  return cache.put("surd.wasm", new Response(unpacked(new Uint8Array(packed)), { headers }));
}

/** In the middle of an update, a host may still have old files. */
async function digest(bytes) {
  const hash = new Uint8Array(await crypto.subtle.digest("SHA-256", bytes));
  return Array.from(hash.subarray(0, 8), (byte) => byte.toString(16).padStart(2, "0")).join("");
}

function headers(response) {
  return { "Content-Type": response.headers.get("Content-Type") ?? "application/octet-stream" };
}

self.addEventListener("activate", (event) => {
  event.waitUntil(activate());
});

async function activate() {
  for (const name of await caches.keys()) {
    if (name.startsWith(prefix) && name !== cacheName) await caches.delete(name);
  }
  await self.clients.claim();
}

self.addEventListener("message", ({ data }) => {
  if (data === "changeOver") self.skipWaiting();
});

self.addEventListener("fetch", (event) => {
  const { request } = event;
  const isOurs = request.method === "GET" && request.url.startsWith(self.registration.scope);
  if (version !== "" && isOurs) event.respondWith(answer(request));
});

async function answer(request) {
  const cache = await caches.open(cacheName);
  const name = request.mode === "navigate" ? "./" : request.url;
  const response = await cache.match(name, { ignoreSearch: true });
  return response ?? fetch(request);
}
