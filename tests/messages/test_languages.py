"""Every message in every language: complete, well-formed, and rendered without errors."""

from __future__ import annotations

import re
from collections import Counter
from pathlib import Path
from typing import Any

import pytest
from fluent.syntax import FluentParser, FluentSerializer, ast
from tests.messages.catalogues import (
    COUNTED,
    ENGLISH,
    FOLDERS,
    LANGUAGES,
    LISTED_NAMES,
    OTHERS,
    SOURCES,
    catalogue,
    entries,
    fillings,
    inside,
    is_name,
    messages,
    source,
    texts,
    variables,
    words,
)

from bothy.kernel import Event, Reason, Text
from bothy.messages import Catalogue, languages
from bothy.messages.catalogue import SEVERAL
from bothy.messages.pseudo import PSEUDO
from bothy.table import Record
from bothy.table.game_registry import find
from creel.game import CREEL

GOLDEN = sorted((Path(__file__).parent.parent / "games").glob("*/golden/*.bothy"))
FILES = [(name, language) for name in FOLDERS for language in LANGUAGES]
SPOKEN = [(name, language) for name in FOLDERS for language in OTHERS]
SAME = {
    "fr": [
        *["game-caledonia", "option-clans", "option-ports", "why-port", "why-port-9", "why-production"],
        *["why-stewart", "why-clan", "why-activation", "why-macgregor", "why-maclachlan", "good-whisky"],
        *["icon-village", "icon-animal", "icon-whisky", "icon-loch", "land-loch", "score-whisky", "band-expert"],
    ],
    "pt": ["game-glenmore", "icon-animal", "icon-loch", "land-loch", "why-macgregor", "why-maclachlan"],
}
"""Messages that are rightly the same as in English."""


def wording(message: Any) -> str:
    """Returns the value of a message, without its key and forms."""
    return FluentSerializer().serialize_entry(ast.Message(ast.Identifier("key"), message.value))


# Complete


def test_bothy_speaks_english_french_and_portuguese() -> None:
    assert languages() == sorted(LANGUAGES)


@pytest.mark.parametrize(("name", "language"), [*FILES, *[(name, PSEUDO) for name in FOLDERS]])
def test_every_file_parses_and_says_each_thing_once(name: str, language: str) -> None:
    assert [entry.content for entry in entries(name, language) if isinstance(entry, ast.Junk)] == []
    keys = Counter(entry.id.name for entry in entries(name, language) if isinstance(entry, ast.Message))
    assert [key for key, count in keys.items() if count > 1] == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_nothing_in_a_file_is_left_unread(language: str) -> None:
    files = sorted(SOURCES.rglob(f"locales/{language}/*.ftl"))
    assert len(files) > 50
    read = [
        (file, entry) for file in files for entry in FluentParser().parse(file.read_text(encoding="utf-8")).body
    ]
    assert [f"{file.name}: {entry.content}" for file, entry in read if isinstance(entry, ast.Junk)] == []


@pytest.mark.parametrize(("name", "language"), SPOKEN)
def test_every_english_key_is_there_and_no_other(name: str, language: str) -> None:
    assert list(messages(name, language)) == list(messages(name, ENGLISH))


@pytest.mark.parametrize(("name", "language"), SPOKEN)
def test_every_message_is_filled_with_the_same_values(name: str, language: str) -> None:
    def plain(message: Any) -> set[str]:
        return {variable.split("-")[0] for variable in variables(message)}

    english = messages(name, ENGLISH)
    other = {key: plain(message) for key, message in messages(name, language).items()}
    assert other == {key: plain(message) for key, message in english.items()}


@pytest.mark.parametrize(("name", "language"), SPOKEN)
def test_no_message_was_left_in_english(name: str, language: str) -> None:
    english = messages(name, ENGLISH)
    left = [
        key
        for key, message in messages(name, language).items()
        if wording(message) == wording(english[key])
        and re.search(r"[a-z]", " ".join(texts(message)), re.IGNORECASE)
        and not is_name(key)
        and key not in SAME[language]
    ]
    assert left == []


@pytest.mark.parametrize("language", OTHERS)
def test_messages_that_are_allowed_to_be_the_same_are_the_same(language: str) -> None:
    same = [
        key
        for name in FOLDERS
        for key, message in messages(name, language).items()
        if wording(message) == wording(messages(name, ENGLISH)[key])
    ]
    assert [key for key in SAME[language] if key not in same] == []


# Forms of terms


@pytest.mark.parametrize(("name", "language"), FILES)
def test_every_word_has_the_forms_that_sentences_ask_for_and_no_others(name: str, language: str) -> None:
    asked: dict[str, set[str]] = {}
    for message in messages(name, language).values():
        for variable in variables(message):
            noun, _, form = variable.partition("-")
            if form and form not in COUNTED and noun not in LISTED_NAMES:
                asked.setdefault(noun, set()).add(form)
        for reference in inside(message, ast.MessageReference):
            if reference.attribute is not None:
                asked.setdefault(reference.id.name.split("-")[0], set()).add(reference.attribute.name)
    for noun in asked:
        assert words(name, language, noun), f"${noun} has no words"
    for key, message in messages(name, language).items():
        forms = {attribute.id.name for attribute in message.attributes} - {SEVERAL}  # lists use that one
        assert forms == asked.get(key.split("-")[0], set()), key


# Rendering


@pytest.mark.parametrize(("name", "language"), FILES)
def test_every_message_renders_whatever_fills_it(name: str, language: str) -> None:
    render = catalogue(name, language)
    for key in messages(name, language):
        for values in fillings(name, key):
            assert render.faults(key, values) == []
            said = render.render(key, values)
            assert said == said.strip()
            assert not re.search(r"[\[\]{}]|  | [.,)]|\( |\.\.", said), said


@pytest.mark.parametrize(("name", "language"), FILES)
def test_reasons_are_sentences(name: str, language: str) -> None:
    for key in messages(name, language):
        if key.startswith("no-") and key != "no-record-line":  # which ends with the unreadable text
            for values in fillings(name, key):
                assert catalogue(name, language).render(key, values).endswith(".")


def numbered(name: str, key: str, language: str, values: dict[str, Any]) -> str:
    """Renders a message with its digits masked."""
    return re.sub(r"-?\d+", "#", catalogue(name, language).render(key, values))


def plurals(name: str, language: str) -> list[tuple[str, str, bool]]:
    """Returns the messages that select by `one`: key, variable, and whether zero has its own variant."""
    found = []
    for key, message in messages(name, language).items():
        for select in inside(message.value, ast.SelectExpression):
            keys = [variant.key for variant in select.variants]
            if any(isinstance(each, ast.Identifier) and each.name == "one" for each in keys):
                zero = any(isinstance(each, ast.NumberLiteral) and each.value == "0" for each in keys)
                found.append((key, select.selector.id.name, zero))
    return found


@pytest.mark.parametrize(("name", "language"), FILES)
def test_zero_one_and_two_agree_with_what_is_counted(name: str, language: str) -> None:
    for key, selector, own_zero in plurals(name, language):
        variable, _, form = selector.partition("-")
        if form == "count":
            continue
        told = [
            [numbered(name, key, language, values | {variable: number}) for number in (0, 1, 2)]
            for values in fillings(name, key)
        ]
        assert any(one != two for _zero, one, two in told), key
        if not own_zero:
            assert all(zero == (two if language == ENGLISH else one) for zero, one, two in told), key


COUNTS = [
    ("glenmore", Reason("too-dear", cost=2, have=0), "fr", "Cela coûte 2 pièces, vous en avez 0, et il faut"),
    ("glenmore", Reason("too-dear", cost=0, have=0), "fr", "Cela coûte 0 pièce, vous en avez 0"),
    ("glenmore", Reason("too-dear", cost=0, have=0), "pt", "Custa 0 moeda, você tem 0"),
    ("glenmore", Reason("too-dear", cost=0, have=0), "en", "It costs 0 coins, you have 0"),
    ("glenmore", Reason("too-dear", cost=1, have=0), "en", "It costs 1 coin, you have 0"),
    ("caledonia", Reason("too-few-goods", good="grain", need=2, have=1), "fr", "Il vous faut 2 céréales et"),
    ("caledonia", Reason("too-few-goods", good="bread", need=2, have=1), "pt", "Você precisa de 2 pães e tem 1."),
    ("caledonia", Reason("too-few-goods", good="bread", need=1, have=0), "pt", "Você precisa de 1 pão e tem 0."),
    ("caledonia", Event("merchants-return", {"seat": 2, "count": 1}), "en", "Seat 2 takes back 1 merchant."),
    ("caledonia", Event("obtained", {"seat": 1, "contracts": (3,)}), "fr", "Place 1 obtient le contrat 3."),
    (
        "caledonia",
        Event("obtained", {"seat": 1, "contracts": (3, 9)}),
        "pt",
        "Lugar 1 obtém os contratos 3 e 9.",
    ),
    ("caledonia", Event("under-pile", {"contracts": ()}), "fr", "Aucun contrat ne va sous la pioche."),
]


@pytest.mark.parametrize(("name", "text", "language", "begins"), COUNTS)
def test_numbers_read_as_people_say_them(name: str, text: Reason | Event, language: str, begins: str) -> None:
    assert catalogue(name, language).text(text).startswith(begins)


GENDERS = [
    (Event("deployed", {"seat": 0, "unit": "cow", "hex": "b3"}), "fr", "Place 0 déploie une vache en b3."),
    (Event("deployed", {"seat": 0, "unit": "miner", "hex": "b3"}), "fr", "Place 0 déploie un mineur en b3."),
    (
        Event("deployed", {"seat": 0, "unit": "field", "hex": "b3"}),
        "pt",
        "Lugar 0 posiciona uma plantação em b3.",
    ),
    (
        Event("deployed", {"seat": 0, "unit": "miner", "hex": "b3"}),
        "pt",
        "Lugar 0 posiciona um minerador em b3.",
    ),
    (Event("price", {"good": "wool", "price": 5}), "fr", "Le prix de la laine passe à £5."),
    (Event("price", {"good": "milk", "price": 5}), "fr", "Le prix du lait passe à £5."),
    (Event("price", {"good": "wool", "price": 5}), "pt", "O preço da lã agora é £5."),
    (Event("clan", {"seat": 0, "clan": "none"}), "fr", "Place 0 joue sans clan."),
    (Event("clan", {"seat": 0, "clan": "stewart"}), "pt", "Lugar 0 joga com o clã Stewart."),
    (Event("money", {"seat": 0, "amount": -4, "why": "upgrade"}), "fr", "Place 0 paie £4 (amélioration)."),
    (Event("money", {"seat": 0, "amount": 16, "why": "pass"}), "en", "Seat 0 receives £16 (passing)."),
]


@pytest.mark.parametrize(("event", "language", "sentence"), GENDERS)
def test_gender_and_sign_are_spoken(event: Event, language: str, sentence: str) -> None:
    assert catalogue("caledonia", language).text(event) == sentence


@pytest.mark.parametrize("language", OTHERS)
@pytest.mark.parametrize("path", GOLDEN, ids=lambda path: f"{path.parent.parent.name}-{path.stem}")
def test_a_whole_game_is_narrated_without_a_fault(path: Path, language: str) -> None:
    match = Record.read(path.read_text(encoding="utf-8")).match(find)
    spoken, registry = Catalogue(language, match.game), match.rules.registry
    for seq, entry in enumerate(match.log):
        for event in match.played(seq).events:
            assert spoken.faults(f"event-{event.key}", event.values) == []
        if entry.action is not None:
            said = spoken.action(registry, registry.read_action(entry.action))
            assert not set("[]{}") & set(said)


# Tone and type


@pytest.mark.parametrize(("name", "language"), FILES)
def test_nothing_is_shouted_and_quotes_are_typeset(name: str, language: str) -> None:
    said = [text for message in messages(name, language).values() for text in texts(message)]
    for text in said:
        assert not re.search(r"[!'\"…]", text), text
        assert not re.search("[“”]" if language == "fr" else "[«»]", text), text


@pytest.mark.parametrize("name", FOLDERS)
def test_french_signs_stand_off_by_a_space_that_does_not_break(name: str) -> None:
    text = source(name, "fr")
    assert re.findall(r"[^\u00a0](?::|»)|«[^\u00a0]", text) == []
    assert re.findall(r"[^\u202f][?;]", text) == []


# Choice of language


@pytest.mark.parametrize("tag", ["pt", "pt-BR", "pt_BR", "PT"])
def test_a_country_speaks_the_language_it_shares(tag: str) -> None:
    assert Catalogue(tag).text(Reason("not-asked")) == "Não é você quem decide agora."


def test_a_language_that_no_one_has_written_yet_is_english() -> None:
    assert Catalogue("gd").text(Reason("not-asked")) == "It’s not your decision right now."


def test_an_english_sentence_among_french_ones_has_english_words() -> None:
    assert Catalogue("fr", CREEL).text(Event("rowed", {"bays": (0, 2)})) == "The boats are in bays 0 and 2."
    assert Catalogue("fr", CREEL).text(Text("ask-pay")) == "What do you pay with?"
    assert Catalogue("fr", CREEL).text(Reason("not-asked")) == "Ce n’est pas à vous de décider pour l’instant."


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", ["caledonia", "glenmore"])
def test_no_message_selects_by_a_name_that_is_spelled_as_a_word_first(game: str, language: str) -> None:
    """`{ $part -> [goods] ...` never sees `goods` if there is a message `part-goods`: its default always shows."""
    files = sorted((SOURCES / "games" / game).rglob(f"locales/{language}/*.ftl"))
    parsed = [FluentParser().parse(file.read_text(encoding="utf-8")) for file in files]
    known = {entry.id.name for each in parsed for entry in each.body if isinstance(entry, ast.Message)}
    hidden = [
        f"{select.selector.id.name}-{variant.key.name}"
        for each in parsed
        for select in inside(each, ast.SelectExpression)
        if isinstance(select.selector, ast.VariableReference)
        for variant in select.variants
        if isinstance(variant.key, ast.Identifier)
    ]
    assert [name for name in hidden if name in known] == []
