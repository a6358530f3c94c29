// Style sheets that are not needed at once.

/** Resolves when a style sheet beside the scripts is in force, or cannot be had. */
export function loadStyleSheet(name) {
  return new Promise((done) => {
    const link = Object.assign(document.createElement("link"), { rel: "stylesheet", href: new URL(name, import.meta.url).href });
    link.onload = link.onerror = done;
    document.head.append(link);
  });
}
