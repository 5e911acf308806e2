// In a hand, the table is one page at a time: tabs, and swipes from one to the next.

const FAR = 60; // how far a finger goes before it is a swipe, in pixels
const board = document.getElementById("board");
const pager = document.getElementById("pager");
const tabs = () => [...pager.querySelectorAll("[data-tab]")];

export const inHand = () => getComputedStyle(pager).display !== "none";

let opened = () => {}; // what is done when another page has been opened

/** Open a page; its news have been seen. */
export function open(name) {
  const turned = board.dataset.show !== name;
  board.dataset.show = name;
  for (const tab of tabs()) tab.setAttribute("aria-selected", tab.dataset.tab === name);
  tabs().find((tab) => tab.dataset.tab === name)?.classList.remove("fresh");
  if (turned) opened();
}

/** Keep the page that was open, after the tabs have come anew. */
export const keepOpen = () => open(tabs().some((tab) => tab.dataset.tab === board.dataset.show) ? board.dataset.show : "a");

/** Open the page on which something lies, if it is not in sight. */
export function openPageOf(element) {
  const page = element?.closest("[data-page]")?.dataset.page.split(" ") ?? [];
  if (inHand() && page.length && !page.includes(board.dataset.show)) open(page[0]);
}

/** Put a gold dot on the tabs of pages that have changed and are not in sight. */
export function markNews(elements) {
  const pages = new Set(elements.flatMap((element) => element.closest("[data-page]")?.dataset.page.split(" ") ?? []));
  for (const tab of tabs()) if (pages.has(tab.dataset.tab) && tab.dataset.tab !== board.dataset.show) tab.classList.add("fresh");
}

function turn(by) {
  const all = tabs();
  const next = all[all.findIndex((tab) => tab.dataset.tab === board.dataset.show) + by];
  if (next) open(next.dataset.tab);
}

let start = null;

/** Listen to tabs and fingers; `then` is done whenever another page has been opened. */
export function bindPager(then = () => {}) {
  opened = then;
  pager.addEventListener("click", ({ target }) => target.closest("[data-tab]") && open(target.closest("[data-tab]").dataset.tab));
  pager.addEventListener("keydown", ({ key }) => {
    if (key === "ArrowRight" || key === "ArrowLeft") turn(key === "ArrowRight" ? 1 : -1);
  });
  board.addEventListener("touchstart", ({ touches }) => (start = touches.length === 1 ? touches[0] : null), { passive: true });
  board.addEventListener("touchend", ({ changedTouches: [end] }) => {
    if (!start || !inHand() || window.visualViewport?.scale > 1.05) return;
    const [x, y] = [end.clientX - start.clientX, end.clientY - start.clientY];
    if (Math.abs(x) > FAR && Math.abs(x) > 2 * Math.abs(y)) turn(x < 0 ? 1 : -1);
  });
}
