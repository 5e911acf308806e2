// The table: shows what comes from the server, and sends what is chosen.

import { ask, connect, post, reconnect } from "./live.js";
import * as marks from "./marks.js";
import { morph, parsed } from "./morph.js";
import { bindSettings, call, wants } from "./settings.js";

const PREVIEW_DELAY = 120;
const FRAGMENTS = ["board", "side", "strip", "log", "ask"];
const part = (name) => document.getElementById(name);
const table = part("table");

let position = Number(table.dataset.position);
let mine = Boolean(part("ask").querySelector("[data-option]"));
let shown = { board: part("board").innerHTML, side: part("side").innerHTML };
let fresh = new Set();
let busy = false; // while a choice is on its way, and until its change has come; the page says so too
let awaited = 0;
let looking = null; // the option whose preview is or will be shown
let spot = null; // where on the board it was pointed at: its ring may be gone in the preview
let previewing = false;
let timer = 0;
let down = false; // while a pointer is pressed, so that nothing moves away between press and click

// showing

/** Show the table as the server tells it. */
function told(message) {
  if (message.error) return say(message.message);
  const before = { pieces: marks.pieces(), line: lines()[0]?.textContent, focused: part("ask").contains(document.activeElement) };
  const [question, hints] = [asked(), marks.hinted()];
  clearTimeout(timer);
  [looking, previewing] = [null, false];
  marks.clearHints();
  for (const name of FRAGMENTS) if (message[name] !== undefined) morph(part(name), parsed(message[name]));
  shown = { board: message.board, side: message.side };
  position = message.position;
  table.dataset.position = position;
  setBusy(position < awaited);
  say("");
  marks.ringTargets();
  if (hints.length && asked() === question) marks.showHints(hints); // somebody else has moved
  showNews(before);
  takeTurn(message);
  bringIntoSight();
  if (before.focused && !part("ask").contains(document.activeElement)) marks.buttons()[0]?.focus({ preventScroll: true });
}

const asked = () => marks.buttons().map((button) => button.dataset.option).join();
const lines = () => [...part("log").children];

/** Mark what changed; what happened while nobody looked stays marked. */
function showNews(before) {
  const now = marks.news(before.pieces);
  if (document.hidden) now.forEach((name) => fresh.add(name));
  else fresh = new Set(now);
  marks.markFresh(fresh);
  markNewLines(Math.max(0, lines().findIndex((line) => line.textContent === before.line)));
}

/** Mark the lines of the log that were added, and tell them to a screen reader. */
function markNewLines(added) {
  const told = lines().filter((line) => !line.classList.contains("rubric"));
  const news = lines().slice(0, added);
  told.forEach((line, place) => line.classList.toggle("last", added ? news.includes(line) : place === 0));
  part("news").textContent = news.reverse().map((line) => line.textContent).join(" ");
}

/** In a small window, scroll to what may be clicked if none of it is in sight. */
function bringIntoSight() {
  const targets = marks.buttons().map(marks.targetOf).filter(Boolean);
  const inSight = (target) => {
    const { top, bottom } = target.getBoundingClientRect();
    return top >= 0 && bottom <= Math.max(part("prompt").getBoundingClientRect().top, innerHeight / 2);
  };
  if (innerWidth < 761 && targets.length && !targets.some(inSight)) targets[0].scrollIntoView({ block: "end" });
}

function takeTurn(message) {
  if (message.title) document.title = message.title;
  if (message.where) part("where").textContent = message.where;
  if (message.mine && !mine && !message.over) call(table.dataset.turn);
  mine = message.mine;
}

/** Say something under the question; nothing clears it. */
function say(message) {
  const slip = Object.assign(document.createElement("div"), { className: "slip", textContent: message });
  part("slip").replaceChildren(...(message ? [slip] : []));
}

// choosing

const seatAsked = () => Number(part("prompt").dataset.seat);

function setBusy(now) {
  busy = now;
  if (busy) part("ask").setAttribute("aria-busy", "true");
  else part("ask").removeAttribute("aria-busy");
}

async function choose(button) {
  if (busy) return;
  setBusy(true);
  clearTimeout(timer);
  const option = button.dataset.option;
  if (wants("confirm") && (await isFinal(option)) && !(await confirmed())) return setBusy(false);
  await send("choose", { seat: seatAsked(), position, option });
}

/** Send a choice or an undo; the change itself comes down the socket. */
async function send(what, body) {
  setBusy(true);
  const answer = await post(what, body);
  awaited = answer.position ?? 0;
  setBusy(position < awaited);
  if (answer.error) say(answer.message);
  reconnect();
}

/** Tell whether a choice is one that cannot be taken back: nothing of it can be shown beforehand. */
async function isFinal(option) {
  const answer = await ask(seatAsked(), option).catch(() => null);
  return answer !== null && !answer.board;
}

function confirmed() {
  const sure = part("sure");
  sure.returnValue = "no";
  sure.showModal();
  return new Promise((resolve) => sure.addEventListener("close", () => resolve(sure.returnValue === "yes"), { once: true }));
}

const undo = () => part("undo") && !busy && send("undo", { seat: seatAsked(), position });

async function hint() {
  const answer = await post("hint", { seat: seatAsked() });
  if (answer.error) say(answer.message);
  else marks.showHints(answer.options.slice(0, 3));
}

// looking: what an option would do

function look(code) {
  if (code === looking) return;
  clearTimeout(timer);
  looking = code;
  marks.lookAt(code);
  spot = marks.spotOf(code);
  timer = setTimeout(() => (code === null ? restore() : preview(code)), PREVIEW_DELAY);
}

async function preview(code) {
  if (busy || !marks.buttonOf(code)) return;
  const answer = await ask(seatAsked(), code).catch(() => null);
  if (looking !== code || busy || down) return;
  if (!answer?.board) return restore(); // it cannot be shown, or would bring something hidden to light
  previewing = true;
  for (const name of Object.keys(shown)) {
    const pale = parsed(answer[name]);
    marks.makeGhosts(pale);
    morph(part(name), pale, true);
  }
  marks.ringTargets(looking);
}

function restore() {
  if (down || !previewing) return;
  for (const name of Object.keys(shown)) morph(part(name), parsed(shown[name]), true);
  marks.ringTargets(looking);
  previewing = false;
}

/** Give the option under the pointer; while one is previewed, all of its spot belongs to it. */
function optionAt({ target, clientX, clientY }) {
  const inSpot = previewing && spot && clientX >= spot.left && clientX <= spot.right && clientY >= spot.top && clientY <= spot.bottom;
  return inSpot ? looking : (target.closest?.("[data-option]")?.dataset.option ?? null);
}

// hands: pointer, keys

function clicked(event) {
  const { target } = event;
  const option = optionAt(event);
  const button = option && marks.buttonOf(option);
  const at = (what) => target.closest(`[data-${what}]`);
  if (button) choose(button);
  else if (at("undo")) undo();
  else if (at("hint")) hint();
  else if (at("reconnect")) reconnect();
  else if (at("side")) toggleSide();
  else if (at("copy")) copy(at("copy"));
  else if (at("hand")) handOver(at("hand"));
}

function toggleSide(open = !table.classList.contains("side-open")) {
  table.classList.toggle("side-open", open);
  document.querySelector(".tools [data-side]").setAttribute("aria-expanded", open);
}

async function copy(button) {
  const field = part(button.dataset.copy);
  field.select();
  await navigator.clipboard?.writeText(field.value).catch(() => {});
  button.textContent = table.dataset.copied;
}

async function handOver(button) {
  const answer = await post("bot", { seat: Number(button.dataset.seat), bot: button.dataset.hand ? table.dataset.bot : null });
  if (answer.error) say(answer.message);
}

function pressed(event) {
  if (event.ctrlKey || event.metaKey || event.altKey || event.target.matches("input, select, textarea, dialog *")) return;
  const key = event.key.toLowerCase();
  if (key === "escape") return void (say(""), toggleSide(false), look(null));
  if (key === "u" || key === "г") undo();
  else if ((key === "h" || key === "р") && part("hint")) hint();
  else if (key >= "1" && key <= "9" && key.length === 1) marks.buttons()[Number(key) - 1]?.click();
}

document.addEventListener("pointerdown", () => (down = true));
for (const end of ["pointerup", "pointercancel"]) document.addEventListener(end, () => (down = false));
document.addEventListener("click", clicked);
document.addEventListener("keydown", pressed);
document.addEventListener("pointermove", (event) => event.pointerType === "mouse" && look(optionAt(event)));
document.addEventListener("focusin", (event) => event.target.matches(":focus-visible") && look(optionAt(event)));
document.addEventListener("visibilitychange", () => document.hidden || reconnect());
window.addEventListener("online", () => reconnect());

bindSettings();
marks.ringTargets();
bringIntoSight();
connect(() => position, told);
