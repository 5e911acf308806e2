"""People with several devices, in real browsers: a transfer from one to another, and passkeys of a virtual authenticator."""

from __future__ import annotations

import re
from itertools import product
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import DESK, PHONE, SIDEWAYS
from tests.browser.measure import broken_words, findings
from tests.browser.playing import OPTION, open_table


def words_on(page: Page) -> str:
    page.goto("/me")
    page.locator('form[action^="/me/code"] button').click()
    page.locator(".code-words li").first.wait_for()
    return " ".join(page.locator(".code-words li").all_text_contents())


def test_a_phone_joins_by_four_words_and_plays_on(visit):
    laptop, phone = visit(), visit(size=PHONE)
    table = open_table(laptop, "me")
    words = words_on(laptop)
    phone.goto(f"/here#{words.replace(' ', '-')}")  # as its camera reads it from the square
    expect(phone.locator("[name=code]")).to_have_value(words)
    assert "#" not in phone.url
    phone.locator(".joining form .btn").click()
    expect(phone.locator("[role=status]")).to_be_visible()
    phone.goto(table)
    phone.wait_for_selector(OPTION)
    laptop.goto("/me")
    laptop.locator('form[action="/me/sign-out"] button').click()
    expect(laptop.locator('form[action="/me/sign-out"]')).to_have_count(0)
    phone.reload()
    expect(phone.locator(OPTION)).to_have_count(0)


@pytest.mark.parametrize("lang", ["en-GB", "ru-RU", "pl-PL"])
def test_the_pages_of_a_person_read_well_in_every_window(visit, lang):
    page = visit(lang=lang)
    open_table(page, "me")
    words_on(page)
    for path in ("", "/here", "/record"):
        if path:
            page.goto(path)
        for size, theme in product((DESK, PHONE, SIDEWAYS), ("light", "dark")):
            page.set_viewport_size(size)
            page.emulate_media(color_scheme=theme)
            assert findings(page) == [], (path, size, theme)
            assert broken_words(page) == []
            assert page.evaluate("document.documentElement.scrollWidth <= window.innerWidth")


def authenticator(page: Page) -> tuple[Any, str]:
    """Give a page an authenticator that says yes to everything."""
    session = page.context.new_cdp_session(page)
    session.send("WebAuthn.enable", {"enableUI": False})
    able = {"protocol": "ctap2", "transport": "internal", "hasResidentKey": True, "hasUserVerification": True}
    kind = {**able, "isUserVerified": True, "automaticPresenceSimulation": True}
    return session, session.send("WebAuthn.addVirtualAuthenticator", {"options": kind})["authenticatorId"]


@pytest.fixture
def by_name(server) -> str:
    """The server's address with a name, since passkeys belong to names of hosts."""
    return str(server.address).replace("127.0.0.1", "localhost")


def test_a_passkey_brings_everything_back_on_another_device(visit, by_name):
    laptop, phone = visit(), visit(size=PHONE)
    first, key_of_laptop = authenticator(laptop)
    second, key_of_phone = authenticator(phone)
    laptop.goto(f"{by_name}/me")
    expect(laptop.locator("#passkey-add")).to_be_visible()
    laptop.locator("#passkey-add").click()
    expect(laptop.locator('form[action="/me/passkey/remove"]')).to_have_count(1)
    (credential,) = first.send("WebAuthn.getCredentials", {"authenticatorId": key_of_laptop})["credentials"]
    assert credential["isResidentCredential"]
    laptop.goto(f"{by_name}/me")
    laptop.locator("[name=name]").fill("Henrike")
    laptop.locator('form[action="/me/name"] button').click()
    # the passkey is synchronised, and the phone signs in with it: the list in the field does so by itself
    second.send("WebAuthn.addCredential", {"authenticatorId": key_of_phone, "credential": credential})
    phone.goto(f"{by_name}/here", wait_until="commit")
    phone.wait_for_url(re.compile("told=joined"))
    expect(phone.locator('form[action="/me/sign-out"]')).to_have_count(1)
    expect(phone.locator('form[action="/me/passkey/remove"]')).to_have_count(1)


def test_a_house_without_a_name_says_why_it_offers_no_passkeys(visit, by_name):
    page = visit("/me")  # at 127.0.0.1
    expect(page.locator("[data-no-passkey]")).to_contain_text("http://localhost")
    page.goto(f"{by_name}/me")
    expect(page.locator("#passkey-add")).to_be_visible()
    expect(page.locator("[data-no-passkey]")).to_be_hidden()


REACHED = """() => {
  const at = document.activeElement;
  if (!at || at === document.body) return null;
  at.setAttribute("data-reached", "");
  const shown = [at, at.closest("label"), at.closest("a, li, .choice-of, .emblem-of")].filter(Boolean);
  const styles = shown.map((each) => getComputedStyle(each));
  const rings = styles.some((style) => style.outlineStyle !== "none" && parseFloat(style.outlineWidth) > 0);
  return rings ? "" : at.outerHTML.slice(0, 120);
}"""
LEFT_OUT = """() => [...document.querySelectorAll("a[href], button, input:not([type=hidden]), select, summary")]
  .filter((each) => each.checkVisibility({ visibilityProperty: true }) && !each.disabled && each.tabIndex >= 0)
  .filter((each) => !each.hasAttribute("data-reached"))
  .filter((each) => each.type !== "radio" || !document.querySelector(`[name="${each.name}"][data-reached]`))
  .map((each) => each.outerHTML.slice(0, 120))"""
LONGEST_WAY = 150  # presses of Tab


@pytest.mark.parametrize("path", ["/games", "/me", "/notices", "/record", "/new/evergreen"])
def test_the_tab_key_reaches_everything_on_a_page_and_it_is_seen_where_one_is(visit, path):
    page = visit()
    open_table(page, "me", "friend")
    page.goto(path)
    page.locator("main").wait_for()
    unseen = []
    for _ in range(LONGEST_WAY):
        page.keyboard.press("Tab")
        if (found := page.evaluate(REACHED)) is None:
            break
        unseen += [found] if found else []
    assert unseen == []
    assert page.evaluate(LEFT_OUT) == []
