// The words on the page itself, in the language in force: each language has a file of its own. What
// the engine says about formulas comes from the engine, in the language that the page sets there.

import { keys as chineseKeys, words as chinese } from "./chinese.js";
import { keys as englishKeys, words as english } from "./english.js";
import { keys as germanKeys, words as german } from "./german.js";

/** @typedef {"en" | "de" | "zh"} Language */

/** @type {Record<Language, Record<string, string>>} */
const words = { en: english, de: german, zh: chinese };
/** @type {Record<Language, Record<string, string>>} */
const keys = { en: englishKeys, de: germanKeys, zh: chineseKeys };

/** The languages of the page, each by its own name. */
export const languages = { en: "English", de: "Deutsch", zh: "中文" };

/**
 * The language that fits the browser best.
 *
 * @returns {Language}
 */
export function preferredLanguage() {
  for (const tag of navigator.languages ?? [navigator.language]) {
    const language = tag.slice(0, 2).toLowerCase();
    if (language in words) return /** @type {Language} */ (language);
  }
  return "en";
}

let current = /** @type {Language} */ ("en");

/**
 * Puts a language in force.
 *
 * @param {string} language
 */
export function speak(language) {
  current = language in words ? /** @type {Language} */ (language) : "en";
  document.documentElement.lang = language === "zh" ? "zh-Hans" : language;
}

/** The tag of the language in force. */
export function language() {
  return current;
}

/**
 * A text of the page.
 *
 * @param {string} name
 */
export function text(name) {
  return words[current][name] ?? name;
}

/**
 * A text of the page with something in the place of `{0}`.
 *
 * @param {string} name
 * @param {string} part
 */
export function textWith(name, part) {
  return text(name).replace("{0}", () => part);
}

/**
 * What a key is called.
 *
 * @param {string} key
 */
export function label(key) {
  return keys[current][key] ?? key.replace(/^[KD]:/, "");
}
