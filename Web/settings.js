// What belongs to this page and not to the engine: colours. And the dialogs:
// settings, the menu of a line, a long text in full.

import { action, button } from "./button.js";
import { icon } from "./faces.js";
import { languages, text } from "./words.js";

/** Where the colours are kept; start.js puts them in force. */
const THEME = "surd.theme";

function keptTheme() {
  return document.documentElement.dataset.theme ?? "system";
}

/** Opens a dialog with a title and what is in it. */
export function openDialog(title, className, ...content) {
  const dialog = document.createElement("dialog");
  dialog.className = className;
  dialog.setAttribute("aria-label", title);
  const head = document.createElement("div");
  head.className = "head";
  const name = document.createElement("h2");
  name.textContent = title;
  const close = button("tool", text("close"), icon("close"));
  // It is gone at once: its event comes later.
  const leave = () => {
    dialog.close();
    dialog.remove();
  };
  close.addEventListener("click", leave);
  head.append(name, close);
  const body = document.createElement("div");
  body.className = "body";
  body.append(...content);
  dialog.append(head, body);
  dialog.addEventListener("click", (event) => {
    if (event.target === dialog) leave();
  });
  dialog.addEventListener("close", () => dialog.remove());
  document.body.append(dialog);
  dialog.showModal();
  return dialog;
}

/** Opens a list of actions, each a name and what it does. */
export function openMenu(title, actions) {
  openDialog(title, "sheet", ...actions.map(([name, act]) => actionButton(name, act)));
}

/** A button that closes the dialog it is in, and then does something. */
export function actionButton(name, act) {
  const button = action(name, () => {
    button.closest("dialog").close();
    act();
  }, "action");
  return button;
}

/** A paragraph of a dialog. */
export function paragraph(className, words) {
  const line = document.createElement("p");
  line.className = className;
  line.textContent = words;
  return line;
}

/** A list of names, each with what it means; and with a button that removes it, where there is what that does. */
export function meanings(pairs, removal = () => null) {
  const list = document.createElement("dl");
  for (const [name, meaning, key] of pairs) {
    const term = document.createElement("dt");
    const description = document.createElement("dd");
    term.textContent = name;
    description.textContent = meaning;
    const remove = removal(key);
    if (remove) {
      const cross = button("remove", `${text("remove")}: ${name}`, icon("close"));
      cross.addEventListener("click", () => {
        const next = description.nextElementSibling ?? term.previousElementSibling;
        remove();
        term.remove();
        description.remove();
        (next?.querySelector("button") ?? list.closest("dialog").querySelector("button")).focus();
      });
      description.append(cross);
    }
    list.append(term, description);
  }
  return list;
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
  digits.addEventListener("change", () => set({ digits: Math.min(1000, Math.max(0, Math.round(digits.value) || 0)) }));
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
  return /iPhone|iPad|iPod/.test(navigator.userAgent) && !navigator.standalone;
}

/** Asks for texts, each with its name and what it is so far. */
export function askTexts(title, fields, done) {
  const form = document.createElement("form");
  const inputs = fields.map(([name, value]) => {
    const label = document.createElement("label");
    label.className = "setting text";
    const words = document.createElement("span");
    words.textContent = name;
    const input = document.createElement("input");
    Object.assign(input, { value, autocomplete: "off", autocapitalize: "off", spellcheck: false });
    label.append(words, input);
    form.append(label);
    return input;
  });
  const button = document.createElement("button");
  button.className = "action";
  button.textContent = text("apply");
  form.append(button);
  const dialog = openDialog(title, "texts", form);
  form.addEventListener("submit", (event) => {
    event.preventDefault();
    dialog.close();
    done(inputs.map((input) => input.value));
  });
  inputs[0].focus();
  inputs[0].select();
}

/** Opens a long text in full, with a button that copies it. */
export function openText(title, full, copy) {
  const box = document.createElement("pre");
  box.tabIndex = 0;
  box.textContent = full;
  openDialog(title, "whole", box, action(text("copyText"), () => copy(full), "action"));
}
