// Handing the screen over: while the cover lies on the table, nothing else can be seen, reached or pressed.

const laid = document.getElementById("cover");
const under = [...document.querySelectorAll("#table > :not(#cover)")];

/** Take everything away while the table is covered, and give it back. */
export function cover() {
  const covered = laid.childElementCount > 0;
  for (const part of under) part.inert = covered;
  if (!covered) return;
  for (const open of document.querySelectorAll("[popover]:popover-open")) open.hidePopover();
  for (const open of document.querySelectorAll("dialog[open]")) open.close();
  laid.querySelector("[data-here]").focus();
}
