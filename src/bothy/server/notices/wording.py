"""Texts of notices, in the recipient's language, from the common catalogues. Plain text only."""

from __future__ import annotations

import re

from msgspec import Struct

from bothy.kernel import InvalidInput
from bothy.messages import Catalogue
from bothy.server.clocks.pace import PLAYED_ON
from bothy.server.notices.notice import Notice
from bothy.server.rows import TableRow
from bothy.server.tables.bots import seat_name
from bothy.server.words import FALLBACK, SPOKEN, catalogue

DOES_SOMETHING = str.maketrans(dict.fromkeys("<>&*_~`|[]{}()\\#\"'", " ") | {"@": "＠", ":": "∶", "/": "∕"})
"""Markup of mail programs, Discord, Slack and Matrix; characters that form mentions and addresses."""
DOT = re.compile(r"(?<=\w)\.(?=\w)")
"""A dot within a word: many programs would turn `example.org` into a link."""
LONGEST_NAME = 40


class Said(Struct, frozen=True, kw_only=True):
    """A rendered notice and its link."""

    title: str
    text: str
    link: str
    topic: str
    """The same for all notices about one table, so that a newer one replaces an older one."""


def spoken(language: str) -> str:
    """Returns the closest supported language."""
    short = language.lower().split("-")[0]
    return short if short in SPOKEN else FALLBACK


def table_link(origin: str, notice: Notice) -> str:
    """Returns the table's link, which opens at what has changed since the reader last acted."""
    return f"{origin}/table/{notice.table}"


def say(notice: Notice, row: TableRow, language: str, origin: str) -> Said:
    """Renders one notice."""
    words = _words(language, row.game)
    names = [seat_name(seat, spoken(language)) for seat in row.seats if seat.person != notice.person]
    others = [harmless(name) for name in names if name]
    values = {"game": row.game, "company": others, "out": PLAYED_ON if row.pace is None else row.pace.out}
    return Said(
        title=words.render(f"notice-{notice.kind}-title", values),
        text=words.render(f"notice-{notice.kind}", values),
        link=table_link(origin, notice),
        topic=notice.table,
    )


def say_digest(said: list[Said], language: str, origin: str) -> Said:
    """Renders several notices as one."""
    words = _words(language)
    return Said(
        title=words.render("notice-digest-title", {"count": len(said)}),
        text="\n\n".join(f"{each.text}\n{each.link}" for each in said),
        link=f"{origin}/",
        topic="digest",
    )


def say_trial(language: str, origin: str) -> Said:
    """Renders a test notice."""
    words = _words(language)
    title, text = words.render("notice-trial-title"), words.render("notice-trial")
    return Said(title=title, text=text, link=f"{origin}/", topic="trial")


def mail_text(said: Said, language: str, unsubscribe: str, digest: bool = False) -> str:
    """Builds the body of an email: the text, the link and the unsubscribe link."""
    words = _words(language)
    link = "" if digest else f"\n\n{said.link}"
    foot = words.render("notice-mail-foot")
    return f"{said.text}{link}\n\n-- \n{foot}\n{unsubscribe}\n"


def _words(language: str, game: str = "") -> Catalogue:
    try:
        return catalogue(spoken(language), game)
    except InvalidInput:  # a game that is no longer installed
        return catalogue(spoken(language))


def harmless(name: str) -> str:
    """Returns a name made safe for mail and chat rooms: on one line, without markup, mentions or links."""
    shown = "".join(letter if letter.isprintable() else " " for letter in name)
    shown = DOT.sub("\u2024", shown.translate(DOES_SOMETHING))
    return " ".join(shown.split())[:LONGEST_NAME].strip() or "?"
