// Hints: asks the server which options are worth considering, and marks them on the board and in the advice line.

import * as advice from "./advice.js";
import { post } from "./live.js";
import * as marks from "./marks.js";
import { say } from "./notice.js";
import { asked, seatAsked } from "./question.js";

/** @type {string | null} */
let pending = null; // the question for which the server is computing advice

/** Ask for a hint; drop the answer if the question has changed meanwhile. */
export async function hint() {
  const question = asked();
  if (pending === question) return;
  pending = question;
  advice.ponder();
  const answer = await post("hint", { seat: seatAsked() });
  if (pending === question) pending = null;
  if (asked() !== question) return;
  if ("error" in answer) {
    advice.clear();
    return say(answer.message);
  }
  marks.showHints(advice.ranked(answer.options));
  advice.tell(answer.options, answer.plainly ?? "");
}

/** Hide the hints; return whether any were shown. */
export function clearHints() {
  marks.clearHints();
  return advice.clear();
}
