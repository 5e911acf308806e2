// Advice: the options that a hint names, in a line in place of the news, each with its place, what it gains and why.

import { buttonOf, icon } from "./marks.js";

const line = document.getElementById("advice");
const list = line.querySelector("ol");
const news = document.getElementById("news");

/** Say that something is thought over. */
export function ponder() {
  list.replaceChildren();
  line.classList.add("pondering");
  show(true);
}

/** Tell what was found out; the first stands open in a hand. */
export function tell(advice) {
  line.classList.remove("pondering");
  list.replaceChildren(...advice.map(item));
  document.getElementById("heard").textContent = advice.map(spoken).join(" ");
  open(advice[0]?.option);
  show(advice.length > 0);
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

const nameOf = (code) => buttonOf(code)?.dataset.label ?? "";

function item({ option, gain, why, besides }, place) {
  const button = document.createElement("button");
  button.dataset.option = option;
  button.title = `${why} ${besides}`.trim() + `\n${line.dataset.gain}`;
  button.ariaLabel = spoken({ option, gain, why, besides });
  const rank = tag("b", "rank", icon("ui-hint"), String(place + 1));
  const reasons = [tag("span", "why", why), tag("span", "besides", ` ${besides}`)];
  button.append(tag("span", "all", rank, tag("b", "name", nameOf(option)), tag("b", "gain", gain), ...reasons));
  const row = document.createElement("li");
  row.append(button);
  return row;
}

const spoken = ({ option, gain, why, besides }) => `${nameOf(option)}: ${gain}. ${why} ${besides}`;

function tag(kind, className, ...inside) {
  const element = Object.assign(document.createElement(kind), { className });
  element.append(...inside);
  return element;
}
