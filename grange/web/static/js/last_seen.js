// The table as it was last seen: kept on this device only, for the service worker to show without a connection.

import { all, make, maybe, one, part } from "./dom.js";
import { view } from "./view.js";

const SEEN = "grange-seen";
const MOST = 12; // tables
const PAUSE = 1500; // milliseconds after a change
const LEFT_OUT =
  "script, form, dialog, [popover], #drawer, #sheets, #advice, #slip, #lost, #lesson, #veil, .aids, #tags, .ring, .ring-word";
const POLICY = "default-src 'self'; img-src 'self' data:; script-src 'none'; form-action 'none'; base-uri 'none'";
const BARS = "#playing, #back, #picked, #coming, #eyes"; // in their place stands something else than the present table

let timer = 0;

/** Keep the table soon, as it is then. */
export function keepLastSeen() {
  clearTimeout(timer);
  timer = window.setTimeout(() => keep().catch(() => {}), PAUSE);
}

async function keep() {
  if (!("caches" in window) || !navigator.serviceWorker?.controller) return;
  const seen = await caches.open(SEEN);
  const address = location.pathname;
  if (!isMine()) return void (await seen.delete(address));
  if (view.previewing || all(BARS).some((bar) => !bar.hidden)) return keepLastSeen();
  const name = encodeURIComponent(one(".where b").textContent ?? "");
  const where = encodeURIComponent(part("where").textContent ?? "");
  const headers = {
    "content-security-policy": POLICY,
    "content-type": "text/html; charset=utf-8",
    "x-game": part("table").dataset.game ?? "",
    "x-name": name,
    "x-seen": new Date().toISOString(),
    "x-where": where,
  };
  await seen.delete(address); // so that it becomes the newest
  await seen.put(address, new Response(copy(), { headers }));
  const kept = await seen.keys();
  await Promise.all(kept.slice(0, Math.max(0, kept.length - MOST)).map((old) => seen.delete(old)));
}

/** Return whether the page shows the player's own view; one that several people share is not kept. */
const isMine = () =>
  part("prompt").dataset.seat !== undefined && part("cover").childElementCount === 0 && !maybe("shared");

/** Write the page down without scripts, forms and links to seats, with a banner that says from when it is. */
function copy() {
  const page = /** @type {HTMLElement} */ (document.documentElement.cloneNode(true));
  for (const element of all(LEFT_OUT, page)) element.remove();
  for (const link of all("link[rel=manifest]", page)) link.remove();
  const banner = one("#last-seen", page);
  const when = new Intl.DateTimeFormat(document.documentElement.lang, { dateStyle: "long", timeStyle: "short" });
  one("[data-said]", banner).textContent = (one("[data-said]", banner).dataset.said ?? "").replace(
    "{when}",
    when.format(),
  );
  banner.hidden = false;
  const where = make("small", "", part("where").textContent ?? "");
  one("#ask", page).replaceChildren(make("h2", "", one(".where b").textContent ?? "", where)); // nothing can be chosen
  for (const place of all(".can", page)) place.classList.remove("can", "near");
  for (const button of all("button", page, HTMLButtonElement)) button.disabled = true;
  return `<!doctype html>${page.outerHTML}`;
}
