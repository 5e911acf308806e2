// The table: handles messages from the server, and the player's clicks, keys and pointer.

import { announce, read } from "./announced.js";
import { fitBar } from "./bar.js";
import { copy } from "./copy.js";
import { cover } from "./cover.js";
import { closest, dataOf, part } from "./dom.js";
import { recallMarks, showLatest } from "./drawing.js";
import * as eyes from "./eyes.js";
import * as follow from "./follow.js";
import { clearHints, hint } from "./hints.js";
import * as keys from "./keys.js";
import { keepLastSeen } from "./last_seen.js";
import * as lesson from "./lesson.js";
import { connect, post, reconnect, tellSight } from "./live.js";
import * as marks from "./marks.js";
import { offerNextTable } from "./next_table.js";
import { complain, say } from "./notice.js";
import * as pager from "./pager.js";
import { hear, sayPhrase } from "./phrases.js";
import * as preview from "./preview.js";
import { fold, isStillAsked, openPageOfQuestion, unfold } from "./question.js";
import { showCurve } from "./result_curve.js";
import { choose, undo, undoFor } from "./sending.js";
import { bindSettings, wants } from "./settings.js";
import { shareResult } from "./share.js";
import { toggleSheets } from "./sheets.js";
import { arrive, noteSeatSeen, setPressed, view } from "./view.js";

/** @import { TableMessage } from "./types.d.ts" */

const table = part("table");
const news = part("news");

// what the server sends

/**
 * Handle a message: play out the others' moves if the player wants that, otherwise show the table as it is.
 * @param {TableMessage} sent
 */
async function receive(sent) {
  if ("error" in sent) return say(sent.message);
  if ("said" in sent) return hear(sent.said);
  if ("announced" in sent) return announce(sent.announced);
  const message = await eyes.through(sent);
  const seen = view.latest?.made ?? Number(table.dataset.made);
  arrive(message);
  if (message.cover.trim()) {
    follow.forget();
    eyes.leave();
    return showLatest();
  }
  follow.keep(message);
  if (message.made < seen) marks.forget();
  if (follow.lookingBack()) return;
  if (eyes.elsewhere()) return message.mine && !view.mine ? void leaveEyes() : lookThrough();
  const others = message.moves.filter((move) => move.at > seen && move.seat !== message.seat);
  if (others.length && (follow.playing() || (follow.plays() && !isStillAsked(message)))) {
    preview.restoreAtOnce();
    follow.play(others, showLatest);
  } else if (!follow.playing()) showLatest(others);
}

// others' tables

/**
 * Show the table of a seat, of the next one, or the player's own again.
 * @param {string} which "own", "next" or the number of a seat
 */
async function lookAtTable(which) {
  if (which === "own") return void leaveEyes();
  if (follow.playing()) follow.skip();
  preview.restoreAtOnce();
  await lookThrough(which === "next" ? eyes.next() : Number(which));
}

/**
 * Show the table of a seat, or an update of the one that is shown; the bar tells a player whose it is.
 * @param {number} [seat]
 */
async function lookThrough(seat) {
  const seen = await eyes.look(seat);
  if (!seen) return;
  if (eyes.spectates) noteSeatSeen(seen);
  else follow.bar("eyes");
  follow.fillBar("eyes", { told: seen.told, sign: `seat-${seen.seat}` });
  follow.put(seen);
  pager.openPageOf(part("board").querySelector("[data-own]"));
}

/** Show the player's own table again; return whether another one was shown. */
function leaveEyes() {
  if (!eyes.elsewhere()) return false;
  eyes.leave();
  follow.bar("content");
  showLatest();
  return true;
}

// clicks

/**
 * What a click on an element with a data attribute does; the first attribute in this list counts.
 * @type {[attribute: string, clicked: (element: HTMLElement) => unknown][]}
 */
const CLICKS = [
  ["pick", ({ dataset }) => (dataset.pick === "yes" ? choosePicked() : preview.leavePicked())],
  ["play", ({ dataset }) => (dataset.play === "skip" ? follow.skip() : follow.step(dataset.play ?? ""))],
  ["back", ({ dataset }) => (dataset.back === "now" ? follow.backToNow() : follow.lookFurther(Number(dataset.back)))],
  ["moves", playAgain],
  ["at", ({ dataset }) => follow.lookBack(Number(dataset.at))],
  ["unfold", unfold],
  ["list", unfold],
  ["fold", fold],
  ["undo", undo],
  ["hint", hint],
  ["unadvised", clearHints],
  ["reconnect", reconnect],
  ["announced", read],
  ["eyes", (element) => lookAtTable(dataOf(element).eyes)],
  ["sheets", () => toggleSheets()],
  ["seats", () => toggleSheets()],
  ["phrase", async (element) => complain(await sayPhrase(element))],
  ["copy", (button) => copy(button, dataOf(table).copied)],
  ["share", shareResult],
  ["hand", handOver],
  ["leave-table", leaveTable],
  ["new-link", renewLink],
  ["propose", proposeToEnd],
  ["accord-answer", answerOffer],
  ["here", async ({ dataset }) => complain(await post("here", { seat: Number(dataset.here) }))],
  ["take-back", ({ dataset }) => undoFor(Number(dataset.takeBack))],
  ["final", () => table.classList.toggle("final")],
];

/** @param {MouseEvent} event */
function clicked(event) {
  say(""); // any action clears the last notice
  const option = preview.optionAt(event);
  const coming = closest(event.target, "[data-would]");
  if (coming) return preview.showComing(coming);
  preview.leaveComing();
  const button = option && marks.buttonOf(option);
  if (button) return press(button, event);
  for (const [attribute, act] of CLICKS) {
    const element = closest(event.target, `[data-${attribute}]:not(#table)`);
    if (element) return void act(element);
  }
  if (closest(event.target, "#prompt")) part("prompt").classList.toggle("open");
}

/**
 * Choose what was pressed, or preview it first if the player wants that.
 * @param {HTMLElement} button
 * @param {MouseEvent} event
 */
function press(button, { detail }) {
  if (wants("taps") && detail > 0 && view.picked !== button.dataset.option) preview.pick(button);
  else choose(button);
}

function choosePicked() {
  const button = marks.buttonOf(view.picked);
  if (button) choose(button);
}

/** Play out the moves since the player's last choice once more. */
function playAgain() {
  const { moves = [], seat } = view.latest ?? {};
  const others = moves.filter((move) => move.seat !== seat);
  if (others.length) follow.play(others, showLatest);
}

/**
 * Replace the link of a free seat by a new one, if the host is sure.
 * @param {HTMLElement} button
 */
async function renewLink(button) {
  const { newLink = "", seat, sure, done = "" } = button.dataset;
  if (!confirm(sure)) return;
  const answer = await post("link", { seat: Number(seat) });
  complain(answer);
  if (!("link" in answer)) return;
  const field = part(newLink, HTMLInputElement);
  field.value = answer.link;
  field.select();
  say(done);
}

/**
 * Hand a seat to a bot, or back to its player.
 * @param {HTMLElement} button
 */
async function handOver(button) {
  leaveButton(button);
  const { seat, hand } = button.dataset;
  complain(await post("bot", { seat: Number(seat), bot: hand ? table.dataset.bot : null }));
}

/**
 * Let the focus leave a button that goes with its deed: to whatever opened its sheet, or to the table.
 * @param {HTMLElement} button
 */
function leaveButton(button) {
  if (closest(button, "#phrases")) part("phrases").hidePopover();
  else if (closest(button, "#accord")) part("content").focus({ preventScroll: true });
}

/**
 * Leave the table for good, if the player is sure.
 * @param {HTMLElement} button
 */
async function leaveTable({ dataset }) {
  if (confirm(dataset.sure)) complain(await post("leave", { seat: Number(dataset.seat) }));
}

/**
 * Offer to end the game, if the player is sure; if there is an offer already, lead to it.
 * @param {HTMLElement} button
 */
async function proposeToEnd({ dataset }) {
  part("phrases").hidePopover();
  const open = part("accord").querySelector("[data-accord-answer]");
  if (open instanceof HTMLElement) open.focus();
  else if (confirm(dataset.sure)) complain(await post("accord", { seat: Number(dataset.seat), answer: "offer" }));
}

/**
 * Agree to end the game, decline, or withdraw the offer.
 * @param {HTMLElement} button
 */
async function answerOffer(button) {
  leaveButton(button);
  const { seat, offer, accordAnswer } = button.dataset;
  complain(await post("accord", { seat: Number(seat), answer: accordAnswer, offer: Number(offer) }));
}

/**
 * On a phone, where the news show the moves of one seat, show those of another.
 * @param {MouseEvent} event
 */
function openNews({ target }) {
  const line = closest(target, "#news li");
  for (const other of line?.parentElement?.children ?? []) other.classList.toggle("open", other === line);
}

// keys and pointers

/** Close whatever is open, one thing at a time. */
function leave() {
  if (follow.playing()) follow.skip();
  else if (follow.lookingBack()) follow.backToNow();
  else if (view.picked) preview.leavePicked();
  else if (!leaveEyes() && !preview.leaveComing() && !fold() && !clearHints()) toggleSheets(false);
  say("");
  preview.pointAt(null);
}

/** @param {KeyboardEvent} event */
function keyPressed(event) {
  if (event.ctrlKey || event.metaKey || event.altKey) return;
  if (event.target instanceof Element && event.target.matches("input, select, textarea, dialog *")) return;
  if (event.key === "Escape") return leave();
  const pressed = keys.pressedBy(event, marks.buttons());
  if (!pressed || closest(pressed, "#content[hidden]")) return; // nobody answers a question that is out of sight
  event.preventDefault();
  pressed.click();
}

/** @param {PointerEvent} event */
function pointerMoved(event) {
  if (event.pointerType === "mouse") preview.pointAt(preview.optionAt(event));
}

/** @param {FocusEvent} event */
function focusMoved(event) {
  if (event.target instanceof Element && event.target.matches(":focus-visible"))
    preview.pointAt(preview.optionAt(event));
}

/**
 * Point at a seat in the news: only its marks stay visible.
 * @param {MouseEvent} event
 */
function pointAtSeat({ target }) {
  const seat = closest(target, "#news [data-seat]")?.dataset.seat;
  marks.showDone(seat === undefined ? null : Number(seat));
}

document.addEventListener("pointerdown", () => setPressed(true));
document.addEventListener("pointerup", () => setPressed(false));
document.addEventListener("pointercancel", () => setPressed(false));
document.addEventListener("click", clicked);
document.addEventListener("keydown", keyPressed);
document.addEventListener("pointermove", pointerMoved);
document.addEventListener("focusin", focusMoved);
news.addEventListener("mouseover", pointAtSeat);
news.addEventListener("mouseout", () => marks.showDone());
news.addEventListener("click", openNews);
document.addEventListener("visibilitychange", () => document.hidden || reconnect());
document.addEventListener("visibilitychange", tellSight);
document.addEventListener("visibilitychange", () => document.hidden || offerNextTable());
window.addEventListener("online", reconnect);
window.addEventListener("resize", preview.drawMarks);
window.addEventListener("resize", fitBar);

fitBar();
document.fonts.ready.then(fitBar);
cover();
showCurve();
bindSettings();
pager.bindPager(preview.drawMarks);
lesson.bindLesson();
follow.returnTo(showLatest);
marks.ringTargets();
keys.label(marks.buttons());
part("keys").addEventListener("beforetoggle", () => keys.list(marks.buttons()));
recallMarks();
openPageOfQuestion();
offerNextTable();
keepLastSeen();
if (document.querySelector("#invite .await") && view.position === 0) part("invite").showPopover();
connect(receive);
