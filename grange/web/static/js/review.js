// Review: links, the curve and arrow keys change the position without reloading the page, and an unfinished review shows
// its progress. Without this script the links still work.

import { all, closest, dataOf, one, part } from "./dom.js";
import * as moves from "./moves.js";
import * as pager from "./pager.js";

const PARTS = ["stock", "told", "curve", "caption", "picture", "large", "card", "turns", "moves"]; // the pane of the picture keeps its place
const PATIENCE = 2000; // milliseconds
const STYLES = /<style>.*?<\/style>| style="[^"]*"/gs;

const review = part("review");
const last = Number(review.dataset.last);

let at = Number(review.dataset.at);

/** @param {number} move */
const address = (move) => dataOf(review).link + move;

/** @param {Document} page */
function take(page) {
  moves.take(page, PARTS);
  part("curve").toggleAttribute("data-making", one("#curve", page).hasAttribute("data-making"));
}

/**
 * @param {number} move
 * @param {string} [link]
 */
async function go(move, link) {
  at = Math.min(Math.max(move, 0), last);
  await moves.go(link ?? address(at), take);
  await showPlace();
}

/** Scroll the picture to what the move is about. An invisible copy tells where that is, because nothing can be looked up in an image. */
async function showPlace() {
  const pane = part("picture");
  const image = one("img", pane, HTMLImageElement);
  const { about } = image.dataset;
  if (!about || (pane.scrollWidth <= pane.clientWidth && pane.scrollHeight <= pane.clientHeight)) return;
  const answer = await fetch(image.src).catch(() => null);
  if (!answer?.ok) return;
  await image.decode().catch(() => {}); // only then the pane is as high as its picture
  const drawn = (await answer.text()).replaceAll(STYLES, ""); // a page accepts none, and places need none
  if (!image.isConnected) return; // the player has moved on
  const copy = new DOMParser().parseFromString(drawn, "image/svg+xml").documentElement;
  copy.setAttribute("class", "measured");
  pane.append(copy);
  const frame = copy.getBoundingClientRect();
  const place = copy.querySelector(`[id="${CSS.escape(about)}"]`)?.getBoundingClientRect();
  copy.remove();
  if (!place) return;
  const [x, y] = [middle(place.x, place.width) - frame.x, middle(place.y, place.height) - frame.y];
  pane.scrollTo(x - pane.clientWidth / 2, y - pane.clientHeight / 2);
}

/** @type {(start: number, length: number) => number} */
const middle = (start, length) => start + length / 2;

/** While the review is being made, check its progress from time to time. */
async function lookAgain() {
  if (!part("curve").hasAttribute("data-making")) return;
  try {
    take(await moves.fetched(address(at)));
  } catch {
    // the next request follows
  }
  setTimeout(lookAgain, PATIENCE);
}

/**
 * Show all moves, or only some.
 * @param {HTMLElement} button
 */
function pick(button) {
  for (const other of all("[data-only]")) other.setAttribute("aria-pressed", String(other === button));
  part("moves").dataset.shows = button.dataset.only;
  moves.showPresentMove();
}

review.addEventListener("click", (event) => {
  if (closest(event.target, "[data-moves-list]")) return moves.toggleList();
  const filter = closest(event.target, "button[data-only]");
  if (filter) return pick(filter);
  const link = closest(event.target, "a[data-at]");
  if (!link || event.ctrlKey || event.metaKey || event.shiftKey) return;
  event.preventDefault();
  go(Number(link.dataset.at), link.getAttribute("href") ?? undefined); // a link in a drawing has no plain `href`
});

moves.bindKeys(
  () => at,
  last,
  "[role=tablist]",
  (move) => go(move),
);

one(".only").hidden = false;
pager.bindPager(() => {
  moves.showPresentMove();
  showPlace();
});
moves.showPresentMove();
showPlace();
setTimeout(lookAgain, PATIENCE);
