// The next table: when others are to move here, a button leads to the table that has waited longest for the player.

import { fitBar } from "./bar.js";
import { one, part } from "./dom.js";

/** @import { NextTable } from "./types.d.ts" */

const here = part("table").dataset.table ?? "";
const onward = part("onward");
const link = part("next-table", HTMLAnchorElement);
const badge = part("others-wait");

const A_MINUTE = 60_000; // between two looks while the player is asked here
let looked = Number.NEGATIVE_INFINITY;

const waits = () => part("ask").querySelector("[data-waits]") !== null;

/** Show how many other tables wait for the player, and the way to the next one if nobody asks them anything here. */
export async function offerNextTable() {
  onward.hidden ||= !waits();
  if (!waits() && performance.now() - looked < A_MINUTE) return;
  looked = performance.now();
  const next = await fetch(`/games/next?but=${encodeURIComponent(here)}`)
    .then((answer) => /** @type {Promise<NextTable>} */ (answer.ok ? answer.json() : { count: 0 }))
    .catch(() => /** @type {NextTable} */ ({ count: 0 }));
  badge.hidden = next.count === 0;
  onward.hidden = badge.hidden || !waits();
  if (next.count) show(next);
  fitBar();
}

/** @param {NextTable} next */
function show({ count, address = "", game = "", since = "", more = "" }) {
  link.href = address;
  link.title = badge.title = more;
  one("small", link).textContent = `${game}, ${since}`;
  badge.textContent = String(count);
}
