// The table: shows what comes from the server, and sends what is chosen.

import * as advice from "./advice.js";
import { cover } from "./cover.js";
import { lay } from "./desk.js";
import * as follow from "./follow.js";
import * as keys from "./keys.js";
import * as lesson from "./lesson.js";
import { ask, connect, foresee, post, reconnect } from "./live.js";
import * as marks from "./marks.js";
import { morph, parsed } from "./morph.js";
import * as pager from "./pager.js";
import { hear, sayPhrase } from "./say.js";
import { bindSettings, call, wants } from "./settings.js";
import * as went from "./went.js";

const PREVIEW_DELAY = 120;
const part = (name) => document.getElementById(name);
const table = part("table");
const REMEMBERED = `grange-did-${table.dataset.table}`;

let position = Number(table.dataset.position);
let mine = Boolean(part("ask").querySelector("[data-option]"));
let shown = { desk: part("board").innerHTML, seats: document.querySelector("[data-seats]").innerHTML };
let present = null; // the latest message, if more than the page itself has come
let busy = false; // while a choice is on its way, and until its change has come; the page says so too
let awaited = 0; // the position that my choice leads to; endless until the server has said
let looking = null; // the option whose preview is or will be shown, or what could come
let picked = null; // the option that a first tap has shown, and a second one would do
let spot = null; // where on the board it was pointed at: its ring may be gone in the preview
let previewing = false;
let thinking = null; // the question that a hint is thought over for
let timer = 0;
let down = false; // while a pointer is pressed, so that nothing moves away between press and click

// showing

/** Take what the server tells: play the others' moves out if that is wished, or show the table as it is. */
function told(message) {
  if (message.error) return say(message.message);
  if (message.said) return hear(message.said);
  const seen = present?.made ?? Number(table.dataset.made);
  present = message;
  if (message.cover.trim()) return follow.forget(), show();
  follow.keep(message);
  setBusy(message.position < awaited);
  if (message.made < seen) marks.forget();
  const others = message.moves.filter((move) => move.at > seen && move.seat !== message.seat);
  if (follow.lookingBack()) return;
  if (others.length && (follow.playing() || (follow.plays() && !stillAsked(message)))) {
    restore(true);
    follow.play(others, show);
  } else if (!follow.playing()) show(others);
}

/** Show the table as the server told it last; `others` moved without being played out. */
function show(others = []) {
  const message = present;
  if (!message) return part("board").isConnected && putBack();
  const before = { line: lines()[0]?.textContent, focused: document.activeElement.closest("#ask, #advice") !== null };
  const [question, hints, tapped, rested] = [asked(), marks.hinted(), picked, picked || comingAs(looking) ? null : looking];
  clearTimeout(timer);
  [looking, previewing] = [null, false];
  marks.clearHints();
  unpick();
  lay(parsed(message.desk));
  for (const strip of document.querySelectorAll("[data-seats]")) morph(strip, parsed(message.seats));
  for (const name of ["news", "ask", "pager", "waiting", "cover", "lesson"]) morph(part(name), parsed(message[name]));
  shown = { desk: message.desk, seats: message.seats };
  position = message.position;
  [table.dataset.position, table.dataset.made] = [position, message.made];
  setBusy(position < awaited);
  say("");
  cover();
  pager.keepOpen();
  marks.ringTargets();
  keys.label(marks.buttons());
  if (asked() !== question) advice.clear();
  if (hints.length && asked() === question) marks.showHints(hints); // somebody else has moved
  else if ("suggested" in part("prompt").dataset) hint(); // to a beginner, unasked
  showDone(others, message);
  tellNews(Math.max(0, lines().findIndex((line) => line.textContent === before.line)));
  takeTurn(message, question);
  if (rested && asked() === question) look(rested); // the pointer has not moved, though somebody else may have
  if (tapped && asked() === question && marks.buttonOf(tapped)) pick(marks.buttonOf(tapped));
  fillSheets();
  lesson.show();
  went.show();
  if (before.focused && !part("ask").contains(document.activeElement)) marks.buttons()[0]?.focus({ preventScroll: true });
}

/** Show again what was on the page before anything came. */
function putBack() {
  lay(parsed(shown.desk));
  for (const strip of document.querySelectorAll("[data-seats]")) morph(strip, parsed(shown.seats));
  marks.ringTargets();
  marks.showDone();
}

const codes = (buttons) => [...buttons].map((button) => button.dataset.option).join();
const asked = () => codes(marks.buttons());
/** Tell whether I was asked before and still am: then nothing is played out over my question. */
const stillAsked = (message) => asked() !== "" && asked() === codes(parsed(message.ask).querySelectorAll("[data-option]"));
const lines = () => [...part("log").children];

/** Mark where the others moved, until I choose. */
function showDone(others, message) {
  others.forEach(marks.note);
  if (!message.moves.some((move) => move.place)) marks.forget();
  marks.showDone();
  pager.markNews(marks.changedPlaces());
  sessionStorage.setItem(REMEMBERED, JSON.stringify({ made: message.made, did: marks.remembered() }));
}

/** Tell the lines of the log that were added to a screen reader. */
function tellNews(added) {
  part("heard").textContent = lines().slice(0, added).reverse().map((line) => line.textContent).join(" ");
}

function takeTurn(message, question) {
  if (message.title) document.title = message.title;
  if (message.where) part("where").textContent = message.where;
  if (message.mine && !mine && !message.over) call(table.dataset.turn);
  mine = message.mine;
  if (asked() !== question) openPageOfQuestion();
}

/** In a hand, open the page on which something can be chosen, if only the board shows it and it is not in sight. */
function openPageOfQuestion() {
  const places = marks.buttons().filter((button) => button.closest("#list")).flatMap(marks.targetsOf);
  if (places.length && !places.some((place) => place.getClientRects().length)) pager.openPageOf(places.at(-1));
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
  fold();
  const option = button.dataset.option;
  if (wants("confirm") && !picked && (await isFinal(option)) && !(await confirmed())) return setBusy(false);
  marks.forget();
  await send("choose", { seat: seatAsked(), position, option });
  unpick();
}

/** Send a choice or an undo; the change itself comes down the socket. */
async function send(what, body) {
  awaited = Infinity;
  setBusy(true);
  const answer = await post(what, body);
  awaited = answer.position ?? 0;
  setBusy(position < awaited);
  if (answer.error) say(answer.message);
  reconnect();
}

/** Tell whether a choice is one that cannot be taken back: something hidden would come to light. */
async function isFinal(option) {
  const answer = await ask(seatAsked(), option).catch(() => null);
  return Boolean(answer?.final);
}

function confirmed() {
  const sure = part("sure");
  sure.returnValue = "no";
  sure.showModal();
  return new Promise((resolve) => sure.addEventListener("close", () => resolve(sure.returnValue === "yes"), { once: true }));
}

const undo = () => part("undo") && !busy && send("undo", { seat: seatAsked(), position });

/** Ask what is worth considering; it is thought over for a moment, in which somebody may choose. */
async function hint() {
  const question = asked();
  if (thinking === question) return;
  thinking = question;
  advice.ponder();
  const answer = await post("hint", { seat: seatAsked() });
  if (thinking === question) thinking = null;
  if (asked() !== question) return;
  if (answer.error) (advice.clear(), say(answer.message));
  else (marks.showHints(advice.ranked(answer.options)), advice.tell(answer.options, answer.plainly ?? ""));
}

/** Put the hints away; tell whether there were some. */
function forgetHints() {
  marks.clearHints();
  return advice.clear();
}

// a first tap shows, a second one does

function pick(button) {
  picked = button.dataset.option;
  fold();
  const bar = part("picked");
  bar.querySelector(".who use").setAttribute("href", `#seat-${seatAsked()}`);
  bar.querySelector(".told").textContent = button.dataset.label;
  bar.querySelector(".which").textContent = button.dataset.detail ?? "";
  bar.querySelector("[data-pick=yes]").textContent = table.dataset.doIt;
  follow.bar("picked");
  marks.pick(picked);
  advice.open(picked);
  pager.openPageOf(marks.targetsOf(button).at(-1));
  looking = picked;
  preview(picked);
}

function unpick() {
  if (!picked && part("coming").hidden) return;
  picked = null;
  marks.pick(null);
  if (!follow.playing() && !follow.lookingBack()) follow.bar("content");
}

// looking: what an option would do

function look(code) {
  if (code === looking || picked || !part("coming").hidden) return;
  clearTimeout(timer);
  looking = code;
  marks.lookAt(code);
  tell(code && marks.buttonOf(code), []);
  spot = marks.spotOf(code);
  timer = setTimeout(() => (code === null ? restore() : preview(code)), PREVIEW_DELAY);
}

/** Say in the bar what the option under the pointer brings. */
function tell(button, happens) {
  const bar = part("tell");
  if (!bar || (bar.hidden && !picked)) return;
  const text = button?.dataset.detail || happens.join(" ");
  if (picked) part("picked").querySelector(".which").textContent = text;
  const name = Object.assign(document.createElement("b"), { textContent: button ? button.dataset.label : "" });
  const more = Object.assign(document.createElement("small"), { textContent: button ? text : table.dataset.point });
  const piece = button?.querySelector("svg")?.cloneNode(true);
  const words = document.createElement("span");
  words.append(...(button ? [name] : []), more);
  bar.replaceChildren(...(piece ? [piece] : []), words);
}

async function preview(code) {
  const thing = comingAs(code);
  if (busy || !(thing || marks.buttonOf(code))) return;
  const answer = await (thing ? foresee(thing) : ask(seatAsked(), code)).catch(() => null);
  if (looking !== code || busy || (down && !picked)) return;
  if (!answer?.desk) return restore();
  if (thing) tellComing(answer);
  else tell(marks.buttonOf(code), answer.told);
  previewing = true;
  const pale = parsed(answer.desk);
  marks.makeGhosts(pale);
  lay(pale, true);
  pager.keepOpen();
  if (!part("coming").hidden) pager.openPageOf(part("board").querySelector(".wouldbox"));
  drawMarks();
}

/** Show the table as it is again. */
function restore(atOnce = false) {
  if ((down && !atOnce) || !previewing) return;
  lay(parsed(shown.desk), true);
  pager.keepOpen();
  drawMarks();
  previewing = false;
}

/** Draw the marks anew that can only be drawn on what is in sight. */
function drawMarks() {
  marks.ringTargets(looking);
  marks.pick(picked);
  marks.placeTags();
}

// what could come, such as a weather

const COMING = "would:"; // before the name of a thing that is looked at as an option is
const comingAs = (code) => (code?.startsWith(COMING) ? code.slice(COMING.length) : null);

/** Show what would be if a thing came now; in a hand, on the page of the board, with the same in words in place of the question. */
function showComing(button) {
  if (follow.playing() || follow.lookingBack()) return;
  [looking, spot] = [COMING + button.dataset.would, null];
  if (pager.inHand()) follow.bar("coming");
  preview(looking);
}

function tellComing({ title, told }) {
  part("coming").querySelector(".told").textContent = title;
  part("coming").querySelector(".which").textContent = told;
}

/** Leave what could come; tell whether it was looked at. */
function leaveComing() {
  if (!comingAs(looking)) return false;
  if (!part("coming").hidden) {
    follow.bar("content");
    pager.openPageOf(part("board").querySelector(`[data-would="${comingAs(looking)}"]`));
  }
  looking = null;
  restore();
  return true;
}

/** Give the option under the pointer; while one is previewed, all of its spot belongs to it. */
function optionAt({ target, clientX, clientY }) {
  const inSpot = previewing && spot && clientX >= spot.left && clientX <= spot.right && clientY >= spot.top && clientY <= spot.bottom;
  if (inSpot) return looking;
  const coming = target.closest?.("[data-would]")?.dataset.would;
  return coming ? COMING + coming : (target.closest?.("[data-option]")?.dataset.option ?? null);
}

// what unfolds: lists of options, score sheet and log

/** Unfold a list of options, or fold it. */
function unfold(button) {
  const list = part(button.dataset.unfold ?? "list");
  const open = !list.classList.contains("open");
  fold();
  list.classList.toggle("open", open);
  button.setAttribute("aria-expanded", open);
  if (open) list.querySelector("[data-option]")?.focus({ preventScroll: true });
}

/** Fold all lists; tell whether one was open. */
function fold() {
  const open = [...document.querySelectorAll("#ask .list.open")];
  for (const list of open) list.classList.remove("open");
  for (const button of document.querySelectorAll("#ask [aria-expanded]")) button.setAttribute("aria-expanded", "false");
  return open.length > 0;
}

/** Open the score sheet and the log beside the board, or close them. */
function toggleSheets(open = part("sheets").hidden) {
  part("sheets").hidden = !open;
  document.querySelector(".tools [data-sheets]").setAttribute("aria-expanded", open);
  fillSheets();
  if (open) part("sheets").querySelector("[data-sheets]").focus();
}

/** Show in the drawer what stands beside the board. */
function fillSheets() {
  if (part("sheets").hidden) return;
  const sheets = [...part("board").querySelectorAll(".p-score, .p-log")].map((sheet) => sheet.cloneNode(true));
  for (const named of sheets.flatMap((sheet) => [...sheet.querySelectorAll("[id]")])) named.removeAttribute("id");
  part("sheets").querySelector(".text").replaceChildren(...sheets);
}

// hands: pointer, keys

function clicked(event) {
  const { target } = event;
  const option = optionAt(event);
  const button = option && marks.buttonOf(option);
  const at = (what) => target.closest(`[data-${what}]:not(#table)`);
  if (at("would")) return showComing(at("would"));
  leaveComing();
  if (button) press(button, event);
  else if (at("pick")) at("pick").dataset.pick === "yes" ? choose(marks.buttonOf(picked)) : (unpick(), (looking = null), restore());
  else if (at("play")) at("play").dataset.play === "skip" ? follow.skip() : follow.step(at("play").dataset.play);
  else if (at("back")) at("back").dataset.back === "now" ? follow.backToNow() : follow.lookFurther(Number(at("back").dataset.back));
  else if (at("moves")) playAgain();
  else if (at("at")) follow.lookBack(Number(at("at").dataset.at));
  else if (at("unfold") || at("list")) unfold(at("unfold") ?? at("list"));
  else if (at("fold")) fold();
  else if (at("undo")) undo();
  else if (at("hint")) hint();
  else if (at("unadvised")) forgetHints();
  else if (at("reconnect")) reconnect();
  else if (at("sheets") || at("seats")) toggleSheets();
  else if (at("phrase")) sayPhrase(at("phrase")).then((answer) => answer.error && say(answer.message));
  else if (at("copy")) copy(at("copy"));
  else if (at("hand")) handOver(at("hand"));
  else if (at("here")) post("here", { seat: Number(at("here").dataset.here) });
  else if (at("take-back")) send("undo", { seat: Number(at("take-back").dataset.takeBack), position });
  else if (target.closest("#prompt")) part("prompt").classList.toggle("open");
  else if (at("final")) table.classList.toggle("final");
}

/** Choose what was pressed, or show it first if that is wished. */
function press(button, { detail }) {
  if (wants("taps") && detail > 0 && picked !== button.dataset.option) pick(button);
  else choose(button);
}

/** Play the moves since my last choice out once more. */
function playAgain() {
  const moves = (present?.moves ?? []).filter((move) => move.seat !== present.seat);
  if (moves.length) follow.play(moves, show);
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

/** Leave whatever is open, one thing at a time. */
function leave() {
  if (follow.playing()) follow.skip();
  else if (follow.lookingBack()) follow.backToNow();
  else if (picked) (unpick(), (looking = null), restore());
  else if (!leaveComing() && !fold() && !forgetHints()) toggleSheets(false);
  say("");
  look(null);
}

function keyPressed(event) {
  if (event.ctrlKey || event.metaKey || event.altKey || event.target.matches("input, select, textarea, dialog *")) return;
  if (event.key === "Escape") return void leave();
  const pressed = keys.pressedBy(event, marks.buttons());
  if (!pressed) return;
  event.preventDefault();
  pressed.click();
}

/** In a hand, where the news show what one seat did, show another's. */
function openNews({ target }) {
  const line = target.closest("#news li");
  if (line) for (const other of line.parentElement.children) other.classList.toggle("open", other === line);
}

/** Point at a seat in the news: only its marks stay. */
function pointAtSeat({ target }) {
  const seat = target.closest?.("#news [data-seat]")?.dataset.seat;
  marks.showDone(seat === undefined ? null : Number(seat));
}

document.addEventListener("pointerdown", () => (down = true));
for (const end of ["pointerup", "pointercancel"]) document.addEventListener(end, () => (down = false));
document.addEventListener("click", clicked);
document.addEventListener("keydown", keyPressed);
document.addEventListener("pointermove", (event) => event.pointerType === "mouse" && look(optionAt(event)));
document.addEventListener("focusin", (event) => event.target.matches(":focus-visible") && look(optionAt(event)));
for (const kind of ["mouseover", "mouseout"]) part("news").addEventListener(kind, kind === "mouseover" ? pointAtSeat : () => marks.showDone());
part("news").addEventListener("click", openNews);
document.addEventListener("visibilitychange", () => document.hidden || reconnect());
window.addEventListener("online", () => reconnect());
window.addEventListener("resize", drawMarks);

/** Find the marks again that were there before the page was loaded anew. */
function recall() {
  const { made, did } = JSON.parse(sessionStorage.getItem(REMEMBERED) ?? "{}");
  if (made === Number(table.dataset.made)) marks.recall(did);
  marks.showDone();
}

cover();
went.show();
bindSettings();
pager.bindPager(drawMarks);
lesson.bindLesson();
follow.returnTo(show);
marks.ringTargets();
keys.label(marks.buttons());
part("keys").addEventListener("beforetoggle", () => keys.list(marks.buttons()));
recall();
openPageOfQuestion();
if (document.querySelector("#invite .await") && position === 0) part("invite").showPopover();
connect(() => position, told);
