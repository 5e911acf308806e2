"""Installing: what a device reads of Grange, and what the service worker keeps."""

from __future__ import annotations

import json
import re
import struct

import pytest

from grange.core.words import LANGUAGES


def test_the_manifest_names_icons_that_have_their_sizes(client):
    found = client.get("/manifest.webmanifest")
    assert found.headers["content-type"] == "application/manifest+json"
    for icon in found.json()["icons"]:
        png = client.get(icon["src"]).content
        width, height = struct.unpack(">II", png[16:24])
        assert icon["sizes"] == f"{width}x{height}"
    assert {icon["purpose"] for icon in found.json()["icons"]} == {"any", "maskable"}
    assert client.get("/icons/4000.png").status_code == 404


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_manifest_speaks_the_visitors_language(client, lang):
    client.cookies.set("lang", lang)
    found = client.get("/manifest.webmanifest").json()
    assert found["lang"] == lang
    assert all(client.get(shortcut["url"]).status_code == 200 for shortcut in found["shortcuts"])


def test_everything_that_the_worker_keeps_is_there(client):
    script = client.get("/service-worker.js")
    assert script.headers["cache-control"] == "no-cache"
    house = json.loads(script.text.partition("self.HOUSE = ")[2].partition(";\n")[0])
    parts = re.findall(r'importScripts\("([^"]+)"\)', script.text)
    for path in [*house["shell"], *house["rules"], *parts]:
        assert client.get(path).status_code == 200, path


@pytest.mark.parametrize("path", ["/offline", "/rules/agricola"])
def test_pages_without_a_connection_need_nothing_that_the_worker_lacks(client, path):
    house = json.loads(client.get("/service-worker.js").text.partition("self.HOUSE = ")[2].partition(";\n")[0])
    page = client.get(path).text
    needed = re.findall(r'<(?:link rel="stylesheet" href|script type="module" src)="([^"]+)"', page)
    imported = [
        re.sub(r"[^/]+$", name, script)
        for script in needed
        if script.endswith(".js")
        for name in re.findall(r'from "\./([\w.]+)"', client.get(script).text)
    ]
    assert {*needed, *imported} <= set(house["shell"])
