// The lobby: tables and wishes change on the page while it is open; the filter applies at once.

import { morph, parsed } from "./morph.js";

const LONGEST_WAIT = 15000;
const PARTS = ["wishes", "tables"];
let attempts = 0;

function open() {
  const origin = `${location.protocol.replace("http", "ws")}//${location.host}`;
  const socket = new WebSocket(`${origin}/lobby/live${location.search}`);
  socket.onmessage = ({ data }) => {
    attempts = 0;
    show(JSON.parse(data));
  };
  socket.onclose = () => setTimeout(open, Math.min(LONGEST_WAIT, 300 * 2 ** attempts++));
}

/**
 * Show the parts that have changed; a wish that somebody is writing stays.
 * @param {Record<string, string>} changed
 */
function show(changed) {
  for (const name of PARTS) {
    const part = document.getElementById(name);
    const html = changed[name];
    if (!part || html === undefined || isWriting(part, html)) continue;
    morph(part, parsed(html));
  }
}

/**
 * Return whether a part has a form before and after, in which the visitor may have picked something.
 * @param {Element} part
 * @param {string} html
 */
function isWriting(part, html) {
  return part.querySelector("form.wish") !== null && parsed(html).querySelector("form.wish") !== null;
}

document.addEventListener("change", ({ target }) => {
  if (target instanceof HTMLInputElement && target.matches(".tick")) target.form?.requestSubmit();
});
open();
