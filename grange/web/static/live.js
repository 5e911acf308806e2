// The line to the server: changes come down a socket, which is opened again whenever it breaks; choices go up by posts.

const LONGEST_WAIT = 15000;
const table = document.getElementById("table");
const address = `/table/${table.dataset.table}`;
const lost = document.getElementById("lost");

const unpacks = "DecompressionStream" in window;

let socket, timer;
let last = Promise.resolve(); // what was told before, as unpacking takes a moment
let parts = {}; // what was told before, of which only what changes is told again
let seen, told; // what has been seen, and who is told of changes
let attempts = 0;

/** Follow the table: `position` says what has been seen, `tell` gets every message. */
export function connect(position, tell) {
  [seen, told] = [position, tell];
  open();
}

/** Try again at once if the socket is broken, as after the lid of a laptop was opened. */
export function reconnect() {
  if (socket.readyState > WebSocket.OPEN) open();
}

function open() {
  clearTimeout(timer);
  const opened = (socket = new WebSocket(`${location.protocol.replace("http", "ws")}//${location.host}${address}/live${unpacks ? "?packed" : ""}`));
  opened.onopen = () => opened.send(JSON.stringify({ position: seen() }));
  opened.onmessage = (message) => {
    attempts = 0;
    lost.hidden = true;
    const read = typeof message.data === "string" ? JSON.parse(message.data) : unpacked(message.data);
    last = last.then(async () => told(whole(await read))).catch(reportError);
  };
  opened.onclose = () => {
    if (opened !== socket) return;
    lost.hidden = attempts === 0; // a first, short break is not worth a word
    timer = setTimeout(open, Math.min(LONGEST_WAIT, 300 * 2 ** attempts++));
  };
}

/** Unpack a message. */
function unpacked(packed) {
  return new Response(packed.stream().pipeThrough(new DecompressionStream("deflate"))).json();
}

/** Put a message together with the one before: of a text come the lines that are new, and from where to where the others stood. */
function whole(message) {
  if (message.error || message.said) return message;
  const { lines = {}, ...told } = message;
  for (const [part, pieces] of Object.entries(lines)) {
    const before = parts[part].split("\n");
    told[part] = pieces.flatMap((piece) => (typeof piece === "string" ? [piece] : before.slice(...piece))).join("\n");
  }
  return (parts = { ...parts, ...told });
}

/** Post to the table; gives the answer, or what to tell when there was none. */
export async function post(what, body) {
  try {
    const answer = await fetch(`${address}/${what}`, {
      method: "POST",
      headers: { "Content-Type": "application/json", "X-Grange": "1" },
      body: JSON.stringify(body),
    });
    return answer.status === 204 ? {} : await answer.json();
  } catch {
    return { error: "error-no-answer", message: table.dataset.again };
  }
}

/** Ask what an option would do. */
export async function ask(seat, option) {
  const answer = await fetch(`${address}/preview?seat=${seat}&option=${encodeURIComponent(option)}`, { headers: { "X-Grange": "1" } });
  return answer.ok ? answer.json() : null;
}

/** Ask what would be if a thing came now. */
export async function foresee(thing) {
  const answer = await fetch(`${address}/would?thing=${encodeURIComponent(thing)}`);
  return answer.ok ? answer.json() : null;
}

/** Ask how the table stood after an earlier move; nothing if it cannot be told. */
export async function moment(at) {
  const answer = await fetch(`${address}/moment?at=${at}`).catch(() => null);
  return answer?.ok ? answer.json() : null;
}
