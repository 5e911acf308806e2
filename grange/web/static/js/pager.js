// On a phone, the table is one page at a time: tabs, and swipes from one to the next.

import { all, closest, dataOf, part } from "./dom.js";

const FAR = 60; // pixels that a finger moves before it counts as a swipe
const board = part("board");
const pager = part("pager");
const still = board.getAttribute("tabindex"); // of a page that does not scroll
const tabs = () => all("[data-tab]", pager);

/** Return whether the screen is so small that the table is split into pages. */
export const inHand = () => getComputedStyle(pager).display !== "none";

/** Called when another page has been opened. */
let opened = () => {};

/**
 * Open a page, and clear its news.
 * @param {string} name
 */
export function open(name) {
  const turned = board.dataset.show !== name;
  board.dataset.show = name;
  for (const tab of tabs()) tab.setAttribute("aria-selected", String(tab.dataset.tab === name));
  tabs()
    .find((tab) => tab.dataset.tab === name)
    ?.classList.remove("fresh");
  letKeysScroll();
  if (turned) opened();
}

/** Make the page reachable by keyboard while it scrolls, as it may in a low window. */
function letKeysScroll() {
  if (inHand() && board.scrollHeight > board.clientHeight + 1) board.tabIndex = 0;
  else if (still === null) board.removeAttribute("tabindex");
  else board.setAttribute("tabindex", still);
}

/** Keep the page that was open, after the tabs were replaced. */
export const keepOpen = () => open(tabs().find((tab) => tab.dataset.tab === board.dataset.show)?.dataset.tab ?? "a");

/**
 * Name the pages that show an element.
 * @param {Element | null | undefined} element
 */
const pagesOf = (element) => closest(element ?? null, "[data-page]")?.dataset.page?.split(" ") ?? [];

/**
 * Open the page of an element, if it is not visible.
 * @param {Element | null | undefined} element
 */
export function openPageOf(element) {
  const pages = pagesOf(element);
  if (inHand() && pages.length && !pages.includes(dataOf(board).show)) open(pages[0]);
}

/**
 * Put a gold dot on the tabs of hidden pages that have changed.
 * @param {Element[]} elements
 */
export function markNews(elements) {
  const pages = new Set(elements.flatMap(pagesOf));
  for (const tab of tabs())
    if (pages.has(dataOf(tab).tab) && tab.dataset.tab !== board.dataset.show) tab.classList.add("fresh");
}

/** @param {1 | -1} by */
function turn(by) {
  const next = tabs()[tabs().findIndex((tab) => tab.dataset.tab === board.dataset.show) + by];
  if (next) open(dataOf(next).tab);
}

/** @type {Touch | null} */
let start = null;

/** @param {TouchEvent} event */
function touched({ touches }) {
  start = touches.length === 1 ? touches[0] : null;
}

/** @param {TouchEvent} event */
function released({ changedTouches: [end] }) {
  if (!start || !inHand() || (window.visualViewport?.scale ?? 1) > 1.05) return;
  const [x, y] = [end.clientX - start.clientX, end.clientY - start.clientY];
  if (Math.abs(x) > FAR && Math.abs(x) > 2 * Math.abs(y)) turn(x < 0 ? 1 : -1);
}

/**
 * Listen to tabs and fingers.
 * @param {() => void} [then] called whenever another page has been opened
 */
export function bindPager(then = () => {}) {
  opened = then;
  new ResizeObserver(letKeysScroll).observe(board);
  pager.addEventListener("click", ({ target }) => {
    const tab = closest(target, "[data-tab]");
    if (tab) open(dataOf(tab).tab);
  });
  pager.addEventListener("keydown", ({ key }) => {
    if (key === "ArrowRight" || key === "ArrowLeft") turn(key === "ArrowRight" ? 1 : -1);
  });
  board.addEventListener("touchstart", touched, { passive: true });
  board.addEventListener("touchend", released);
}
