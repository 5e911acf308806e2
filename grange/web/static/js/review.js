// Review: links, the curve and arrow keys change the position without reloading the page, and an unfinished review shows
// its progress. Without this script the links still work.

import { all, closest, dataOf, one, part } from "./dom.js";
import * as moves from "./moves.js";
import * as pager from "./pager.js";

const PARTS = ["stock", "told", "curve", "field", "large", "card", "turns", "moves"];
const PATIENCE = 2000; // milliseconds

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
}

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
pager.bindPager(moves.showPresentMove);
moves.showPresentMove();
setTimeout(lookAgain, PATIENCE);
