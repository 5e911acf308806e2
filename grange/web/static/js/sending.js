// Sending choices and undos. The server only answers whether it accepted them; the change itself arrives through the socket.

import { maybe, part } from "./dom.js";
import { ask, post, reconnect } from "./live.js";
import * as marks from "./marks.js";
import { complain } from "./notice.js";
import { stopWaiting, unpick } from "./preview.js";
import { fold, seatAsked } from "./question.js";
import { wants } from "./settings.js";
import { cancelChoice, endSending, isBusy, startConfirming, startSending, view } from "./view.js";

/**
 * Choose the option of a button, after a confirmation if the player wants one.
 * @param {HTMLElement} button
 */
export async function choose(button) {
  if (isBusy()) return;
  startConfirming();
  stopWaiting();
  fold();
  const option = button.dataset.option ?? "";
  if (wants("confirm") && !view.picked && (await isFinal(option)) && !(await isSure())) return cancelChoice();
  marks.forget();
  await send("choose", { seat: seatAsked(), position: view.position, option });
  unpick();
}

/** Undo the last choice, if that is possible. */
export function undo() {
  if (maybe("undo") && !isBusy()) undoFor(seatAsked());
}

/**
 * Undo the last choice of a seat.
 * @param {number} seat
 */
export const undoFor = (seat) => send("undo", { seat, position: view.position });

/**
 * @param {"choose" | "undo"} route
 * @param {{ seat: number, position: number, option?: string }} body
 */
async function send(route, body) {
  startSending();
  const answer = await post(route, body);
  endSending("error" in answer ? 0 : answer.position);
  complain(answer);
  reconnect();
}

/**
 * Return whether a choice cannot be undone because it would reveal something hidden.
 * @param {string} option
 */
async function isFinal(option) {
  const answer = await ask(seatAsked(), option).catch(() => null);
  return answer?.final === true;
}

/**
 * Ask for confirmation.
 * @returns {Promise<boolean>}
 */
function isSure() {
  const dialog = part("sure", HTMLDialogElement);
  dialog.returnValue = "no";
  dialog.showModal();
  return new Promise((resolve) =>
    dialog.addEventListener("close", () => resolve(dialog.returnValue === "yes"), { once: true }),
  );
}
