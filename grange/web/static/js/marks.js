// Marks on the board: possible options, hints, changes by others, and previews.

import { all, part } from "./dom.js";

/**
 * @import { Move } from "./types.d.ts"
 * @typedef {HTMLElement | SVGElement} Target what an option points at: a place in a drawing, or a card
 * @typedef {{ x: number, y: number, width: number, height: number }} Frame
 * @typedef {{ option: string, rank: string }} Hint
 * @typedef {{ tag: HTMLElement, on: string, point: string }} Tag a tag, the id of what it hangs on, and the property that says where
 */

const SVG = "http://www.w3.org/2000/svg";
const CHANGING = ".token, .badge, .laid > .nm, .now span, .soil li, [id^=track-], [data-amount]"; // what a preview shows pale
/** @type {Record<string, string>} */
const POINTS = { "--bare": "1 0", "--hint": ".62 1" }; // where tags hang, unless a style sheet says otherwise
const board = part("board");
const table = part("table");
const hanging = part("tags"); // apart from the rest: where something comes or goes, browsers look at all that lies beside it

/** List the buttons of all options. */
export const buttons = () => all("#ask [data-option]");

/**
 * Find the button of an option.
 * @param {string | null} code
 */
export const buttonOf = (code) => buttons().find((button) => button.dataset.option === code);

/** @param {Element} element */
const inSight = (element) => element.getClientRects().length > 0;

/**
 * List the elements with a name on the board: that with this id, and its counterparts on a phone.
 * @param {string} name
 * @returns {Target[]}
 */
const named = (name) => all(`[id="${CSS.escape(name)}"], [data-id="${CSS.escape(name)}"]`, board);

/**
 * List the elements that an option's button points at: its place in the picture, and its counterparts on a phone.
 * @param {HTMLElement} button
 */
export const targetsOf = (button) => (button.dataset.target ? named(button.dataset.target) : []);

/**
 * Find a visible element that an option points at, otherwise any.
 * @param {HTMLElement} button
 */
export function targetOf(button) {
  const targets = targetsOf(button);
  return targets.find(inSight) ?? targets[0] ?? null;
}

// rings

/**
 * Put a ring around everything that an option points at; the ring of the previewed option is closed.
 * @param {string | null} [looking]
 */
export function ringTargets(looking = null) {
  clearRings();
  /** @type {Map<Target, [button: HTMLElement, frame: Frame | null]>} */
  const targets = new Map(); // measure everything before drawing anything: measuring after each ring would trigger a new layout each time
  for (const button of buttons()) {
    for (const target of targetsOf(button).filter(canBeRinged))
      if (!targets.has(target)) targets.set(target, [button, frameOf(target)]); // of several options, the first
  }
  for (const [target, [button, frame]] of targets) ring(target, button, frame);
  for (const { option } of hinted()) gild(option);
  if (looking) lookAt(looking);
}

/** @param {Target} target */
const canBeRinged = (target) => !(target instanceof SVGElement) || inSight(target); // what is not drawn has no frame

/** Remove all rings. */
export function clearRings() {
  clear(".ring, .ring-word");
  for (const marked of all(".can", board)) {
    marked.classList.remove("can", "near");
    delete marked.dataset.option;
  }
}

/**
 * Return where on the screen an option's ring is, or null.
 * @param {string | null} code
 */
export const spotOf = (code) =>
  all("[data-option]", board)
    .find((ring) => ring.dataset.option === code && inSight(ring))
    ?.getBoundingClientRect() ?? null;

/**
 * @param {Target} target
 * @param {HTMLElement} button
 * @param {Frame | null} box
 */
function ring(target, button, box) {
  if (!box) {
    target.classList.add("can");
    target.dataset.option = button.dataset.option;
    return;
  }
  const empty = target.classList.contains("cell") && !tokenOn(target);
  const thin = target.classList.contains("bit") ? " thin" : "";
  const mark = draw("rect", { ...box, rx: thin ? 6 : 9, class: empty ? "ring" : `ring over${thin}` });
  mark.dataset.option = button.dataset.option;
  const name = target.querySelector(".cell-name");
  target.insertBefore(mark, name);
  const spot = button.querySelector(".spot");
  if (spot && !name) target.append(word(box, spot.textContent ?? ""));
}

/**
 * Write a word at the lower right corner of a ring.
 * @param {Frame} box
 * @param {string} text
 */
function word(box, text) {
  const mark = draw("text", {
    x: box.x + box.width - 4,
    y: box.y + box.height - 5,
    class: "ring-word",
    "text-anchor": "end",
    "font-size": 13.5,
  });
  mark.textContent = text;
  return mark;
}

/**
 * Close the ring of the previewed option, and mark its button, too.
 * @param {string | null} code
 */
export function lookAt(code) {
  for (const marked of all("#board [data-option], #ask [data-option]")) {
    marked.classList.toggle("near", code !== null && marked.dataset.option === code);
  }
}

/**
 * Ring the picked option twice; null clears it.
 * @param {string | null} code
 */
export function pick(code) {
  for (const marked of all("[data-option]", board)) marked.classList.toggle("picked", marked.dataset.option === code);
}

// hints

/**
 * List the options marked as worth considering, with the texts of their tags.
 * @returns {Hint[]}
 */
export const hinted = () =>
  buttons()
    .filter((button) => button.classList.contains("hinted"))
    .map(({ dataset }) => ({ option: dataset.option ?? "", rank: dataset.rank ?? "" }));

/**
 * Mark options worth considering: a gold ring, and a tag below the place, where there is no text.
 * @param {Hint[]} hints
 */
export function showHints(hints) {
  clearHints();
  const tagged = new Set(); // of several options at one place, the best has the tag
  for (const { option, rank } of [...hints].sort((one, other) => Number(one.rank) - Number(other.rank))) {
    const button = buttonOf(option);
    if (!button) continue;
    button.classList.add("hinted");
    button.dataset.rank = rank;
    const target = targetOf(button);
    if (!target) continue;
    gild(option);
    if (!tagged.has(target)) hang("hint-tag", target, "--hint", icon("ui-hint"), rank);
    tagged.add(target);
  }
  placeTags();
}

/**
 * Make the ring of a hinted option gold, or the place itself if it has no ring.
 * @param {string} code
 */
function gild(code) {
  const button = buttonOf(code);
  const target = button && targetOf(button);
  const ring = target?.querySelector(".ring");
  if (ring) ring.classList.add("hint");
  else target?.classList.add("worth");
}

/** Remove the marks of all hints. */
export function clearHints() {
  clear(".hint-tag");
  for (const hinted of document.querySelectorAll(".btn.hinted")) hinted.classList.remove("hinted");
  for (const ring of board.querySelectorAll(".ring.hint")) ring.classList.remove("hint");
  for (const place of board.querySelectorAll(".worth")) place.classList.remove("worth");
}

// changes by others

/** @type {Map<string, (number | null)[]>} */
let did = new Map(); // places changed by others since the player's last choice, each with their seats in order of moves

/**
 * Highlight the place of a move, and record whose move it was.
 * @param {Move} move
 */
export function light(move) {
  dim();
  const place = elementOf(move.place);
  if (!(place instanceof SVGElement && place.ownerSVGElement)) place?.classList.add("lit");
  else if (inSight(place)) place.append(draw("rect", { ...frameOf(place), rx: 9, class: "ring hint over lit-ring" }));
  note(move);
}

/** Remove all highlights. */
export function dim() {
  clear(".lit-ring");
  for (const lit of document.querySelectorAll(".lit")) lit.classList.remove("lit");
}

/**
 * Record where a move was made, and by which seat.
 * @param {Move} move
 */
export function note({ place, seat }) {
  if (place) did.set(place, [...new Set([...(did.get(place) ?? []), seat])]);
}

/**
 * Hang the marks of the seats that changed a place on it.
 * @param {number | null} [only] show no other seat's marks
 */
export function showDone(only = null) {
  clear(".did");
  /** @type {Map<Target, Set<number | null>>} */
  const marked = new Map();
  for (const [name, seats] of did) {
    const place = roomFor(elementOf(name));
    const shown = only === null ? seats : seats.filter((seat) => seat === only);
    if (place && shown.length) marked.set(place, new Set([...(marked.get(place) ?? []), ...shown]));
  }
  for (const [place, seats] of marked) hang("did n", place, "--bare", ...[...seats].map(seatMark));
  placeTags();
}

/**
 * Find room for a mark; on the small picture of a rival, one mark stands for all.
 * @param {Target | null} place
 * @returns {Target | null}
 */
const roomFor = (place) => place?.closest("[id^='rival-']") ?? place;

/**
 * @param {string} id
 * @returns {Target | null}
 */
const elementOf = (id) => document.getElementById(id);

/** Forget what others have changed, because the player has seen it. */
export function forget() {
  did = new Map();
  clear(".did");
}

/** List the elements that others have changed. */
export const changedPlaces = () => [...did.keys()].flatMap((name) => elementOf(name) ?? []);

/** Store the marks until the page is reloaded. */
export const remembered = () => JSON.stringify([...did]);

/**
 * Restore stored marks.
 * @param {string} text
 */
export function recall(text) {
  did = new Map(JSON.parse(text));
}

/**
 * Draw the mark of a seat.
 * @param {number | null} seat
 */
export const seatMark = (seat) => icon(`seat-${seat}`);

// previews

/**
 * Make everything that would be new or different pale, in the parsed HTML of a preview.
 * @param {DocumentFragment} preview
 */
export function makeGhosts(preview) {
  const present = new Set(all(CHANGING).map(drawing));
  for (const changing of all(CHANGING, preview)) {
    if (present.has(drawing(changing))) continue;
    if (changing.dataset.amount) tellChange(changing);
    else changing.classList.add("ghost");
  }
}

/**
 * Show beside an amount by how much it would change.
 * @param {HTMLElement} amount
 */
function tellChange(amount) {
  const now = document.getElementById(amount.id);
  if (!now) return;
  const change = Number(amount.dataset.amount) - Number(now.dataset.amount);
  const had = Number(now.dataset.amount) ? now.innerHTML.replace(/<i.*/, "") : "";
  amount.innerHTML = `${had}<i class="ghost">${change < 0 ? "−" : "+"}${Math.abs(change)}</i>`;
  amount.dataset.amount = now.dataset.amount;
}

/**
 * Serialize an element as it is drawn, without its marks and transient states.
 * @param {HTMLElement} element
 */
function drawing(element) {
  const copy = /** @type {HTMLElement} */ (element.cloneNode(true));
  for (const mark of copy.querySelectorAll("[data-mark]")) mark.remove();
  copy.classList.remove("fresh", "ghost", "lit");
  return copy.outerHTML;
}

// drawing

/**
 * Make an SVG element that counts as a mark.
 * @param {string} kind
 * @param {Record<string, string | number>} attributes
 */
function draw(kind, attributes) {
  const element = /** @type {SVGElement} */ (document.createElementNS(SVG, kind));
  for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, String(value));
  element.dataset.mark = "";
  return element;
}

/**
 * Draw a piece as an icon.
 * @param {string} name
 */
export function icon(name) {
  const picture = draw("svg", { viewBox: "0 0 24 24", "aria-hidden": "true" });
  picture.append(draw("use", { href: `#${name}` }));
  return picture;
}

/** @type {Tag[]} */
let tags = [];

/**
 * Hang a tag over the table; `placeTags` puts it in its place.
 * @param {string} css
 * @param {Target} element
 * @param {"--bare" | "--hint"} point property that holds a point of the element, as shares of its width and height: `--bare` is
 *   where nothing is written, `--hint` where a hint covers nothing
 * @param {...(Node | string)} inside
 */
function hang(css, element, point, ...inside) {
  const tag = Object.assign(document.createElement("span"), { className: css, ariaHidden: "true" });
  tag.append(...inside);
  hanging.append(tag);
  tags.push({ tag, on: element.id || (element.dataset.id ?? ""), point });
}

/** Put all tags in their places; hide those whose element is not visible. First measure everything, then move everything. */
export function placeTags() {
  tags = tags.filter(({ tag }) => tag.isConnected);
  const elements = tags.map(({ on }) => named(on).find(inSight));
  for (const [number, { tag }] of tags.entries()) tag.hidden = !elements[number];
  const frame = table.getBoundingClientRect();
  const spots = elements.map((element, number) => element && spotOn(element, frame, tags[number]));
  for (const [number, { tag }] of tags.entries()) Object.assign(tag.style, spots[number]);
}

/**
 * @param {Target} element
 * @param {DOMRect} frame
 * @param {Tag} tag
 */
function spotOn(element, frame, { tag, point }) {
  const here = element.getBoundingClientRect();
  const [x, y] = (getComputedStyle(element).getPropertyValue(point) || POINTS[point]).trim().split(" ").map(Number);
  return {
    left: `${here.left - frame.left + here.width * x - tag.offsetWidth / 2}px`,
    top: `${here.top - frame.top + here.height * y - tag.offsetHeight / 2}px`,
  };
}

/**
 * Remove the marks that match a selector.
 * @param {string} selector
 */
export function clear(selector) {
  for (const mark of document.querySelectorAll(selector)) mark.remove();
}

/** @param {Target} cell */
const tokenOn = (cell) => document.getElementById(cell.id.replace(/^[a-z]+-/, "token-"));

/**
 * Find the frame of a target in a drawing: the ground of a cell, a whole card, or the extent of a group; null if it needs none.
 * @param {Target} target
 * @returns {Frame | null}
 */
function frameOf(target) {
  if (!(target instanceof SVGElement)) return null;
  if (target instanceof SVGSVGElement) {
    const { width, height } = target.viewBox.baseVal;
    if (target.classList.contains("bit")) return { x: 1.5, y: 1.5, width: width - 3, height: height - 3 };
    return { x: -1.5, y: -1.5, width: width + 3, height: height + 1 };
  }
  const ground = target.querySelector(".ground");
  const { x, y, width, height } = /** @type {SVGGraphicsElement} */ (ground ?? target).getBBox();
  const room = ground ? -1 : 2;
  return { x: x - room, y: y - room, width: width + 2 * room, height: height + 2 * room };
}
