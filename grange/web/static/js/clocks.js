// Clocks in the strip of seats, second by second, and the bar that says for whom a bot plays.

import { all, closest, dataOf, maybe, part } from "./dom.js";

const HOUR = 3600;
const MINUTE = 60;
const LONG = 10; // hours or minutes from which on the smaller unit is left out
const table = part("table");
const bar = part("accord");
const ahead = "now" in table.dataset ? Number(table.dataset.now) - Date.now() / 1000 : 0; // seconds of the server's clock before ours

/** The bars that the player has closed. */
const closed = new Set();

/**
 * Say how long somebody has, in at most two units; briefly in one.
 * @param {number} seconds
 * @param {boolean} brief
 */
function inWords(seconds, brief) {
  const left = Math.max(0, Math.floor(seconds));
  const hours = Math.floor(left / HOUR);
  const minutes = Math.floor((left % HOUR) / MINUTE);
  const { clockH, clockHm, clockM, clockMs, clockS } = dataOf(table);
  const inMinutes = brief || minutes >= LONG ? clockM : clockMs;
  const inHours = brief || hours >= LONG || !minutes ? clockH : clockHm;
  return (hours ? inHours : left >= MINUTE ? inMinutes : clockS)
    .replace("{h}", String(hours))
    .replace("{m}", String(minutes))
    .replace("{s}", String(left % MINUTE));
}

/** Show the time that is left on each clock that runs. */
function tick() {
  const now = Date.now() / 1000 + ahead;
  for (const clock of all("[data-until]")) {
    const left = Number(clock.dataset.until) - now;
    clock.classList.toggle("short", left < Number(clock.dataset.shortly));
    for (const text of all("span", clock)) {
      const said = inWords(left, text.className === "in-brief");
      if (text.textContent !== said) text.textContent = said;
    }
  }
}

/** Show one thing in the place of the news: our question, or for whom a bot plays unless the player has closed that. */
function settle() {
  const asks = maybe("call-me")?.hidden === false;
  const key = bar.querySelector("section")?.dataset.accord;
  bar.hidden = asks || key === undefined || closed.has(key);
  bar.parentElement?.classList.toggle("with-accord", asks || !bar.hidden);
  table.classList.toggle("asks-beside", asks || (!bar.hidden && bar.querySelector(".one-row") === null));
}

bar.addEventListener("click", ({ target }) => {
  if (!closest(target, "[data-accord-close]")) return;
  closed.add(bar.querySelector("section")?.dataset.accord);
  settle();
});
const watch = new MutationObserver(() => {
  tick();
  settle();
});
for (const strip of all("[data-seats]")) watch.observe(strip, { childList: true });
watch.observe(bar, { attributeFilter: ["data-accord"], childList: true, subtree: true });
const question = maybe("call-me");
if (question) watch.observe(question, { attributeFilter: ["hidden"] });
setInterval(tick, 1000);
tick();
settle();
