// Copying a link: a button copies what the field beside it holds; on pages that load this script, and at tables.

import { dataOf, part } from "./dom.js";

/**
 * Copy what the field holds that a button names, and say so on the button.
 * @param {HTMLElement} button
 * @param {string} copied
 */
export async function copy(button, copied) {
  const field = part(dataOf(button).copy, HTMLInputElement);
  field.select();
  await navigator.clipboard?.writeText(field.value).catch(() => {});
  button.textContent = copied;
}

document.addEventListener("click", ({ target }) => {
  const button = target instanceof Element && target.closest("[data-copy][data-copied]");
  if (button instanceof HTMLElement) copy(button, dataOf(button).copied);
});
