// Replay: slider, arrow keys and links change the position without reloading the page. Without this script the links still work.

import { closest, dataOf, part } from "./dom.js";
import * as moves from "./moves.js";
import * as pager from "./pager.js";

const PARTS = ["stock", "seats", "seats-below", "told", "board", "chapters", "back", "on"];
const PACE = 900; // milliseconds

const replay = part("replay");
const slider = part("slider", HTMLInputElement);
const run = part("run");
const last = Number(replay.dataset.last);

let at = Number(replay.dataset.at);
let running = 0; // the timer of the next move

/** @param {number} move */
const address = (move) => dataOf(replay).link + move;

function drawSlider() {
  slider.value = String(at);
  slider.style.setProperty("--at", `${last ? (100 * at) / last : 0}%`);
}

/** @param {number} move */
async function go(move) {
  at = Math.min(Math.max(move, 0), last);
  drawSlider();
  await moves.go(address(at), (page) => moves.take(page, PARTS));
}

function stop() {
  clearTimeout(running);
  running = 0;
  run.setAttribute("aria-pressed", "false");
}

/** @param {number} move */
function stopAndGo(move) {
  stop();
  go(move);
}

async function keepRunning() {
  if (at >= last) return stop();
  await go(at + 1);
  if (running) running = setTimeout(keepRunning, PACE);
}

function startOrStop() {
  if (running) return stop();
  run.setAttribute("aria-pressed", "true");
  if (at >= last) at = -1;
  running = setTimeout(keepRunning, 0);
}

/** @param {HTMLAnchorElement} link */
async function copyLink(link) {
  await navigator.clipboard.writeText(link.href);
  link.setAttribute("aria-label", dataOf(link).copied);
  link.classList.add("done");
}

replay.addEventListener("click", (event) => {
  if (closest(event.target, "[data-moves-list]")) return moves.toggleList();
  const link = closest(event.target, "a", HTMLAnchorElement);
  if (!link || event.ctrlKey || event.metaKey || event.shiftKey) return;
  if (link.id === "copy" && navigator.clipboard) {
    event.preventDefault();
    copyLink(link).catch(() => location.assign(link.href));
  } else if (link.dataset.at) {
    event.preventDefault();
    stopAndGo(Number(link.dataset.at));
  }
});

slider.addEventListener("input", () => stopAndGo(Number(slider.value)));
run.addEventListener("click", startOrStop);
moves.bindKeys(() => at, last, "#slider, [role=tablist]", stopAndGo);

run.hidden = false;
pager.bindPager();
drawSlider();
moves.showPresentMove();
