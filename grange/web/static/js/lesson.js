// The guided first game: one caption after another beside the thing it is about, with gold rings around that and the open option.

import { all, closest, one, part } from "./dom.js";
import { post } from "./live.js";
import * as marks from "./marks.js";
import * as pager from "./pager.js";

/** @typedef {{ x: number, y: number, width: number, height: number }} Box */

const SVG = "http://www.w3.org/2000/svg";
const GAPS = [30, 12, 2]; // pixels between a caption and its piece; less if there is no room
const [EDGE, ROOM] = [10, 5]; // pixels to the window's edge, and inside a ring
const MORE = 100; // how much worse it is to cover a ring than another button
const MOVES = ["#board [data-option]", "#ask [data-option]", "#picked [data-pick=yes]"]; // where the only open option can be chosen
const table = part("table");
const READ = `grange-lesson-${table.dataset.table}`; // how many captions the player has read here
let awaited = 0;

const captions = () => all(":scope > *", part("lesson"));
const shown = () => captions().find((caption) => !caption.hidden);

/** @param {Element} element */
const inSight = (element) => element.checkVisibility({ visibilityProperty: true });

/**
 * @param {string} name
 * @returns {Element[]}
 */
const named = (name) => all(`[id="${CSS.escape(name)}"], [data-id="${CSS.escape(name)}"]`, table);
const places = () =>
  MOVES.flatMap((selector) => all(selector, table)).filter((place) => !place.closest(".list:not(.open)"));

/** Show the first caption at this position that the player has not read. */
export function show() {
  const read = Number(localStorage.getItem(READ));
  const now = captions().find((caption) => Number(caption.dataset.number) > read) ?? captions().at(-1);
  for (const caption of captions()) caption.hidden = caption !== now;
  if (now) {
    openPage(now);
    const [target] = targetsOf(now).filter(inSight);
    target?.scrollIntoView({ block: "nearest", inline: "nearest", behavior: "instant" });
  }
  place();
}

/**
 * List what a caption is about: the things it names, otherwise what can be chosen on the board.
 * @param {HTMLElement} caption
 */
const targetsOf = (caption) =>
  caption.dataset.points ? named(caption.dataset.points) : marks.buttons().flatMap(marks.targetsOf);

/**
 * On a phone, open the page with the piece.
 * @param {HTMLElement} caption
 */
function openPage(caption) {
  const targets = targetsOf(caption);
  if (!targets.some(inSight)) pager.openPageOf(targets.find((target) => target.closest("[data-page]")));
}

function next() {
  const caption = shown();
  if (!caption) return;
  const hadFocus = caption.contains(document.activeElement);
  localStorage.setItem(READ, caption.dataset.number ?? "");
  show();
  if (hadFocus) all("[data-lesson]:last-child", shown())[0]?.focus();
}

/** Leave the lesson; the game goes on. */
const end = () => post("lesson", { seat: Number(part("prompt").dataset.seat) });

// the place of a caption

/** Put the caption beside its piece, and rings around that and what can be chosen. */
function place() {
  const [caption, veil] = [shown(), part("veil")];
  veil.replaceChildren();
  if (!caption) return;
  const moves = "waits" in caption.dataset ? places().filter(inSight) : [];
  const rings = [...targetsOf(caption).filter(inSight).slice(0, 1), ...moves].map(boxOf).filter(isApart);
  const here = besides(caption, rings);
  [caption.style.left, caption.style.top] = [`${here.x}px`, `${here.y}px`];
  veil.append(
    ...shade(rings),
    ...rings.map((ring) => draw("rect", { ...ring, rx: 8 })),
    ...(rings.length ? lead(here, rings[0]) : []),
  );
}

/**
 * Measure an element, including its ring, relative to the corner of the table.
 * @param {Element} element
 * @returns {Box}
 */
function boxOf(element) {
  const [box, frame] = [element.getBoundingClientRect(), table.getBoundingClientRect()];
  return {
    x: box.x - frame.x - ROOM,
    y: box.y - frame.y - ROOM,
    width: box.width + 2 * ROOM,
    height: box.height + 2 * ROOM,
  };
}

/**
 * Find the side of a ring, the first one if possible, or otherwise the corner of what the window shows of the table, where a caption covers
 * least of all rings, then least of buttons and pieces.
 * @param {HTMLElement} caption
 * @param {Box[]} rings
 * @returns {Box}
 */
function besides(caption, rings) {
  const { offsetWidth: width, offsetHeight: height } = caption;
  const above = table.getBoundingClientRect().y; // less than nothing where the table is higher than the window and was scrolled
  const top = Math.max(0, -above) + EDGE;
  const [right, bottom] = [
    table.clientWidth - width - EDGE,
    Math.min(table.clientHeight, innerHeight - above) - height - EDGE,
  ];
  /** @type {(x: number, y: number) => Box} */
  const at = (x, y) => ({ x: within(x, EDGE, right), y: within(y, top, bottom), width, height });
  const corners = [at(right, bottom), at(EDGE, bottom), at(right, top), at(EDGE, top)];
  const sides = rings.flatMap((ring) => GAPS.flatMap((gap) => sidesOf(ring, width, height, gap)));
  const spots = [...sides.map(([x, y]) => at(x, y)), ...corners];
  const others = all("#ask .opts .btn, #board .token", table).filter(inSight).map(boxOf);
  const covered = spots.map((spot) => MORE * areaUnder(spot, rings) + areaUnder(spot, others));
  return spots[covered.indexOf(Math.min(...covered))];
}

/**
 * @param {Box} spot
 * @param {Box[]} boxes
 */
const areaUnder = (spot, boxes) => boxes.reduce((sum, box) => sum + common(spot, box), 0);

/**
 * List the places right of a ring, left of it, below and above.
 * @param {Box} ring
 * @param {number} width
 * @param {number} height
 * @param {number} gap
 */
function sidesOf(ring, width, height, gap) {
  const [x, y] = [ring.x + (ring.width - width) / 2, ring.y + (ring.height - height) / 2];
  return [
    [ring.x + ring.width + gap, y],
    [ring.x - gap - width, y],
    [x, ring.y + ring.height + gap],
    [x, ring.y - gap - height],
  ];
}

/** @type {(number: number, least: number, most: number) => number} */
const within = (number, least, most) => Math.max(least, Math.min(most, number));

/**
 * Return whether a ring differs enough from all before it.
 * @param {Box} ring
 * @param {number} number
 * @param {Box[]} rings
 */
const isApart = (ring, number, rings) =>
  !rings.slice(0, number).some((other) => common(ring, other) > 0.8 * ring.width * ring.height);

/**
 * Return the area that two boxes share.
 * @param {Box} one
 * @param {Box} other
 */
function common(one, other) {
  const wide = Math.min(one.x + one.width, other.x + other.width) - Math.max(one.x, other.x);
  const high = Math.min(one.y + one.height, other.y + other.height) - Math.max(one.y, other.y);
  return Math.max(0, wide) * Math.max(0, high);
}

// drawing

/**
 * Shade everything but the rings.
 * @param {Box[]} rings
 */
function shade(rings) {
  const mask = draw("mask", { id: "lesson-light" });
  mask.append(
    draw("rect", { width: "100%", height: "100%", class: "on" }),
    ...rings.map((ring) => draw("rect", { ...ring, rx: 8, class: "off" })),
  );
  return [mask, draw("rect", { width: "100%", height: "100%", class: "veil", mask: "url(#lesson-light)" })];
}

/**
 * Draw a line from a caption to its piece, if there is room between them.
 * @param {Box} caption
 * @param {Box} ring
 */
function lead(caption, ring) {
  if (common(caption, ring)) return [];
  const end = nearest(ring, caption.x + caption.width / 2, caption.y + caption.height / 2);
  const start = nearest(caption, end.x, end.y);
  const [line, knob] = [
    draw("path", { class: "lead", d: `M${start.x} ${start.y}L${end.x} ${end.y}` }),
    draw("circle", { cx: end.x, cy: end.y, r: 4 }),
  ];
  return [line, knob];
}

/** @type {(box: Box, x: number, y: number) => { x: number, y: number }} */
const nearest = (box, x, y) => ({ x: within(x, box.x, box.x + box.width), y: within(y, box.y, box.y + box.height) });

/**
 * @param {string} kind
 * @param {Record<string, string | number>} attributes
 */
function draw(kind, attributes) {
  const element = document.createElementNS(SVG, kind);
  for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, String(value));
  return element;
}

/** Reposition the caption after the table has changed, once before the next frame. */
function placeSoon() {
  if (!shown()) return;
  cancelAnimationFrame(awaited);
  awaited = requestAnimationFrame(place);
}

/** Start at a table; does nothing without a lesson. */
export function bindLesson() {
  part("lesson").addEventListener("click", ({ target }) => {
    const what = closest(target, "[data-lesson]")?.dataset.lesson;
    if (what === "next") next();
    else if (what) end();
  });
  const changes = {
    subtree: true,
    childList: true,
    attributes: true,
    attributeFilter: ["hidden", "data-show", "data-option"],
  };
  new MutationObserver(placeSoon).observe(one(".fit-in", table), changes);
  window.addEventListener("resize", placeSoon);
  document.fonts.ready.then(show);
}
