// Changing a drawing into another one. Laying out a formula costs a browser far
// more than comparing it, so what is the same stays.

/** Whether this browser draws MathML at all: Lockdown Mode switches it off. */
export const drawsMathml = "MathMLElement" in globalThis;

/** Makes an element's content that of the markup, with as few changes as it takes. */
export function morph(root, markup) {
  const template = document.createElement("template");
  template.innerHTML = markup;
  children(root, template.content);
}

function children(from, to) {
  const old = [...from.childNodes];
  const wanted = [...to.childNodes];
  let first = 0;
  let [last, end] = [old.length, wanted.length];
  while (first < last && first < end && old[first].isEqualNode(wanted[first])) first += 1;
  while (last > first && end > first && old[last - 1].isEqualNode(wanted[end - 1])) [last, end] = [last - 1, end - 1];
  // What stands behind the change has other numbers, but is the same.
  const behind = [];
  while (last > first && end > first && isAlike(old[last - 1], wanted[end - 1])) {
    [last, end] = [last - 1, end - 1];
    behind.push([old[last], wanted[end]]);
  }
  const next = old[last] ?? null;
  const pairs = Math.min(last, end);
  for (let index = first; index < pairs; index += 1) node(from, old[index], wanted[index]);
  for (let index = pairs; index < last; index += 1) old[index].remove();
  for (let index = pairs; index < end; index += 1) from.insertBefore(wanted[index], next);
  for (const [one, other] of behind) node(from, one, other);
}

function node(parent, old, wanted) {
  if (old.nodeName !== wanted.nodeName) {
    parent.replaceChild(wanted, old);
  } else if (old.nodeType === Node.TEXT_NODE) {
    if (old.data !== wanted.data) old.data = wanted.data;
  } else {
    attributes(old, wanted);
    children(old, wanted);
  }
}

function attributes(old, wanted) {
  for (const { name, value } of wanted.attributes) {
    if (old.getAttribute(name) !== value) old.setAttribute(name, value);
  }
  if (old.attributes.length === wanted.attributes.length) return;
  for (const { name } of [...old.attributes]) {
    if (!wanted.hasAttribute(name)) old.removeAttribute(name);
  }
}

/** Whether two parts are probably the same one. */
function isAlike(one, other) {
  return one.nodeName === other.nodeName && one.textContent === other.textContent;
}
