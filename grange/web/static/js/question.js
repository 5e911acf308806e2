// The question in the bar: its options, its seat, and its lists that unfold.

import { all, part } from "./dom.js";
import * as marks from "./marks.js";
import { parsed } from "./morph.js";
import * as pager from "./pager.js";

/** @import { Snapshot } from "./types.d.ts" */

/** @param {HTMLElement[]} buttons */
const codes = (buttons) => buttons.map((button) => button.dataset.option).join();

/** Return the options of the question as one text; two questions with equal texts are the same. */
export const asked = () => codes(marks.buttons());

/** Return the seat that is asked. */
export const seatAsked = () => Number(part("prompt").dataset.seat);

/**
 * Return whether the player was asked before and still is: then no moves are played out over the question.
 * @param {Snapshot} message
 */
export const isStillAsked = (message) => asked() !== "" && asked() === codes(all("[data-option]", parsed(message.ask)));

/** On a phone, open the page on which something can be chosen, if none of it is visible. */
export function openPageOfQuestion() {
  const places = marks
    .buttons()
    .filter((button) => button.closest("#list, #ask > .opts"))
    .flatMap(marks.targetsOf);
  if (places.length && !places.some((place) => place.getClientRects().length)) pager.openPageOf(places.at(-1));
}

/**
 * Unfold the list of a button, or fold it.
 * @param {HTMLElement} button
 */
export function unfold(button) {
  const list = part(button.dataset.unfold ?? "list");
  const open = !list.classList.contains("open");
  fold();
  list.classList.toggle("open", open);
  button.setAttribute("aria-expanded", String(open));
  if (open) all("[data-option]", list)[0]?.focus({ preventScroll: true });
}

/** Fold all lists; return whether one was open. */
export function fold() {
  const open = all("#ask .list.open");
  for (const list of open) list.classList.remove("open");
  for (const button of all("#ask [aria-expanded]")) button.setAttribute("aria-expanded", "false");
  return open.length > 0;
}
