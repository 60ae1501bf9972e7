"""Names of people: as they are shown, and when two of them look alike."""

from __future__ import annotations

from unicodedata import category, normalize

from bothy.kernel import Reason
from bothy.server.refusals import Refusal

LONGEST_NAME = 40
IGNORED = (
    (0x00AD, 0x00AD),
    (0x034F, 0x034F),
    (0x061C, 0x061C),
    (0x115F, 0x1160),
    (0x17B4, 0x17B5),
    (0x180B, 0x180F),
    (0x200B, 0x200F),
    (0x202A, 0x202E),
    (0x2060, 0x206F),
    (0x2800, 0x2800),
    (0x3164, 0x3164),
    (0xFE00, 0xFE0F),
    (0xFEFF, 0xFEFF),
    (0xFFA0, 0xFFA0),
    (0xFFF0, 0xFFF8),
    (0x1BCA0, 0x1BCA3),
    (0x1D173, 0x1D17A),
    (0xE0000, 0xE0FFF),
)
"""Ranges of letters that nobody sees: Unicode's Default_Ignorable_Code_Point, and the blank one of Braille."""
LOOKALIKES = str.maketrans(
    "авеёзікмнорсѕтухһјӏԁԛԝ" + "αβεικνορτυχ" + "01l",
    "abee3ikmhopcstyxhjidqw" + "abeikvoptux" + "oii",
)
"""Small letters of Cyrillic and Greek that pass for Latin ones, big or small, and figures that do."""


def fit_name(name: str) -> str:
    """A name as it is shown: no line breaks, no invisible letters, no more than fits."""
    seen = "".join(letter for letter in normalize("NFC", name) if letter.isprintable() and not _ignored(letter))
    shown = " ".join(seen.split())
    blank = all(category(letter)[0] in "MZ" for letter in shown)
    if blank or len(shown) > LONGEST_NAME:
        raise Refusal(Reason("name-unfit", most=LONGEST_NAME))
    return shown


def look_of(name: str) -> str:
    """What two names that look alike have in common."""
    return normalize("NFKC", name).casefold().translate(LOOKALIKES).replace(" ", "")


def _ignored(letter: str) -> bool:
    return any(first <= ord(letter) <= last for first, last in IGNORED)
