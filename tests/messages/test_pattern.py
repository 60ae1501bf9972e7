"""Patterns in Fluent's syntax, filled as its specification says."""

from __future__ import annotations

from pathlib import Path

import pytest

from bothy.messages.language import Language
from bothy.messages.pattern import STYLES, parsed

SOURCE = """
-brand = { $case ->
   *[plain] Bothy
    [owned] Bothy’s
}
tables = { $count ->
    [0] no table
    [one] { $count } table
   *[other] { $count } tables
}
kind = { $good ->
    [wool] soft
   *[other] hard
}
owned = { -brand(case: "owned") } tables
brand = { -brand } is { tables.short }
alone = { $name }
quoted = { "{" }{ 3.50 }{ tables }
gone = { nowhere }
empty =
    .form = { $count } forms
"""


@pytest.fixture
def english(tmp_path: Path) -> Language:
    (tmp_path / "en").mkdir()
    (tmp_path / "en" / "some.ftl").write_text(SOURCE, encoding="utf-8")
    return Language("en", [tmp_path])


@pytest.mark.parametrize(
    ("language", "number", "written"),
    [
        ("en", 1234567, "1,234,567"),
        ("en", -1234.5, "-1,234.5"),
        ("en", 0, "0"),
        ("en", 1.9996, "2"),
        ("fr", 1234.25, "1\u202f234,25"),
        ("pt", 1234.25, "1.234,25"),
    ],
)
def test_numbers_are_written_as_their_language_writes_them(language: str, number: float, written: str) -> None:
    assert STYLES[language].write(number) == written


@pytest.mark.parametrize(
    ("language", "singular", "plural"),
    [("en", [1, -1], [0, 2, 0.5]), ("fr", [0, 1, 1.5], [2, 11]), ("pt", [0, 1], [2])],
)
def test_a_language_has_its_own_singular(language: str, singular: list[float], plural: list[float]) -> None:
    assert [STYLES[language].plural(number) for number in (*singular, *plural)] == [
        *["one"] * len(singular),
        *["other"] * len(plural),
    ]


@pytest.mark.parametrize(
    ("key", "values", "said"),
    [
        ("tables", {"count": 0}, "no table"),
        ("tables", {"count": 1}, "1 table"),
        ("tables", {"count": 1000}, "1,000 tables"),
        ("kind", {"good": "wool"}, "soft"),
        ("kind", {"good": "grain"}, "hard"),
        ("kind", {"good": 3}, "hard"),
        ("owned", {}, "Bothy’s tables"),
        ("alone", {"name": 12}, "12"),
        ("quoted", {"count": 2}, "{3.52 tables"),
    ],
)
def test_a_message_is_filled(english: Language, key: str, values: dict[str, object], said: str) -> None:
    assert english.format(key, values) == (said, [])


@pytest.mark.parametrize(
    ("key", "values", "said", "errors"),
    [
        ("alone", {}, "name", 1),
        ("alone", {"name": object}, "name", 1),
        ("tables", {}, "count tables", 2),
        ("gone", {}, "{nowhere}", 1),
        ("brand", {}, "Bothy is {tables.short}", 1),
    ],
)
def test_what_is_missing_is_named_and_reported(
    english: Language, key: str, values: dict[str, object], said: str, errors: int
) -> None:
    found = english.format(key, values)
    assert found is not None
    assert (found[0], len(found[1])) == (said, errors)


def test_a_message_may_have_forms_only(english: Language) -> None:
    assert english.format("empty", {}) is None
    assert english.attribute("empty", "form", {"count": 2}) == "2 forms"
    assert english.attribute("empty", "other") is None


def test_functions_are_refused() -> None:
    with pytest.raises(ValueError, match="FunctionReference"):
        parsed("sum = { NUMBER($count) }")
