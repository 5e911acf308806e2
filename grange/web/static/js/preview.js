// Previews: the table as it would be after the option under the pointer or finger, or if something such as a weather came now.

import * as advice from "./advice.js";
import { lay } from "./desk.js";
import { closest, dataOf, maybe, one, part } from "./dom.js";
import * as eyes from "./eyes.js";
import * as follow from "./follow.js";
import { ask, foresee } from "./live.js";
import * as marks from "./marks.js";
import { parsed } from "./morph.js";
import * as pager from "./pager.js";
import { fold, seatAsked } from "./question.js";
import { endPreview, isBusy, lookAt, setPicked, startPreview, view } from "./view.js";

const DELAY = 120; // milliseconds that a pointer rests on an option before it is previewed
const COMING = "would:"; // prefix of a thing that could come, to tell it from an option

const table = part("table");
const board = part("board");

let timer = 0;

/**
 * Return the thing that could come, if the code stands for one.
 * @param {string | null} code
 */
const comingIn = (code) => (code?.startsWith(COMING) ? code.slice(COMING.length) : null);

/** Return the previewed option, if it is neither picked nor a thing that could come. */
export const pointedOption = () => (view.picked || comingIn(view.looking) ? null : view.looking);

// pointing

/**
 * Return the option under the pointer; while one is previewed, its whole spot belongs to it.
 * @param {{ target: EventTarget | null, clientX?: number, clientY?: number }} event
 */
export function optionAt({ target, clientX, clientY }) {
  if (view.previewing && view.spot && holds(view.spot, clientX ?? NaN, clientY ?? NaN)) return view.looking;
  const coming = closest(target, "[data-would]")?.dataset.would;
  return coming ? COMING + coming : (closest(target, "[data-option]")?.dataset.option ?? null);
}

/**
 * @param {DOMRect} box
 * @param {number} x
 * @param {number} y
 */
const holds = (box, x, y) => x >= box.left && x <= box.right && y >= box.top && y <= box.bottom;

/**
 * Point at an option, or at none: after a moment the table shows what it would do.
 * @param {string | null} code
 */
export function pointAt(code) {
  if (code === view.looking || view.picked || !part("coming").hidden) return;
  lookAt(code, marks.spotOf(code));
  marks.lookAt(code);
  describe(marks.buttonOf(code));
  clearTimeout(timer);
  timer = setTimeout(() => (code === null ? restore() : preview(code)), DELAY);
}

/** Cancel a pending preview. */
export const stopWaiting = () => clearTimeout(timer);

/**
 * Say in the bar what an option does.
 * @param {HTMLElement | undefined} button of the option; none: say how to find out
 * @param {string[]} [told] what the server says would happen
 */
function describe(button, told = []) {
  const bar = maybe("tell");
  if (!bar || (bar.hidden && !view.picked)) return;
  const text = button?.dataset.detail || told.join(" ");
  if (view.picked) follow.fillBar("picked", { which: text });
  const words = document.createElement("span");
  if (button) words.append(Object.assign(document.createElement("b"), { textContent: dataOf(button).label }));
  words.append(Object.assign(document.createElement("small"), { textContent: button ? text : dataOf(table).point }));
  const piece = button?.querySelector("svg")?.cloneNode(true);
  bar.replaceChildren(...(piece ? [piece] : []), words);
}

// showing previews

/**
 * Ask the server for a preview, and show it pale.
 * @param {string} code
 */
async function preview(code) {
  const thing = comingIn(code);
  if (isBusy() || !(thing || marks.buttonOf(code))) return;
  const answer = await (thing ? foresee(thing) : ask(seatAsked(), code)).catch(() => null);
  if (view.looking !== code || isBusy() || (view.pressed && !view.picked)) return;
  if (!answer?.desk) return restore();
  if ("title" in answer) follow.fillBar("coming", { told: answer.title, which: answer.told });
  else describe(marks.buttonOf(code), answer.told);
  startPreview();
  const pale = parsed(answer.desk);
  marks.makeGhosts(pale);
  lay(pale, true);
  pager.keepOpen();
  if (!part("coming").hidden) pager.openPageOf(board.querySelector(".wouldbox"));
  drawMarks();
}

/** Show the table as it is again, unless the pointer is pressed. */
export function restore() {
  if (!view.pressed) restoreAtOnce();
}

/** Show the table as it is again. */
export function restoreAtOnce() {
  if (!view.previewing) return;
  lay(parsed(view.drawn.desk), true);
  pager.keepOpen();
  drawMarks();
  endPreview();
}

/** Redraw the marks that depend on what is visible; another's table and the past have none. */
export function drawMarks() {
  if (eyes.elsewhere() || follow.playing() || follow.lookingBack()) return;
  marks.ringTargets(view.looking);
  marks.pick(view.picked);
  marks.placeTags();
}

// picking: a first tap shows, a second one chooses

/**
 * Show what an option would do, and ask whether to choose it.
 * @param {HTMLElement} button
 */
export function pick(button) {
  const { option, label, detail } = dataOf(button);
  fold();
  follow.fillBar("picked", { told: label, which: detail ?? "", sign: `seat-${seatAsked()}` });
  one("[data-pick=yes]", part("picked")).textContent = dataOf(table).doIt;
  follow.bar("picked");
  setPicked(option);
  marks.pick(option);
  advice.open(option);
  pager.openPageOf(marks.targetsOf(button).at(-1));
  lookAt(option);
  preview(option);
}

/** Drop the picked option; the preview stays. */
export function unpick() {
  if (!view.picked && part("coming").hidden) return;
  setPicked(null);
  marks.pick(null);
  if (!follow.playing() && !follow.lookingBack()) follow.bar("content");
}

/** Drop the picked option, and show the table as it is. */
export function leavePicked() {
  unpick();
  lookAt(null);
  restore();
}

// foreseeable things, such as a weather

/**
 * Preview a foreseeable thing; on a phone, on the page of the board, with a description instead of the question.
 * @param {HTMLElement} button
 */
export function showComing(button) {
  if (follow.playing() || follow.lookingBack()) return;
  const code = COMING + button.dataset.would;
  lookAt(code, null);
  if (pager.inHand()) follow.bar("coming");
  preview(code);
}

/** Leave the preview of a foreseeable thing; return whether there was one. */
export function leaveComing() {
  const thing = comingIn(view.looking);
  if (!thing) return false;
  if (!part("coming").hidden) {
    follow.bar("content");
    pager.openPageOf(board.querySelector(`[data-would="${thing}"]`));
  }
  lookAt(null);
  restore();
  return true;
}
