// A club: sends the time zone of the browser in which an evening is added.

import { zone } from "./push.js";

for (const field of document.querySelectorAll("[name=zone]")) {
  if (field instanceof HTMLInputElement) field.value = zone();
}
