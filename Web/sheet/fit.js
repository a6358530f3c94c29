// What does not fit in a line of the tape: a box whose content is wider or higher than it is gets the
// class `clipped`, and with it the button in it that opens the whole. Content is made smaller first, in
// two steps. What is entered and answered now has a place of its own, layout.js.

const steps = ["", "smaller", "small"];

const observer = new ResizeObserver((entries) => {
  for (const box of new Set(entries.flatMap(({ target }) => boxes(target)))) measure(box);
});

/** Watches a box, which has the class `fit`; its first child is what has to fit. */
export function watch(box) {
  observer.observe(box);
  for (const child of box.firstElementChild.children) observer.observe(child);
}

function boxes(element) {
  const box = element.closest(".fit");
  return box ? [box] : [...element.querySelectorAll(".fit")];
}

function measure(box) {
  const room = box.firstElementChild;
  // Out of sight, or as it was left. Letters have another size in another layout, and in lines that are compact.
  const now = () => [box.getBoundingClientRect().width, document.body.dataset.layout, box.closest(".tape")?.className, room.textContent].join(" ");
  if (!room.clientWidth || box.measured === now()) return;
  for (const step of steps) {
    box.classList.remove("clipped", ...steps.filter(Boolean));
    if (step) box.classList.add(step);
    if (!isClipped(room)) break;
  }
  if (isClipped(room)) box.classList.add("clipped");
  box.measured = now();
}

/** Whether a part of the content is out of sight; a pixel may be rounding. */
function isClipped(room) {
  if (room.scrollWidth > room.clientWidth + 1) return true;
  // Below its greatest height a box is as high as its content, but for the ink of a root or a power.
  const most = parseFloat(getComputedStyle(room).maxHeight);
  if (room.clientHeight < most - 1) return false;
  // WebKit does not count what stands out above and below alike.
  const drawn = room.querySelector("math")?.getBoundingClientRect().height ?? 0;
  return Math.max(room.scrollHeight, drawn) > room.clientHeight + 1;
}
