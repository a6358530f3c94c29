// The axes of the plane under the hand: one whose numbers are dragged, or with a mouse its line, is
// scaled alone.

/** How near to a number a finger takes hold of its axis, and a mouse of a number or the line, in pixels. */
const FINGER = 12;
const MOUSE = 4;
/** A drag that begins nearer than this to what stays in its place scales as one from here, in pixels. */
const LEVER = 40;
/** The least that an axis shrinks to in one drag. */
const LEAST = 0.1;

/**
 * Takes hold of the axis at a place.
 *
 * What is held follows the hand, about zero or, where that is out of sight, the edge next to it.
 *
 * @param place x, y: in CSS pixels; isMouse; plane; axes: where their lines and numbers are.
 * @param zoom Called with a factor, the name of the axis, and the x and y of what stays.
 * @returns axis: 0 for x, 1 for y; drag(x, y): the hand is there. Null where there is no axis.
 */
export function hold({ axes, plane, x, y, isMouse }, zoom) {
  const reach = isMouse ? MOUSE : FINGER;
  const start = [x, y];
  const isOn = (box) => x > box.left - reach && x < box.right + reach && y > box.top - reach && y < box.bottom + reach;
  let axis = axes.findIndex(({ numbers }) => numbers.some(isOn));
  if (axis < 0 && isMouse) axis = axes.findIndex(({ line }, axis) => Math.abs(start[1 - axis] - line) <= MOUSE);
  if (axis < 0) return null;
  const length = axis ? plane.clientHeight : plane.clientWidth;
  // The numbers of the other axis stand at the edge next to it.
  const [beside] = axes[1 - axis].numbers;
  const fixed = axes[1 - axis].line ?? ((axis ? beside?.top : beside?.left) > length / 2 ? length : 0);
  const away = start[axis] - fixed;
  const lever = Math.max(LEVER, Math.abs(away)) * (away < 0 ? -1 : 1);
  let scale = 1;
  const drag = (...now) => {
    const wanted = Math.max(LEAST, 1 + (now[axis] - start[axis]) / lever);
    if (wanted !== scale) zoom(wanted / scale, "xy"[axis], axis ? undefined : fixed, axis ? fixed : undefined);
    scale = wanted;
  };
  return { axis, drag };
}
