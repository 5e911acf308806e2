// What people at the table say to each other: seven phrases, each shown for a while at the speaker's seat.

import { all, closest, dataOf, part } from "./dom.js";
import { post } from "./live.js";
import { seatMark } from "./marks.js";
import { wants } from "./settings.js";

/** @import { Phrase } from "./types.d.ts" */

const SHOWN = 4000; // milliseconds
const table = part("table");

/**
 * Show phrases, unless this player has switched them off.
 * @param {Phrase[]} phrases
 */
export function hear(phrases) {
  if (wants("hear")) phrases.forEach(show);
}

/** @param {Phrase} phrase */
function show({ seat, text, name }) {
  const place = all(`[data-seats] [data-seat="${seat}"]`).find((item) => item.checkVisibility());
  if (!place) return;
  table.querySelector(`.say-slip[data-seat="${seat}"]`)?.remove();
  const slip = Object.assign(document.createElement("p"), { className: "say-slip", ariaHidden: "true" });
  slip.dataset.seat = String(seat);
  slip.append(seatMark(seat), text);
  table.append(slip);
  const [here, frame] = [place.getBoundingClientRect(), table.getBoundingClientRect()];
  slip.style.left = `${Math.max(4, Math.min(here.left - frame.left, frame.width - slip.offsetWidth - 4))}px`;
  slip.style.top = `${here.top - frame.top + (here.height - slip.offsetHeight) / 2}px`; // on the seat, above the question
  part("heard").textContent = `${name}: ${text}`;
  setTimeout(() => slip.remove(), SHOWN);
}

/**
 * Say the phrase of a button; returns the server's answer.
 * @param {HTMLElement} button
 */
export async function sayPhrase(button) {
  part("phrases").hidePopover();
  const speaker = closest(button, "[data-speaker]")?.dataset.speaker;
  return post("say", { seat: Number(speaker), phrase: dataOf(button).phrase });
}
