// What a service worker does with notices: it shows them, opens their table, and renews a subscription that a browser has changed.
// The service worker imports this file, so it is a plain script.

(() => {
  const worker = /** @type {any} */ (self);

  worker.addEventListener("push", (/** @type {any} */ event) => {
    if (event.data) event.waitUntil(show(event.data.json()));
  });

  worker.addEventListener("notificationclick", (/** @type {any} */ event) => {
    event.notification.close();
    const { link, off } = event.notification.data;
    event.waitUntil(open(event.action === "off" ? off : link));
  });

  worker.addEventListener("pushsubscriptionchange", (/** @type {any} */ event) => {
    event.waitUntil(renew(event));
  });

  /**
   * Show a notice, one for each table; the same notice that arrives twice is shown once.
   * @param {Record<string, string>} notice
   */
  async function show({ id, tag, title, text, link, off, lang, play, stop }) {
    const shown = await worker.registration.getNotifications({ tag });
    const again = shown.some((/** @type {any} */ each) => each.data?.id === id);
    await worker.registration.showNotification(title, {
      actions: [
        { action: "play", title: play },
        { action: "off", title: stop },
      ],
      body: text,
      data: { id, link, off },
      lang,
      renotify: !again,
      silent: again || undefined,
      tag,
    });
  }

  /**
   * Open a page of ours in a window that shows it already, or in a new one.
   * @param {string} address
   */
  async function open(address) {
    const { origin, pathname } = new URL(address);
    const own = origin === worker.location.origin ? pathname : "/"; // a notice leads to our pages only
    const windows = await worker.clients.matchAll({ includeUncontrolled: true, type: "window" });
    const there = windows.find((/** @type {any} */ each) => new URL(each.url).pathname === own);
    return there ? there.focus() : worker.clients.openWindow(own);
  }

  /**
   * Subscribe again with the same key, and tell the house.
   * @param {any} event
   */
  async function renew({ oldSubscription, newSubscription }) {
    const options = oldSubscription?.options;
    const renewed = newSubscription ?? (options && (await worker.registration.pushManager.subscribe(options)));
    if (!renewed) return;
    const { endpoint, keys } = renewed.toJSON();
    await fetch("/notices/push", {
      body: JSON.stringify({ endpoint, keys }),
      headers: { "content-type": "application/json", "x-grange": "1" },
      method: "POST",
    });
  }
})();
