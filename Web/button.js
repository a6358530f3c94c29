// Buttons with a name for readers, as lists, strips and tables have them.

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
