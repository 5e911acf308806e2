// What this browser remembers about its user's wishes, and how it calls when it is their turn.

const KEY = "grange-table";
const wishes = JSON.parse(localStorage.getItem(KEY) ?? "{}");

const USUAL = { taps: matchMedia("(pointer: coarse)").matches, hear: true, speed: "usual" };

export const wants = (name) => (wishes[name] ?? USUAL[name]) === true;
export const speed = () => wishes.speed ?? USUAL.speed;

/** Show the wishes in the settings and remember what is changed there. */
export function bindSettings() {
  for (const box of document.querySelectorAll("[data-setting]")) {
    box.checked = wants(box.dataset.setting);
    box.addEventListener("change", () => change(box));
  }
  for (const choice of document.querySelectorAll("[name=speed]")) {
    choice.checked = choice.value === speed();
    choice.addEventListener("change", () => remember("speed", choice.value));
  }
}

function remember(name, wish) {
  wishes[name] = wish;
  localStorage.setItem(KEY, JSON.stringify(wishes));
}

async function change(box) {
  if (box.dataset.setting === "notify" && box.checked) box.checked = (await window.Notification?.requestPermission()) === "granted";
  remember(box.dataset.setting, box.checked);
  if (box.dataset.setting === "sound" && box.checked) chime();
}

/** Call the user to the table, as far as that is wished. */
export function call(title) {
  if (wants("sound")) chime();
  if (wants("notify") && document.hidden && window.Notification?.permission === "granted") new Notification(title);
}

/** One soft tone that rises. */
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
