// Replay: slider, arrow keys and links change the move without loading the page anew. Without this module the links still work.

import * as moves from "./moves.js";
import * as pager from "./pager.js";

const PARTS = ["stock", "seats", "seats-below", "told", "board", "chapters", "back", "on"];
const PACE = 900;

const replay = document.getElementById("replay");
const slider = document.getElementById("slider");
const run = document.getElementById("run");
const last = Number(replay.dataset.last);

let at = Number(replay.dataset.at);
let running = 0;

const address = (move) => replay.dataset.link + move;
const fill = () => slider.style.setProperty("--at", `${last ? (100 * slider.value) / last : 0}%`);

async function go(move) {
  at = Math.min(Math.max(move, 0), last);
  slider.value = at;
  fill();
  await moves.go(address(at), (page) => moves.take(page, PARTS));
}

function stop() {
  clearTimeout(running);
  running = 0;
  run.setAttribute("aria-pressed", "false");
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

async function copyLink(link) {
  await navigator.clipboard.writeText(link.href);
  link.setAttribute("aria-label", link.dataset.copied);
  link.classList.add("done");
}

replay.addEventListener("click", (event) => {
  if (event.target.closest("[data-moves-list]")) return moves.toggleList();
  const link = event.target.closest("a");
  if (!link || event.ctrlKey || event.metaKey || event.shiftKey) return;
  if (link.id === "copy" && navigator.clipboard) {
    event.preventDefault();
    copyLink(link).catch(() => location.assign(link.href));
  } else if (link.dataset.at) {
    event.preventDefault();
    stop();
    go(Number(link.dataset.at));
  }
});

slider.addEventListener("input", () => { stop(); go(Number(slider.value)); });
run.addEventListener("click", startOrStop);

moves.bindKeys(() => at, last, "#slider, [role=tablist]", (move) => { stop(); go(move); });

run.hidden = false;
pager.bindPager();
slider.value = at;
fill();
moves.showPresentMove();
