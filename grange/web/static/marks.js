// Marks on the board: what may be clicked, what is hinted, what has changed, what would be.

const SVG = "http://www.w3.org/2000/svg";
const CHANGING = ".token, .badge, .now span, .soil li, [id^=track-], [data-amount]"; // what a preview shows pale
const board = document.getElementById("board");

export const buttons = () => [...document.querySelectorAll("#ask [data-option]")];
export const buttonOf = (code) => buttons().find((button) => button.dataset.option === code);

/** Find what an option's button points at in the picture. */
export function targetOf(button) {
  const target = button.dataset.target && document.getElementById(button.dataset.target);
  return target && board.contains(target) ? target : null;
}

/** Put a ring around everything that an option points at, the option that is looked at with a closed one. */
export function ringTargets(looking = null) {
  clear(".ring, .ring-word");
  for (const button of buttons()) {
    const target = targetOf(button);
    if (target && !target.querySelector(":scope > .ring")) ring(target, button); // of several options, the first
  }
  if (looking) lookAt(looking);
}

/** Tell where on the screen an option's ring is. */
export const spotOf = (code) =>
  [...board.querySelectorAll(".ring")].find((ring) => ring.dataset.option === code)?.getBoundingClientRect() ?? null;

function ring(target, button) {
  const box = frameOf(target);
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
  for (const marked of document.querySelectorAll(".ring, #ask [data-option]")) {
    marked.classList.toggle("near", code !== null && marked.dataset.option === code);
  }
  tellDetail(code);
}

/** Say under the question what the option would bring, and nothing more when none is looked at. */
function tellDetail(code) {
  const more = document.getElementById("more");
  if (more) more.textContent = (code && buttonOf(code)?.dataset.detail) || more.dataset.usual;
}

/** List the options that are marked as worth considering. */
export const hinted = () => buttons().filter((button) => button.classList.contains("hinted")).map((button) => button.dataset.option);

/** Mark options worth considering, on the board and on their buttons. */
export function showHints(codes) {
  clearHints();
  for (const button of codes.map(buttonOf).filter(Boolean)) {
    button.classList.add("hinted");
    const icon = document.querySelector("#hint svg").cloneNode(true);
    icon.classList.add("hint-mark");
    button.prepend(icon);
    const target = targetOf(button);
    if (!target) continue;
    target.querySelector(".ring")?.classList.add("hinted");
    const { x, y, width } = frameOf(target);
    const size = width > 100 ? 30 : 24;
    target.append(draw("circle", { cx: x + 11, cy: y + 11, r: size / 2 + 1, class: "hint-ground" }));
    target.append(draw("use", { href: "#ui-hint", x: x + 11 - size / 2, y: y + 11 - size / 2, width: size, height: size, class: "hint-mark" }));
  }
}

export function clearHints() {
  clear(".hint-mark, .hint-ground");
  for (const hinted of document.querySelectorAll(".hinted")) hinted.classList.remove("hinted");
}

/** Give the drawing of every piece on the table by its name, and whose board it lies on if the board changes with the viewer. */
export function pieces() {
  const tokens = [...document.querySelectorAll(".token:not(.ghost)")];
  return new Map(tokens.map((token) => [token.id, { drawing: drawing(token), own: token.closest("[data-own]")?.dataset.own }]));
}

/** List the pieces that are new or have changed; a board that was not in sight before is no news. */
export function news(before) {
  const boards = new Set([undefined, ...[...before.values()].map(({ own }) => own)]);
  const changed = [...pieces()].filter(([name, { drawing, own }]) => boards.has(own) && before.get(name)?.drawing !== drawing);
  return changed.map(([name]) => name);
}

/** Set a gold corner to every piece that is new or has changed. */
export function markFresh(names) {
  clear(".freshmark");
  for (const name of names) {
    const token = document.getElementById(name);
    const cell = token && cellUnder(token);
    if (!cell) continue;
    const { x, y } = frameOf(cell);
    token.classList.add("fresh");
    token.after(draw("path", { d: `M${x} ${y}h17l-17 17z`, class: "freshmark" }));
  }
}

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
  amount.innerHTML = now.innerHTML.replace(/<i.*/, "") + `<i class="ghost">${change < 0 ? "−" : "+"}${Math.abs(change)}</i>`;
  amount.dataset.amount = now.dataset.amount;
}

/** Write an element out as it is drawn, without its marks and its passing states. */
function drawing(element) {
  const copy = element.cloneNode(true);
  copy.querySelectorAll("[data-mark]").forEach((mark) => mark.remove());
  copy.classList.remove("fresh", "ghost");
  return copy.outerHTML;
}

// drawing

function draw(kind, attributes) {
  const element = document.createElementNS(SVG, kind);
  for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value);
  element.dataset.mark = "";
  return element;
}

const clear = (selector) => document.querySelectorAll(selector).forEach((mark) => mark.remove());

const tokenOn = (cell) => document.getElementById(cell.id.replace(/^[a-z]+-/, "token-"));
const cellUnder = (token) => document.getElementById(token.dataset.on ?? token.id.replace(/^(token-)?/, "planet-"));

/** Find the frame of a target: the ground of a cell, a whole card, or what a group covers. */
function frameOf(target) {
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
