// Following: the others' moves are played out one by one, and players can look back at any earlier position.
// Both only show what has already happened: they never delay the table, and end at once.

import { fitBar } from "./bar.js";
import { lay } from "./desk.js";
import { all, dataOf, make, one, part } from "./dom.js";
import * as eyes from "./eyes.js";
import { moment } from "./live.js";
import * as marks from "./marks.js";
import { morph, parsed } from "./morph.js";
import { speed } from "./settings.js";

/** @import { Move, Picture, Snapshot } from "./types.d.ts" */

/** @type {Record<string, number>} */
const PACE = { brisk: 350, usual: 700, calm: 1400, hand: Infinity, once: 0 }; // milliseconds per move
const MOST_FRAMES = 80;
const BARS = ["content", "playing", "back", "picked", "coming", "eyes"];
const table = part("table");
const still = matchMedia("(prefers-reduced-motion: reduce)");

/** @type {Move[]} */
let queue = []; // the moves that are being played out
let at = 0; // the one that is shown
let paused = false;
let wake = () => {};
let over = () => {}; // called after the last move, and after a look back
/** @type {Map<number, Picture>} */
const frames = new Map(); // pictures of the table received through the socket, by the number of choices made
/** @type {number | null} */
let past = null; // the position that the player looks back at

/** Return whether moves are being played out. */
export const playing = () => queue.length > 0;

/** Return whether an earlier position is shown. */
export const lookingBack = () => past !== null;

/** Return whether the others' moves should be played out one by one. */
export const plays = () => !still.matches && !document.hidden && PACE[speed()] > 0;

/**
 * Keep the picture of the table that has just arrived.
 * @param {Snapshot} message
 */
export function keep(message) {
  frames.set(message.made, message);
  const [oldest] = frames.keys();
  if (frames.size > MOST_FRAMES) frames.delete(oldest);
}

/**
 * Show one of the bars that can replace the question; "content" is the question itself.
 * @param {"content" | "playing" | "back" | "picked" | "coming" | "eyes"} name
 */
export function bar(name) {
  for (const other of BARS) part(other).hidden = other !== name;
  table.classList.toggle("plays", name === "playing");
  if (name === "content") fitBar(); // it has no height while it is hidden
}

// playing out

/**
 * Play out moves, or add them to those that are being played out.
 * @param {Move[]} moves
 * @param {() => void} then called after the last one
 */
export function play(moves, then) {
  over = then;
  const running = playing();
  queue.push(...moves.filter((move) => !queue.some((known) => known.at === move.at && known.text === move.text)));
  if (running || !queue.length) return;
  [at, paused] = [0, false];
  bar("playing");
  run();
}

/** Skip to the present. */
export function skip() {
  at = queue.length;
  wake();
}

/**
 * Pause, continue, or go one move back or forward.
 * @param {string} what "pause", "back" or "on"
 */
export function step(what) {
  if (what === "pause") paused = !paused;
  else if (what === "back") [at, paused] = [Math.max(-1, at - 2), true];
  else if (what === "on") paused = speed() === "hand";
  one("[data-play=pause]", part("playing")).setAttribute("aria-pressed", String(paused));
  if (what !== "pause" || !paused) wake();
}

async function run() {
  for (at = 0; at < queue.length; at++) {
    await showMove(queue[at]);
    if (at < queue.length) await rest();
  }
  queue = [];
  marks.dim();
  bar("content");
  over();
}

/**
 * Wait as long as a move should be visible, or until the player presses something.
 * @returns {Promise<void>}
 */
function rest() {
  const pace = PACE[speed()];
  const byHand = paused || pace === Infinity;
  one("[data-play=on]", part("playing")).hidden = !byHand;
  return new Promise((done) => {
    wake = done;
    if (!byHand) setTimeout(done, pace);
  });
}

/** @param {Move} move */
async function showMove(move) {
  tellMove(move);
  const frame = frames.get(move.at) ?? (await moment(move.at, eyes.watched()));
  if (!frame || at >= queue.length) return;
  put(frame);
  marks.light(move);
}

/**
 * Put a picture of the table on the page; the log stays as it is.
 * @param {Picture} frame
 */
export function put(frame) {
  const fresh = parsed(frame.desk);
  const log = fresh.querySelector("#log");
  log?.replaceChildren(...[...part("log").childNodes].map((line) => line.cloneNode(true)));
  lay(fresh);
  if (frame.seats) for (const strip of all("[data-seats]")) morph(strip, parsed(frame.seats));
  marks.clear(".ring, .ring-word");
}

/** @param {Move} move */
function tellMove(move) {
  const numbers = [...new Set(queue.map((each) => each.at))];
  const which = counted(numbers.indexOf(move.at) + 1, numbers.length);
  fillBar("playing", { told: move.text, which, sign: signOf(move) });
  one(".dots", part("playing")).replaceChildren(...queue.flatMap(dot));
}

/**
 * Fill a bar: its text, the number of the move or more about it, and the sign before it. Omitted parts stay as they are.
 * @param {"playing" | "back" | "picked" | "coming" | "eyes"} name
 * @param {{ told?: string, which?: string, sign?: string }} content
 */
export function fillBar(name, { told, which, sign }) {
  const filled = part(name);
  if (told !== undefined) one(".told", filled).textContent = told;
  if (which !== undefined) one(".which", filled).textContent = which;
  if (sign !== undefined) one(".who use", filled).setAttribute("href", `#${sign}`);
}

/**
 * @param {number} number
 * @param {number} last
 */
const counted = (number, last) => dataOf(table).move.replace("{at}", String(number)).replace("{last}", String(last));

/**
 * Name the sign of the seat that moved; an eye stands for everybody.
 * @param {Move} move
 */
const signOf = (move) => (move.seat === null ? "ui-eye" : `seat-${move.seat}`);

/**
 * Draw a move as one dot, however many parts its text has, after the sign of its seat if that has changed.
 * @param {Move} move
 * @param {number} number
 */
function dot(move, number) {
  const before = queue[number - 1];
  if (before?.at === move.at) return [];
  const mine = make("li", move.at < queue[at].at ? "done" : move.at === queue[at].at ? "now" : "");
  if (before?.seat === move.seat) return [mine];
  const sign = make("li", "m", marks.icon(signOf(move)));
  return number ? [make("li", "gap"), sign, mine] : [sign, mine];
}

// looking back

/**
 * Show the table as it was after a move.
 * @param {number} move
 */
export async function lookBack(move) {
  if (playing()) skip();
  const made = Number(table.dataset.made);
  past = Math.max(0, Math.min(move, made));
  if (past >= made) return backToNow();
  const wanted = past;
  const shown = await moment(wanted, eyes.watched());
  if (past !== wanted) return;
  if (!shown) return backToNow();
  bar("back");
  table.classList.add("then");
  put(shown);
  const { lookingBack: looking, now } = dataOf(table);
  fillBar("back", { told: `${looking}: ${shown.text || shown.where}`, which: `${counted(past, made)}. ${now}` });
  for (const line of all("[data-at]", part("log"))) line.classList.toggle("last", Number(line.dataset.at) === past);
}

/**
 * Go some moves back or forward from the position that is shown.
 * @param {number} by
 */
export const lookFurther = (by) => lookBack((past ?? Number(table.dataset.made)) + by);

/** Return to the present. */
export function backToNow() {
  past = null;
  table.classList.remove("then");
  bar("content");
  over();
}

/** Forget all pictures and stop showing them, because another player comes to the screen. */
export function forget() {
  frames.clear();
  [queue, past] = [[], null];
  table.classList.remove("then");
  bar("content");
  wake();
}

/**
 * Set the function that shows the present after a look back or the last move.
 * @param {() => void} then
 */
export function returnTo(then) {
  over = then;
}
