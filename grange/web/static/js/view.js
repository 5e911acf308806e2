// The state of a table's page, in one object. Every script may read it; only the functions in this file change it.

import { one, part } from "./dom.js";

/**
 * @import { Picture, Snapshot } from "./types.d.ts"
 *
 * @typedef {"idle" | "confirming" | "sending" | "waiting"} Phase what happens to a choice: nothing; the player is asked whether they
 *   are sure; it is on its way to the server; the server has it, and its change has not come yet
 *
 * @typedef {object} View
 * @property {Snapshot | null} latest what the server sent last; null as long as there is only the page itself
 * @property {Required<Picture>} drawn the table as it is, to return to after a preview
 * @property {number} position entries in the journal, as far as they are drawn
 * @property {boolean} mine whether the player is asked, as far as it is drawn
 * @property {Phase} phase
 * @property {number} awaited the position that the player's last choice leads to
 * @property {string | null} looking the option, or the thing that could come, whose preview is shown or will be in a moment
 * @property {DOMRect | null} spot where on the board it was pointed at: its ring may be gone in the preview
 * @property {boolean} previewing whether the board shows what would be
 * @property {string | null} picked the option that a first tap has shown; a second one chooses it
 * @property {boolean} pressed whether a pointer is down: then nothing may move away before the click
 */

const table = part("table");

/** @type {View} */
const state = {
  latest: null,
  drawn: { desk: part("board").innerHTML, seats: one("[data-seats]").innerHTML },
  position: Number(table.dataset.position),
  mine: part("ask").querySelector("[data-option]") !== null,
  phase: "idle",
  awaited: 0,
  looking: null,
  spot: null,
  previewing: false,
  picked: null,
  pressed: false,
};

/** @type {Readonly<View>} */
export const view = state;

/** Return whether a choice is in progress, so that no other can be made. */
export const isBusy = () => state.phase !== "idle";

/** @param {Phase} phase */
function enter(phase) {
  state.phase = phase;
  if (isBusy()) part("ask").setAttribute("aria-busy", "true");
  else part("ask").removeAttribute("aria-busy");
}

/**
 * Wait for the player's last choice if a position does not include it yet.
 * @param {number} position
 */
function waitFrom(position) {
  if (state.phase !== "sending") enter(position < state.awaited ? "waiting" : "idle");
}

// a choice

/** Start a choice; the player may still be asked for confirmation. */
export const startConfirming = () => enter("confirming");

/** Cancel a choice that the player did not confirm. */
export const cancelChoice = () => enter("idle");

/** Send a choice or an undo; nothing that arrives meanwhile ends this phase. */
export const startSending = () => enter("sending");

/**
 * Record the server's answer to a choice.
 * @param {number} position that it leads to; 0 if it was refused
 */
export function endSending(position) {
  state.awaited = position;
  enter(state.position < position ? "waiting" : "idle");
}

// what comes from the server

/**
 * Keep the latest snapshot.
 * @param {Snapshot} message
 */
export function arrive(message) {
  state.latest = message;
  waitFrom(message.position);
}

/**
 * Record that a snapshot was drawn, which ends any preview.
 * @param {Snapshot} message
 */
export function noteDrawn({ desk, seats, position, mine, made }) {
  Object.assign(state, { drawn: { desk, seats }, position, mine, looking: null, previewing: false });
  Object.assign(table.dataset, { position, made });
  waitFrom(position);
}

/**
 * Record that a spectator now sees the table of another seat.
 * @param {Required<Picture>} picture
 */
export function noteSeatSeen({ desk, seats }) {
  state.drawn = { desk, seats };
}

// previews

/**
 * Preview an option, a foreseeable thing, or nothing.
 * @param {string | null} code
 * @param {DOMRect | null} [spot] where it was pointed at
 */
export function lookAt(code, spot = state.spot) {
  [state.looking, state.spot] = [code, spot];
}

/** Record that the board shows a preview. */
export function startPreview() {
  state.previewing = true;
}

/** Record that the board shows the table as it is. */
export function endPreview() {
  state.previewing = false;
}

/**
 * Pick an option by a first tap, or none.
 * @param {string | null} code
 */
export function setPicked(code) {
  state.picked = code;
}

/**
 * Record whether a pointer is down.
 * @param {boolean} pressed
 */
export function setPressed(pressed) {
  state.pressed = pressed;
}
