// Notices of the table, in place of the news: refusals, and what went wrong. They stay until the player acts, whatever happens at the table.

import { make, part } from "./dom.js";

/** @import { Refusal } from "./types.d.ts" */

/**
 * Show a notice, and bring it into sight; an empty text clears it.
 * @param {string} text
 */
export function say(text) {
  const slip = part("slip");
  slip.replaceChildren(...(text ? [make("div", "slip", text)] : []));
  if (text) slip.scrollIntoView({ block: "nearest" });
}

/**
 * Say why something was refused, if it was.
 * @param {object | Refusal} answer
 */
export function complain(answer) {
  if ("error" in answer) say(answer.message);
}
