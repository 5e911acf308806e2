// The service worker: without a connection it shows the rules, tables as they were last seen, or a page that says so. It never
// presents an old page as a new one.

/**
 * What the house tells us: a version, and the addresses to keep.
 * @typedef {{ version: string, shell: string[], rules: string[] }} Kept
 */
const worker = /** @type {any} */ (self); // the types of pages know no service worker
const { version, shell, rules } = /** @type {Kept} */ (worker.HOUSE);

const SHELL = `grange-shell${version}`;
const RULES = "grange-rules";
const SEEN = "grange-seen"; // written by the pages of tables
const ASSET = /^\/(art|static)\//;
const RULE = /^\/rules\/[^/]+$/;
const TABLE = /^\/table\/[^/]+$/;

worker.addEventListener("install", (/** @type {any} */ event) => {
  event.waitUntil(
    caches
      .open(SHELL)
      .then((kept) => kept.addAll(shell))
      .then(() => worker.skipWaiting()),
  );
});

worker.addEventListener("activate", (/** @type {any} */ event) => {
  event.waitUntil(forgetOlder().then(() => worker.clients.claim()));
});

worker.addEventListener("message", (/** @type {MessageEvent} */ event) => {
  if (event.data === "keep-rules") keepRules();
});

worker.addEventListener("fetch", (/** @type {any} */ event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  if (request.method !== "GET" || origin !== location.origin) return;
  if (ASSET.test(pathname)) event.respondWith(asset(request));
  else if (request.mode === "navigate") event.respondWith(page(request, pathname));
});

/** Delete the files of older versions, and with them the tables that were drawn with those. */
async function forgetOlder() {
  const older = (await caches.keys()).filter((name) => name.startsWith("grange-shell") && name !== SHELL);
  await Promise.all([...older, ...(older.length ? [SEEN] : [])].map((name) => caches.delete(name)));
}

/** Keep the rules of all games that are not kept yet. */
async function keepRules() {
  const kept = await caches.open(RULES);
  for (const address of rules) {
    if (!(await kept.match(address))) await kept.add(address).catch(() => {});
  }
}

/**
 * Answer with a file whose address changes with its contents.
 * @param {Request} request
 */
async function asset(request) {
  const kept = await caches.match(request);
  if (kept) return kept;
  const answer = await fetch(request);
  if (answer.ok && answer.status === 200) await (await caches.open(SHELL)).put(request, answer.clone());
  return answer;
}

/**
 * Answer with a page from the house; only without a connection with one that we keep.
 * @param {Request} request
 * @param {string} path
 */
async function page(request, path) {
  try {
    const answer = await fetch(request);
    if (RULE.test(path) && answer.ok && !answer.redirected) await (await caches.open(RULES)).put(path, answer.clone());
    return answer;
  } catch {
    return (await kept(path)) ?? (await caches.match("/offline")) ?? Response.error();
  }
}

/** @param {string} path */
async function kept(path) {
  if (RULE.test(path)) return (await caches.open(RULES)).match(path);
  return TABLE.test(path) ? (await caches.open(SEEN)).match(path) : undefined;
}
