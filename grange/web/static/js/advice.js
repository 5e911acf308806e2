// Advice: the options that a hint names, shown in a line instead of the news, each with its rank, its gain and the reason.

import { all, dataOf, make, one, part } from "./dom.js";
import { buttonOf, icon } from "./marks.js";

/**
 * @import { Advice } from "./types.d.ts"
 * @typedef {Omit<Advice, "rank"> & { rank: string }} RankedAdvice
 */

const line = part("advice");
const list = one("ol", line);
const news = part("news");

/** Say that the server is looking for advice. */
export function ponder() {
  list.replaceChildren();
  become("pondering");
  show(true);
}

/**
 * Show the advice; on a phone the first one is open.
 * @param {Advice[]} advice
 * @param {string} plainly says why, if nothing is named
 */
export function tell(advice, plainly) {
  become(advice.length ? "" : "even");
  one(".plainly", line).textContent = plainly;
  list.replaceChildren(...ranked(advice).map(item));
  part("heard").textContent = advice.map(spoken).join(" ") || plainly;
  open(advice[0]?.option);
  show(advice.length > 0 || plainly !== "");
}

/** @param {"pondering" | "even" | ""} state */
function become(state) {
  for (const name of ["pondering", "even"]) line.classList.toggle(name, name === state);
}

/**
 * On a phone, open the advice about an option, if there is any.
 * @param {string | undefined} code
 */
export function open(code) {
  const buttons = all("button", list);
  if (!buttons.some((button) => button.dataset.option === code)) return;
  for (const button of buttons) button.setAttribute("aria-current", String(button.dataset.option === code));
}

/** Hide the advice; return whether any was shown. */
export function clear() {
  const there = !line.hidden;
  list.replaceChildren();
  show(false);
  return there;
}

/** @param {boolean} there */
function show(there) {
  line.hidden = !there;
  news.hidden = there;
}

/**
 * Write the rank of each option, unless all share one.
 * @param {Advice[]} advice
 * @returns {RankedAdvice[]}
 */
export function ranked(advice) {
  const several = advice.some(({ rank }) => rank !== advice[0].rank);
  return advice.map((each) => ({ ...each, rank: several ? String(each.rank) : "" }));
}

/** @param {string} code */
const nameOf = (code) => buttonOf(code)?.dataset.label ?? "";

/**
 * Write an option as a button; a reason that the one before it gives as well is not said twice side by side.
 * @param {RankedAdvice} advice
 * @param {number} place
 * @param {RankedAdvice[]} advices
 */
function item({ option, rank, gain, why, besides }, place, advices) {
  const mark = make("b", rank ? "rank" : "rank shared", icon("ui-hint"), rank);
  const before = advices[place - 1];
  const again = before?.rank === rank && before.why === why && before.besides === besides ? " again" : "";
  const reasons = [make("span", `why${again}`, why), make("span", `besides${again}`, ` ${besides}`)];
  const button = document.createElement("button");
  button.append(make("span", "all", mark, make("b", "name", nameOf(option)), make("b", "gain", gain), ...reasons));
  button.dataset.option = option;
  button.title = `${`${why} ${besides}`.trim()}\n${dataOf(line).gain}`;
  button.ariaLabel = spoken({ option, gain, why, besides });
  const row = document.createElement("li");
  row.append(button);
  return row;
}

/** @param {Omit<Advice, "rank">} advice */
const spoken = ({ option, gain, why, besides }) => `${nameOf(option)}: ${gain && `${gain}. `}${why} ${besides}`;
