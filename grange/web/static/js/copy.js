// Copying: a button copies what the field beside it holds; on pages that load this script, and at tables.

import { dataOf, part } from "./dom.js";

/**
 * Copy a text; return whether that worked. A house without HTTPS has no clipboard of its own, so there a field is copied, as by hand.
 * @param {string} text
 */
export async function toClipboard(text) {
  const written = await navigator.clipboard?.writeText(text).then(
    () => true,
    () => false,
  );
  return written || copiedByHand(text);
}

/** @param {string} text */
function copiedByHand(text) {
  const before = document.activeElement;
  const field = document.createElement("textarea");
  field.value = text;
  field.className = "unseen sr";
  (before?.closest("[popover], dialog") ?? document.body).append(field);
  field.select();
  const done = document.execCommand("copy");
  field.remove();
  if (before instanceof HTMLElement) before.focus();
  return done;
}

/**
 * Copy what the field holds that a button names, and say so on the button; what cannot be copied stays selected.
 * @param {HTMLElement} button
 * @param {string} copied
 */
export async function copy(button, copied) {
  const field = part(dataOf(button).copy, HTMLInputElement);
  if (await toClipboard(field.value)) button.textContent = copied;
  field.select();
}

document.addEventListener("click", ({ target }) => {
  const button = target instanceof Element && target.closest("[data-copy][data-copied]");
  if (button instanceof HTMLElement) copy(button, dataOf(button).copied);
});
