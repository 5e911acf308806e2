// All cards of a game: filters apply at once, and a clicked card is shown large without leaving the page.

import { all, closest, one, part } from "./dom.js";

const form = part("filters", HTMLFormElement);
one("[data-go]", form).hidden = true;

let latest = 0; // number of requests, so that a late answer never replaces a newer one

/**
 * Show what an address returns: the matching cards and the large one; the filters stay as they are.
 * @param {string} address
 */
async function show(address) {
  latest += 1;
  const mine = latest;
  const answer = await fetch(address).catch(() => null);
  if (!answer?.ok) return location.assign(address);
  const page = new DOMParser().parseFromString(await answer.text(), "text/html");
  if (mine !== latest) return;
  for (const id of ["found", "one", "stock"]) part(id).replaceWith(one(`#${id}`, page));
  history.replaceState(null, "", address);
}

function filtered() {
  const wanted = [...new FormData(form)].flatMap(([name, value]) => (value ? [[name, String(value)]] : []));
  show(`${form.action}?${new URLSearchParams(wanted)}`);
}

/** @param {MouseEvent} event */
async function clicked(event) {
  const card = closest(event.target, "#found .pick1", HTMLAnchorElement);
  if (!card || event.ctrlKey || event.metaKey || event.shiftKey) return;
  event.preventDefault();
  await show(card.href);
  const large = part("one");
  if (large.getBoundingClientRect().top > innerHeight || matchMedia("(max-width: 760px)").matches)
    large.scrollIntoView({ block: "start" });
  const same = `#found a[href="${CSS.escape(card.getAttribute("href") ?? "")}"]`;
  all(same)[0]?.focus({ preventScroll: true });
}

form.addEventListener("input", filtered);
form.addEventListener("submit", (event) => {
  event.preventDefault();
  filtered();
});
document.addEventListener("click", clicked);
