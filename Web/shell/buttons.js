// Buttons with a name for readers, as lists, strips and tables have them, and rows of those with words on them.

/** A button that is called something; without markup its name stands on it. */
export function button(className, name, markup) {
  const element = document.createElement("button");
  element.type = "button";
  element.className = className;
  element.setAttribute("aria-label", name);
  if (markup === undefined) element.textContent = name;
  else element.innerHTML = markup;
  return element;
}

/** A row of buttons, each with its name and what it does. */
export function actions(pairs) {
  const row = document.createElement("div");
  row.className = "actions";
  row.append(...pairs.map(([name, act]) => action(name, act)));
  return row;
}

/** A button with words on it, and what it does. */
export function action(name, act, className = "") {
  const element = document.createElement("button");
  Object.assign(element, { type: "button", className, textContent: name });
  element.addEventListener("click", act);
  return element;
}
