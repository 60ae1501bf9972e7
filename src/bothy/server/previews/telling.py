"""The words of a preview."""

from __future__ import annotations

from html import escape

from msgspec import Struct

from bothy.server.rows import TableRow
from bothy.server.words import catalogue


class Preview(Struct, frozen=True):
    """What a link shows before anybody opens it."""

    title: str
    description: str
    picture: str
    """The path of its picture, without the address of the host; empty if none can be made."""

    def tags(self, address: str, path: str) -> str:
        """Returns the tags for the head of a page."""
        named = {
            "og:type": "website",
            "og:site_name": "Bothy",
            "og:title": self.title,
            "og:description": self.description,
            "og:url": f"{address}{path}",
        }
        if self.picture:
            named |= {
                "og:image": f"{address}{self.picture}",
                "og:image:type": "image/png",
                "og:image:width": "1200",
                "og:image:height": "630",
                "twitter:card": "summary_large_image",
            }
        lines = [f"<title>{escape(self.title)} · Bothy</title>"]
        lines.append(f'<meta name="description" content="{escape(self.description)}">')
        lines += [f'<meta property="{name}" content="{escape(value)}">' for name, value in named.items()]
        return "\n    ".join(lines)


def of_table(row: TableRow, language: str, kind: str, winners: tuple[int, ...], picture: str) -> Preview:
    """Returns the preview of a table, of its invitation, or of its replay (`table`, `join`, `replay`)."""
    words = catalogue(language, row.game)
    names = [seat.name for seat in row.seats if seat.name]
    free = len([seat for seat in row.seats if seat.person is None and seat.bot is None])
    state = "lesson" if row.lesson else "won" if winners else row.state
    values = {
        "game": words.render(f"game-{row.game}"),
        "names": ", ".join(names),
        "free": free,
        "winners": ", ".join([row.seats[seat].name for seat in winners if row.seats[seat].name]),
    }
    key = "preview-replay" if kind == "replay" else "preview-join" if kind == "join" else f"preview-{state}"
    return Preview(str(values["game"]), words.render(key, values), picture)
