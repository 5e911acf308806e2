// Installing: starts the service worker, and offers to put Grange on the home screen where the browser can.

import { maybe } from "./dom.js";

const offer = maybe("install"); // only on the page My games

/** Let the worker keep the rules for people who come back: on My games, and in the installed app. */
async function start() {
  await navigator.serviceWorker.register("/service-worker.js");
  const { active } = await navigator.serviceWorker.ready;
  if (offer || matchMedia("(display-mode: standalone)").matches) active?.postMessage("keep-rules");
}

if ("serviceWorker" in navigator) start().catch(() => {});

window.addEventListener("beforeinstallprompt", (event) => {
  if (!offer) return;
  event.preventDefault();
  offer.hidden = false;
  offer.querySelector("button")?.addEventListener("click", () => /** @type {any} */ (event).prompt(), { once: true });
});
window.addEventListener("appinstalled", () => offer?.toggleAttribute("hidden", true));
