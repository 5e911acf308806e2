// The connection to the server: changes arrive through a socket, which reopens whenever it breaks; choices are posted.

import { announces } from "./announced.js";
import { part } from "./dom.js";

/**
 * @import { Answers, Forecast, Moment, PartName, Preview, Refusal, SeatView, Snapshot, SocketMessage, TableMessage } from "./types.d.ts"
 */

const LONGEST_WAIT = 15000;
const table = part("table");
const address = `/table/${table.dataset.table}`;
const lost = part("lost");

const unpacks = "DecompressionStream" in window;

/** @type {WebSocket} */
let socket;
let timer = 0;
let last = Promise.resolve(); // the previous message, because unpacking takes a moment
/** @type {Snapshot | null} */
let snapshot = null; // the table as last received; an update contains only what differs
/** @type {(message: TableMessage) => void | Promise<void>} */
let receive = () => {};
let attempts = 0;

/**
 * Follow the table.
 * @param {(message: TableMessage) => void | Promise<void>} receiver gets every message
 */
export function connect(receiver) {
  receive = receiver;
  open();
}

/** Reconnect at once if the socket is broken, for example after the lid of a laptop was opened. */
export function reconnect() {
  if (socket.readyState > WebSocket.OPEN) open();
}

/** Tell the server whether somebody can see the page: whoever looks at a table is not called to it. */
export function tellSight() {
  if (socket.readyState === WebSocket.OPEN) socket.send(document.hidden ? "hidden" : "seen");
}

function open() {
  clearTimeout(timer);
  const origin = `${location.protocol.replace("http", "ws")}//${location.host}`;
  const has = [...(unpacks ? ["packed"] : []), ...(announces() ? ["announced"] : [])].join("&");
  const opened = new WebSocket(`${origin}${address}/live${has && `?${has}`}`);
  socket = opened;
  opened.onopen = () => document.hidden && tellSight();
  opened.onmessage = ({ data }) => {
    attempts = 0;
    lost.hidden = true;
    const read = typeof data === "string" ? JSON.parse(data) : unpacked(data);
    last = last.then(async () => receive(whole(await read))).catch(reportError);
  };
  opened.onclose = () => {
    if (opened !== socket) return;
    lost.hidden = attempts === 0; // a first, short break is not worth a message
    timer = setTimeout(open, Math.min(LONGEST_WAIT, 300 * 2 ** attempts++));
  };
}

/**
 * Unpack a message.
 * @param {Blob} packed
 */
function unpacked(packed) {
  return new Response(packed.stream().pipeThrough(new DecompressionStream("deflate"))).json();
}

/**
 * Apply an update to the previous snapshot: for each text it has the new lines, and the ranges of lines that stay.
 * @param {SocketMessage} message
 * @returns {TableMessage}
 */
function whole(message) {
  if ("error" in message || "said" in message || "announced" in message) return message;
  if (!("lines" in message)) {
    snapshot = message;
    return snapshot;
  }
  const { lines, ...head } = message;
  if (!snapshot) throw new Error("an update came before the first snapshot");
  snapshot = { ...snapshot, ...head };
  for (const [name, pieces] of Object.entries(lines)) {
    const before = snapshot[/** @type {PartName} */ (name)].split("\n");
    const now = pieces.flatMap((piece) => (typeof piece === "string" ? [piece] : before.slice(...piece)));
    snapshot[/** @type {PartName} */ (name)] = now.join("\n");
  }
  return snapshot;
}

/**
 * Post to the table; returns the answer, or an error message if there was none.
 * @template {keyof Answers} Route
 * @param {Route} route
 * @param {object} body
 * @returns {Promise<Answers[Route] | Refusal>}
 */
export async function post(route, body) {
  try {
    const answer = await fetch(`${address}/${route}`, {
      method: "POST",
      headers: { "Content-Type": "application/json", "X-Grange": "1" },
      body: JSON.stringify(body),
    });
    return answer.status === 204 ? /** @type {Answers[Route]} */ ({}) : await answer.json();
  } catch {
    return { error: "error-no-answer", message: table.getAttribute(`data-unanswered-${route}`) ?? "" };
  }
}

/**
 * Ask what an option would do; null if the server refuses.
 * @param {number} seat
 * @param {string} option
 * @returns {Promise<Preview | null>}
 */
export async function ask(seat, option) {
  const answer = await fetch(`${address}/preview?seat=${seat}&option=${encodeURIComponent(option)}`, {
    headers: { "X-Grange": "1" },
  });
  return answer.ok ? answer.json() : null;
}

/**
 * Ask what would happen if a thing came now; null if the server refuses.
 * @param {string} thing
 * @returns {Promise<Forecast | null>}
 */
export async function foresee(thing) {
  const answer = await fetch(`${address}/would?thing=${encodeURIComponent(thing)}`);
  return answer.ok ? answer.json() : null;
}

/**
 * Ask for the table after an earlier move, for a spectator as a seat sees it; null if there is no answer.
 * @param {number} at
 * @param {number} [seat]
 * @returns {Promise<Moment | null>}
 */
export async function moment(at, seat = 0) {
  const answer = await fetch(`${address}/moment?at=${at}&eyes=${seat}`).catch(() => null);
  return answer?.ok ? answer.json() : null;
}

/**
 * Ask for the table as a seat sees it; null if there is no answer.
 * @param {number} seat
 * @returns {Promise<SeatView | null>}
 */
export async function seenBy(seat) {
  const answer = await fetch(`${address}/eyes?seat=${seat}`).catch(() => null);
  return answer?.ok ? answer.json() : null;
}
