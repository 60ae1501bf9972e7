"""A reference's paragraphs are enacted by a line that names them, rulings have tests, rules name their actions."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any, get_args

import pytest

import creel.game
from bothy.cli import main
from bothy.games.caledonia import game as caledonia
from bothy.games.glenmore import game as glenmore
from bothy.kernel import Action, Game, GameModule
from bothy.kernel.composite_frame import CompositeFrame
from bothy.kernel.frame import Rule
from bothy.table.game_registry import find
from bothy.table.reference import Reference
from bothy.table.rule_index import definitions, named, places

GAMES = ["caledonia", "glenmore"]


@pytest.mark.parametrize("name", GAMES)
def test_every_paragraph_is_enacted_or_a_definition(name: str) -> None:
    game = find(name)
    cited, defined = places(game), definitions(game)
    paragraphs = list(Reference(game).paragraphs)
    neither = [each for each in paragraphs if each not in cited and each not in defined]
    assert neither == [], "name it where it is enacted, or list it as a definition"
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
    assert main(["rules", name, "--where", "all"]) == 0
    said = capsys.readouterr().out.splitlines()
    assert list(dict.fromkeys([line.split()[0] for line in said])) == list(Reference(find(name)).paragraphs)


def test_where_knows_definitions_and_whole_chapters(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["rules", "caledonia", "--where", "C1.1"]) == 0
    assert "C1.1  This is a definition" in capsys.readouterr().out
    main(["rules", "caledonia", "--where", "C18"])
    assert {"C18.3", "C18.11"} <= {line.split()[0] for line in capsys.readouterr().out.splitlines()}
    assert main(["rules", "caledonia", "--where", "C99.1"]) == 2
    assert "There’s no paragraph C99.1" in capsys.readouterr().err


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
def test_a_paragraph_is_recognised_where_the_text_names_it(text: str, cited: list[str]) -> None:
    assert named(text) == cited


ROOT = Path(__file__).parent.parent.parent
PAGES = sorted((ROOT / "src" / "bothy" / "games").glob("*/rules/rulings.md"))


@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.parent.parent.name)
def test_every_reading_has_its_test(page: Path) -> None:
    tests = "".join(path.read_text() for path in (ROOT / "tests" / "games").rglob("test_*.py"))
    rows = re.findall(r"^\| (P-[A-Z]+\d+) \|.*\| `(test_\w+)` \|$", page.read_text(), re.MULTILINE)
    assert len(rows) >= 5
    assert [name for _, name in rows if f"def {name}(" not in tests] == []


LOADED = tuple([game.__name__.rpartition(".")[0] for game in (caledonia, glenmore, creel.game)])
"""The packages whose rules are checked."""
METHODS = ("why_not", "take", "why_not_own", "take_own")


def rules(base: type[Rule[Any]] = Rule) -> Iterator[type[Rule[Any]]]:
    """Yields every rule of every game that takes actions."""
    for each in base.__subclasses__():
        yield from rules(each)
        if each.takes and each.__module__.startswith(LOADED):
            yield each


def types_named(rule: type[Rule[Any]], method: str) -> set[type[Action]]:
    """Returns the types that a method accepts: its annotation, evaluated where it's defined."""
    function = getattr(rule, method)
    annotation = function.__annotations__["action"]
    found = eval(annotation, function.__globals__) if isinstance(annotation, str) else annotation  # noqa: S307
    return set(get_args(found)) or {found}


def lets_in_more(rule: type[Rule[Any]]) -> bool:
    """Returns whether a frame takes actions of modules too; compiled code checks them against annotations."""
    accepts = getattr(rule, "accepts", None)
    return accepts is not None and not accepts.__module__.startswith("bothy.kernel")


def too_narrow(rule: type[Rule[Any]]) -> list[str]:
    found = []
    for method in METHODS:
        if method.endswith("own") and not issubclass(rule, CompositeFrame):
            continue
        named = types_named(rule, method)
        taken = {Action} if lets_in_more(rule) and not method.endswith("own") else set(rule.takes)
        if not named & {Action, Any} and not taken <= named:
            found.append(f"{rule.__qualname__}.{method}")
    return found


def test_a_rule_names_every_kind_of_action_it_takes() -> None:
    found = list(rules())
    assert len(found) > 150
    assert [fault for rule in found for fault in too_narrow(rule)] == []


def test_a_rule_that_takes_more_than_it_names_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    rule = next(each for each in rules() if Action not in types_named(each, "take"))
    monkeypatch.setattr(rule, "takes", (*rule.takes, Action))
    assert f"{rule.__qualname__}.take" in too_narrow(rule)
