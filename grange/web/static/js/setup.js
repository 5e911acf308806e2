// Opening a new table: one press adds a bot, and the bar says who will sit at the table.

import { all, closest, dataOf, one, part } from "./dom.js";

const form = part("opening", HTMLFormElement);
const sitting = one(".sitting", form);
const together = new Intl.ListFormat(document.documentElement.lang, { type: "conjunction" });
const strips = all(".strip", form);

/**
 * Return the selected value of a group of radio buttons, or an empty text.
 * @param {HTMLElement} strip
 * @param {string} name
 */
const picked = (strip, name) => all(`[name^="${name}-"]:checked`, strip, HTMLInputElement)[0]?.value ?? "";

/** @param {HTMLElement} strip */
const written = (strip) => one("[name^='name-']", strip, HTMLInputElement).value.trim();

/**
 * Name the player in a seat; an empty text if there is none.
 * @param {HTMLElement} strip
 */
function nameOf(strip) {
  const kind = picked(strip, "kind");
  if (kind.startsWith("bot:")) return picked(strip, "face");
  const { me, here, stranger } = dataOf(sitting);
  const friend = form.querySelector("[name=join][value=link]:checked") ? dataOf(sitting).friend : stranger;
  return { me: written(strip) || me, here: written(strip) || here, friend }[kind] ?? "";
}

/** Say who will sit at the table. */
function tell() {
  const names = strips.map(nameOf).filter(Boolean);
  const texts = dataOf(sitting);
  sitting.textContent = names.length > 1 ? texts.together.replace("{names}", together.format(names)) : texts.alone;
}

/**
 * Add a bot of the usual level, as a character that is not at the table yet.
 * @param {HTMLElement} strip
 */
function addBot(strip) {
  const taken = strips
    .filter((other) => picked(other, "kind").startsWith("bot:"))
    .map((other) => picked(other, "face"));
  const faces = all("[name^='face-']", strip, HTMLInputElement);
  const free = faces.filter((face) => !taken.includes(face.value));
  (free.find((face) => face.checked) ?? free[0] ?? faces[0]).checked = true;
  const usual = one("[data-usual]", strip, HTMLInputElement);
  usual.checked = true;
  usual.focus();
  tell();
}

form.addEventListener("click", ({ target }) => {
  const strip = closest(target, "[data-add-bot]") && closest(target, ".strip");
  if (strip) addBot(strip);
});
form.addEventListener("input", tell);
tell();
