// The question whether to call the player: asked once, after a first finished turn, in the place of the news.

import { dataOf, maybe, one, part } from "./dom.js";
import { canPush, renew, subscribe } from "./push.js";

const KEY = "grange-notices"; // "no" or "yes" once it was answered
const RENEWED = "grange-notices-renewed"; // the day on which the house last heard of this device
const bar = maybe("call-me");

if (bar && localStorage.getItem(KEY) === null && canPush() && Notification.permission !== "denied") watchTurns(bar);
if (localStorage.getItem(KEY) === "yes") renewOnceADay();

/**
 * Ask when the player's turn has ended, as long as others are on move: before, the table asked the player, and now another one.
 * While a bot plays for the player, the way back to the seat is more important.
 * @param {HTMLElement} question
 */
function watchTurns(question) {
  const ask = part("ask");
  const accord = part("accord");
  let mine = isAsked(ask);
  let finished = false;
  const watch = new MutationObserver(() => {
    const before = mine;
    mine = isAsked(ask);
    finished ||= before && !mine;
    show(
      question,
      finished &&
        !mine &&
        !ask.querySelector("[data-final]") &&
        !accord.querySelector("[data-hand], [data-accord-answer]"),
    );
  });
  for (const seen of [ask, accord]) watch.observe(seen, { childList: true, subtree: true });
  one("[data-call=no]", question).addEventListener("click", () => answer("no"));
  one("[data-call=yes]", question).addEventListener("click", () => void accept(question, answer));

  /** @param {string} said */
  function answer(said) {
    watch.disconnect();
    localStorage.setItem(KEY, said);
    show(question, false);
  }
}

/** @param {HTMLElement} ask */
function isAsked(ask) {
  return ask.querySelector("[data-option]") !== null;
}

/**
 * Show the question, or hide it; `clocks.js` makes room for it.
 * @param {HTMLElement} question
 * @param {boolean} shown
 */
function show(question, shown) {
  if (question.hidden === shown) question.hidden = !shown;
}

/**
 * Subscribe; if the browser forbids that, say where other ways are.
 * @param {HTMLElement} question
 * @param {(said: string) => void} answer
 */
async function accept(question, answer) {
  const done = await subscribe().catch(() => false);
  part("heard").textContent = dataOf(question)[done ? "done" : "denied"];
  if (done) return answer("yes");
  localStorage.setItem(KEY, "no");
  one("p", question).textContent = dataOf(question).denied;
  one("[data-call=yes]", question).hidden = true;
  one("[data-call=page]", question).hidden = false;
}

/** Tell the house once a day that this device still wants notices. */
function renewOnceADay() {
  const today = new Date().toDateString();
  if (!canPush() || Notification.permission !== "granted" || localStorage.getItem(RENEWED) === today) return;
  localStorage.setItem(RENEWED, today);
  void renew().catch(() => {});
}
