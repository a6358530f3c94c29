// The size of the plane in device pixels, followed as it changes.

/** Calls back with the width and the height of an element in device pixels, at first and whenever they change. */
export function watchSize(plane, onSize) {
  const observer = new ResizeObserver(([entry]) => {
    const [exact] = entry.devicePixelContentBoxSize ?? [];
    const { width, height } = entry.contentRect;
    onSize(inDevicePixels(width, exact?.inlineSize), inDevicePixels(height, exact?.blockSize));
  });
  try {
    observer.observe(plane, { box: "device-pixel-content-box" });
  } catch {
    observer.observe(plane);
  }
  const watchDensity = () =>
    matchMedia(`(resolution: ${devicePixelRatio}dppx)`).addEventListener?.("change", () => {
      onSize(plane.clientWidth * devicePixelRatio, plane.clientHeight * devicePixelRatio);
      watchDensity();
    }, { once: true });
  watchDensity();
}

/** A length as the browser rounds it to whole pixels; where a device is imitated, that is of another density. */
function inDevicePixels(length, exact) {
  const scaled = length * devicePixelRatio;
  return Math.abs(exact - scaled) < 1.5 ? exact : scaled;
}
