// The drawer with the score sheet and the log, for screens without room for them beside the board.

import { all, one, part } from "./dom.js";

const sheets = part("sheets");

/**
 * Open the drawer, or close it.
 * @param {boolean} [open]
 */
export function toggleSheets(open = Boolean(sheets.hidden)) {
  sheets.hidden = !open;
  one(".tools [data-sheets]").setAttribute("aria-expanded", String(open));
  fillSheets();
  if (open) one("[data-sheets]", sheets).focus();
}

/** Copy what is beside the board into the open drawer. */
export function fillSheets() {
  if (sheets.hidden) return;
  const copies = all(".p-score, .p-log", part("board")).map(
    (sheet) => /** @type {HTMLElement} */ (sheet.cloneNode(true)),
  );
  for (const named of copies.flatMap((sheet) => all("[id]", sheet))) named.removeAttribute("id");
  one(".text", sheets).replaceChildren(...copies);
}
