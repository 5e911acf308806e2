// The question whether to call the player: asked once, after a first finished turn, in the place of the news.

import { dataOf, maybe, one, part } from "./dom.js";
import { canPush, renew, subscribe } from "./push.js";

const KEY = "grange-notices"; // "no" or "yes" once it was answered
const RENEWED = "grange-notices-renewed"; // the day on which the house last heard of this device
const bar = maybe("call-me");

if (bar && localStorage.getItem(KEY) === null && canPush() && Notification.permission !== "denied") watchTurns(bar);
if (localStorage.getItem(KEY) === "yes") renewOnceADay();

/**
 * Ask when the player's turn has ended: before, the table asked the player, and now it asks another one.
 * @param {HTMLElement} question
 */
function watchTurns(question) {
  const ask = part("ask");
  let mine = isAsked(ask);
  const watch = new MutationObserver(() => {
    const before = mine;
    mine = isAsked(ask);
    if (before && !mine && !ask.querySelector("[data-final]")) {
      watch.disconnect();
      show(question);
    }
  });
  watch.observe(ask, { childList: true, subtree: true });
}

/** @param {HTMLElement} ask */
function isAsked(ask) {
  return ask.querySelector("[data-option]") !== null;
}

/** @param {HTMLElement} question */
function show(question) {
  question.hidden = false;
  part("news").hidden = true;
  one("[data-call=no]", question).addEventListener("click", () => answer(question, "no"));
  one("[data-call=yes]", question).addEventListener("click", () => void accept(question));
}

/**
 * @param {HTMLElement} question
 * @param {string} said
 */
function answer(question, said) {
  localStorage.setItem(KEY, said);
  question.hidden = true;
  part("news").hidden = false;
}

/** @param {HTMLElement} question */
async function accept(question) {
  const done = await subscribe().catch(() => false);
  part("heard").textContent = dataOf(question)[done ? "done" : "denied"];
  if (done) return answer(question, "yes");
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
