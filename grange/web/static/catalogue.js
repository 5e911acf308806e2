// All cards of a game: filters work at once, and a card that is clicked stands large without leaving the page.

const form = document.getElementById("filters");
form.querySelector("[data-go]").hidden = true;

let latest = 0; // of the requests, so that a late answer never replaces a newer one

/** Show what an address gives: the found cards and the large one; the filters stay as they are. */
async function show(address) {
  const mine = (latest += 1);
  const answer = await fetch(address).catch(() => null);
  if (!answer?.ok) return void (location.href = address);
  const page = new DOMParser().parseFromString(await answer.text(), "text/html");
  if (mine !== latest) return;
  for (const part of ["found", "one", "stock"]) document.getElementById(part).replaceWith(page.getElementById(part));
  history.replaceState(null, "", address);
}

function filtered() {
  const wanted = [...new FormData(form)].filter(([, value]) => value);
  show(`${form.action}?${new URLSearchParams(wanted)}`);
}

form.addEventListener("input", filtered);
form.addEventListener("submit", (event) => (event.preventDefault(), filtered()));
document.addEventListener("click", async (event) => {
  const card = event.target.closest("#found .pick1");
  if (!card || event.ctrlKey || event.metaKey || event.shiftKey) return;
  event.preventDefault();
  await show(card.href);
  const one = document.getElementById("one");
  if (one.getBoundingClientRect().top > innerHeight || matchMedia("(max-width: 760px)").matches) one.scrollIntoView({ block: "start" });
  document.querySelector(`#found a[href="${CSS.escape(card.getAttribute("href"))}"]`)?.focus({ preventScroll: true });
});
