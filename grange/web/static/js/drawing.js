// Drawing: shows the latest snapshot of the table, and what it changes for the player: question, news, turn, marks.

import * as advice from "./advice.js";
import { fitBar } from "./bar.js";
import { cover } from "./cover.js";
import { lay } from "./desk.js";
import { all, closest, dataOf, part } from "./dom.js";
import { hint } from "./hints.js";
import * as keys from "./keys.js";
import { keepLastSeen } from "./last_seen.js";
import * as lesson from "./lesson.js";
import * as marks from "./marks.js";
import { morph, parsed } from "./morph.js";
import { offerNextTable } from "./next_table.js";
import { dropNotice } from "./notice.js";
import * as pager from "./pager.js";
import { pick, pointAt, pointedOption, stopWaiting, unpick } from "./preview.js";
import { asked, openPageOfQuestion } from "./question.js";
import { showCurve } from "./result_curve.js";
import { call } from "./settings.js";
import { fillSheets } from "./sheets.js";
import { noteDrawn, view } from "./view.js";

/** @import { Move, PartName, Snapshot } from "./types.d.ts" */

/** @type {PartName[]} */
const PARTS = ["news", "accord", "ask", "pager", "waiting", "stand_ins", "cover", "lesson"]; // besides desk and seats
const table = part("table");
const REMEMBERED = `grange-did-${table.dataset.table}`;

/**
 * Show the table as the server sent it last.
 * @param {Move[]} [others] moves of others that were not played out
 */
export function showLatest(others = []) {
  const message = view.latest;
  if (!message) return showAsLoaded();
  const before = whatLasts();
  stopWaiting();
  marks.clearHints();
  unpick();
  drawParts(message);
  noteDrawn(message);
  fitBar();
  cover();
  pager.keepOpen();
  marks.ringTargets();
  keys.label(marks.buttons());
  showHintsAgain(before);
  markOthersMoves(others, message);
  announceNews(before.newest);
  takeTurn(message, before);
  lookAgain(before);
  fillSheets();
  lesson.show();
  showCurve();
  offerNextTable();
  keepLastSeen();
  if (before.focused && !part("ask").contains(document.activeElement))
    marks.buttons()[0]?.focus({ preventScroll: true });
}

/**
 * Record what should survive the next drawing, such as what the player looks at.
 * @typedef {ReturnType<typeof whatLasts>} Before
 */
const whatLasts = () => ({
  newest: lines()[0]?.textContent,
  focused: closest(document.activeElement, "#ask, #advice") !== null,
  question: asked(),
  mine: view.mine,
  hints: marks.hinted(),
  picked: view.picked,
  pointed: pointedOption(),
});

/** @param {Snapshot} message */
function drawParts(message) {
  lay(parsed(message.desk));
  for (const strip of all("[data-seats]")) morph(strip, parsed(message.seats));
  for (const name of PARTS) morph(part(name), parsed(message[name]));
  for (const invite of all("#invite > [data-seat]")) invite.hidden = hasCome(invite.dataset.seat ?? "");
}

/**
 * Check whether a seat has its player, so that its link opens nothing any more.
 * @param {string} seat
 */
const hasCome = (seat) =>
  document.querySelector(`[data-seats] > [data-seat="${CSS.escape(seat)}"][data-here]`) !== null;

/** Restore what was on the page before the first message. */
function showAsLoaded() {
  lay(parsed(view.drawn.desk));
  for (const strip of all("[data-seats]")) morph(strip, parsed(view.drawn.seats));
  marks.ringTargets();
  marks.showDone();
}

/**
 * Keep the hints if only somebody else has moved; a beginner gets one unasked.
 * @param {Before} before
 */
function showHintsAgain({ question, hints }) {
  const same = asked() === question;
  if (!same) advice.clear();
  if (hints.length && same) marks.showHints(hints);
  else if ("suggested" in part("prompt").dataset) hint();
}

/**
 * Look again at what the player looked at, if the question is the same: the pointer has not moved, even if another player has.
 * @param {Before} before
 */
function lookAgain({ question, pointed, picked }) {
  if (asked() !== question) return;
  if (pointed) pointAt(pointed);
  const button = picked && marks.buttonOf(picked);
  if (button) pick(button);
}

// what the others did

/**
 * Mark where the others moved, until the player chooses.
 * @param {Move[]} others
 * @param {Snapshot} message
 */
function markOthersMoves(others, message) {
  others.forEach(marks.note);
  if (!message.moves.some((move) => move.place)) marks.forget();
  marks.showDone();
  pager.markNews(marks.changedPlaces());
  sessionStorage.setItem(REMEMBERED, JSON.stringify({ made: message.made, did: marks.remembered() }));
}

/** Restore the marks that were there before the page was reloaded. */
export function recallMarks() {
  const { made, did } = JSON.parse(sessionStorage.getItem(REMEMBERED) ?? "{}");
  if (made === Number(table.dataset.made)) marks.recall(did);
  marks.showDone();
}

/** List the lines of the log, newest first. */
const lines = () => all(":scope > :not(.rubric)", part("log"));

/**
 * Announce new lines of the log to screen readers.
 * @param {string | null | undefined} newest the newest line before
 */
function announceNews(newest) {
  const added = Math.max(
    0,
    lines().findIndex((line) => line.textContent === newest),
  );
  part("heard").textContent = lines()
    .slice(0, added)
    .reverse()
    .map((line) => line.textContent)
    .join(" ");
}

/**
 * Say whose turn it is, alert the player if it has become theirs, and show what a new question needs.
 * @param {Snapshot} message
 * @param {Before} before
 */
function takeTurn(message, { mine, question }) {
  if (message.title) document.title = message.title;
  if (message.where) part("where").textContent = message.where;
  if (message.mine && !mine && !message.over) call(dataOf(table).turn);
  if (asked() === question) return;
  openPageOfQuestion();
  dropNotice(message.position);
}
