// Moves: what replay and review share. The list of moves lies in a drawer where it has no place of its own; and a page that is asked
// for at another moment gives its parts to the one that is shown.

const sheets = document.getElementById("sheets");

let asked = null;

/** Bring the move that is shown into sight in every list of moves. */
export function showPresentMove() {
  for (const list of [document.getElementById("moves"), sheets.querySelector(".text")]) {
    const present = list.querySelector(".last");
    if (present) list.scrollTop += present.getBoundingClientRect().top - list.getBoundingClientRect().top - list.clientHeight / 2;
  }
}

/** Open the list of moves beside the rest, or close it. */
export function toggleList() {
  sheets.hidden = !sheets.hidden;
  document.querySelector(".tools [data-moves-list]").setAttribute("aria-expanded", !sheets.hidden);
  fillList();
  showPresentMove();
  if (!sheets.hidden) sheets.querySelector("button").focus();
}

function fillList() {
  if (sheets.hidden) return;
  const list = document.getElementById("moves").cloneNode(true);
  list.removeAttribute("id");
  sheets.querySelector(".text").replaceChildren(list);
}

/** Let arrows, Home and End lead to other moments, unless something else on the page listens to them. */
export function bindKeys(present, last, others, go) {
  document.addEventListener("keydown", (event) => {
    if (event.altKey || event.ctrlKey || event.metaKey || event.target.closest(others)) return;
    const steps = { ArrowLeft: present() - 1, ArrowRight: present() + 1, Home: 0, End: last };
    if (!(event.key in steps)) return;
    event.preventDefault();
    go(steps[event.key]);
  });
}

/** Ask for a page; none that was asked for before comes after it. */
export async function fetched(address) {
  asked?.abort();
  asked = new AbortController();
  const answer = await fetch(address, { signal: asked.signal });
  if (!answer.ok) throw new Error(answer.statusText);
  return new DOMParser().parseFromString(await answer.text(), "text/html");
}

/** Show parts of another page in place of ours. */
export function take(page, parts) {
  const focused = document.activeElement?.id;
  for (const id of parts) {
    const [own, fresh] = [document.getElementById(id), page.getElementById(id)];
    if (!fresh) continue;
    own.setAttribute("class", fresh.getAttribute("class") ?? ""); // a desk says by classes what it is laid out by
    own.replaceChildren(...fresh.childNodes);
  }
  fillList();
  document.title = page.title;
  if (focused && document.activeElement?.id !== focused) document.getElementById(focused)?.focus({ preventScroll: true });
}

/** Show the page at another moment; where that fails, the browser goes there by itself. */
export async function go(address, show) {
  try {
    show(await fetched(address));
    history.replaceState(null, "", address);
    showPresentMove();
  } catch (problem) {
    if (problem.name !== "AbortError") location.assign(address);
  }
}
