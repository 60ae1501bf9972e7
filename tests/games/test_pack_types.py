"""Packs are what their rows' types say, from which the client's types are written."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from types import GenericAlias
from typing import Any

import pytest
from pack_types import PackTypes
from tests.games.declared import Declared

from bothy.kernel import Json
from bothy.kernel.rows import row_types
from bothy.table.game_registry import find

TYPES = {name: PackTypes(name) for name in ("caledonia", "glenmore")}


def wrong(name: str, data: dict[str, Json]) -> Iterator[str]:
    """Returns where a pack isn't what it should be."""
    types = TYPES[name]
    yield from Declared(types.form, types).faults(data, types.whole)
    yield from [f"{each} isn't declared" for each in data["sets"].keys() - {each.name for each in types.sets}]
    for each in types.sets:
        declared = Declared() if each.form is row_types else Declared(each.form, types)
        yield from declared.faults(data["sets"].get(each.name), GenericAlias(list, each.rows), each.name)


@pytest.mark.parametrize("name", TYPES)
def test_a_pack_is_what_its_game_and_its_modules_declare(name: str) -> None:
    assert list(wrong(name, find(name).packs.data())) == []


@pytest.mark.parametrize(
    ("name", "place", "field"),
    [
        ("caledonia", ["units", 0], "makes"),
        ("caledonia", ["map", "sides", "A1", "hexes", "a1"], "mist"),
        ("caledonia", ["sets", "rounds", 2], "contract_cost"),
        ("caledonia", ["sets", "Automa cards", 3], "criteria"),
        ("caledonia", ["sets", "tunnels", 1], "small"),
        ("glenmore", ["tiles", "glen-mhor-cask"], "module"),
        ("glenmore", ["tiles", "glen-mhor-cask", "activation", 0], "effect"),
        ("glenmore", ["landmarks", "loch-ness", "effects", 0], "effect"),
        ("glenmore", ["sets", "pieces", 0], "room"),
        ("glenmore", ["sets", "cellars", 1, "cost"], "coins"),
        ("glenmore", ["sets", "mobsters of pairs", 0], "penalty"),
    ],
)
def test_a_field_with_another_name_is_found(name: str, place: list[Any], field: str) -> None:
    data = find(name).packs.data()
    row = data
    for each in place:
        row = row[each]
    row["other"] = row.pop(field)
    found = list(wrong(name, data))
    assert [each.rpartition(".")[2] for each in found] == ["other isn't declared", f"{field} is missing"]


def test_a_set_that_nobody_declares_is_found() -> None:
    data = find("glenmore").packs.data()
    data["sets"]["boats"] = data["sets"].pop("race cards")
    assert list(wrong("glenmore", data)) == ["boats isn't declared", "race cards: None is no list"]


def test_the_rows_of_an_expansion_are_written_to_its_folder() -> None:
    files = TYPES["glenmore"].files
    assert files[Path("expansions/hammer")].text().splitlines()[2:] == [
        'import type { Origin } from "../../pack";',
        "",
        "/** The England token, given to the player. */",
        "export type TakeToken = {",
        '  readonly effect: "take-token";',
        "};",
        "",
        "/** The England row: the coins on its spaces from left to right, and how many are filled at the start."
        " */",
        "export type EnglandRow = {",
        "  readonly id: string;",
        "  readonly origin: Origin;",
        "  readonly prices: readonly number[];",
        "  readonly filled: number;",
        "};",
        "",
        'declare module "../../pack" {',
        "  export interface ModuleEffects {",
        "    readonly TakeToken: TakeToken;",
        "  }",
        "  export interface Sets {",
        '    readonly "England row": readonly EnglandRow[];',
        "  }",
        "}",
    ]
    for types in TYPES.values():
        assert "expansions" not in types.files[Path()].text()
        assert {each.folder for each in types.sets} <= types.files.keys()
