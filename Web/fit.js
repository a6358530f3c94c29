// What does not fit: a box whose content is wider or higher than it is gets the
// class `clipped`, and with it the button in it that opens the whole. Content is
// made smaller first, in three steps; before the last one it may go on in a second line.

const steps = ["", "smaller", "small", "wrapped", "smallest"];

const observer = new ResizeObserver((entries) => {
  for (const box of new Set(entries.flatMap(({ target }) => boxes(target)))) measure(box);
});

/** Watches a box, which has the class `fit`; its first child is what has to fit. */
export function watch(box) {
  observer.observe(box);
  for (const child of box.firstElementChild.children) observer.observe(child);
  // What it is in may become less high: a formula above an answer takes its room.
  queueMicrotask(() => {
    const outcome = box.closest(".outcome");
    if (outcome) observer.observe(outcome);
  });
}

function boxes(element) {
  const box = element.closest(".fit");
  return box ? [box] : [...element.querySelectorAll(".fit")];
}

function measure(box) {
  const room = box.firstElementChild;
  const outcome = box.closest(".outcome");
  // Out of sight, or as it was left. Letters have another size in another layout.
  const now = () => [box.getBoundingClientRect().width, outcome?.clientHeight, document.body.dataset.layout,
    room.textContent].join(" ");
  if (!room.clientWidth || box.measured === now()) return;
  room.style.maxHeight = "";
  for (const step of steps) {
    box.classList.remove("clipped", ...steps.filter(Boolean));
    if (step) box.classList.add(step);
    if (!isClipped(room, outcome)) break;
  }
  if (isClipped(room, outcome)) {
    box.classList.add("clipped");
    if (outcome) room.style.maxHeight = `${outcome.clientHeight}px`;
  }
  box.measured = now();
}

/** Whether a part of the content is out of sight; a pixel may be rounding. */
function isClipped(room, outcome) {
  if (room.scrollWidth > room.clientWidth + 1) return true;
  if (outcome && outcome.scrollHeight > outcome.clientHeight + 1) return true;
  // Below its greatest height a box is as high as its content, but for the ink of a root or a power.
  const most = parseFloat(getComputedStyle(room).maxHeight);
  return room.clientHeight >= most - 1 && room.scrollHeight > room.clientHeight + 1;
}
