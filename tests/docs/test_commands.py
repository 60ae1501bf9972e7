"""Everything the documentation asks readers to type exists: commands, options, make targets, scripts, files."""

from __future__ import annotations

import argparse
import doctest
import json
import re
from collections.abc import Iterator
from importlib import import_module
from pathlib import Path

import pytest

from bothy.cli import COMMANDS

ROOT = Path(__file__).parents[2]
PAGES = [
    *[ROOT / name for name in ("README.md", "CONTRIBUTING.md", "web/README.md")],
    *sorted(page for page in (ROOT / "docs").rglob("*.md") if page.parent.name != "reference"),
    *sorted(page for page in (ROOT / "deploy").rglob("*") if page.is_file()),
]
COMMAND = re.compile(r"(?<![\w.-])(?<!--owner )bothy ([a-z][a-z-]*)(?![\w.])([^|;&#<>`]*)")
OPTION = re.compile(r"(?<![\w-])--[a-z][a-z0-9-]*")
MAKE = re.compile(r"(?<![\w-])make ((?:[a-z][a-z-]+ ?)+)")
NPM = re.compile(r"(?<![\w-])npm (?:--prefix web )?run (?:--silent )?([a-z]+)")
PATH = re.compile(r"^(?:src|tests|scripts|docs|deploy|examples|web)/[\w./@-]+$")


def options(command: str) -> set[str]:
    """Returns the options of a command."""
    parser = argparse.ArgumentParser()
    import_module(f"bothy.cli.{command}").arguments(parser)
    return _options(parser)


def _options(parser: argparse.ArgumentParser) -> set[str]:
    found = {option for action in parser._actions for option in action.option_strings}
    for action in parser._actions:
        if isinstance(action, argparse._SubParsersAction):
            found.update(*[_options(each) for each in action.choices.values()])
    return found


def code(page: Path) -> Iterator[str]:
    """Yields a page's code: blocks line by line, with continued lines joined, and code spans."""
    text = page.read_text().replace("\\\n", " ")
    if page.suffix != ".md":
        yield from text.splitlines()
        return
    for block in re.findall(r"^```[^\n]*\n(.*?)^```", text, re.DOTALL | re.MULTILINE):
        yield from block.splitlines()
    for span in re.findall(r"`([^`]+)`", re.sub(r"^```.*?^```", "", text, flags=re.DOTALL | re.MULTILINE)):
        yield " ".join(span.split())


def every_line() -> list[tuple[str, str]]:
    """Returns all code of all pages, each with its page, and the Makefile's commands."""
    lines = [(page.relative_to(ROOT).as_posix(), line) for page in PAGES for line in code(page)]
    return lines + [
        ("Makefile", line) for line in (ROOT / "Makefile").read_text().replace("\\\n", " ").splitlines()
    ]


LINES = every_line()


def test_every_command_and_option_that_is_named_exists() -> None:
    wrong = []
    for page, line in LINES:
        for command, rest in COMMAND.findall(line):
            if command not in COMMANDS:
                wrong.append((page, f"bothy {command}"))
                continue
            wrong += [
                (page, f"bothy {command} {each}") for each in OPTION.findall(rest) if each not in options(command)
            ]
    assert wrong == []


@pytest.mark.parametrize("page", ["docs/arena.md", "docs/battery.md", "docs/load.md"])
def test_an_option_mentioned_on_its_own_belongs_to_some_command(page: str) -> None:
    known = set().union(*[options(command) for command in COMMANDS])
    named = {found[0] for at, line in LINES if at == page and (found := OPTION.match(line))}
    assert named - known == set()


def test_every_make_target_that_is_named_exists() -> None:
    targets = set(re.findall(r"^([a-z][a-z-]*):", (ROOT / "Makefile").read_text(), re.MULTILINE))
    named = [(page, target) for page, line in LINES for words in MAKE.findall(line) for target in words.split()]
    assert {target for _, target in named} >= {"setup", "web-build", "docs", "nightly"}
    assert [each for each in named if each[1] not in targets] == []


def test_every_npm_script_that_is_named_exists() -> None:
    scripts = json.loads((ROOT / "web" / "package.json").read_text())["scripts"]
    named = [(page, script) for page, line in LINES for script in NPM.findall(line)]
    assert {script for _, script in named} >= {"build", "browser", "walks"}
    assert [each for each in named if each[1] not in scripts] == []


def test_every_file_that_is_named_exists() -> None:
    built = ("src/bothy/server/web",)
    paths = [(page, line.rstrip("/")) for page, line in LINES if PATH.match(line) and not line.startswith(built)]
    named = [(page, path) for page, path in paths if "/LANGUAGE/" not in path and page != "docs/renames.md"]
    assert len(named) > 40
    missing = [(page, name) for page, name in named if not (ROOT / name).exists()]
    assert [each for each in missing if not (ROOT / each[0]).parent.joinpath(each[1]).exists()] == []


def test_every_session_at_the_prompt_answers_as_shown() -> None:
    sessions = [
        (page, block)
        for page in PAGES
        for block in re.findall(r"^```pycon\n(.*?)^```", page.read_text(), re.DOTALL | re.MULTILINE)
    ]
    assert sessions
    for page, block in sessions:
        session = doctest.DocTestParser().get_doctest(block, {}, page.name, str(page), 0)
        assert doctest.DocTestRunner().run(session).failed == 0
