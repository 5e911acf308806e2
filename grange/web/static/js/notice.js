// Notices of the table, in place of the news: refusals, and what went wrong. They stay until the player acts, or is asked something else.

import { make, part } from "./dom.js";

/** @import { Refusal } from "./types.d.ts" */

let position = 0; // of the table that the notice is about; the page may still show an older one

/**
 * Show a notice, and bring it into sight; an empty text clears it.
 * @param {string} text
 * @param {number} [about] the position of the table that it is about, if that may be newer than the one on the page
 */
export function say(text, about = 0) {
  const slip = part("slip");
  slip.replaceChildren(...(text ? [make("div", "slip", text)] : []));
  if (text) slip.scrollIntoView({ block: "nearest" });
  position = about;
}

/**
 * Say why something was refused, if it was.
 * @param {object | Refusal} answer
 */
export function complain(answer) {
  if ("error" in answer) say(answer.message, answer.present?.position);
}

/**
 * Clear a notice that was about another question than the one just drawn.
 * @param {number} drawn the position of the table that was drawn
 */
export function dropNotice(drawn) {
  if (drawn > position) say("");
}
