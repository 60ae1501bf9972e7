"""The rules references in French and Portuguese say the same as in English, in the agreed words."""

from __future__ import annotations

import re
from collections.abc import Callable
from pathlib import Path

import pytest

from bothy.cli import main
from bothy.table.game_registry import find
from bothy.table.reference import Reference, written_in
from bothy.table.translation_checks import Term, differences, faults, pieces, terms, unwritten

ROOT = Path(__file__).parent.parent.parent / "src" / "bothy" / "games"
GAMES = ("caledonia", "glenmore")
OTHERS = ("fr", "pt")
UNWRITTEN: dict[str, list[str]] = {"fr": [], "pt": []}
"""References that are still in English. Remove those you translate."""
WRITTEN = [
    (folder, language)
    for game in GAMES
    for folder in find(game).reference_folders
    for language in OTHERS
    if written_in(folder, language).stem == language
]


@pytest.mark.parametrize("language", OTHERS)
def test_translations_that_no_one_has_written_yet_are_known(language: str) -> None:
    missing = [folder.parent for game in GAMES for folder in unwritten(find(game), language)]
    assert sorted(str(folder.relative_to(ROOT)) for folder in missing) == sorted(UNWRITTEN[language])


@pytest.mark.parametrize("language", OTHERS)
@pytest.mark.parametrize("game", GAMES)
def test_numbers_rulings_figures_and_terms_are_those_of_the_english_text(game: str, language: str) -> None:
    assert list(faults(find(game), language)) == []


@pytest.mark.parametrize("language", OTHERS)
@pytest.mark.parametrize("game", GAMES)
def test_a_reference_has_the_same_paragraphs_in_every_language(game: str, language: str) -> None:
    assert list(Reference(find(game), language).paragraphs) == list(Reference(find(game)).paragraphs)


@pytest.mark.parametrize("game", GAMES)
def test_every_agreed_word_is_given_in_both_languages(game: str) -> None:
    agreed = terms(find(game))
    assert len(agreed) > 20
    assert [term.name for term in agreed if set(term.words) != {"en", "fr", "pt"}] == []


@pytest.mark.parametrize(
    ("folder", "language"), WRITTEN, ids=lambda each: getattr(each, "parent", None) and each.parent.name
)
def test_quotes_and_signs_are_typeset(folder: Path, language: str) -> None:
    text = (folder / f"{language}.md").read_text(encoding="utf-8")
    assert re.findall(r".{0,20}[!'\"…].{0,20}", text) == []
    assert re.findall("[“”]" if language == "fr" else "[«»]", text) == []
    if language == "fr":
        assert re.findall(r".{0,20}(?:[^\u00a0](?::|»)|«[^\u00a0]).{0,20}", text) == []
        assert re.findall(r".{0,20}[^\u202f][?;].{0,20}", text) == []


# The checks themselves

ENGLISH = "# Rules\n\n## T1 Sale\n\n**T1.1** A settlement costs £4 (T2.1). (R-T7)\n\n| a | 2 |\n"
FRENCH = "# Règles\n\n## T1 Vente\n\n**T1.1** Un village coûte £4 (T2.1). (R-T7)\n\n| b | 2 |\n"
AGREED = [Term("settlement", {"en": "settlements?", "fr": "villages?"}, {"fr": ["colonies?"]})]


def test_a_faithful_text_has_no_faults() -> None:
    assert list(differences(ENGLISH, FRENCH, "fr", AGREED)) == []
    assert list(pieces(ENGLISH)) == ["the introduction", "heading 1", "T1", "T1.1"]


WRONG = [
    ("£4", "£5", "T1.1 has other figures: lacks ['£4'], has ['£5'] besides"),
    ("| 2 |", "| 3 |", "T1.1 has other figures: lacks ['2'], has ['3'] besides"),
    ("(T2.1)", "(T2.2)", "T1.1 has other figures: lacks ['T2.1'], has ['T2.2'] besides"),
    (" (R-T7)", "", "T1.1 has other rulings: R-T7 in English, none here"),
    ("Un village", "Un hameau", "T1.1 doesn't say villages? for settlement"),
    ("Un village", "Un village ou colonie", "T1.1 says colonies?, which isn't our word for settlement"),
    ("**T1.1**", "**T1.2**", "T1.1 is missing"),
    ("## T1 Vente", "## T1 Sale", "T1 is still English"),
]


@pytest.mark.parametrize(("there", "instead", "fault"), WRONG)
def test_whatever_must_not_change_is_missed(there: str, instead: str, fault: str) -> None:
    assert fault in list(differences(ENGLISH, FRENCH.replace(there, instead), "fr", AGREED))


# The command

SPOILT: dict[str, tuple[str, Callable[[str, str], str]]] = {
    "C13.2": ("C13.2 is still English", lambda french, english: english),
    "C13.3": ("C13.3 doesn't say", lambda french, english: french.replace("marchand", "vendeur")),
    "C13.1": ("C13.1 has other figures: lacks ['£4']", lambda french, english: french.replace("£4", "£5")),
    "C13.7": ("C13.7 is missing", lambda french, english: ""),
}


def test_the_command_fails_if_a_paragraph_is_english_or_missing_or_lacks_a_term_or_a_figure(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    folder = find("caledonia").reference_folders[0]
    french, english = (pieces((folder / f"{tag}.md").read_text(encoding="utf-8")) for tag in ("fr", "en"))
    written = {
        number: SPOILT[number][1](text, english[number]) if number in SPOILT else text
        for number, text in french.items()
    }
    spoilt = tmp_path / "fr.md"
    spoilt.write_text("".join(written.values()), encoding="utf-8")

    def found(each: Path, language: str) -> Path:
        return spoilt if each == folder else written_in(each, language)

    monkeypatch.setattr("bothy.table.translation_checks.written_in", found)
    assert main(["rules", "caledonia", "--language", "fr", "--coverage"]) == 1
    said = capsys.readouterr().out
    assert [fault for fault, _ in SPOILT.values() if fault not in said] == []
    assert "C13.4" not in said
