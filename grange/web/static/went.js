// How a game went: the curve on the page of its end, drawn for the room that is left there, as soon as its review knows it.

import { parsed } from "./morph.js";

const PATIENCE = 2500;
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

/** Ask what is known, and as long as it is being found out, again. */
async function look(place) {
  const [width, height] = sizeIn(place);
  const answer = await fetch(`/table/${document.getElementById("table").dataset.table}/went?width=${width}&height=${height}`).catch(() => null);
  if (answer?.ok) fill(place, parsed(await answer.text()));
  if (!answer?.ok || place.querySelector("[data-making]")) setTimeout(() => place.isConnected && look(place), PATIENCE);
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
