// Following: what the others did is played out move by move, and any earlier moment can be looked back at.
// Both are views of what is already true: they never hold the table up, and end at once.

import { lay } from "./desk.js";
import { moment } from "./live.js";
import * as marks from "./marks.js";
import { morph, parsed } from "./morph.js";
import { speed } from "./settings.js";

const PACE = { brisk: 350, usual: 700, calm: 1400, hand: Infinity, once: 0 };
const part = (name) => document.getElementById(name);
const table = part("table");
const still = matchMedia("(prefers-reduced-motion: reduce)");

let queue = []; // the moves that are played out
let at = 0; // the one in sight
let paused = false;
let wake = () => {};
let over = () => {}; // what comes after the last move
let frames = new Map(); // pictures of the table that came down the socket, by the number of choices made
let past = null; // the moment that is looked back at

export const playing = () => queue.length > 0;
export const lookingBack = () => past !== null;

/** Tell whether moves are to be played out one by one. */
export const plays = () => !still.matches && !document.hidden && PACE[speed()] > 0;

/** Keep a picture of the table that has just come. */
export function keep(message) {
  frames.set(message.made, message);
  if (frames.size > 80) frames.delete(frames.keys().next().value);
}

/** Show a bar in place of the question: "content", "playing", "back", "picked" or "coming". */
export function bar(name) {
  for (const one of ["content", "playing", "back", "picked", "coming"]) part(one).hidden = one !== name;
  table.classList.toggle("plays", name === "playing");
}

// playing out

/** Play moves out, or add to those that are played; `then` is done after the last. */
export function play(moves, then) {
  over = then;
  const running = playing();
  queue.push(...moves.filter((move) => !queue.some((known) => known.at === move.at && known.text === move.text)));
  if (running || !queue.length) return;
  [at, paused] = [0, false];
  bar("playing");
  run();
}

/** Show the present at once. */
export function skip() {
  at = queue.length;
  wake();
}

/** Stop, go on, or go one move back or on. */
export function step(what) {
  if (what === "pause") paused = !paused;
  else if (what === "back") [at, paused] = [Math.max(-1, at - 2), true];
  else if (what === "on") paused = speed() === "hand";
  part("playing").querySelector("[data-play=pause]").setAttribute("aria-pressed", paused);
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

/** Wait as long as a move is to be seen, or until somebody presses something. */
function rest() {
  const pace = PACE[speed()];
  const byHand = paused || pace === Infinity;
  part("playing").querySelector("[data-play=on]").hidden = !byHand;
  return new Promise((done) => {
    wake = done;
    if (!byHand) setTimeout(done, pace);
  });
}

async function showMove(move) {
  tellMove(move);
  const frame = frames.get(move.at) ?? (await moment(move.at));
  if (!frame || at >= queue.length) return;
  put(frame);
  marks.light(move);
}

/** Put a picture of the table on the page; the log stays what it is. */
function put(frame) {
  const fresh = parsed(frame.desk);
  const log = fresh.querySelector("#log");
  log?.replaceChildren(...[...part("log").childNodes].map((line) => line.cloneNode(true)));
  lay(fresh);
  if (frame.seats) for (const strip of document.querySelectorAll("[data-seats]")) morph(strip, parsed(frame.seats));
  marks.clear(".ring, .ring-word");
}

function tellMove(move) {
  const playingBar = part("playing");
  const numbers = [...new Set(queue.map((one) => one.at))];
  playingBar.querySelector(".who use").setAttribute("href", `#${signOf(move)}`);
  playingBar.querySelector(".told").textContent = move.text;
  playingBar.querySelector(".which").textContent = counted(numbers.indexOf(move.at) + 1, numbers.length);
  playingBar.querySelector(".dots").replaceChildren(...queue.flatMap(dot));
}

const counted = (number, last) => table.dataset.move.replace("{at}", number).replace("{last}", last);

/** Name the sign of who moved; what concerns everybody has an eye. */
const signOf = (move) => (move.seat === null ? "ui-eye" : `seat-${move.seat}`);

/** Draw a move as a dot, however much is told of it, after the sign of its seat if that is another than before. */
function dot(move, number) {
  const before = queue[number - 1];
  if (before?.at === move.at) return [];
  const mine = document.createElement("li");
  mine.className = move.at < queue[at].at ? "done" : move.at === queue[at].at ? "now" : "";
  if (before?.seat === move.seat) return [mine];
  const sign = document.createElement("li");
  sign.className = "m";
  sign.append(marks.icon(signOf(move)));
  const gap = Object.assign(document.createElement("li"), { className: "gap" });
  return number ? [gap, sign, mine] : [sign, mine];
}

// looking back

/** Look at the table as it stood after a move. */
export async function lookBack(move) {
  if (playing()) skip();
  const made = Number(table.dataset.made);
  past = Math.max(0, Math.min(move, made));
  if (past >= made) return backToNow();
  const wanted = past;
  const shown = await moment(wanted);
  if (past !== wanted) return;
  if (!shown) return backToNow();
  bar("back");
  table.classList.add("then");
  put(shown);
  part("back").querySelector(".told").textContent = `${table.dataset.lookingBack}: ${shown.text || shown.where}`;
  part("back").querySelector(".which").textContent = `${counted(past, made)}. ${table.dataset.now}`;
  for (const line of part("log").querySelectorAll("[data-at]")) line.classList.toggle("last", Number(line.dataset.at) === past);
}

/** Go one move back or on from the moment in sight. */
export const lookFurther = (by) => lookBack((past ?? Number(table.dataset.made)) + by);

/** Leave the past; whoever calls shows the present. */
export function backToNow() {
  past = null;
  table.classList.remove("then");
  bar("content");
  over();
}

/** Forget every picture and leave what is shown: somebody else comes to the screen. */
export function forget() {
  frames.clear();
  [queue, past] = [[], null];
  table.classList.remove("then");
  bar("content");
  wake();
}

/** Say what comes after a look back or the last move that is played. */
export const returnTo = (then) => (over = then);
