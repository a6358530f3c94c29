// Examples for newcomers, in a drawer: each runs when it is tapped. Their list is
// the engine's, so that the command has the same.

import { Instance } from "../engine/instance.js";
import { icon } from "../shell/icons.js";
import { drawsMathml } from "../shell/morph.js";
import { language, text } from "../words/words.js";
import { actionButton, openDialog } from "./dialog.js";
import { searchField } from "./search-field.js";
import "./style.js";

const kinds = { formula: "exactSums", graph: "provedGraphs", desk: "deskPrograms" };

/** Opens the drawer; calls back with the example that is chosen. */
export async function openExamples(run) {
  const instance = new Instance("examples");
  try {
    const examples = JSON.parse(await instance.ask(language()));
    const groups = Object.keys(kinds).map((kind) => group(kind, examples.filter((example) => example.kind === kind), run));
    const entries = groups.flatMap((group) => [...group.querySelectorAll(".example")]);
    openDialog(text("examples"), "examples", searchField(entries), ...groups);
  } finally {
    instance.end();
  }
}

function group(kind, examples, run) {
  const section = document.createElement("section");
  const heading = document.createElement("h3");
  heading.innerHTML = icon(kind);
  heading.append(text(kinds[kind]));
  section.append(heading, ...examples.map((example) => {
    const isDrawn = drawsMathml && example.mathml;
    const button = actionButton(isDrawn ? "" : example.text, () => run(example));
    button.classList.add("example");
    button.dataset.text = example.text;
    if (isDrawn) {
      const formula = document.createElement("span");
      formula.innerHTML = example.mathml;
      if (example.bounds) formula.append(example.bounds);
      button.append(formula);
    }
    const title = document.createElement("small");
    title.textContent = example.title;
    button.append(title);
    return button;
  }));
  return section;
}
