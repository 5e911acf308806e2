// Keys: every option has one, and so have undo, hint, log, rules and the moves of the others; "?" lists them all.

const OPTIONS = "123456789abcdefgjknopqstvwxyz"; // in the order of the options; the other letters are taken
const DEEDS = { u: "#undo", h: "#hint", l: ".tools [data-sheets]", r: "#chapter, #rules", m: "#news [data-moves]" };

/** Give the key that was pressed as it stands on a Latin keyboard. */
function keyOf({ key, code }) {
  if (key === "?" || /^[a-z0-9]$/i.test(key)) return key.toLowerCase();
  return code.startsWith("Key") ? code.slice(3).toLowerCase() : "";
}

/** Tell every option its key. */
export function label(buttons) {
  for (const [place, button] of buttons.entries()) {
    if (OPTIONS[place]) button.setAttribute("aria-keyshortcuts", OPTIONS[place]);
  }
}

/** Find what a key presses: an option, or one of the deeds that are possible now. */
export function pressedBy(event, buttons) {
  const key = keyOf(event);
  if (!key) return null;
  if (key === "?") return document.querySelector("[popovertarget=keys]");
  return DEEDS[key] ? document.querySelector(DEEDS[key]) : (buttons[OPTIONS.indexOf(key)] ?? null);
}

/** List the options with their keys, when all keys are asked for. */
export function list(buttons) {
  const rows = buttons.slice(0, OPTIONS.length).map((button, place) => {
    const row = document.createElement("li");
    row.append(Object.assign(document.createElement("kbd"), { className: "key", textContent: OPTIONS[place].toUpperCase() }), button.dataset.label);
    return row;
  });
  document.querySelector("#keys [data-own-keys]").replaceChildren(...rows);
}
