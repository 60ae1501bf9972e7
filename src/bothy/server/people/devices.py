"""What a browser calls itself, in two words: enough to recognise one's own, too little to track anybody by."""

from __future__ import annotations

BROWSERS = (
    ("Edg", "Edge"),
    ("OPR/", "Opera"),
    ("SamsungBrowser", "Samsung Internet"),
    ("Firefox/", "Firefox"),
    ("FxiOS", "Firefox"),
    ("CriOS", "Chrome"),
    ("Chrome/", "Chrome"),
    ("Safari/", "Safari"),
)
"""The first that is found: nearly all of them also claim to be those below."""
SYSTEMS = (
    ("Android", "Android"),
    ("iPhone", "iPhone"),
    ("iPad", "iPad"),
    ("CrOS", "ChromeOS"),
    ("Windows", "Windows"),
    ("Mac OS X", "macOS"),
    ("Linux", "Linux"),
)


def device_of(agent: str) -> str:
    """`Firefox, Android`; a program that is no browser goes by its own first word."""
    found = [next((name for mark, name in kind if mark in agent), "") for kind in (BROWSERS, SYSTEMS)]
    if not any(found):
        first = agent.split("/")[0].split(" ")[0]
        return first[:20] if first.isascii() and first.isprintable() else ""
    return ", ".join(each for each in found if each)
