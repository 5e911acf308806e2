// Review: links, the curve and arrow keys change the moment without loading the page anew, and a review that is being made shows
// how far it has come. Without this module the links still work.

import * as moves from "./moves.js";
import * as pager from "./pager.js";

const PARTS = ["stock", "told", "curve", "field", "large", "card", "turns", "moves"];
const PATIENCE = 2000;

const review = document.getElementById("review");
const last = Number(review.dataset.last);

let at = Number(review.dataset.at);

const address = (move) => review.dataset.link + move;

function take(page) {
  moves.take(page, PARTS);
  document.getElementById("curve").toggleAttribute("data-making", page.getElementById("curve").hasAttribute("data-making"));
}

async function go(move, link) {
  at = Math.min(Math.max(move, 0), last);
  await moves.go(link ?? address(at), take);
}

/** As long as the review is being made, look from time to time how far it has come. */
async function lookAgain() {
  if (!document.getElementById("curve").hasAttribute("data-making")) return;
  try {
    take(await moves.fetched(address(at)));
  } catch {
    // it is asked for again
  }
  setTimeout(lookAgain, PATIENCE);
}

/** Show all moves, or only some. */
function pick(button) {
  for (const other of document.querySelectorAll("[data-only]")) other.setAttribute("aria-pressed", other === button);
  document.getElementById("moves").dataset.shows = button.dataset.only;
  moves.showPresentMove();
}

review.addEventListener("click", (event) => {
  if (event.target.closest("[data-moves-list]")) return moves.toggleList();
  if (event.target.closest("button[data-only]")) return pick(event.target.closest("button[data-only]"));
  const link = event.target.closest("a[data-at]");
  if (!link || event.ctrlKey || event.metaKey || event.shiftKey) return;
  event.preventDefault();
  go(Number(link.dataset.at), link.getAttribute("href")); // one in a drawing has no plain `href`
});

moves.bindKeys(() => at, last, "[role=tablist]", (move) => go(move));

document.querySelector(".only").hidden = false;
pager.bindPager(moves.showPresentMove);
moves.showPresentMove();
setTimeout(lookAgain, PATIENCE);
