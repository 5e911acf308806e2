// A new table: a bot is added with one press, and the bar says in words who will sit at the table.

const form = document.getElementById("opening");
const sitting = form.querySelector(".sitting");
const together = new Intl.ListFormat(document.documentElement.lang, { type: "conjunction" });
const strips = [...form.querySelectorAll(".strip")];

const picked = (strip, name) => strip.querySelector(`[name^="${name}-"]:checked`)?.value ?? "";
const written = (strip) => strip.querySelector("[name^='name-']").value.trim();

/** Name who sits in a seat; nobody if it is empty. */
function nameOf(strip) {
  const kind = picked(strip, "kind");
  if (kind.startsWith("bot:")) return picked(strip, "face");
  return { me: written(strip) || sitting.dataset.me, here: written(strip) || sitting.dataset.here, friend: sitting.dataset.friend }[kind] ?? "";
}

/** Say who will sit at the table. */
function tell() {
  const names = strips.map(nameOf).filter(Boolean);
  sitting.textContent = names.length > 1 ? sitting.dataset.together.replace("{names}", together.format(names)) : sitting.dataset.alone;
}

/** Seat a bot of the usual level, as a character that does not sit here yet. */
function addBot(strip) {
  const taken = strips.filter((other) => picked(other, "kind").startsWith("bot:")).map((other) => picked(other, "face"));
  const faces = [...strip.querySelectorAll("[name^='face-']")];
  (faces.find((face) => face.checked && !taken.includes(face.value)) ?? faces.find((face) => !taken.includes(face.value)) ?? faces[0]).checked = true;
  const usual = strip.querySelector("[data-usual]");
  usual.checked = true;
  usual.focus();
  tell();
}

form.addEventListener("click", (event) => event.target.closest("[data-add-bot]") && addBot(event.target.closest(".strip")));
form.addEventListener("input", tell);
tell();
