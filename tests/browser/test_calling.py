"""Notices in a real browser: the page of channels, the question after a first turn, and what the service worker shows."""

from __future__ import annotations

import json
import re
from itertools import product

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import DESK, PHONE, SIDEWAYS
from tests.browser.measure import faults
from tests.browser.playing import OPTION, choose, open_table
from tests.web.servers import until

KEYS = {
    "auth": "AAAAAAAAAAAAAAAAAAAAAA",
    "p256dh": "BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4",
}
SUBSCRIPTION = {"endpoint": "https://push.example/one", "keys": KEYS}
# a push service needs the internet: the browser's own part is replaced, everything else is real
SERVICE = f"""
Object.defineProperty(Notification, "permission", {{ get: () => "granted" }});
Notification.requestPermission = async () => "granted";
PushManager.prototype.getSubscription = async () => null;
PushManager.prototype.subscribe = async () => ({{ toJSON: () => ({json.dumps(SUBSCRIPTION)}) }});
"""
NOTICE = {
    "id": "one",
    "tag": "table",
    "title": "Your turn in Evergreen",
    "text": "With Anna.",
    "link": "https://grange.example/table/x",
    "off": "https://grange.example/notices/off/x/y",
    "lang": "en",
    "play": "Play",
    "stop": "Turn these notices off",
}


@pytest.mark.parametrize("lang", ["en-GB", "ru", "pl"])
def test_the_page_of_channels_is_whole_for_every_reader(visit, lang):
    page = visit("/notices", lang=lang)
    for kind in ("json", "discord", "slack"):
        send_form_from(page, "/notices/hook", {"kind": kind, "address": f"https://hooks.example.org/{kind}"})
    for size, theme in product((DESK, PHONE), ("light", "dark")):
        page.set_viewport_size(size)
        page.emulate_media(color_scheme=theme)
        assert faults(page) == [], (size, theme)


def send_form_from(page: Page, path: str, fields: dict[str, str]) -> None:
    """Fill in a form of the page of channels, and press its button."""
    form = page.locator(f"form[action='{path}']")
    form.locator("[name=address]").fill(fields["address"])
    form.locator("[name=kind]").select_option(fields["kind"])
    form.locator("button").click()
    page.wait_for_url("**/notices?told=added")


def first_turn(page: Page) -> None:
    """Play a first turn of a game with a friend to its end."""
    open_table(page, "me", "friend")
    page.wait_for_selector(OPTION)
    page.locator("#invite").evaluate("sheet => sheet.hidePopover()")
    expect(page.locator("#call-me")).to_be_hidden()
    while page.locator(OPTION).count():
        choose(page)
        until(lambda: page.locator(OPTION).count() or page.locator("#prompt[data-waits]").count())


@pytest.mark.parametrize("size", [DESK, PHONE, SIDEWAYS], ids=["desk", "phone", "sideways"])
def test_after_a_first_turn_the_table_asks_once(visit, size):
    page = visit(size=size)
    page.add_init_script(SERVICE)
    page.goto("/")
    first_turn(page)
    expect(page.locator("#call-me")).to_be_visible()
    assert faults(page) == []
    page.get_by_role("button", name="Not now").click()
    expect(page.locator("#call-me")).to_be_hidden()
    first_turn(page)
    expect(page.locator("#call-me")).to_be_hidden()


def test_whoever_says_yes_has_a_channel(visit):
    page = visit(worker=True)
    page.add_init_script(SERVICE)
    page.goto("/")
    first_turn(page)
    page.get_by_role("button", name="Yes, notify me").click()
    expect(page.locator("#call-me")).to_be_hidden()
    page.goto("/notices")
    expect(page.locator(".setting[data-kind=push]")).to_have_count(1)
    expect(page.locator(".setting[data-kind=push] small")).to_have_text("push.example")


HIDE = """(hidden) => {
  Object.defineProperty(document, "hidden", { get: () => hidden, configurable: true });
  document.dispatchEvent(new Event("visibilitychange"));
}"""


def test_a_table_tells_whether_anybody_can_see_it(visit):
    page = visit()
    sent: list[str] = []
    page.on("websocket", lambda socket: socket.on("framesent", lambda frame: sent.append(str(frame))))
    open_table(page, "me", "friend")
    page.wait_for_selector(OPTION)
    assert sent == []
    for hidden in (True, False):
        page.evaluate(HIDE, hidden)
    until(lambda: page.wait_for_timeout(20) or sent == ["hidden", "seen"])


# This browser shows no notifications without a window, so the script of the service worker runs in a page, in a worker's place.
WORKER = """(given) => {
  const calls = { shown: [], opened: [] }, handlers = {}, there = [];
  const self = {
    addEventListener: (name, handler) => { handlers[name] = handler; },
    location: { origin: "https://grange.example" },
    registration: {
      getNotifications: async ({ tag }) => there.filter((each) => each.tag === tag),
      showNotification: async (title, options) => { calls.shown.push({ title, ...options }); there.push({ ...options, title }); },
    },
    clients: { matchAll: async () => [], openWindow: async (address) => { calls.opened.push(address); } },
  };
  SCRIPT
  const done = [];
  const waitUntil = (work) => { done.push(work); };
  return (async () => {
    for (const notice of given.pushed) {
      handlers.push({ data: { json: () => notice }, waitUntil });
      await done.at(-1);
    }
    for (const [action, data] of given.clicked) {
      handlers.notificationclick({ action, notification: { close: () => {}, data }, waitUntil });
      await done.at(-1);
    }
    return calls;
  })();
}"""


def test_the_service_worker_alerts_once_for_each_notice_and_opens_only_our_pages(visit):
    page = visit("/notices", worker=True)
    parts = re.findall(r'importScripts\("([^"]+)"\)', page.request.get("/service-worker.js").text())
    script = page.request.get(next(part for part in parts if "push" in part)).text()
    later = {**NOTICE, "id": "two", "text": "With Tom."}
    ours = {"link": "https://grange.example/table/x", "off": "https://grange.example/notices/off/x/y"}
    clicked = [["", ours], ["off", ours], ["", {"link": "https://evil.example/table/x"}]]
    calls = page.evaluate(WORKER.replace("SCRIPT", script), {"pushed": [NOTICE, NOTICE, later], "clicked": clicked})
    assert [(each["tag"], each["renotify"]) for each in calls["shown"]] == [("table", True), ("table", False), ("table", True)]
    assert [each["body"] for each in calls["shown"]] == ["With Anna.", "With Anna.", "With Tom."]
    assert calls["opened"] == ["/table/x", "/notices/off/x/y", "/"]


def test_a_browser_registers_the_service_worker(visit):
    page = visit("/notices", worker=True)
    page.evaluate("() => { void navigator.serviceWorker.register('/service-worker.js'); }")
    page.wait_for_function("() => navigator.serviceWorker.getRegistration().then((found) => found?.active?.state === 'activated')")


def test_a_browser_that_runs_no_service_worker_says_so(visit):
    page = visit()
    page.add_init_script(SERVICE)
    page.goto("/notices")
    page.get_by_role("button", name="Notify me here").click()
    expect(page.locator("#device-trouble")).not_to_be_empty()
