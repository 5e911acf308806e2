// Passkeys: adds one to what this browser has, or signs in with one, also from the list that a browser offers in a field.

const HEAD = { "content-type": "application/json", "x-grange": "1" };

/** @param {string} address @param {unknown} [body] */
async function send(address, body = {}) {
  const answer = await fetch(address, { method: "POST", headers: HEAD, body: JSON.stringify(body) });
  const found = await answer.json();
  if (!answer.ok) throw new Error(found.message);
  return found;
}

/** @param {string} text */
function say(text) {
  const place = document.getElementById("passkey-trouble");
  if (place) place.textContent = text;
}

/** @param {() => Promise<void>} work */
async function trying(work) {
  say("");
  try {
    await work();
  } catch (problem) {
    if (problem instanceof Error && !["NotAllowedError", "AbortError"].includes(problem.name)) say(problem.message);
  }
}

async function add() {
  const options = PublicKeyCredential.parseCreationOptionsFromJSON(await send("/me/passkey/ask"));
  const made = await navigator.credentials.create({ publicKey: options });
  if (!(made instanceof PublicKeyCredential)) return;
  location.assign((await send("/me/passkey", { passkey: made.toJSON() })).address);
}

let waiting = new AbortController();

/** @param {CredentialMediationRequirement} mediation */
async function signIn(mediation) {
  waiting.abort();
  waiting = new AbortController();
  const options = PublicKeyCredential.parseRequestOptionsFromJSON(await send("/here/passkey/ask"));
  const shown = await navigator.credentials.get({ publicKey: options, mediation, signal: waiting.signal });
  if (!(shown instanceof PublicKeyCredential)) return;
  location.assign((await send("/here/passkey", { passkey: shown.toJSON() })).address);
}

/** Return whether this browser can have passkeys here: they belong to the name of a host, and a bare address has none. */
function canHave() {
  const bare = /^[\d.]+$|:/.test(location.hostname);
  return !bare && Boolean(window.PublicKeyCredential) && "parseCreationOptionsFromJSON" in PublicKeyCredential;
}

if (canHave()) {
  for (const part of document.querySelectorAll("[data-passkey]")) part.removeAttribute("hidden");
  document.getElementById("passkey-add")?.addEventListener("click", () => trying(add));
  const button = document.getElementById("passkey-sign-in");
  button?.addEventListener("click", () => trying(() => signIn("optional")));
  if (button && (await PublicKeyCredential.isConditionalMediationAvailable?.())) trying(() => signIn("conditional"));
} else {
  for (const part of document.querySelectorAll("[data-no-passkey]")) part.removeAttribute("hidden");
}
