// What is not there at first looks as it should before it is shown: dialogs with a script of their own, and the desk calculator.

import { loadStyleSheet } from "../shell/style-sheet.js";

await loadStyleSheet("dialogs.css");
