// The dialog of the settings. Those of the engine go there; the colours belong to this page alone.

import { languages, text } from "../words/words.js";
import { actionButton, openDialog, paragraph } from "./dialog.js";

/** Where the colours are kept; start.js puts them in force. */
const THEME = "surd.theme";

function keptTheme() {
  return document.documentElement.dataset.theme ?? "system";
}

/** Opens the settings. */
export function openSettings(settings, set, actions) {
  const row = (name, control) => {
    const label = document.createElement("label");
    label.className = "setting";
    const words = document.createElement("span");
    words.textContent = text(name);
    label.append(words, control);
    return label;
  };
  const select = (name, options, value, change) => {
    const control = document.createElement("select");
    control.name = name;
    for (const [key, words] of Object.entries(options)) {
      const option = new Option(words, key, false, key === String(value));
      control.append(option);
    }
    control.addEventListener("change", () => change(control.value));
    return row(name, control);
  };
  const named = (...keys) => Object.fromEntries(keys.map((key) => [key, text(key)]));
  const digits = document.createElement("input");
  Object.assign(digits, { type: "number", min: 0, max: 1000, value: settings.digits, inputMode: "numeric" });
  digits.addEventListener("change", () => set({ digits: Math.min(1000, Math.max(0, Math.round(digits.valueAsNumber) || 0)) }));
  const heading = (name) => {
    const head = document.createElement("h3");
    head.textContent = text(name);
    return head;
  };
  const group = document.createElement("div");
  group.className = "actions";
  group.append(...actions.map(([name, act]) => actionButton(text(name), act)));
  const about = paragraph("about", [text("privacy"), text("eviction"), isApple() ? text("install") : ""].join(" ").trim());
  // What is looked for most comes first.
  openDialog(text("menu"), "settings",
    heading("ofAnswers"),
    select("angle", named("rad", "deg", "grad"), settings.angle, (angle) => set({ angle })),
    select("form", named("exact", "decimal", "mixed", "rounded"), settings.form, (form) => set({ form })),
    row("decimals", digits),
    heading("ofPage"),
    select("language", languages, settings.language, (language) => set({ language })),
    select("theme", named("system", "light", "dark", "contrast", "paper"), keptTheme(), changeTheme),
    select("mark", { ".": text("markPoint"), ",": text("comma") }, settings.decimalMark, (decimalMark) => set({ decimalMark })),
    heading("ofRest"),
    select("complexAnswers", named("off", "on"), settings.complexAnswers ? "on" : "off", (value) => set({ complexAnswers: value === "on" })),
    select("complexForm", named("rectangular", "polar", "exponential"), settings.complexForm, (complexForm) => set({ complexForm })),
    select("rounding", named("away", "even"), settings.rounding, (rounding) => set({ rounding })),
    select("juxtaposition", named("same", "first"), settings.juxtaposition, (juxtaposition) => set({ juxtaposition })),
    select("speech", { 0: text("short"), 1: text("normal"), 2: text("full") }, settings.verbosity, (value) => set({ verbosity: Number(value) })),
    heading("ofSheet"), group, about);
}

function changeTheme(theme) {
  if (theme === "system") delete document.documentElement.dataset.theme;
  else document.documentElement.dataset.theme = theme;
  try {
    localStorage.setItem(THEME, theme);
  } catch {
    // Without storage the choice holds for this visit.
  }
}

function isApple() {
  return /iPhone|iPad|iPod/.test(navigator.userAgent) && !(/** @type {any} */ (navigator).standalone);
}
