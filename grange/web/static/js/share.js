// Sharing a result: through the device's own menu with the picture, or as text on the clipboard.

import { toClipboard } from "./copy.js";
import { dataOf } from "./dom.js";
import { say } from "./notice.js";

/**
 * Share the result that a button carries.
 * @param {HTMLElement} button
 */
export async function shareResult(button) {
  const { share, link, picture, copied, failed } = dataOf(button);
  const url = new URL(link, location.href).href;
  const text = `${share}\n${url}`;
  if (await offered({ text, files: await pictureAt(picture) })) return;
  say((await toClipboard(text)) ? copied : failed);
}

/**
 * Offer something to the device's menu, without the picture where that cannot be shared; return whether the device has a menu.
 * @param {{ text: string, files: File[] }} result
 */
async function offered({ text, files }) {
  if (!navigator.share) return false;
  const data = files.length && navigator.canShare?.({ text, files }) ? { text, files } : { text };
  return navigator.share(data).then(
    () => true,
    (problem) => problem.name === "AbortError", // the player has closed the menu
  );
}

/**
 * Fetch the picture; none if that fails.
 * @param {string} address
 */
async function pictureAt(address) {
  if (!navigator.canShare) return [];
  const answer = await fetch(address).catch(() => null);
  return answer?.ok ? [new File([await answer.blob()], "grange.png", { type: "image/png" })] : [];
}
