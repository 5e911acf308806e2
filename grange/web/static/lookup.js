// Looking things up: what is under a resting pointer, a long press or the focus; its name, what it does, its sentence in the rules.

import { targetOf } from "./marks.js";

const REST = 400; // how long a pointer rests on a thing, in milliseconds
const PRESS = 500; // how long a finger does
const LEAVE = 250; // for how long it stays, so that the pointer can come over to it
const SLIP = 10; // how far a finger may slip, in pixels
const GAP = 8; // between the thing and what is told of it
const THINGS = ":is(#board, #sheets) :is([data-look], use:not([href^='#ui-']))";
const READ = ".opened .mc"; // cards that lie open tell by themselves what they do; I and a long press tell the rest

const table = document.getElementById("table");
const slip = document.getElementById("lookup");

let timer = 0;
let leaving = 0;
let last = null; // where the pointer was last
let held = null; // where a finger was put down, while it may still become a long press
let shown = null; // the place of the thing that is told of
let swallow = false; // the click that ends a long press chooses nothing

// what is there

const holds = (box, { x, y }, by = 0) => x >= box.left - by && x <= box.right + by && y >= box.top - by && y <= box.bottom + by;
const area = (element) => element.getBoundingClientRect().width * element.getBoundingClientRect().height;
const smallest = (elements) => elements.sort((one, other) => area(one) - area(other))[0];

/** Tell whether an element is at a point: by its shape, if it is one, or else by its box. */
function isAt(element, point) {
  if (!holds(element.getBoundingClientRect(), point)) return false;
  if (!(element instanceof SVGGeometryElement)) return true;
  return element.isPointInFill(new DOMPoint(point.x, point.y).matrixTransform(element.getScreenCTM().inverse()));
}

/** Find the thing at a point: the smallest piece, or the smallest area; pieces of an area that is one thing are part of it. */
function elementAt(point) {
  if (!document.elementFromPoint(point.x, point.y)?.closest("#board, #sheets")) return null;
  const found = [...document.querySelectorAll(THINGS)].filter((element) => isAt(element, point));
  const pieces = found.filter((element) => !element.closest("[data-look]"));
  return smallest(pieces) ?? smallest(found.filter((element) => element.dataset.look)) ?? null;
}

const nameOf = (element) => element.dataset.look ?? element.getAttribute("href").slice(1);

/** Find what the focused option is about: its place on the board, or the piece on its button. */
function elementInFocus() {
  const button = document.activeElement?.closest("[data-option]");
  if (!button) return null;
  const target = targetOf(button);
  return target?.closest("[data-look]") ?? target?.querySelector("[data-look], use") ?? button.querySelector("use:not([href^='#ui-'])");
}

// telling

/** Tell of a thing beside its place. */
async function tell(element, point) {
  const place = element.getBoundingClientRect();
  const large = area(element) > 0.3 * area(table); // then it is told beside the pointer
  shown = point && large ? new DOMRect(point.x - 12, point.y - 12, 24, 24) : place;
  const wanted = shown;
  const answer = await fetch(`/table/${table.dataset.table}/look?thing=${encodeURIComponent(nameOf(element))}`, { headers: { "X-Grange": "1" } }).catch(() => null);
  const told = answer?.ok ? await answer.text() : null;
  if (shown !== wanted || told === null) return;
  slip.innerHTML = told;
  slip.hidden = false;
  lay(wanted);
}

/** Lay what is told beside the thing, never over it, where it covers least of what can be clicked. */
function lay(place) {
  const frame = table.getBoundingClientRect();
  const [wide, high] = [slip.offsetWidth, slip.offsetHeight];
  const meets = ({ x, y }, box) => x < box.right && x + wide > box.left && y < box.bottom && y + high > box.top;
  const needed = [...document.querySelectorAll("#board [data-option], #ask *")].map((element) => element.getBoundingClientRect());
  const covered = (spot) => needed.filter((box) => meets(spot, box)).length;
  const fits = ({ x, y }) => x >= frame.left && y >= frame.top && x + wide <= frame.right && y + high <= frame.bottom;
  const [best] = spots(place, wide, high, frame).filter(fits).sort((one, other) => covered(one) - covered(other));
  const { x, y } = best ?? { x: frame.left + GAP, y: place.top - frame.top > frame.height / 2 ? frame.top + GAP : frame.bottom - high - GAP };
  Object.assign(slip.style, { left: `${x - frame.left}px`, top: `${y - frame.top}px` });
}

/** List the spots around a place: beside it, and below and above it as far as the frame allows. */
function spots(place, wide, high, frame) {
  const within = (least, most, value) => Math.max(least, Math.min(most, value));
  const lefts = [place.left, place.right - wide].map((x) => within(frame.left + GAP, frame.right - wide - GAP, x));
  const tops = [place.top, place.bottom - high].map((y) => within(frame.top + GAP, frame.bottom - high - GAP, y));
  const beside = [place.right + GAP, place.left - wide - GAP].flatMap((x) => tops.map((y) => ({ x, y })));
  return [...beside, ...[place.bottom + GAP, place.top - high - GAP].flatMap((y) => lefts.map((x) => ({ x, y })))];
}

/** Close it; tell whether it was open. */
function close() {
  clearTimeout(timer);
  clearTimeout(leaving);
  [shown, leaving] = [null, 0];
  const open = !slip.hidden;
  slip.hidden = true;
  return open;
}

// hands

function moved(event) {
  const point = { x: event.clientX, y: event.clientY };
  if (held && Math.hypot(point.x - held.x, point.y - held.y) > SLIP) release();
  if (event.pointerType !== "mouse") return;
  last = point;
  if (!slip.hidden && (slip.contains(event.target) || holds(shown, point, GAP))) return void (clearTimeout(leaving), (leaving = 0));
  if (!slip.hidden && !leaving) leaving = setTimeout(close, LEAVE);
  clearTimeout(timer);
  if (!event.buttons) timer = setTimeout(rested, REST, point);
}

function rested(point) {
  const element = elementAt(point);
  if (element && !element.matches(READ)) tell(element, point);
}

function pressed(event) {
  if (!slip.contains(event.target)) close();
  swallow = false;
  if (event.pointerType === "mouse" || !event.isPrimary || slip.contains(event.target)) return;
  held = { x: event.clientX, y: event.clientY };
  timer = setTimeout(longPressed, PRESS, held);
}

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

function clicked(event) {
  if (!swallow || slip.contains(event.target)) return;
  swallow = false;
  event.preventDefault();
  event.stopImmediatePropagation();
}

function typed(event) {
  if (event.key === "Escape" && close()) return void event.stopImmediatePropagation();
  if (event.code !== "KeyI" || event.ctrlKey || event.metaKey || event.altKey || event.target.matches("input, select, textarea, dialog *")) return;
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
