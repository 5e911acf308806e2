// Bringing this device: fills in the words that the link of a square carries behind its #, where no server reads them.

const field = document.querySelector("[name=code]");
const words = decodeURIComponent(location.hash.slice(1)).replaceAll("-", " ");

if (words && field instanceof HTMLInputElement && !field.value) {
  field.value = words;
  history.replaceState(null, "", location.pathname);
}
