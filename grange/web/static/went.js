// How a game went: the curve on the page of its end, drawn for the room that is left there, as soon as its review knows it.

import { parsed } from "./morph.js";

const [PATIENCE, LONGEST] = [2500, 60000]; // milliseconds until it is asked again while it is made, and at most after refusals
const WORDS = 64; // pixels of what stands above the curve
const [LOWEST, HIGHEST, WIDEST] = [100, 240, 2000]; // pixels of a curve
const HAND = { width: 420, height: 150 }; // of one in a page so narrow that it scrolls, and nothing bounds its height

let shown = null; // the place in which it stands

/** Show what is known of how the game went, once there is a place for it. */
export function show() {
  const place = document.getElementById("went");
  if (!place || place === shown) return;
  shown = place;
  look(place);
}

/** Ask what is known, and as long as it is being found out, again; after a refusal more and more seldom. */
async function look(place, patience = PATIENCE) {
  const [width, height] = sizeIn(place);
  const answer = await fetch(`/table/${document.getElementById("table").dataset.table}/went?width=${width}&height=${height}`).catch(() => null);
  const known = answer?.ok ? await answer.text().catch(() => null) : null;
  if (known !== null) fill(place, parsed(known));
  const again = known === null ? Math.min(LONGEST, 2 * patience) : PATIENCE;
  if (known === null || place.querySelector("[data-making]")) setTimeout(() => place.isConnected && look(place, again), again);
}

/** Tell how wide and how high the curve can be. */
function sizeIn(place) {
  const width = Math.min(WIDEST, Math.round(place.clientWidth));
  if (width <= HAND.width) return [width, HAND.height];
  return [width, Math.round(Math.min(HIGHEST, Math.max(LOWEST, place.clientHeight - WORDS)))];
}

/** Show what was answered; who listens to the page is told when it is known, and not of every step. */
function fill(place, answer) {
  place.ariaBusy = String(Boolean(answer.querySelector("[data-making]")));
  place.replaceChildren(answer);
}
