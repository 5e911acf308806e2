// Other players' tables: the table as it lies before another seat, without what only that player may see. Players look there for a
// moment, spectators as long as they like.

import { all, one, part } from "./dom.js";
import { seenBy } from "./live.js";

/** @import { Snapshot } from "./types.d.ts" */

const table = part("table");

export const spectates = "through" in table.dataset;

/** @type {number | null} */
let seat = spectates ? Number(table.dataset.through) : null; // whose table is in sight; null: one's own

/** Return whether a player looks at somebody else's table. */
export const elsewhere = () => !spectates && seat !== null;

/** Return the seat at whose table a spectator looks; 0 for a player. */
export const watched = () => (spectates ? (seat ?? 0) : 0);

/**
 * Ask for the table of a seat, or again for the one in sight; returns null if another one is asked for meanwhile.
 * @param {number | null} [wanted]
 */
export async function look(wanted = seat) {
  seat = wanted;
  if (spectates) history.replaceState(null, "", `?eyes=${seat}`);
  const shown = await seenBy(seat ?? 0);
  return seat === wanted ? shown : null;
}

/** Return to one's own table. */
export function leave() {
  seat = null;
}

/** Return the seat after the one in sight; a player's own is left out. */
export function next() {
  const others = all(":scope > *", one("[data-seats]"))
    .filter((each) => spectates || !each.classList.contains("me"))
    .map((each) => Number(each.dataset.seat));
  return others[(others.indexOf(seat ?? -1) + 1) % others.length];
}

/**
 * For a spectator, replace the table that was sent by the one in sight.
 * @param {Snapshot} message
 */
export async function through(message) {
  const shown = spectates && seat ? await seenBy(seat) : null;
  return shown ? { ...message, desk: shown.desk, seats: shown.seats } : message;
}
