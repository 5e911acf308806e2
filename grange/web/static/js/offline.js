// The page without a connection: lists what this browser keeps, and goes on as soon as the house answers.

import { all, make, one, part } from "./dom.js";

const PAUSE = 5000; // milliseconds between two attempts

/** Show the rules that are kept. */
async function listRules() {
  const kept = await caches.open("grange-rules");
  for (const link of all("#kept-rules a")) {
    if (await kept.match(link.getAttribute("href") ?? "")) {
      link.hidden = false;
      part("kept-rules").hidden = false;
    }
  }
}

/** Show the tables that were seen last, the newest first, each with the time from which it is. */
async function listTables() {
  const seen = await caches.open("grange-seen");
  const when = new Intl.DateTimeFormat(document.documentElement.lang, { dateStyle: "long", timeStyle: "short" });
  for (const request of (await seen.keys()).toReversed()) {
    const headers = (await seen.match(request))?.headers;
    if (!headers) continue;
    const link = make("a", "", decodeURIComponent(headers.get("x-name") ?? ""));
    link.href = new URL(request.url).pathname;
    const told = `${decodeURIComponent(headers.get("x-where") ?? "")} · ${when.format(new Date(headers.get("x-seen") ?? 0))}`;
    const row = make("li", "", link, " ", make("small", "", told));
    row.dataset.game = headers.get("x-game") ?? "";
    one("ul", part("seen-tables")).append(row);
    part("seen-tables").hidden = false;
  }
}

/** Go on where the reader wanted to go, if the house answers. */
async function goOn() {
  const answer = await fetch(location.href, { cache: "no-store", method: "HEAD" }).catch(() => null);
  if (!answer) return void setTimeout(goOn, PAUSE);
  if (location.pathname === "/offline") location.replace("/games");
  else location.reload();
}

if ("caches" in window) {
  listRules();
  listTables();
}
part("try-now").addEventListener("click", goOn);
window.addEventListener("online", goOn);
setTimeout(goOn, PAUSE);
