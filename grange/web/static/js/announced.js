// The keeper's announcement, in a strip across the top of the table until the player has read it.

import { one, part } from "./dom.js";

const READ = "announced"; // in the browser's memory for this visit: the text that was read last
const strip = part("announced");
const words = one("span", strip);

announce(words.textContent ?? "");

/** Return whether there is an announcement, read or not. */
export const announces = () => words.textContent !== "";

/**
 * Show a text, unless the player has read it; an empty one takes the last one away.
 * @param {string} text
 */
export function announce(text) {
  words.textContent = text;
  strip.hidden = text === "" || sessionStorage.getItem(READ) === text;
}

/** Hide the text for the rest of the visit. */
export function read() {
  sessionStorage.setItem(READ, words.textContent ?? "");
  strip.hidden = true;
}
