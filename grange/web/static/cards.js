// Cards at the table: one that is clicked and is no option stands whole over the table, and so do all of a seat.

const dialog = document.getElementById("cards");

/** Show the cards of an address; where that fails, the address itself is opened. */
async function read(address) {
  const answer = await fetch(address).catch(() => null);
  if (!answer?.ok) return void window.open(address);
  const page = new DOMParser().parseFromString(await answer.text(), "text/html");
  const faces = [...page.querySelectorAll("#found .wcard")];
  const list = Object.assign(document.createElement("div"), { className: "read" });
  list.append(...faces);
  document.getElementById("cards-read").replaceChildren(list);
  if (!dialog.open) dialog.showModal();
}

function clicked(event) {
  if (event.target === dialog) return dialog.close(); // beside the cards
  const card = event.target.closest("a[data-card]");
  if (!card || event.ctrlKey || event.metaKey || event.shiftKey) return;
  event.preventDefault();
  if (card.dataset.option) return; // the table will choose it
  event.stopPropagation(); // a line of the log that names the card is not looked back at
  read(card.href);
}

// what acted by itself

const board = document.getElementById("board");

/** Name the cards with which a line of what is new begins. */
const acting = () => new Set([...board.querySelectorAll("#log .new .cn")].filter((link) => !link.previousSibling?.textContent).map((link) => link.dataset.card));

/** Give the slips and stamps of cards that acted a gold edge, as their lines in the log have one. */
function markActing() {
  const names = acting();
  for (const card of board.querySelectorAll(".cslip.laid, .stamp")) card.classList.toggle("acted", names.has(card.dataset.look.replace("card-", "")));
}

// the opened hand

/** Let the card that was pointed at last stand large beside the others, if it can be played or not. */
function enlarge({ target }) {
  const card = target.closest?.(".opened [data-card][id]");
  if (!card) return;
  for (const face of board.querySelectorAll(".large .pick1")) face.classList.toggle("latest", face.dataset.id === card.id);
}

document.addEventListener("click", clicked, true);
for (const pointed of ["pointerover", "focusin"]) board.addEventListener(pointed, enlarge);
new MutationObserver(markActing).observe(board, { subtree: true, childList: true, attributes: true, attributeFilter: ["class"] });
markActing();
