// Handing over the screen: while the cover is on the table, nothing under it can be seen, reached or pressed.

import { all, one, part } from "./dom.js";

const laid = part("cover");
const under = all("#table > :not(#cover, #lost, #slip)");

/** Disable everything under the cover while it is shown, and enable it afterwards. */
export function cover() {
  const covered = laid.childElementCount > 0;
  for (const each of under) each.inert = covered;
  if (!covered) return;
  for (const open of all("[popover]:popover-open")) open.hidePopover();
  for (const open of all("dialog[open]", document, HTMLDialogElement)) open.close();
  one("[data-here]", laid).focus();
}
