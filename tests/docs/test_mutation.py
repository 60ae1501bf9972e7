"""The page on mutation testing explains code that exists, and the files to be mutated exist."""

from __future__ import annotations

import ast
import re
import tomllib
from collections.abc import Iterator
from pathlib import Path

ROOT = Path(__file__).parents[2]
PAGE = (ROOT / "docs" / "design" / "mutation.md").read_text(encoding="utf-8")
SETTINGS = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["tool"]["mutmut"]
PATTERNS = SETTINGS["only_mutate"]


def functions(path: Path) -> Iterator[str]:
    """Yields every function of a file as the page names it: `trade.Trading.options`."""
    for node in ast.parse(path.read_text(encoding="utf-8")).body:
        inner = node.body if isinstance(node, ast.ClassDef) else [node]
        prefix = f"{path.stem}.{node.name}." if isinstance(node, ast.ClassDef) else f"{path.stem}."
        yield from [f"{prefix}{each.name}" for each in inner if isinstance(each, ast.FunctionDef)]


def test_every_file_to_be_mutated_exists() -> None:
    assert [pattern for pattern in PATTERNS if not list(ROOT.glob(pattern))] == []


def test_every_test_that_is_left_out_exists() -> None:
    args = [arg.partition("=") for arg in SETTINGS["pytest_add_cli_args_test_selection"]]
    left_out = [name.partition("::") for option, _, name in args if option in ("--ignore", "--deselect")]
    assert len(left_out) > 10
    gone = [path for path, _, test in left_out if f"def {test}" not in (ROOT / path).read_text(encoding="utf-8")]
    assert gone == []


def test_every_explanation_refers_to_mutated_code() -> None:
    known = {
        name
        for pattern in PATTERNS
        for path in ROOT.glob(pattern)
        if path.suffix == ".py"
        for name in functions(path)
    }
    explained = re.findall(r"^\| `([a-z_]+\.[\w.]+)` \| (?:survived|timeout) \|", PAGE, re.MULTILINE)
    assert len(explained) > 10
    assert [name for name in explained if name not in known] == []


def test_expanding_contracts_and_ports_are_mutated_too() -> None:
    mutated = {path.stem for pattern in PATTERNS for path in ROOT.glob(pattern)}
    assert {"trade", "settlements", "scores", "fulfil", "expand", "contracts", "use", "simple"} <= mutated
