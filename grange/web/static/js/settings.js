// The preferences that this browser remembers, and how it alerts the player when it is their turn.

import { all, dataOf } from "./dom.js";

const KEY = "grange-table";
/** @type {Record<string, boolean | string>} */
const wishes = JSON.parse(localStorage.getItem(KEY) ?? "{}");

/** @type {Record<string, boolean>} */
const DEFAULTS = { taps: matchMedia("(pointer: coarse)").matches, hear: true };

/**
 * Return whether a setting is on.
 * @param {string} name
 */
export const wants = (name) => (wishes[name] ?? DEFAULTS[name]) === true;

/** Return how fast the others' moves are played out: "brisk", "usual", "calm", "hand" or "once". */
export const speed = () => String(wishes.speed ?? "usual");

/** Show the preferences in the settings, and store changes. */
export function bindSettings() {
  for (const box of all("[data-setting]", document, HTMLInputElement)) {
    box.checked = wants(dataOf(box).setting);
    box.addEventListener("change", () => change(box));
  }
  for (const choice of all("[name=speed]", document, HTMLInputElement)) {
    choice.checked = choice.value === speed();
    choice.addEventListener("change", () => remember("speed", choice.value));
  }
}

/**
 * @param {string} name
 * @param {boolean | string} wish
 */
function remember(name, wish) {
  wishes[name] = wish;
  localStorage.setItem(KEY, JSON.stringify(wishes));
}

/** @param {HTMLInputElement} box */
async function change(box) {
  const { setting } = dataOf(box);
  if (setting === "notify" && box.checked) box.checked = (await window.Notification?.requestPermission()) === "granted";
  remember(setting, box.checked);
  if (setting === "sound" && box.checked) chime();
}

/**
 * Alert the player by sound or notification, as they prefer.
 * @param {string} title
 */
export function call(title) {
  if (wants("sound")) chime();
  const tag = document.getElementById("table")?.dataset.table; // a notice about the same table takes its place
  if (wants("notify") && document.hidden && window.Notification?.permission === "granted")
    new Notification(title, { tag });
}

/** Play one soft rising tone. */
function chime() {
  const air = new AudioContext();
  const tone = new OscillatorNode(air, { type: "triangle", frequency: 587 });
  const loudness = new GainNode(air, { gain: 0.12 });
  tone.frequency.setValueAtTime(880, air.currentTime + 0.14);
  loudness.gain.exponentialRampToValueAtTime(0.001, air.currentTime + 0.7);
  tone.connect(loudness).connect(air.destination);
  tone.start();
  tone.stop(air.currentTime + 0.7);
  tone.onended = () => air.close();
}
