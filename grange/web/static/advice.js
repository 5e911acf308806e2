// Advice: the options that a hint names, in a line in place of the news, each with its place, what it gains and why.

import { buttonOf, icon } from "./marks.js";

const line = document.getElementById("advice");
const list = line.querySelector("ol");
const news = document.getElementById("news");

/** Say that something is thought over. */
export function ponder() {
  list.replaceChildren();
  become("pondering");
  show(true);
}

/** Tell what was found out; the first stands open in a hand. Where nothing is named, it is said plainly why. */
export function tell(advice, plainly) {
  become(advice.length ? "" : "even");
  line.querySelector(".plainly").textContent = plainly;
  list.replaceChildren(...ranked(advice).map(item));
  document.getElementById("heard").textContent = advice.map(spoken).join(" ") || plainly;
  open(advice[0]?.option);
  show(advice.length > 0 || plainly !== "");
}

function become(state) {
  for (const name of ["pondering", "even"]) line.classList.toggle(name, name === state);
}

/** Let the advice on one of the options stand open in a hand, if there is some. */
export function open(code) {
  const buttons = [...list.querySelectorAll("button")];
  if (!buttons.some((button) => button.dataset.option === code)) return;
  for (const button of buttons) button.setAttribute("aria-current", button.dataset.option === code);
}

/** Put the advice away; tell whether there was some. */
export function clear() {
  const there = !line.hidden;
  list.replaceChildren();
  show(false);
  return there;
}

function show(there) {
  line.hidden = !there;
  news.hidden = there;
}

/** Say the rank of each option, if they do not all share it. */
export function ranked(advice) {
  const several = advice.some(({ rank }) => rank !== advice[0].rank);
  return advice.map((each) => ({ ...each, rank: several ? String(each.rank) : "" }));
}

const nameOf = (code) => buttonOf(code)?.dataset.label ?? "";

function item({ option, rank, gain, why, besides }) {
  const button = document.createElement("button");
  button.dataset.option = option;
  button.title = `${why} ${besides}`.trim() + `\n${line.dataset.gain}`;
  button.ariaLabel = spoken({ option, gain, why, besides });
  const mark = tag("b", rank ? "rank" : "rank shared", icon("ui-hint"), rank);
  const reasons = [tag("span", "why", why), tag("span", "besides", ` ${besides}`)];
  button.append(tag("span", "all", mark, tag("b", "name", nameOf(option)), tag("b", "gain", gain), ...reasons));
  const row = document.createElement("li");
  row.append(button);
  return row;
}

const spoken = ({ option, gain, why, besides }) => `${nameOf(option)}: ${gain && `${gain}. `}${why} ${besides}`;

function tag(kind, className, ...inside) {
  const element = Object.assign(document.createElement(kind), { className });
  element.append(...inside);
  return element;
}
