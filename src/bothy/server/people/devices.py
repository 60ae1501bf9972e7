"""Short browser names, such as `Firefox, Android`: enough to recognise one's own, too little for tracking."""

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
"""The first match counts, because most browsers also claim to be those further down."""
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
    """Returns a name such as `Firefox, Android`; for other programs, the first word of the user agent."""
    found = [next((name for mark, name in kind if mark in agent), "") for kind in (BROWSERS, SYSTEMS)]
    if not any(found):
        first = agent.split("/")[0].split(" ")[0]
        return first[:20] if first.isascii() and first.isprintable() else ""
    return ", ".join(each for each in found if each)
