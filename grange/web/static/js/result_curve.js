// The curve of a finished game, drawn at the size that the end page has for it; requested again while the review is being made.

import { maybe, part } from "./dom.js";
import { parsed } from "./morph.js";

const [PATIENCE, LONGEST] = [2500, 60000]; // milliseconds between two requests while it is being made, and at most after refusals
const WORDS = 64; // pixels of the text above the curve
const [LOWEST, HIGHEST, WIDEST] = [100, 240, 2000]; // pixels of a curve
const HAND = { width: 420, height: 150 }; // on a page so narrow that it scrolls, nothing limits the height

/** @type {HTMLElement | null} */
let filled = null; // the element that already has it

/** Show the curve, once the page has an element for it. */
export function showCurve() {
  const place = maybe("result-curve");
  if (!place || place === filled) return;
  filled = place;
  look(place);
}

/**
 * Request the curve, and again while it is being made; after refusals less and less often.
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
 * Return the width and height that the curve can have.
 * @param {HTMLElement} place
 */
function sizeIn(place) {
  const width = Math.min(WIDEST, Math.round(place.clientWidth));
  if (width <= HAND.width) return [width, HAND.height];
  return [width, Math.round(Math.min(HIGHEST, Math.max(LOWEST, place.clientHeight - WORDS)))];
}

/**
 * Show the answer; announce it to screen readers only when it is finished.
 * @param {HTMLElement} place
 * @param {DocumentFragment} answer
 */
function fill(place, answer) {
  place.ariaBusy = String(Boolean(answer.querySelector("[data-making]")));
  place.replaceChildren(answer);
}
