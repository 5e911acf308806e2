// Other players' tables: the table as another seat sees it, without what only that player may see. Players look there for a
// moment, spectators as long as they like.

import { all, one, part } from "./dom.js";
import { seenBy } from "./live.js";

/** @import { Snapshot } from "./types.d.ts" */

const table = part("table");

export const spectates = "through" in table.dataset;

/** @type {number | null} */
let seat = spectates ? Number(table.dataset.through) : null; // whose table is shown; null for the player's own

/** Return whether a player looks at another player's table. */
export const elsewhere = () => !spectates && seat !== null;

/** Return the seat whose table a spectator sees; 0 for a player. */
export const watched = () => (spectates ? (seat ?? 0) : 0);

/**
 * Request the table of a seat, or again the one that is shown; returns null if another one was requested meanwhile.
 * @param {number | null} [wanted]
 */
export async function look(wanted = seat) {
  seat = wanted;
  if (spectates) history.replaceState(null, "", `?eyes=${seat}`);
  const shown = await seenBy(seat ?? 0);
  return seat === wanted ? shown : null;
}

/** Return to the player's own table. */
export function leave() {
  seat = null;
}

/** Return the seat after the one that is shown, skipping the player's own. */
export function next() {
  const others = all(":scope > *", one("[data-seats]"))
    .filter((each) => spectates || !each.classList.contains("me"))
    .map((each) => Number(each.dataset.seat));
  return others[(others.indexOf(seat ?? -1) + 1) % others.length];
}

/**
 * For a spectator, replace the received table by that of the seat that is shown.
 * @param {Snapshot} message
 */
export async function through(message) {
  const shown = spectates && seat ? await seenBy(seat) : null;
  return shown ? { ...message, desk: shown.desk, seats: shown.seats } : message;
}
