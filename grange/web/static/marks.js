// Marks on the board: what may be clicked, what is hinted, what others changed, what would be.

const SVG = "http://www.w3.org/2000/svg";
const CHANGING = ".token, .badge, .laid > .nm, .now span, .soil li, [id^=track-], [data-amount]"; // what a preview shows pale
const POINTS = { "--bare": "1 0", "--hint": ".62 1" }; // where tags hang, if a style does not say it
const board = document.getElementById("board");
const table = document.getElementById("table");
const hanging = document.getElementById("tags"); // apart from the rest: where something comes or goes, browsers look at all that lies beside it

export const buttons = () => [...document.querySelectorAll("#ask [data-option]")];
export const buttonOf = (code) => buttons().find((button) => button.dataset.option === code);
const inSight = (element) => element.getClientRects().length > 0;

/** Find what an option's button points at: its place in the picture, and what stands for that in a hand. */
export function targetsOf(button) {
  const name = button.dataset.target;
  return name ? [...board.querySelectorAll(`[id="${CSS.escape(name)}"], [data-id="${CSS.escape(name)}"]`)] : [];
}

/** Find the place that an option points at and that can be seen now, or else any. */
export function targetOf(button) {
  const targets = targetsOf(button);
  return targets.find(inSight) ?? targets[0] ?? null;
}

// rings

/** Put a ring around everything that an option points at, the option that is looked at with a closed one. */
export function ringTargets(looking = null) {
  clearRings();
  const targets = new Map(); // all are measured before anything is drawn: measuring after each ring would lay the page out anew each time
  for (const button of buttons()) {
    for (const target of targetsOf(button).filter(canBeRinged)) if (!targets.has(target)) targets.set(target, [button, frameOf(target)]); // of several options, the first
  }
  for (const [target, [button, frame]] of targets) ring(target, button, frame);
  hinted().forEach(({ option }) => gild(option));
  if (looking) lookAt(looking);
}

const canBeRinged = (target) => !(target instanceof SVGElement) || inSight(target); // what is not drawn has no frame

export function clearRings() {
  clear(".ring, .ring-word");
  for (const marked of board.querySelectorAll(".can")) {
    marked.classList.remove("can", "near");
    delete marked.dataset.option;
  }
}

/** Tell where on the screen an option's ring is. */
export const spotOf = (code) =>
  [...board.querySelectorAll("[data-option]")].find((ring) => ring.dataset.option === code && inSight(ring))?.getBoundingClientRect() ?? null;

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
  if (spot && !name) target.append(word(box, spot.textContent));
}

function word(box, text) {
  const mark = draw("text", { x: box.x + box.width - 4, y: box.y + box.height - 5, class: "ring-word", "text-anchor": "end", "font-size": 13.5 });
  mark.textContent = text;
  return mark;
}

/** Close the ring of the option that is looked at, and show its button too. */
export function lookAt(code) {
  for (const marked of document.querySelectorAll("#board [data-option], #ask [data-option]")) {
    marked.classList.toggle("near", code !== null && marked.dataset.option === code);
  }
}

/** Ring the picked option twice, until another is or none. */
export function pick(code) {
  for (const marked of board.querySelectorAll("[data-option]")) marked.classList.toggle("picked", marked.dataset.option === code);
}

// hints

/** List the options that are marked as worth considering, with what their tags say. */
export const hinted = () =>
  buttons()
    .filter((button) => button.classList.contains("hinted"))
    .map(({ dataset }) => ({ option: dataset.option, rank: dataset.rank }));

/** Mark options worth considering: a gold ring, and a tag that hangs from the lower edge of the place, where no words are. */
export function showHints(hints) {
  clearHints();
  const tagged = new Set(); // of several options at one place, the best has the tag
  for (const { option, rank } of [...hints].sort((one, other) => one.rank - other.rank)) {
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

/** Let the ring of a hinted option be gold, or the place itself where it has none. */
function gild(code) {
  const target = targetOf(buttonOf(code));
  (target?.querySelector(".ring") ?? target)?.classList.add(target.querySelector(".ring") ? "hint" : "worth");
}

export function clearHints() {
  clear(".hint-tag");
  for (const hinted of document.querySelectorAll(".btn.hinted")) hinted.classList.remove("hinted");
  for (const ring of board.querySelectorAll(".ring.hint")) ring.classList.remove("hint");
  for (const place of board.querySelectorAll(".worth")) place.classList.remove("worth");
}

// what others changed

let did = new Map(); // the places that others have changed since my last choice, each with their seats in the order of their moves

/** Light the place of a move, and note whose move it was. */
export function light(move) {
  dim();
  const place = document.getElementById(move.place);
  if (!place?.ownerSVGElement) place?.classList.add("lit");
  else if (inSight(place)) place.append(draw("rect", { ...frameOf(place), rx: 9, class: "ring hint over lit-ring" }));
  note(move);
}

/** Let nothing be lit any more. */
export function dim() {
  clear(".lit-ring");
  for (const lit of document.querySelectorAll(".lit")) lit.classList.remove("lit");
}

/** Note where a move was made, and by whom. */
export function note({ place, seat }) {
  if (place) did.set(place, [...new Set([...(did.get(place) ?? []), seat])]);
}

/** Hang the marks of those who changed a place on it; with a seat, only that one's. */
export function showDone(only = null) {
  clear(".did");
  const marked = new Map();
  for (const [name, seats] of did) {
    const place = roomFor(document.getElementById(name));
    const shown = only === null ? seats : seats.filter((seat) => seat === only);
    if (place && shown.length) marked.set(place, new Set([...(marked.get(place) ?? []), ...shown]));
  }
  for (const [place, seats] of marked) hang("did n", place, "--bare", ...[...seats].map(seatMark));
  placeTags();
}

/** Find where there is room for a mark: on the small picture of a rival one stands for all. */
const roomFor = (place) => place?.closest("[id^='rival-']") ?? place;

/** Forget what others have done: it is known. */
export function forget() {
  did = new Map();
  clear(".did");
}

/** List the elements that others have changed. */
export const changedPlaces = () => [...did.keys()].map((name) => document.getElementById(name)).filter(Boolean);

/** Remember the marks, so that they are there again when the page is loaded anew. */
export const remembered = () => JSON.stringify([...did]);
export const recall = (text) => (did = new Map(JSON.parse(text)));

export const seatMark = (seat) => icon(`seat-${seat}`);

// what would be

/** Make whatever would be new or different pale, in the parsed HTML of a preview. */
export function makeGhosts(preview) {
  const present = new Set([...document.querySelectorAll(CHANGING)].map(drawing));
  for (const part of preview.querySelectorAll(CHANGING)) {
    if (present.has(drawing(part))) continue;
    if (part.dataset.amount) tellChange(part);
    else part.classList.add("ghost");
  }
}

/** Show beside an amount that would change by how much. */
function tellChange(amount) {
  const now = document.getElementById(amount.id);
  if (!now) return;
  const change = amount.dataset.amount - now.dataset.amount;
  const had = Number(now.dataset.amount) ? now.innerHTML.replace(/<i.*/, "") : "";
  amount.innerHTML = `${had}<i class="ghost">${change < 0 ? "−" : "+"}${Math.abs(change)}</i>`;
  amount.dataset.amount = now.dataset.amount;
}

/** Write an element out as it is drawn, without its marks and its passing states. */
function drawing(element) {
  const copy = element.cloneNode(true);
  copy.querySelectorAll("[data-mark]").forEach((mark) => mark.remove());
  copy.classList.remove("fresh", "ghost", "lit");
  return copy.outerHTML;
}

// drawing

function draw(kind, attributes) {
  const element = document.createElementNS(SVG, kind);
  for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value);
  element.dataset.mark = "";
  return element;
}

export function icon(name) {
  const picture = draw("svg", { viewBox: "0 0 24 24", "aria-hidden": "true" });
  picture.append(draw("use", { href: `#${name}` }));
  return picture;
}

/** Hang a tag over the table, at a point of an element that its style names, as shares of its width and height: `--bare` is where nothing
    is written, `--hint` where a hint covers nothing. It is still to be put there. */
function hang(css, element, point, ...inside) {
  const tag = Object.assign(document.createElement("span"), { className: css, ariaHidden: "true" });
  tag.append(...inside);
  tag.hangsOn = element.id || element.dataset.id;
  tag.hangsAt = point;
  hanging.append(tag);
}

/** Put all tags where they hang; one whose element is not in sight is away. First all is measured, then all is moved. */
export function placeTags() {
  const tags = [...document.querySelectorAll(".did, .hint-tag")].map((tag) => [tag, elementUnder(tag)]);
  for (const [tag, element] of tags) tag.hidden = !element;
  const all = table.getBoundingClientRect();
  const spots = tags.map(([tag, element]) => element && spotOn(element, all, tag));
  tags.forEach(([tag], number) => Object.assign(tag.style, spots[number]));
}

const elementUnder = (tag) =>
  [...board.querySelectorAll(`[id="${CSS.escape(tag.hangsOn)}"], [data-id="${CSS.escape(tag.hangsOn)}"]`)].find(inSight);

function spotOn(element, all, tag) {
  const here = element.getBoundingClientRect();
  const [x, y] = (getComputedStyle(element).getPropertyValue(tag.hangsAt) || POINTS[tag.hangsAt]).trim().split(" ").map(Number);
  return {
    left: `${here.left - all.left + here.width * x - tag.offsetWidth / 2}px`,
    top: `${here.top - all.top + here.height * y - tag.offsetHeight / 2}px`,
  };
}

export const clear = (selector) => document.querySelectorAll(selector).forEach((mark) => mark.remove());

const tokenOn = (cell) => document.getElementById(cell.id.replace(/^[a-z]+-/, "token-"));

/** Find the frame of a target in a drawing: the ground of a cell, a whole card, or what a group covers; nothing else needs one. */
function frameOf(target) {
  if (!(target instanceof SVGElement)) return null;
  if (target.nodeName === "svg") {
    const { width, height } = target.viewBox.baseVal;
    if (target.classList.contains("bit")) return { x: 1.5, y: 1.5, width: width - 3, height: height - 3 };
    return { x: -1.5, y: -1.5, width: width + 3, height: height + 1 };
  }
  const ground = target.querySelector(".ground");
  const { x, y, width, height } = (ground ?? target).getBBox();
  const room = ground ? -1 : 2;
  return { x: x - room, y: y - room, width: width + 2 * room, height: height + 2 * room };
}
