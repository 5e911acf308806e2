"""What a browser says about itself: enough to recognise one's own devices in a list."""

from __future__ import annotations

BROWSERS = {  # the first sign that fits, since most of them claim to be the later ones, too
    "firefox": "Firefox/",
    "edge": "Edg",
    "opera": "OPR/",
    "samsung": "SamsungBrowser",
    "chrome": "Chrome/",
    "safari": "Safari/",
}
IN_HAND = ("Mobile", "Android", "iPhone", "iPad")


def browser_in(agent: str) -> tuple[str, bool]:
    """Return the name of a browser, and whether it runs on a phone or tablet.

    >>> browser_in("Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0")
    ('firefox', False)
    >>> browser_in("Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605 Version/18.0 Mobile/15E1 Safari/604.1")
    ('safari', True)
    >>> browser_in("curl/8")
    ('other', False)
    """
    name = next((name for name, sign in BROWSERS.items() if sign in agent), "other")
    return name, any(sign in agent for sign in IN_HAND)
