// When others are to move: how long they have, and the way to the table that has waited longest for the player.

import { fitBar } from "./bar.js";
import { maybe, one, part } from "./dom.js";

/** @import { NextTable } from "./types.d.ts" */

const here = part("table").dataset.table ?? "";
const badge = part("others-wait");
const { lang } = document.documentElement;

const A_MINUTE = 60_000; // between two looks while the player is asked here
const A_DAY = 86_400_000;
let looked = Number.NEGATIVE_INFINITY;
/** @type {NextTable} */
let next = { count: 0 };

const waits = () => part("ask").querySelector("[data-waits]") !== null;

/** Show how many other tables wait for the player, and the way to the next one if nobody asks them anything here. */
export async function offerNextTable() {
  sayUntilWhen();
  show();
  if (!waits() && performance.now() - looked < A_MINUTE) return;
  looked = performance.now();
  next = await fetch(`/games/next?but=${encodeURIComponent(here)}`)
    .then((answer) => /** @type {Promise<NextTable>} */ (answer.ok ? answer.json() : { count: 0 }))
    .catch(() => ({ count: 0 }));
  show();
}

function show() {
  const { count, address = "", game = "", since = "", more = "" } = next;
  badge.hidden = count === 0;
  badge.title = more;
  badge.textContent = String(count);
  if (!count || !maybe("next-table")) return;
  const link = part("next-table", HTMLAnchorElement);
  link.hidden = false;
  link.href = address;
  one("small", link).textContent = `${game}, ${since}`;
  part("my-games").hidden = true;
  const meanwhile = maybe("meanwhile");
  if (meanwhile) meanwhile.textContent = more;
  fitBar();
}

/** Say until when the player on move has time, by the clock on the wall. */
function sayUntilWhen() {
  const said = part("ask").querySelector("[data-by]");
  if (!(said instanceof HTMLElement)) return;
  const end = new Date(Number(said.dataset.by) * 1000);
  const days = Math.round((new Date(end).setHours(0, 0, 0, 0) - new Date().setHours(0, 0, 0, 0)) / A_DAY);
  const sentence = [said.dataset.today, said.dataset.tomorrow][days] ?? said.dataset.later ?? "";
  said.textContent = sentence
    .replace("{day}", end.toLocaleDateString(lang, { day: "numeric", month: "long" }))
    .replace("{time}", end.toLocaleTimeString(lang, { hour: "2-digit", minute: "2-digit", hourCycle: "h23" }));
}
