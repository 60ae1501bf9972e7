"""Every paragraph of a rules reference is enacted by a line that names it, or is listed as a definition."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from bothy.cli import main
from bothy.kernel import Game, GameModule
from bothy.table.enacted import definitions, named, places
from bothy.table.game_registry import find
from bothy.table.reference import Reference

GAMES = ["caledonia", "glenmore"]
CALEDONIA = """
    C1.5 C5.5 C5.6 C5.7 C6.2 C6.4 C6.5 C7.6 C8.3 C8.4 C9.4 C10.7 C11.3 C11.4 C11.5 C11.7 C12.2 C12.3
    C13.7 C14.2 C14.3 C14.5 C14.6 C14.13 C15.1 C15.3 C16.3 C16.4 C16.6 C17.2 C18.2 C19.17 C19.18
    C19.19 C19.20 C22.5 C22.8 C22.11 C23.1 C23.3 C23.4
"""
GLENMORE = """
    G3.4 G3.10 G4.2 G4.10 G4.11 G4.12 G5.1 G5.6 G6.2 G6.4 G7.3 G7.5 G8.5 G8.6 G8.8 G8.10 G8.12 G9.1
    G9.6 G10.6 G10.7 G10.8 G11.2 G12.2 G12.6 G12.8 G12.9 G12.10 G13.3 G13.4 G14.8 G16.12 G17.3 G17.4
    G18.4 G18.5 G18.7 G19.3 G19.4 G19.6 G19.9 G21.5
"""
NOT_YET = {"caledonia": CALEDONIA.split(), "glenmore": GLENMORE.split()}
"""Rules that no line names yet. This list may only become shorter: cite one, and it has to leave."""


@pytest.mark.parametrize("name", GAMES)
def test_every_paragraph_is_enacted_or_a_definition(name: str) -> None:
    game = find(name)
    cited, defined = places(game), definitions(game)
    paragraphs = list(Reference(game).paragraphs)
    neither = [each for each in paragraphs if each not in cited and each not in defined]
    assert neither == NOT_YET[name], "name it where it is enacted; and what is named leaves the list"
    assert [each for each in defined if each in cited] == [], "what a line enacts is no definition"
    assert [each for each in (*defined, *cited) if each not in paragraphs] == [], "there are no such paragraphs"
    assert len(set(defined)) == len(defined)


def test_where_gives_file_and_line(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["rules", "caledonia", "--where", "c18.3"]) == 0
    said = capsys.readouterr().out
    file, line = said.split()[1].split(":")
    assert (Path(file).name, said.split()[0]) == ("scoring_tiles.toml", "C18.3")
    assert "C18.3" in Path(file).read_text(encoding="utf-8").splitlines()[int(line) - 1]


@pytest.mark.parametrize("name", GAMES)
def test_where_answers_for_every_paragraph(name: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["rules", name, "--where", "all"]) == (1 if NOT_YET[name] else 0)
    said = capsys.readouterr().out.splitlines()
    assert list(dict.fromkeys([line.split()[0] for line in said])) == list(Reference(find(name)).paragraphs)


def test_where_knows_definitions_and_whole_chapters(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["rules", "caledonia", "--where", "C1.1"]) == 0
    assert "C1.1  It is a definition" in capsys.readouterr().out
    main(["rules", "caledonia", "--where", "C18"])
    assert {"C18.3", "C18.11"} <= {line.split()[0] for line in capsys.readouterr().out.splitlines()}
    assert main(["rules", "caledonia", "--where", "C99.1"]) == 2
    assert "There is no paragraph C99.1" in capsys.readouterr().err


class Written(Game[Any]):
    """A game whose source, this file, enacts a rule: T1.1."""


def test_a_paragraph_is_found_by_its_whole_number(tmp_path: Path) -> None:
    game = Written("t", 1, (2,), reference=tmp_path, modules=(GameModule("bare"),))
    (tmp_path / "en.md").write_text("**T1.1** A rule.\n\n**T1.10** Another.\n\n**T1.2** A third.\n")
    (tmp_path / "definitions.toml").write_text('definitions = ["T1.2"]\n')
    found = places(game)
    here = [place.line for place in found["T1.1"] if place.path == Path(__file__)]
    lines = Path(__file__).read_text(encoding="utf-8").splitlines()
    assert all("T1.1" in lines[number - 1] for number in here)
    assert definitions(game) == ["T1.2"]


@pytest.mark.parametrize(
    ("text", "cited"),
    [
        ("enacts (C9.4).", ["C9.4"]),
        ("C9.4, C9.5", ["C9.4", "C9.5"]),
        ("R-C9.4 and AC9.4 and C9.41 and C9.4.1", ["AC9.4", "C9.41"]),
        ('Reason("x", rule="C9.4")', ["C9.4"]),
        ("(C9.3 to C9.5)", ["C9.3", "C9.5", "C9.4"]),
        ("C9.3 to C10.5", ["C9.3", "C10.5"]),
    ],
)
def test_what_counts_as_naming_a_paragraph(text: str, cited: list[str]) -> None:
    assert named(text) == cited
