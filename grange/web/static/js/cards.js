// Cards at the table: a click on a card that is not an option shows it whole over the table, and so does a link to all cards of a seat.

import { all, closest, part } from "./dom.js";

const dialog = part("cards", HTMLDialogElement);

/**
 * Show the cards at an address; if that fails, go to the address itself.
 * @param {string} address
 */
async function read(address) {
  const answer = await fetch(address).catch(() => null);
  if (!answer?.ok) return void window.open(address);
  const page = new DOMParser().parseFromString(await answer.text(), "text/html");
  const list = Object.assign(document.createElement("div"), { className: "read" });
  list.append(...all("#found .wcard", page));
  part("cards-read").replaceChildren(list);
  if (!dialog.open) dialog.showModal();
}

/** @param {MouseEvent} event */
function clicked(event) {
  if (event.target === dialog) return dialog.close(); // beside the cards
  const card = closest(event.target, "a[data-card]", HTMLAnchorElement);
  if (!card || event.ctrlKey || event.metaKey || event.shiftKey) return;
  event.preventDefault();
  if (card.dataset.option) return; // the table will choose it
  event.stopPropagation(); // a click on a card's name in the log does not look back
  read(card.href);
}

// cards that acted by themselves

const board = part("board");

/** List the cards with which new lines of the log begin. */
const acting = () =>
  new Set(
    all("#log .new .cn", board)
      .filter((link) => !link.previousSibling?.textContent)
      .map((link) => link.dataset.card),
  );

/** Give the slips and stamps of cards that acted a gold edge, like their lines in the log. */
function markActing() {
  const names = acting();
  for (const card of all(".cslip.laid, .stamp", board))
    card.classList.toggle("acted", names.has(card.dataset.look?.replace("card-", "")));
}

// the opened hand

/**
 * Show the card that was pointed at last large beside the others, playable or not.
 * @param {Event} event
 */
function enlarge({ target }) {
  const card = closest(target, ".opened [data-card][id]");
  if (!card) return;
  for (const face of all(".large .pick1", board)) face.classList.toggle("latest", face.dataset.id === card.id);
}

document.addEventListener("click", clicked, true);
for (const pointed of ["pointerover", "focusin"]) board.addEventListener(pointed, enlarge);
new MutationObserver(markActing).observe(board, {
  subtree: true,
  childList: true,
  attributes: true,
  attributeFilter: ["class"],
});
markActing();
