"""The messages of a folder, each parsed on first use."""

from __future__ import annotations

from pathlib import Path

import pytest

from bothy.messages.language import Language

SOURCE = """# A comment
-inn = the Bothy
    .where = by the loch

greeting = Welcome to { -inn }, { name }!
name = { $times ->
    [one] friend
   *[other] friends
}
loop = round { loop }
herring = herring
    .many = herrings
greeting = Another one
"""


@pytest.fixture
def language(tmp_path: Path) -> Language:
    (tmp_path / "en").mkdir()
    (tmp_path / "en" / "inn.ftl").write_text(SOURCE, encoding="utf-8")
    return Language("en", [tmp_path])


def test_a_message_comes_with_all_that_it_refers_to(language: Language) -> None:
    assert language.format("greeting", {"times": 2}) == ("Welcome to the Bothy, friends!", [])


def test_a_message_that_refers_to_itself_is_an_error_and_no_endless_search(language: Language) -> None:
    found = language.format("loop", {})
    assert found is not None
    assert found[1]


def test_a_term_or_a_comment_is_no_message(language: Language) -> None:
    assert [key for key in ("greeting", "-inn", "inn", "# A comment", "other") if language.has(key)] == [
        "greeting"
    ]


def test_forms_are_attributes_of_a_message(language: Language) -> None:
    assert language.attribute("herring", "many") == "herrings"
    assert language.attribute("herring", "one") is None


def test_a_message_that_is_not_there_is_not_made_up(language: Language) -> None:
    with pytest.raises(LookupError):
        language.format("farewell", {})
