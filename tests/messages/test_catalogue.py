"""Keys and values become sentences, each message parsed on first use, also in the pseudo-language."""

from __future__ import annotations

import re
from collections.abc import Sequence
from pathlib import Path
from typing import Any

import pytest
from tests.messages.catalogues import ENGLISH, FOLDERS, catalogue, fillings, messages, texts, variables

from bothy.kernel import Event, Game, Option, Reason, Text
from bothy.messages import Catalogue, languages
from bothy.messages.language import Language
from bothy.messages.pseudo import ACCENTS, PSEUDO, pseudo, stretched
from bothy.table.game_registry import find
from creel.day import Do, Sell
from creel.game import CREEL

SOURCES = Path(__file__).parent.parent.parent / "src" / "bothy"
WORDS = Catalogue(game=CREEL)


def test_a_game_brings_its_own_messages() -> None:
    assert WORDS.text(Reason("too-dear", cost=5)) == "You cannot pay 5 exactly with what you have."
    assert WORDS.text(Text("ask-pay")) == "What do you pay with?"
    assert WORDS.text(Event("weather", {"day": 2, "weather": "gale"})) == "Day 2: a gale."
    assert WORDS.text(Reason("not-asked")) == "It’s not your decision right now."


def test_words_of_the_game_are_spelled_by_the_catalogue() -> None:
    registry = CREEL.open({}, 2).registry
    assert WORDS.action(registry, Do("haul")) == "Pull up your creels"
    assert WORDS.action(registry, Sell("lobster")) == "Sell a lobster"
    assert WORDS.text(Event("rowed", {"bays": (0, 2)})) == "The boats are in bays 0 and 2."


def test_a_word_that_is_in_a_list_twice_is_written_once_with_its_count() -> None:
    spare = {"contract": 4, "animals": (), "spare": ("beef", "beef"), "ports": (3, 9)}
    told = [Catalogue(language, find("caledonia")).render("do-fulfil", spare) for language in ("en", "fr", "pt")]
    assert told == [
        "Fulfil contract 4, sparing two beef by ports 3 and 9",
        "Remplir le contrat 4, en épargnant deux bœufs grâce aux ports 3 et 9",
        "Cumprir o contrato 4, poupando duas carnes bovinas pelos portos 3 e 9",
    ]
    taken = Catalogue("en", find("caledonia")).render("do-take-goods", {"goods": ("wool", "milk", "wool")})
    assert taken == "Take 2 wool and milk"


def test_no_invisible_characters_come_between() -> None:
    assert "\u2068" not in WORDS.text(Reason("too-dear", cost=5))


def test_a_missing_message_is_visible_and_does_not_crash() -> None:
    assert WORDS.render("nowhere", {"seat": 1}) == "[nowhere seat=1]"
    assert WORDS.faults("nowhere", {}) == ["no message 'nowhere'"]
    assert "cost" in WORDS.faults("no-too-dear", {})[0]
    assert WORDS.faults("no-too-dear", {"cost": 5}) == []


def test_another_language_falls_back_on_english() -> None:
    assert Catalogue("fr", CREEL).text(Text("ask-pay")) == "What do you pay with?"
    assert "en" in languages()


@pytest.mark.parametrize("source", sorted(SOURCES.rglob("*.py")), ids=lambda path: path.stem)
def test_every_reason_given_in_the_sources_has_a_message(source: Path) -> None:
    keys = re.findall(r'\bReason\("([a-z-]+)"', source.read_text())
    if "games" not in source.parts:
        assert [key for key in keys if not Catalogue().has(f"no-{key}")] == []


@pytest.mark.parametrize("name", ["caledonia", "glenmore"])
def test_every_option_is_in_a_group_that_has_a_name_or_in_none(name: str) -> None:
    game = find(name)
    assert {option.group for option in game.options} - {""} == set(game.groups)
    assert [group for group in game.groups if not Catalogue(game=game).has(f"options-{name}-{group}")] == []


def wordless(game: Game[Any], language: str, options: Sequence[Option]) -> list[str]:
    """Returns the options and values without a message in a language."""
    spoken = Language(language, game.locale_folders)
    keys = [f"option-{name}" for option in options for name in (option.id, *_values(option))]
    return [key for key in keys if not spoken.has(key)]


def _values(option: Option) -> list[str]:
    return [f"{option.id}-{str(value).lower()}" for value in option.values]


@pytest.mark.parametrize("language", ["en", "fr", "pt"])
@pytest.mark.parametrize("name", ["caledonia", "glenmore"])
def test_every_option_and_value_has_words_in_every_language(name: str, language: str) -> None:
    game = find(name)
    assert wordless(game, language, game.options) == []
    new = Option("weather", ("fair", True), "fair")
    said = ["option-weather", "option-weather-fair", "option-weather-true"]
    assert wordless(game, language, [*game.options, new]) == said, "one without words is found"


FILE = """# A comment
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
    (tmp_path / "en" / "inn.ftl").write_text(FILE, encoding="utf-8")
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
