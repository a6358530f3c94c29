// What does not fit: a box whose content is wider or higher than it is gets the
// class `clipped`, and with it the button in it that opens the whole. Content is
// made smaller first, in two steps.

const steps = ["", "smaller", "smallest"];

const observer = new ResizeObserver((entries) => {
  for (const box of new Set(entries.map(({ target }) => target.closest(".fit")))) if (box) measure(box);
});

/** Watches a box, which has the class `fit`; its first child is what has to fit. */
export function watch(box) {
  observer.observe(box);
  for (const child of box.firstElementChild.children) observer.observe(child);
}

function measure(box) {
  const room = box.firstElementChild;
  const { width } = box.getBoundingClientRect();
  // Out of sight, or as it was: nothing that is done here changes the width.
  // Letters have another size in another layout.
  const now = `${width} ${document.body.dataset.layout} ${room.textContent}`;
  if (width === 0 || box.measured === now) return;
  box.measured = now;
  box.classList.remove("clipped", ...steps.filter(Boolean));
  let step = 0;
  while (isClipped(room) && step < steps.length - 1) {
    step += 1;
    box.classList.remove(...steps.filter(Boolean));
    box.classList.add(steps[step]);
  }
  box.classList.toggle("clipped", isClipped(room));
}

/** Whether a part of the content is out of sight; a pixel may be rounding. */
function isClipped(room) {
  if (room.scrollWidth > room.clientWidth + 1) return true;
  // Below its greatest height a box is as high as its content, but for the ink of a root or a power.
  const most = parseFloat(getComputedStyle(room).maxHeight);
  return room.clientHeight >= most - 1 && room.scrollHeight > room.clientHeight + 1;
}
