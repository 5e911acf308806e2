// The desk of a table. What shapes it is named by classes, too, of the table and the board: style sheets that looked for it themselves,
// with `:has`, would let the browser look through the whole table after each change.

import { morph } from "./morph.js";

const table = document.getElementById("table");
const board = document.getElementById("board");
const shapes = board.dataset.shapes.split(" ");

/** Lay out the desk anew, from what was parsed. */
export function lay(fresh, preview = false) {
  morph(board, fresh, preview);
  for (const shape of shapes) {
    const there = board.getElementsByClassName(shape).length > 0;
    for (const place of [table, board]) place.classList.toggle(`has-${shape}`, there);
  }
}
