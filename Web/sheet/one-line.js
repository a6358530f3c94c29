// Formulas whose fractions stand on one line, for places that have no room for two: a/b, with brackets
// where the reading would be another without them.

/** Signs between which a fraction on one line is read as one. */
const APART = /^[+\-−±=<>≤≥≠≈,;:∨∧→]$/;
const ADDING = /^[+\-−±]$/;
const MATH = "http://www.w3.org/1998/Math/MathML";

/** A drawing with its fractions on one line; nothing where it has none. */
export function onOneLine(drawn) {
  if (!drawn.querySelector("mfrac")) return null;
  const flat = drawn.cloneNode(true);
  // From the innermost on.
  for (const fraction of [...flat.querySelectorAll("mfrac")].reverse()) flatten(fraction);
  return flat;
}

function flatten(fraction) {
  const [above, below] = fraction.children;
  // A binomial has no bar.
  if (fraction.getAttribute("linethickness") === "0" || !below) return;
  const needsBrackets = !standsApart(fraction);
  const row = element("mrow");
  const parts = [...bracketed(above, isSum(above)), sign("/"), ...bracketed(below, !isOne(below))];
  row.append(...(needsBrackets ? [sign("("), ...parts, sign(")")] : parts));
  for (const { name, value } of fraction.attributes) row.setAttribute(name, value);
  fraction.replaceWith(row);
}

/** Whether nothing beside a part takes hold of it. */
function standsApart(part) {
  const { parentElement: parent } = part;
  if (!parent || !["mrow", "math", "mstyle", "msqrt", "mtd", "mfrac", "mpadded"].includes(parent.localName)) return false;
  // The lines above and below a bar have brackets of their own; a fraction in one is a quotient.
  if (parent.localName === "mfrac") return parent.firstElementChild === part;
  const isFree = (beside) => !beside || (beside.localName === "mo" && (APART.test(text(beside)) || isBracket(beside)));
  const isAlone = !part.previousElementSibling && !part.nextElementSibling;
  if (isAlone && (parent.localName === "mrow" || parent.localName === "mstyle")) return standsApart(parent);
  return isFree(part.previousElementSibling) && isFree(part.nextElementSibling);
}

const text = (part) => part.textContent.trim();
const isBracket = (part) => /^[()[\]{}|]$/.test(text(part));

/** The parts of a row, without rows around it. */
function inner(part) {
  while (["mrow", "mstyle"].includes(part.localName) && part.children.length === 1) part = part.firstElementChild;
  return part;
}

/** Whether a line has a sum at its top, or a function whose argument would go on behind it. */
function isSum(part) {
  const { children, localName } = inner(part);
  if (localName !== "mrow") return false;
  return [...children].some((each, place) => each.localName === "mo" && ((place > 0 && ADDING.test(text(each))) || text(each) === "\u2061"));
}

/** Whether a line is a number, a name, a root or a power of these. */
function isOne(part) {
  const only = inner(part);
  if (["mn", "mi", "msqrt", "mroot"].includes(only.localName)) return true;
  if (["msup", "msub"].includes(only.localName)) return isOne(only.firstElementChild);
  const { children } = only;
  return only.localName === "mrow" && children.length > 1 && text(children[0]) === "(" && text(children[children.length - 1]) === ")"
    && [...children].filter((each) => isBracket(each)).length === 2;
}

function bracketed(part, needsBrackets) {
  return needsBrackets ? [sign("("), part, sign(")")] : [part];
}

function element(name) {
  return document.createElementNS(MATH, name);
}

function sign(character) {
  const drawn = element("mo");
  drawn.textContent = character;
  // Brackets are as high as a line, and a slash has no air.
  drawn.setAttribute("stretchy", "false");
  if (character === "/") for (const side of ["lspace", "rspace"]) drawn.setAttribute(side, "0");
  return drawn;
}
