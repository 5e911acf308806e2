// The bar with the question has a fixed height: a question that does not fit gets smaller text and, if need be, covers the news.

import { part } from "./dom.js";

const bar = part("content");

/** @param {string} length in rem */
const pixels = (length) => parseFloat(length) * parseFloat(getComputedStyle(document.documentElement).fontSize);
const fits = () => bar.offsetHeight <= pixels(getComputedStyle(bar).getPropertyValue("--ask")) + 1;

/** Set the text size of the question so that it fits its row, if possible. */
export function fitBar() {
  bar.classList.remove("tight", "over-news");
  bar.classList.toggle("tight", !fits());
  bar.classList.toggle("over-news", !fits());
}
