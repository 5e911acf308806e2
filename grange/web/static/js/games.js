// My games: the key N opens the next table, as it does at a table.

import { pressedBy } from "./keys.js";

document.addEventListener("keydown", (event) => {
  if (event.ctrlKey || event.altKey || event.metaKey) return;
  if (event.target instanceof HTMLInputElement || event.target instanceof HTMLSelectElement) return;
  pressedBy(event, [])?.click();
});
