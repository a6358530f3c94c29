// What the engine reports of its instances: that one did not start, was restarted, or could not read what was kept.

import { openSetAside } from "../dialogs/set-aside.js";
import { missing } from "./messages.js";
import * as notices from "./notices.js";

/** Says that something failed: "start", "restarted" or "damaged". */
export function failed(kind) {
  if (kind === "start") missing();
  else if (kind === "damaged") notices.notice(kind, [["setAside", openSetAside]]);
  else notices.notice(kind);
}
