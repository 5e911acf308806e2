// A club: an evening is said in the time zone of whoever adds it.

import { zone } from "./push.js";

for (const field of document.querySelectorAll("[name=zone]")) {
  if (field instanceof HTMLInputElement) field.value = zone();
}
