// The curve of a finished game, drawn at the size that the end page leaves for it; asked for again while the review is being made.

import { maybe, part } from "./dom.js";
import { parsed } from "./morph.js";

const [PATIENCE, LONGEST] = [2500, 60000]; // milliseconds between two requests while it is made, and at most after refusals
const WORDS = 64; // pixels of the words above the curve
const [LOWEST, HIGHEST, WIDEST] = [100, 240, 2000]; // pixels of a curve
const HAND = { width: 420, height: 150 }; // on a page so narrow that it scrolls, nothing bounds the height

/** @type {HTMLElement | null} */
let filled = null; // the place that has it already

/** Show the curve, once the page has a place for it. */
export function showCurve() {
  const place = maybe("result-curve");
  if (!place || place === filled) return;
  filled = place;
  look(place);
}

/**
 * Ask for the curve, and again as long as it is being made; after refusals less and less often.
 * @param {HTMLElement} place
 * @param {number} [patience]
 */
async function look(place, patience = PATIENCE) {
  const [width, height] = sizeIn(place);
  const address = `/table/${part("table").dataset.table}/curve?width=${width}&height=${height}`;
  const answer = await fetch(address).catch(() => null);
  const known = answer?.ok ? await answer.text().catch(() => null) : null;
  if (known !== null) fill(place, parsed(known));
  const again = known === null ? Math.min(LONGEST, 2 * patience) : PATIENCE;
  if (known === null || place.querySelector("[data-making]"))
    setTimeout(() => place.isConnected && look(place, again), again);
}

/**
 * Return how wide and how high the curve can be.
 * @param {HTMLElement} place
 */
function sizeIn(place) {
  const width = Math.min(WIDEST, Math.round(place.clientWidth));
  if (width <= HAND.width) return [width, HAND.height];
  return [width, Math.round(Math.min(HIGHEST, Math.max(LOWEST, place.clientHeight - WORDS)))];
}

/**
 * Show the answer; screen readers hear of it when it is finished, not of every step.
 * @param {HTMLElement} place
 * @param {DocumentFragment} answer
 */
function fill(place, answer) {
  place.ariaBusy = String(Boolean(answer.querySelector("[data-making]")));
  place.replaceChildren(answer);
}
