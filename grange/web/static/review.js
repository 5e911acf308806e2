// Review: links, the curve and arrow keys change the moment without loading the page anew, and a review that is being made shows
// how far it has come. Without this module the links still work.

import * as pager from "./pager.js";

const PARTS = ["stock", "told", "curve", "field", "card", "turns", "moves"];
const PATIENCE = 2000;

const review = document.getElementById("review");
const sheets = document.getElementById("sheets");
const moves = document.getElementById("moves");
const last = Number(review.dataset.last);

let at = Number(review.dataset.at);
let asked = null;

const address = (move) => review.dataset.link + move;

function take(page) {
  const focused = document.activeElement?.id;
  for (const id of PARTS) document.getElementById(id).replaceChildren(...page.getElementById(id).childNodes);
  document.getElementById("curve").toggleAttribute("data-making", page.getElementById("curve").hasAttribute("data-making"));
  fillList();
  document.title = page.title;
  if (focused && document.activeElement?.id !== focused) document.getElementById(focused)?.focus({ preventScroll: true });
}

/** Bring the move that is shown into sight in every list of moves. */
function showPresentMove() {
  for (const list of [moves, sheets.querySelector(".text")]) {
    const present = list.querySelector(".last");
    if (present) list.scrollTop += present.getBoundingClientRect().top - list.getBoundingClientRect().top - list.clientHeight / 2;
  }
}

/** Open the list of moves beside the rest, where it has no place of its own, or close it. */
function toggleList() {
  sheets.hidden = !sheets.hidden;
  document.querySelector(".tools [data-moves-list]").setAttribute("aria-expanded", !sheets.hidden);
  fillList();
  showPresentMove();
  if (!sheets.hidden) sheets.querySelector("button").focus();
}

function fillList() {
  if (sheets.hidden) return;
  const list = moves.cloneNode(true);
  list.removeAttribute("id");
  sheets.querySelector(".text").replaceChildren(list);
}

/** Ask for the page anew, at a moment; none that was asked for before comes after it. */
async function fetched(move) {
  asked?.abort();
  const mine = (asked = new AbortController());
  const answer = await fetch(address(move), { signal: mine.signal });
  if (!answer.ok) throw new Error(answer.statusText);
  return new DOMParser().parseFromString(await answer.text(), "text/html");
}

async function go(move) {
  at = Math.min(Math.max(move, 0), last);
  try {
    take(await fetched(at));
    history.replaceState(null, "", address(at));
    showPresentMove();
  } catch (problem) {
    if (problem.name !== "AbortError") location.assign(address(at));
  }
}

/** As long as the review is being made, look from time to time how far it has come. */
async function lookAgain() {
  if (!document.getElementById("curve").hasAttribute("data-making")) return;
  try {
    take(await fetched(at));
  } catch {
    // it is asked for again
  }
  setTimeout(lookAgain, PATIENCE);
}

/** Show all moves, or only some. */
function pick(button) {
  for (const other of document.querySelectorAll("[data-only]")) other.setAttribute("aria-pressed", other === button);
  moves.dataset.shows = button.dataset.only;
  showPresentMove();
}

review.addEventListener("click", (event) => {
  if (event.target.closest("[data-moves-list]")) return toggleList();
  if (event.target.closest("button[data-only]")) return pick(event.target.closest("button[data-only]"));
  const link = event.target.closest("a[data-at]");
  if (!link || event.ctrlKey || event.metaKey || event.shiftKey) return;
  event.preventDefault();
  go(Number(link.dataset.at));
});

document.addEventListener("keydown", (event) => {
  if (event.altKey || event.ctrlKey || event.metaKey || event.target.closest("[role=tablist]")) return;
  const steps = { ArrowLeft: at - 1, ArrowRight: at + 1, Home: 0, End: last };
  if (!(event.key in steps)) return;
  event.preventDefault();
  go(steps[event.key]);
});

document.querySelector(".only").hidden = false;
pager.bindPager(showPresentMove);
showPresentMove();
setTimeout(lookAgain, PATIENCE);
