// The tools of the graph: a row of buttons that is one stop of the Tab key.

import { icon } from "../shell/icons.js";
import { text } from "../words/words.js";

/** Lets the arrow keys walk along a row of buttons. */
export function walkByArrows(tools) {
  tools.addEventListener("keydown", (event) => {
    const next = event.target[{ ArrowRight: "nextSibling", ArrowLeft: "previousSibling" }[event.key]];
    if (!next) return;
    event.preventDefault();
    event.target.tabIndex = -1;
    next.tabIndex = 0;
    next.focus();
  });
}

/** Puts the tools into their row, each an icon, the name of its words and what it does. */
export function labelTools(tools, list) {
  tools.setAttribute("aria-label", text("graphTools"));
  tools.replaceChildren(...list.map(([drawing, name, action], place) => {
    const button = document.createElement("button");
    // Arrow keys come to the others.
    Object.assign(button, { type: "button", className: "tool", innerHTML: icon(drawing), title: text(name), tabIndex: place ? -1 : 0 });
    button.dataset.tool = name;
    button.setAttribute("aria-label", text(name));
    button.addEventListener("click", action);
    return button;
  }));
}
