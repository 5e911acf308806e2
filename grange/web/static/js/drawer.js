// The rules in a drawer beside the table: the chapter of the question, and from there any other.

import { closest, dataOf, maybe, one, part } from "./dom.js";

const LINKS = "#chapter, #rules, #drawer [data-chapter], #lookup [data-chapter]";
const drawer = part("drawer");

/** Return the link to the chapter of the question, if there is a question. */
const chapterLink = () => /** @type {HTMLAnchorElement | null} */ (maybe("chapter"));

/**
 * Name the chapter that a link leads to: its own, or that of the question.
 * @param {HTMLAnchorElement} link
 */
const chapterOf = (link) => link.dataset.chapter ?? (chapterLink() ?? link).hash?.slice(1) ?? "";

/**
 * Open a chapter in the drawer; if that fails, open its page.
 * @param {HTMLAnchorElement} link
 */
async function open(link) {
  const address = `/rules/${drawer.dataset.game}/${chapterOf(link) || "all"}`;
  const answer = await fetch(address, { headers: { "X-Grange": "1" } }).catch(() => null);
  if (!answer?.ok) return void window.open(link.href);
  drawer.innerHTML = await answer.text();
  show(true);
  if (link.matches("#chapter, #rules") && chapterLink()) one(".text", drawer).prepend(asked());
  part("drawer-title").focus({ preventScroll: true });
}

/** Say why this chapter is shown. */
function asked() {
  const question = part("prompt").firstChild?.textContent?.trim() ?? "";
  return Object.assign(document.createElement("p"), {
    className: "asks",
    textContent: dataOf(drawer).asked.replace("{question}", question),
  });
}

/**
 * Show the drawer or hide it; on a wide screen the table makes room for it.
 * @param {boolean} now
 */
function show(now) {
  drawer.hidden = !now;
  document.body.classList.toggle("with-drawer", now);
  window.dispatchEvent(new Event("resize"));
}

function close() {
  const inside = drawer.contains(document.activeElement);
  show(false);
  if (inside) (chapterLink() ?? maybe("rules"))?.focus({ preventScroll: true });
}

/** @param {MouseEvent} event */
function clicked(event) {
  const link = closest(event.target, LINKS, HTMLAnchorElement);
  if (closest(event.target, "#drawer [data-close]")) close();
  if (!link || event.ctrlKey || event.metaKey || event.shiftKey) return;
  event.preventDefault();
  open(link);
}

/** @param {KeyboardEvent} event */
function typed(event) {
  if (event.key !== "Escape" || drawer.hidden) return;
  event.stopImmediatePropagation();
  close();
}

document.addEventListener("click", clicked);
document.addEventListener("keydown", typed, true);
