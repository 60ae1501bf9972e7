"""The pseudo-language: longer, accented, in brackets, and filled like any other."""

from __future__ import annotations

import re

import pytest
from tests.messages.catalogues import ENGLISH, FOLDERS, catalogue, fillings, messages, texts, variables

from bothy.kernel import Event, Reason
from bothy.messages.pseudo import ACCENTS, PSEUDO, pseudo, stretched


def test_a_sentence_keeps_its_shape() -> None:
    assert stretched("Upgrade shipping") == "Ûpggrààdé sshhîpppîññg"
    assert stretched(": £") == ": £"
    assert catalogue("caledonia", PSEUDO).text(Reason("act-first")) == (
        "[Tàkké ýýöûûr mmàîîñ ààçttîööñ ffîrrst. Îîîf ýýöûû wààñtt ñööñéé, ppàsss.]"
    )


def test_the_values_in_a_message_are_kept() -> None:
    event = Event("deployed", {"seat": 3, "unit": "cow", "hex": "b7"})
    said = catalogue("caledonia", PSEUDO).text(event)
    assert re.fullmatch(r"\[[^\[\]]* 3 [^\[\]]* \[çöww\] [^\[\]]* b7\.\]", said), said


SOURCE = """word = one
    .many = many
told = { $count ->
    [one] { $count } thing
   *[other] { $count } things{ "" }
 } here
"""
LONGER = """word = [öñéé]
    .many = [màññý]
told = [{ $count ->
        [one] { $count } thhîññg
       *[other] { $count } thhîññgs{ "" }
    } hééréé]
"""


def test_selectors_and_forms_are_kept() -> None:
    assert pseudo(SOURCE) == LONGER


@pytest.mark.parametrize("name", FOLDERS)
def test_every_message_is_there_in_brackets_and_takes_the_same_values(name: str) -> None:
    english, other = messages(name, ENGLISH), messages(name, PSEUDO)
    assert list(other) == list(english)
    for key, message in other.items():
        assert variables(message) == variables(english[key])
        for values in fillings(name, key):
            assert catalogue(name, PSEUDO).faults(key, values) == []
            assert re.fullmatch(r"\[.+\]", catalogue(name, PSEUDO).render(key, values))


@pytest.mark.parametrize("name", FOLDERS)
def test_messages_are_two_fifths_longer(name: str) -> None:
    for message in messages(name, ENGLISH).values():
        for text in texts(message):
            assert len(stretched(text)) <= 1.4 * len(text) + 1
            if len(text) >= 20:
                assert len(stretched(text)) >= 1.4 * len(text) - 2
    english = sum(len(text) for message in messages(name, ENGLISH).values() for text in texts(message))
    other = sum(len(text.strip("[]")) for message in messages(name, PSEUDO).values() for text in texts(message))
    assert 1.35 < other / english <= 1.41


def test_only_letters_of_latin_1_are_used() -> None:
    assert all(chr(accent).encode("latin-1") for accent in ACCENTS.values())
