// Hints: asks the server which options are worth considering, and marks them on the board and in the advice line.

import * as advice from "./advice.js";
import { post } from "./live.js";
import * as marks from "./marks.js";
import { say } from "./notice.js";
import { asked, seatAsked } from "./question.js";

/** @type {string | null} */
let pending = null; // the question that the server is looking for advice on

/** Ask for a hint; the answer is dropped if the question is another one meanwhile. */
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

/** Put the hints away; return whether there were some. */
export function clearHints() {
  marks.clearHints();
  return advice.clear();
}
