// Keeps the page's files, so that it works without a network. All files of one
// version are fetched in one step and used together; the next version waits
// until the page says that the user wants it.
"use strict";

// `make web` puts the version and the files with their hashes here.
const version = "";
const files = {};

const worker = /** @type {ServiceWorkerGlobalScope} */ (/** @type {unknown} */ (self));

// Other pages of this host, and this one in another folder, have caches too.
const scope = worker.registration.scope;
const prefix = `surd:${new URL(scope).pathname}:`;
const cacheName = prefix + version;

worker.addEventListener("install", (event) => {
  event.waitUntil(install());
});

/**
 * Keeps all files, or leaves the caches as they are: one of this version may be
 * in use already, where a host went back to it.
 */
async function install() {
  const wasThere = await caches.has(cacheName);
  const cache = await caches.open(cacheName);
  try {
    await Promise.all(Object.keys(files).map((name) => keep(name, cache)));
  } catch (error) {
    if (!wasThere) await caches.delete(cacheName);
    throw error;
  }
}

/** Fetches a file, keeps it if it is the one of this version, and returns it. */
async function keep(name, cache) {
  // Asks the host whether what the browser keeps is still right.
  const response = await fetch(new URL(name, scope), { cache: "no-cache" });
  const bytes = await response.arrayBuffer();
  if (!response.ok || await digest(bytes) !== files[name]) throw new Error(`${name} is of no use`);
  // Without the address: a page that was redirected may not be shown.
  const kept = new Response(bytes, { headers: headers(response) });
  await cache.put(new URL(name, scope), kept.clone());
  return kept;
}

/** In the middle of an update, a host may still have old files. */
async function digest(bytes) {
  const hash = new Uint8Array(await crypto.subtle.digest("SHA-256", bytes));
  return Array.from(hash.subarray(0, 8), (byte) => byte.toString(16).padStart(2, "0")).join("");
}

function headers(response) {
  return { "Content-Type": response.headers.get("Content-Type") ?? "application/octet-stream" };
}

worker.addEventListener("activate", (event) => {
  event.waitUntil(activate());
});

async function activate() {
  for (const name of await caches.keys()) {
    if (name.startsWith(prefix) && name !== cacheName) await caches.delete(name);
  }
  await worker.clients.claim();
}

worker.addEventListener("message", ({ data }) => {
  if (data === "changeOver") worker.skipWaiting();
});

worker.addEventListener("fetch", (event) => {
  const { request } = event;
  const isOurs = request.method === "GET" && request.url.startsWith(scope);
  if (version !== "" && isOurs) event.respondWith(answer(request));
});

/** What is kept, else what the network has, which repairs the cache. */
async function answer(request) {
  const [address] = request.url.slice(scope.length).split(/[?#]/);
  const path = decodeURIComponent(address);
  const name = path === "" || path === "index.html" ? "./" : path;
  if (!(name in files)) return elsewhere(request);
  const cache = await caches.open(cacheName);
  const kept = await cache.match(new URL(name, scope));
  return kept ?? keep(name, cache).catch(() => fetch(request));
}

/** What is no file of the page: without a network, an address leads to the page. */
async function elsewhere(request) {
  try {
    return await fetch(request);
  } catch (error) {
    if (request.mode !== "navigate") throw error;
    return Response.redirect(scope, 302);
  }
}
