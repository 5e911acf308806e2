// The page of channels: fills in the time zone, and turns notices on this device on.

import { all, dataOf, maybe, part } from "./dom.js";
import { canPush, subscribe, unsubscribe, zone } from "./push.js";

for (const field of all("[name=zone]", document, HTMLInputElement)) field.value = zone();

const on = part("device-on", HTMLButtonElement);
const trouble = part("device-trouble");

if (canPush()) on.hidden = false;
else trouble.textContent = dataOf(trouble).cannot;

on.addEventListener("click", async () => {
  on.disabled = true;
  if (await subscribe().catch(() => false)) location.assign("/notices?told=added");
  else trouble.textContent = dataOf(trouble).denied;
  on.disabled = false;
});

// the browser's own subscription ends with its channel, if this device has only that one
for (const form of all("[data-kind=push] form", document, HTMLFormElement)) {
  form.addEventListener("submit", (event) => {
    const removes = event.submitter?.getAttribute("formaction") === "/notices/remove";
    if (removes && all("[data-kind=push]").length === 1 && maybe("device-on")) void unsubscribe();
  });
}
