// What replay and review share: the list of moves, which is in a drawer if the page has no room for it, and moving to another
// position by fetching its page and replacing parts of this one.

import { closest, one, part } from "./dom.js";

const sheets = part("sheets");

/** @type {AbortController | null} */
let asked = null;

/** Scroll every list of moves to the move that is shown. */
export function showPresentMove() {
  for (const list of [part("moves"), one(".text", sheets)]) {
    const present = list.querySelector(".last");
    if (present)
      list.scrollTop += present.getBoundingClientRect().top - list.getBoundingClientRect().top - list.clientHeight / 2;
  }
}

/** Open the list of moves beside the rest, or close it. */
export function toggleList() {
  sheets.hidden = !sheets.hidden;
  one(".tools [data-moves-list]").setAttribute("aria-expanded", String(!sheets.hidden));
  fillList();
  showPresentMove();
  if (!sheets.hidden) one("button", sheets).focus();
}

function fillList() {
  if (sheets.hidden) return;
  const list = /** @type {HTMLElement} */ (part("moves").cloneNode(true));
  list.removeAttribute("id");
  one(".text", sheets).replaceChildren(list);
}

/**
 * Let arrow keys, Home and End lead to other positions.
 * @param {() => number} present
 * @param {number} last
 * @param {string} others selects what listens to these keys itself
 * @param {(move: number) => void} goTo
 */
export function bindKeys(present, last, others, goTo) {
  document.addEventListener("keydown", (event) => {
    if (event.altKey || event.ctrlKey || event.metaKey || closest(event.target, others)) return;
    const steps = new Map([
      ["ArrowLeft", present() - 1],
      ["ArrowRight", present() + 1],
      ["Home", 0],
      ["End", last],
    ]);
    const move = steps.get(event.key);
    if (move === undefined) return;
    event.preventDefault();
    goTo(move);
  });
}

/**
 * Fetch a page; abort a request that is still running.
 * @param {string} address
 */
export async function fetched(address) {
  asked?.abort();
  asked = new AbortController();
  const answer = await fetch(address, { signal: asked.signal });
  if (!answer.ok) throw new Error(answer.statusText);
  return new DOMParser().parseFromString(await answer.text(), "text/html");
}

/**
 * Replace parts of this page by those of another.
 * @param {Document} page
 * @param {string[]} parts ids
 */
export function take(page, parts) {
  const focused = document.activeElement?.id;
  for (const id of parts) {
    const fresh = page.getElementById(id);
    if (!fresh) continue;
    part(id).setAttribute("class", fresh.getAttribute("class") ?? ""); // the classes of a desk shape its layout
    part(id).replaceChildren(...fresh.childNodes);
  }
  fillList();
  document.title = page.title;
  if (focused && document.activeElement?.id !== focused)
    document.getElementById(focused)?.focus({ preventScroll: true });
}

/**
 * Show the page at another position; if that fails, let the browser go there.
 * @param {string} address
 * @param {(page: Document) => void} show
 */
export async function go(address, show) {
  try {
    show(await fetched(address));
    history.replaceState(null, "", address);
    showPresentMove();
  } catch (problem) {
    if (!(problem instanceof DOMException && problem.name === "AbortError")) location.assign(address);
  }
}
