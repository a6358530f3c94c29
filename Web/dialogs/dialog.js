// Dialogs: a title, what is in it, and a button that closes it; menus, fields for texts, lists of names, and a
// long text in full.

import { action, button } from "../shell/buttons.js";
import { within } from "../shell/elements.js";
import { icon } from "../shell/icons.js";
import { text } from "../words/words.js";

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
    button.closest("dialog")?.close();
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

/**
 * A list of names, each with what it means; and with a button that removes it, where there is what that does.
 *
 * @param {string[][]} pairs
 * @param {(key: string) => (() => void) | null} removal
 */
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
        (within(next ?? list, "button") ?? within(list.closest("dialog") ?? document, "button")).focus();
      });
      description.append(cross);
    }
    list.append(term, description);
  }
  return list;
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
