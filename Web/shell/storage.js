// What the page keeps in the browser: texts that the engine made, the sheet, the
// session, the graph and the desk calculator, and which of them are shown. Nothing is ever deleted: a text that is damaged, and what a
// file replaced, stand under a name beside.

/** Pages of one host in different folders are different calculators; this file is in the folder of its version. */
const folder = new URL("..", import.meta.url).pathname;
const version = 1;
const texts = ["sheet", "session", "graph", "desk"];
const names = [...texts, "mode", "hint", "open", "keys", "caret"];
const key = (name) => `surd:${folder}:${name}:${version}`;

/** What waits to be written, what stands there, and whether that works. */
let waiting = /** @type {Kept} */ ({});
let written = /** @type {Record<string, string | null>} */ ({});
let timer = 0;
/** The texts for which there is no room, or which the browser refuses to keep or to show. */
const refused = new Set();
let works = true;
let isClosed = false;
let tellWorks = /** @type {(works: boolean) => void} */ (() => {});

/** Calls back with whether the browser keeps texts, now if it does not, and whenever that changes. */
export function onWorks(callback) {
  tellWorks = callback;
  if (!works) callback(false);
}

/** Notes whether a text is kept; the browser keeps texts as long as it refuses none. A short one may have room where a long one has none. */
function noteWorks(name, isKept) {
  if (isKept) refused.delete(name);
  else refused.add(name);
  if ((refused.size === 0) === works) return;
  works = refused.size === 0;
  tellWorks(works);
}

/**
 * The texts that were kept; null where there is none.
 *
 * @returns {Record<"sheet" | "session" | "graph" | "desk" | "mode" | "hint" | "open" | "keys" | "caret", string | null>}
 */
export function load() {
  for (const name of names) written[name] = read(key(name));
  return /** @type {any} */ ({ ...written });
}

/**
 * Texts by the names under which they are kept.
 *
 * @typedef {Record<string, string>} Kept
 */

/**
 * Keeps texts, soon; `{ damaged }` has texts to set aside.
 *
 * @param {Partial<ReturnType<typeof load>> & { damaged?: Kept }} state
 */
export function save({ damaged, ...given }) {
  for (const [name, text] of Object.entries(damaged ?? {})) setAside(name, "damaged", text);
  if (isClosed) return;
  Object.assign(waiting, given);
  if (given.session) askToPersist();
  if (timer === 0) {
    // With the next frame; long texts a little later.
    const isLong = Object.values(waiting).some((text) => text.length > 200_000);
    timer = setTimeout(flush, isLong ? 500 : 16);
  }
}

/** Writes what waits. */
export function flush() {
  clearTimeout(timer);
  timer = 0;
  for (const [name, text] of Object.entries(waiting)) {
    if (merging.has(name)) continue;
    // Another window was quicker: what it has comes first.
    const there = merged.includes(name) ? read(key(name)) : null;
    if (there !== null && there !== written[name] && there !== text && take(name, there)) continue;
    if (text !== written[name] && !write(key(name), text)) continue;
    written[name] = text;
    delete waiting[name];
  }
}

addEventListener("pagehide", flush);
addEventListener("visibilitychange", () => document.visibilityState === "hidden" && flush());

/** Texts that windows put together, those that are being put together, and who does it. */
const merged = ["sheet", "session"];
const merging = new Set();
let listeners = null;

/** Hands a text of another window over, and says whether there is somebody to take it. */
function take(name, text) {
  if (!listeners || text === null || text === written[name]) return false;
  written[name] = text;
  if (merged.includes(name)) {
    merging.add(name);
    Promise.resolve(listeners.merge({ [name]: text })).then((hasMore) => {
      merging.delete(name);
      // What waits has nothing that is not kept already.
      if (!hasMore) delete waiting[name];
      flush();
    });
  } else {
    delete waiting[name];
    listeners.take({ [name]: text });
  }
  return true;
}

/**
 * Hears of texts that another window of this page has kept.
 *
 * @param callbacks take(texts): to go on from; merge(texts): to put together with
 *   what is here, resolves to whether there is more here than there.
 */
export function watch(callbacks) {
  listeners = callbacks;
  addEventListener("storage", (event) => {
    // Another window may have made room.
    if (refused.size > 0 && Object.keys(waiting).length > 0) flush();
    const name = names.find((name) => event.key === key(name));
    if (name) take(name, event.newValue);
  });
  // A page that comes back by the back button has heard nothing meanwhile.
  addEventListener("pageshow", (event) => {
    if (event.persisted) for (const name of names) take(name, read(key(name)));
  });
}

// MARK: Files

/** Offers everything that is kept as a file. */
export function exportFile() {
  flush();
  offer(exportText(), "surd");
}

/** Offers a text as a file. */
export function offer(text, name) {
  const date = new Date().toISOString().slice(0, 10);
  const link = document.createElement("a");
  link.href = URL.createObjectURL(new Blob([text], { type: "application/json" }));
  link.download = `${name}-${date}.json`;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000);
}

/** Everything that is kept, as one text. */
export function exportText() {
  const kept = { ...written, ...waiting };
  const now = Object.fromEntries(texts.map((name) => [name, kept[name] ?? null]));
  const aside = asides().map(({ name, reason, text }) => ({ name, reason, text }));
  return `${JSON.stringify({ surd: version, ...now, ...(aside.length ? { aside } : {}) })}\n`;
}

/**
 * Asks for a file and keeps what it has instead; the page is to be loaded anew.
 *
 * @returns Whether it was such a file; never resolves where none is chosen.
 */
export function importFile() {
  const input = document.createElement("input");
  input.type = "file";
  input.accept = ".json,application/json";
  return new Promise((resolve) => {
    input.addEventListener("change", async () => {
      const file = input.files?.[0];
      resolve(file ? importText(await file.text()) : false);
    });
    input.click();
  });
}

/** Keeps what {@link exportText} made instead of what is kept. */
export function importText(text) {
  let kept = null;
  try {
    kept = JSON.parse(text);
  } catch (error) {
    return false;
  }
  const isOurs = kept?.surd === version && texts.some((name) => typeof kept[name] === "string");
  if (!isOurs) return false;
  flush();
  for (const name of texts) {
    if (written[name]) setAside(name, "replaced", written[name]);
    if (typeof kept[name] === "string") write(key(name), kept[name]);
    else removeItem(key(name));
  }
  for (const { name, reason, text } of Array.isArray(kept.aside) ? kept.aside : []) {
    const isOne = texts.includes(name) && reasons.includes(reason) && typeof text === "string";
    if (isOne) setAside(name, reason, text);
  }
  isClosed = true;
  return true;
}

// MARK: What was set aside

/** Why a text is not in use: it could not be read whole, or another one took its place. */
const reasons = ["damaged", "replaced"];
const longestList = 100;
const asideKey = (name, reason, number) => `surd:${folder}:${name}:${reason}-${number}`;

/** The texts that were set aside: which each was, why, and in which order. */
export function asides() {
  const found = [];
  for (const name of texts) {
    for (const reason of reasons) {
      for (let number = 1; number < longestList; number += 1) {
        const text = read(asideKey(name, reason, number));
        if (text === null) break;
        found.push({ name, reason, number, text });
      }
    }
  }
  return found;
}

/** Puts a text that was set aside in the place of the one in use, which is set aside; the page is to be loaded anew. */
export function bringBack({ name, text }) {
  flush();
  if (written[name] && written[name] !== text) setAside(name, "replaced", written[name]);
  isClosed = write(key(name), text);
  return isClosed;
}

// MARK: The browser's storage, which may be blocked or full

function read(name) {
  try {
    const text = localStorage.getItem(name);
    noteWorks("", true);
    return text;
  } catch (error) {
    noteWorks("", false);
    return null;
  }
}

function write(name, text) {
  try {
    localStorage.setItem(name, text);
    noteWorks(name, true);
    return true;
  } catch (error) {
    noteWorks(name, false);
    return false;
  }
}

function removeItem(name) {
  try {
    localStorage.removeItem(name);
  } catch (error) {
    noteWorks("", false);
  }
}

/** Keeps a text under the first free name beside. */
function setAside(name, reason, text) {
  if (!text) return;
  for (let number = 1; number < longestList; number += 1) {
    const other = asideKey(name, reason, number);
    const there = read(other);
    if (there === text) return;
    if (there === null) return void write(other, text);
  }
}

/** Asks once ever that the browser forgets nothing by itself. */
function askToPersist() {
  const asked = `surd:${folder}:asked-to-persist`;
  if (!navigator.storage?.persist || read(asked) || !write(asked, "yes")) return;
  navigator.storage.persist().catch(() => {});
}
