// Notices on this device: asks the browser for permission, subscribes at its push service, and tells the house.

const WORKER = "/service-worker.js";

/** Return whether this browser can show notices while the page is closed. */
export const canPush = () => "serviceWorker" in navigator && "PushManager" in window && "Notification" in window;

/** Return the time zone of this device, for quiet hours. */
export const zone = () => Intl.DateTimeFormat().resolvedOptions().timeZone ?? "";

/** Subscribe, if the person allows it; return whether the house knows this device now. */
export async function subscribe() {
  if (!canPush() || (await Notification.requestPermission()) !== "granted") return false;
  return renew();
}

/** Tell the house about this device again: it may have lost it, or the browser may have changed its address. */
export async function renew() {
  const { key } = await (await fetch("/notices/key")).json();
  const registration = await activated(await navigator.serviceWorker.register(WORKER));
  const known = await registration.pushManager.getSubscription();
  const subscribed = known && sameKey(known, key) ? known : await subscribeAnew(registration, known, key);
  const { endpoint, keys } = subscribed.toJSON();
  const answer = await fetch("/notices/push", {
    body: JSON.stringify({ endpoint, keys, zone: zone() }),
    headers: { "content-type": "application/json", "x-grange": "1" },
    method: "POST",
  });
  return answer.ok;
}

/**
 * Wait until the service worker runs; one that could not be installed never does.
 * @param {ServiceWorkerRegistration} registration
 * @returns {Promise<ServiceWorkerRegistration>}
 */
function activated(registration) {
  const worker = registration.active ?? registration.waiting ?? registration.installing;
  return new Promise((resolve, reject) => {
    const look = () => {
      if (worker?.state === "activated") resolve(registration);
      if (!worker || worker.state === "redundant") reject(new Error("the service worker does not run"));
    };
    worker?.addEventListener("statechange", look);
    look();
  });
}

/** End the subscription of this device, if it has one. */
export async function unsubscribe() {
  const registration = await navigator.serviceWorker?.getRegistration(WORKER);
  await (await registration?.pushManager.getSubscription())?.unsubscribe();
}

/**
 * @param {ServiceWorkerRegistration} registration
 * @param {PushSubscription | null} known
 * @param {string} key
 */
async function subscribeAnew(registration, known, key) {
  await known?.unsubscribe(); // it was made for another key
  return registration.pushManager.subscribe({ applicationServerKey: bytes(key), userVisibleOnly: true });
}

/**
 * @param {PushSubscription} known
 * @param {string} key
 */
function sameKey(known, key) {
  const used = known.options.applicationServerKey;
  return used !== null && new Uint8Array(used).join() === bytes(key).join();
}

/** @param {string} key */
function bytes(key) {
  return Uint8Array.from(atob(key.replaceAll("-", "+").replaceAll("_", "/")), (letter) => letter.charCodeAt(0));
}
