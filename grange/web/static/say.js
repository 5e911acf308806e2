// What people at the table say to each other: seven phrases, shown for a while at the seat of whoever said one.

import { post } from "./live.js";
import { seatMark } from "./marks.js";
import { wants } from "./settings.js";

const SHOWN = 4000; // milliseconds
const table = document.getElementById("table");
const seatsOf = (seat) => [...document.querySelectorAll(`[data-seats] [data-seat="${seat}"]`)];

/** Show phrases, unless nobody is to be heard here. */
export function hear(phrases) {
  if (wants("hear")) phrases.forEach(show);
}

function show({ seat, text, name }) {
  const place = seatsOf(seat).find((item) => item.checkVisibility());
  if (!place) return;
  table.querySelector(`.say-slip[data-seat="${seat}"]`)?.remove();
  const slip = Object.assign(document.createElement("p"), { className: "say-slip", ariaHidden: "true" });
  slip.dataset.seat = seat;
  slip.append(seatMark(seat), text);
  table.append(slip);
  const [here, all] = [place.getBoundingClientRect(), table.getBoundingClientRect()];
  slip.style.left = `${Math.max(4, Math.min(here.left - all.left, all.width - slip.offsetWidth - 4))}px`;
  slip.style.top = `${here.bottom - all.top + 4}px`;
  document.getElementById("heard").textContent = `${name}: ${text}`;
  setTimeout(() => slip.remove(), SHOWN);
}

/** Say a phrase; gives what to tell if that could not be. */
export async function sayPhrase(button) {
  document.getElementById("phrases").hidePopover();
  return post("say", { seat: Number(button.closest("[data-speaker]").dataset.speaker), phrase: button.dataset.phrase });
}
