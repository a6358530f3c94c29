// Says on a first visit what is loading, and what did not arrive, with a way to
// try again. A classic script of its own: where a part of the page is missing or
// cut, none of the page's modules runs. It knows nothing of them, and `make web` puts it
// into the page itself, before everything that may be missing. Keys that are pressed
// before they run are shown and wait here.
"use strict";

(() => {
  /** What is said in each language. `make web` puts it here. */
  const languages = {};
  const words = languages[String(navigator.language).slice(0, 2)] ?? languages.en;
  let isMissing = false;

  /** Says something in the middle of the page, perhaps with a link. */
  function say(message, link, address) {
    const place = document.getElementById("starting") ?? (link ? placed() : null);
    if (!place) return;
    place.textContent = message;
    if (!link) return;
    const anchor = document.createElement("a");
    Object.assign(anchor, { textContent: link, href: address ?? location.href.split("#")[0], target: address ? "_blank" : "" });
    // The fragment is a link that somebody gave: it comes along.
    if (!address) anchor.addEventListener("click", (event) => { event.preventDefault(); location.reload(); });
    place.classList.add("told");
    place.append(" ", anchor);
  }

  /** A place for words that come when the page is there already. */
  function placed() {
    const place = Object.assign(document.createElement("p"), { id: "starting", className: "explanation" });
    document.querySelector("main")?.before(place);
    return place;
  }

  function fail() {
    isMissing = true;
    if (globalThis.origin === "null") say(words.framed, words.open, location.href);
    else say(words.missing, words.again);
  }

  addEventListener("error", (event) => {
    // A file that is missing, or one that was cut and is no script any more.
    const isFile = ["SCRIPT", "LINK"].includes(/** @type {any} */ (event.target)?.tagName) && /** @type {any} */ (event.target).rel !== "icon";
    if (isFile || event.error instanceof SyntaxError) fail();
  }, true);
  // The colours that were chosen are in force before anything is drawn.
  try {
    const theme = localStorage.getItem("surd.theme") ?? "system";
    if (theme !== "system") document.documentElement.dataset.theme = theme;
  } catch {
    // Without storage they are the system's.
  }

  const early = [];
  /** What keys look like that look unlike their character, as on the keypad. */
  const faces = { "*": "×", "-": "−", "/": "÷", Enter: "=", "@": "√" };
  const shown = [];

  function note(event) {
    early.push(event);
    const { key, ctrlKey, metaKey, altKey } = event;
    if (ctrlKey || metaKey || altKey) return;
    if (key === "Backspace") shown.pop();
    else if (faces[key] || key.length === 1) shown.push(faces[key] ?? key);
    echo();
  }

  /** Shows the keys where the formula will be, if that is there. */
  function echo() {
    const line = Object.assign(document.createElement("span"), { className: "foretold", textContent: shown.join("") });
    document.getElementById("drawing")?.replaceChildren(line);
  }

  addEventListener("keydown", note, true);
  /** The keys that were pressed so far, for who listens from now on. */
  globalThis.earlyKeys = () => {
    removeEventListener("keydown", note, true);
    return early;
  };

  addEventListener("DOMContentLoaded", () => {
    if (shown.length) echo();
    if (isMissing) fail();
    else say(words.loading);
  });
})();
