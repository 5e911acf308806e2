// Explains what is under a resting pointer, a long press or the focus: its name, what it does, its sentence in the rules.

import { all, closest, part } from "./dom.js";
import { targetOf } from "./marks.js";

/**
 * @typedef {{ x: number, y: number }} Point
 * @typedef {HTMLElement | SVGElement} Thing
 */

const REST = 400; // milliseconds that a pointer rests on a thing
const PRESS = 500; // milliseconds of a long press
const LEAVE = 250; // milliseconds that it stays open, so that the pointer can reach it
const SLIP = 10; // pixels that a finger may slip
const GAP = 8; // between the thing and its explanation
const THINGS = ":is(#board, #sheets) :is([data-look], use:not([href^='#ui-']))";
const READ = ".opened .mc:not(.no)"; // cards that are shown large while the pointer is on them; I and a long press explain the rest

const table = part("table");
const slip = part("lookup");

let timer = 0;
let leaving = 0;
/** @type {Point | null} */
let last = null; // the last position of the pointer
/** @type {Point | null} */
let held = null; // where a finger went down, while that may still become a long press
/** @type {DOMRect | null} */
let shown = null; // the element of the explained thing
let swallow = false; // the click that ends a long press chooses nothing

// finding things

/** @type {(box: DOMRect, point: Point, by?: number) => boolean} */
const holds = (box, { x, y }, by = 0) =>
  x >= box.left - by && x <= box.right + by && y >= box.top - by && y <= box.bottom + by;

/** @param {Element} element */
const area = (element) => element.getBoundingClientRect().width * element.getBoundingClientRect().height;

/**
 * @param {Thing[]} elements
 * @returns {Thing | undefined}
 */
const smallest = (elements) => elements.sort((one, other) => area(one) - area(other))[0];

/**
 * Return whether an element is at a point: by its shape, if it is one, or else by its box.
 * @param {Thing} element
 * @param {Point} point
 */
function isAt(element, point) {
  if (!holds(element.getBoundingClientRect(), point)) return false;
  if (!(element instanceof SVGGeometryElement)) return true;
  return element.isPointInFill(new DOMPoint(point.x, point.y).matrixTransform(element.getScreenCTM()?.inverse()));
}

/**
 * Find the thing at a point: the smallest piece, or the smallest area; pieces of an area that is one thing are part of it.
 * @param {Point} point
 */
function elementAt(point) {
  if (!document.elementFromPoint(point.x, point.y)?.closest("#board, #sheets")) return null;
  const found = all(THINGS).filter((element) => isAt(element, point));
  const pieces = found.filter((element) => !element.closest("[data-look]"));
  return smallest(pieces) ?? smallest(found.filter((element) => element.dataset.look)) ?? null;
}

/** @param {Thing} element */
const nameOf = (element) => element.dataset.look ?? element.getAttribute("href")?.slice(1) ?? "";

/**
 * Find what the focused option is about: its place on the board, or the piece on its button.
 * @returns {Thing | null}
 */
function elementInFocus() {
  const button = closest(document.activeElement, "[data-option]");
  if (!button) return null;
  const target = targetOf(button);
  return (
    closest(target, "[data-look]") ??
    (target ? all("[data-look], use", target)[0] : null) ??
    all("use:not([href^='#ui-'])", button)[0] ??
    null
  );
}

// explaining

/**
 * Explain a thing beside its element.
 * @param {Thing} element
 * @param {Point} [point]
 * @param {boolean} [resting] a pointer only rests there: then no text may cover what can be chosen
 */
async function tell(element, point, resting = false) {
  const place = element.getBoundingClientRect();
  const large = area(element) > 0.3 * area(table); // explain it beside the pointer
  shown = point && large ? new DOMRect(point.x - 12, point.y - 12, 24, 24) : place;
  const wanted = shown;
  const answer = await fetch(`/table/${table.dataset.table}/look?thing=${encodeURIComponent(nameOf(element))}`, {
    headers: { "X-Grange": "1" },
  }).catch(() => null);
  const told = answer?.ok ? await answer.text() : null;
  if (shown !== wanted || told === null) return;
  slip.innerHTML = told;
  slip.hidden = false;
  if (lay(wanted) && resting) slip.hidden = true;
}

/**
 * Place the explanation beside the thing, never over it, where it covers the fewest options; return how many it covers.
 * @param {DOMRect} place
 */
function lay(place) {
  const frame = table.getBoundingClientRect();
  const [wide, high] = [slip.offsetWidth, slip.offsetHeight];
  /** @type {(spot: Point, box: DOMRect) => boolean} */
  const meets = ({ x, y }, box) => x < box.right && x + wide > box.left && y < box.bottom && y + high > box.top;
  const needed = all("#board [data-option], #ask *").map((element) => element.getBoundingClientRect());
  /** @param {Point} spot */
  const covered = (spot) => needed.filter((box) => meets(spot, box)).length;
  /** @param {Point} spot */
  const fits = ({ x, y }) => x >= frame.left && y >= frame.top && x + wide <= frame.right && y + high <= frame.bottom;
  const [best] = spots(place, wide, high, frame)
    .filter(fits)
    .sort((one, other) => covered(one) - covered(other));
  const { x, y } = best ?? {
    x: frame.left + GAP,
    y: place.top - frame.top > frame.height / 2 ? frame.top + GAP : frame.bottom - high - GAP,
  };
  Object.assign(slip.style, { left: `${x - frame.left}px`, top: `${y - frame.top}px` });
  return covered({ x, y });
}

/**
 * List the spots around an element, beside it and as far below and above it as the frame allows, and those at the edges of the board.
 * @param {DOMRect} place
 * @param {number} wide
 * @param {number} high
 * @param {DOMRect} frame
 * @returns {Point[]}
 */
function spots(place, wide, high, frame) {
  /** @type {(least: number, most: number, value: number) => number} */
  const within = (least, most, value) => Math.max(least, Math.min(most, value));
  const lefts = [place.left, place.right - wide].map((x) => within(frame.left + GAP, frame.right - wide - GAP, x));
  const tops = [place.top, place.bottom - high].map((y) => within(frame.top + GAP, frame.bottom - high - GAP, y));
  const beside = [place.right + GAP, place.left - wide - GAP].flatMap((x) => tops.map((y) => ({ x, y })));
  const aside = [frame.right - wide - GAP, frame.left + GAP].flatMap((x) => tops.map((y) => ({ x, y })));
  return [
    ...beside,
    ...[place.bottom + GAP, place.top - high - GAP].flatMap((y) => lefts.map((x) => ({ x, y }))),
    ...aside,
  ];
}

/** Close the explanation; return whether it was open. */
function close() {
  clearTimeout(timer);
  clearTimeout(leaving);
  [shown, leaving] = [null, 0];
  const open = !slip.hidden;
  slip.hidden = true;
  return open;
}

// pointers

/** @param {EventTarget | null} target */
const inSlip = (target) => target instanceof Node && slip.contains(target);

/** @param {PointerEvent} event */
function moved(event) {
  const point = { x: event.clientX, y: event.clientY };
  if (held && Math.hypot(point.x - held.x, point.y - held.y) > SLIP) release();
  if (event.pointerType !== "mouse") return;
  last = point;
  if (!slip.hidden && (inSlip(event.target) || (shown && holds(shown, point, GAP)))) return stay();
  if (!slip.hidden && !leaving) leaving = setTimeout(close, LEAVE);
  clearTimeout(timer);
  if (!event.buttons) timer = setTimeout(rested, REST, point);
}

/** Keep it open: the pointer is on the thing, or on its explanation. */
function stay() {
  clearTimeout(leaving);
  leaving = 0;
}

/** @param {Point} point */
function rested(point) {
  const element = elementAt(point);
  if (element && !element.matches(READ)) tell(element, point, true);
}

/** @param {PointerEvent} event */
function pressed(event) {
  if (!inSlip(event.target)) close();
  swallow = false;
  if (event.pointerType === "mouse" || !event.isPrimary || inSlip(event.target)) return;
  held = { x: event.clientX, y: event.clientY };
  timer = setTimeout(longPressed, PRESS, held);
}

/** @param {Point} point */
function longPressed(point) {
  const element = elementAt(point);
  held = null;
  if (!element) return;
  swallow = true;
  tell(element, point);
}

function release() {
  if (held) clearTimeout(timer);
  held = null;
}

/** @param {MouseEvent} event */
function clicked(event) {
  if (!swallow || inSlip(event.target)) return;
  swallow = false;
  event.preventDefault();
  event.stopImmediatePropagation();
}

/** @param {KeyboardEvent} event */
function typed(event) {
  if (event.key === "Escape" && close()) return void event.stopImmediatePropagation();
  if (
    event.code !== "KeyI" ||
    event.ctrlKey ||
    event.metaKey ||
    event.altKey ||
    (event.target instanceof Element && event.target.matches("input, select, textarea, dialog *"))
  )
    return;
  const element = elementInFocus() ?? (last && elementAt(last));
  if (!element) return;
  event.stopImmediatePropagation();
  tell(element);
}

document.addEventListener("pointermove", moved);
document.addEventListener("pointerdown", pressed, true);
for (const end of ["pointerup", "pointercancel"]) document.addEventListener(end, release);
document.addEventListener("click", clicked, true);
document.addEventListener("contextmenu", (event) => swallow && event.preventDefault());
document.addEventListener("keydown", typed, true);
