// The layout of a table's desk. Classes of the table and the board describe what shapes it, because style sheets that searched for it
// themselves, with `:has`, would make the browser search the whole table after each change.

import { dataOf, part } from "./dom.js";
import { morph } from "./morph.js";

const table = part("table");
const board = part("board");
const shapes = dataOf(board).shapes.split(" ");

/**
 * Lay out the desk as it was parsed.
 * @param {DocumentFragment} fresh
 * @param {boolean} [preview]
 */
export function lay(fresh, preview = false) {
  morph(board, fresh, preview);
  for (const shape of shapes) {
    const there = board.getElementsByClassName(shape).length > 0;
    for (const place of [table, board]) place.classList.toggle(`has-${shape}`, there);
  }
}
