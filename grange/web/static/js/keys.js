// Keyboard shortcuts: every option has a key, and so do undo, hint, log, rules, the others' moves and boards, the next table; "?" lists them all.

import { dataOf, one } from "./dom.js";

const OPTIONS = "123456789abcdefgjkopqstwxyz"; // in the order of the options; the other letters are taken
/** @type {Record<string, string>} */
const ACTIONS = {
  u: "#undo",
  h: "#hint",
  l: ".tools [data-sheets]",
  r: "#chapter, #rules",
  m: "#news [data-moves]",
  v: "#eyes [data-eyes=next]",
  n: "#next-table:not([hidden]), .nextbar .primary",
};

/**
 * Return the pressed key as labelled on a Latin keyboard.
 * @param {KeyboardEvent} event
 */
function keyOf({ key, code }) {
  if (key === "?" || /^[a-z0-9]$/i.test(key)) return key.toLowerCase();
  return code.startsWith("Key") ? code.slice(3).toLowerCase() : "";
}

/**
 * Assign a key to every option.
 * @param {HTMLElement[]} buttons
 */
export function label(buttons) {
  for (const [place, button] of buttons.entries()) {
    if (OPTIONS[place]) button.setAttribute("aria-keyshortcuts", OPTIONS[place]);
  }
}

/**
 * Find what a key triggers: an option, or one of the actions that are possible now.
 * @param {KeyboardEvent} event
 * @param {HTMLElement[]} buttons
 * @returns {HTMLElement | null}
 */
export function pressedBy(event, buttons) {
  const key = keyOf(event);
  if (!key) return null;
  if (key === "?") return document.querySelector("[popovertarget=keys]");
  return ACTIONS[key] ? document.querySelector(ACTIONS[key]) : (buttons[OPTIONS.indexOf(key)] ?? null);
}

/**
 * List the options with their keys, for the page of all keys.
 * @param {HTMLElement[]} buttons
 */
export function list(buttons) {
  const rows = buttons.slice(0, OPTIONS.length).map((button, place) => {
    const key = Object.assign(document.createElement("kbd"), {
      className: "key",
      textContent: OPTIONS[place].toUpperCase(),
    });
    const row = document.createElement("li");
    row.append(key, dataOf(button).label);
    return row;
  });
  one("#keys [data-own-keys]").replaceChildren(...rows);
}
