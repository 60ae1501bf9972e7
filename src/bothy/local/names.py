"""Names of people: their display form, and detection of lookalikes."""

from __future__ import annotations

from unicodedata import category, normalize

from bothy.kernel import Reason
from bothy.local.refusals import Refusal

LONGEST_NAME = 40
BOT_MARK = " (bot)"
"""The end of every bot account's name, wherever a name is shown, and of nobody else's."""
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
"""Ranges of invisible characters: Unicode's Default_Ignorable_Code_Point, and the Braille blank."""
GREEK_CAPITALS = str.maketrans("ΑΒΕΖΗΙΚΜΝΟΡΤΥΧ", "ABEZHIKMNOPTYX")
"""Those that look like Latin capitals. Some of their lowercase letters look like other Latin letters."""
LOOKALIKES = str.maketrans(
    "авеёзікмнорсѕтухһјӏԁԛԝ" + "αβεηικνορτυχ" + "01l",
    "abee3ikmhopcstyxhjidqw" + "abenikvoptux" + "oii",
)
"""Lowercase Cyrillic and Greek letters, and digits, that look like Latin letters of either case."""


def fit_name(name: str) -> str:
    """Returns a person's name for display. Raises if it's empty, too long or looks like a bot's."""
    shown = _displayed(name, LONGEST_NAME)
    if look_of(shown).endswith(look_of(BOT_MARK)):
        raise Refusal(Reason("name-marked", mark=BOT_MARK.strip()))
    return shown


def fit_bot_name(name: str) -> str:
    """Returns a bot account's name for display, with the mark at its end."""
    return _displayed(name.removesuffix(BOT_MARK), LONGEST_NAME - len(BOT_MARK)) + BOT_MARK


def _displayed(name: str, longest: int) -> str:
    """Returns a name without line breaks and invisible characters. Raises if it is empty or too long."""
    seen = "".join(letter for letter in normalize("NFC", name) if letter.isprintable() and not _ignored(letter))
    shown = " ".join(seen.split())
    blank = all(category(letter)[0] in "MZ" for letter in shown)
    if blank or len(shown) > longest:
        raise Refusal(Reason("name-unfit", most=longest))
    return shown


def look_of(name: str) -> str:
    """Returns a key that is equal for names that look alike."""
    latin = normalize("NFKC", name).translate(GREEK_CAPITALS)
    return latin.casefold().translate(LOOKALIKES).replace(" ", "")


def _ignored(letter: str) -> bool:
    return any(first <= ord(letter) <= last for first, last in IGNORED)
