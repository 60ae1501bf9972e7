"""Every number in a pack's row has a range, so that nothing is built from a stranger's forged pack."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Annotated, Any

import pytest
from tests.forged_rows import Number, numbers, one_each
from tests.nightly import NIGHTLY

from bothy.kernel import InvalidInput
from bothy.kernel.pack import AmountOf, ComponentError, Named, OneOf, Row, Within, build_row
from bothy.table.game_registry import find

GAMES = ("caledonia", "glenmore")
FORGED = (-(10**7), 10**7, 10**30)


@dataclass(frozen=True, slots=True, kw_only=True)
class Boat:
    """A row with a field of each kind."""

    id: Annotated[str, Named(("birlinn", "curach"), "is no boat")]
    source: str
    oars: Annotated[int, Within(2, 20)] = 8
    crew: int
    sail: bool
    built: Annotated[str, OneOf(("skye", "mull"))]
    berth: Annotated[int, OneOf(("fore", "aft"))]
    ports: tuple[str, ...]
    cargo: Annotated[tuple[int, ...], AmountOf(("wool", "salt"), 5)]
    tides: Annotated[tuple[int, ...], Within(-9, 9)] = ()


BOAT: dict[str, Any] = {"id": "birlinn", "source": "original", "crew": 9, "built": "skye", "berth": "aft"}


def fault_of(number: Number, value: Any) -> str:
    """Returns the error message for a pack with this number."""
    with pytest.raises(InvalidInput) as refused:
        find(number.game).packs.with_changes(number.changes(value))
    assert refused.value.reason.key == "pack-changes"
    return str(refused.value.reason.values["fault"])


@pytest.mark.parametrize("game", GAMES)
def test_no_number_of_any_row_of_any_module_is_unbounded(game: str) -> None:
    found = numbers(game)
    wanted = found if NIGHTLY else one_each(found)
    for number in wanted:
        for value in FORGED if NIGHTLY else FORGED[1:2]:
            fault = fault_of(number, value)
            assert number.id in fault, fault
            name = [each for each in number.way if isinstance(each, str)][-1]
            assert name in fault, fault


@pytest.mark.parametrize(
    ("game", "field", "value", "told"),
    [
        ("caledonia", ("setup.toml", "setup", "ports"), 10, "setup setup: ports can be 0 to 9, not 10"),
        ("caledonia", ("scoring.toml", "worth", "every"), 0, "every can be 1 to 99, not 0"),
        ("glenmore", ("setup.toml", "rondel", "spaces"), 41, "rondel rondel: spaces can be 2 to 40, not 41"),
        ("glenmore", ("setup.toml", "table", "players"), 10, "players can be 1 to 9, not 10"),
        ("glenmore", ("boats.toml", "course", "players"), 10, "players can be 1 to 9, not 10"),
        (
            "glenmore",
            ("tiles.toml", "tile", "activation", "produce_any"),
            21,
            "produce_any can be 1 to 20, not 21",
        ),
    ],
)
def test_a_number_out_of_range_is_reported_with_its_row_and_its_range(
    game: str, field: tuple[str, ...], value: int, told: str
) -> None:
    number = next(each for each in numbers(game) if each.field[1:] == field)
    assert told in fault_of(number, value)


def test_a_row_is_read_as_its_annotations_say() -> None:
    assert build_row("boat", BOAT | {"tides": [-3, 4], "cargo": {"salt": 5}}, Boat) == Boat(
        id="birlinn", source="original", crew=9, sail=False, built="skye", berth=1, ports=(), cargo=(0, 5),
        tides=(-3, 4),
    )  # fmt: skip


@pytest.mark.parametrize(
    ("changed", "told"),
    [
        ({"id": "raft"}, "boat raft: is no boat"),
        ({"oars": 21}, "boat birlinn: oars can be 2 to 20, not 21"),
        ({"crew": 100}, "boat birlinn: crew can be 0 to 99, not 100"),
        ({"crew": "ten"}, "boat birlinn: crew should be int, not 'ten'"),
        ({"built": "bute"}, "boat birlinn: built 'bute' is none of skye, mull"),
        ({"berth": 1}, "boat birlinn: berth should be str, not 1"),
        ({"ports": [1]}, "boat birlinn: ports should hold words only"),
        ({"cargo": {"wool": 6}}, "boat birlinn: cargo wool can be 1 to 5, not 6"),
        ({"tides": [10]}, "boat birlinn: tides can be -9 to 9, not 10"),
        ({"keel": 1}, "boat birlinn: unknown: keel"),
    ],
)
def test_a_value_that_its_annotation_does_not_allow_is_refused(changed: dict[str, Any], told: str) -> None:
    with pytest.raises(ComponentError) as refused:
        build_row("boat", BOAT | changed, Boat)
    assert str(refused.value) == told


@pytest.mark.parametrize(
    ("values", "told"),
    [
        ({"text": "a" * 1001}, "text has 1001 letters"),
        ({"list": [0] * 65}, "list holds too much"),
        ({"table": {f"n{n}": 0 for n in range(65)}}, "table holds too much"),
        ({"deep": [[[[[[[0]]]]]]]}, "deep holds too much"),
        ({"deep": [{"inside": 10**30}]}, "inside can't be 1000"),
        ({"n" * 50: 1}, "no value is called"),
        ({"id": "a" * 5000}, "id has 5000 letters"),
        ({"id": 10**4000}, "id can't be 1000"),
    ],
)
def test_a_row_that_holds_too_much_is_refused_in_a_short_sentence(values: dict[str, Any], told: str) -> None:
    with pytest.raises(ComponentError) as refused:
        Row("tile", {"id": "crieff", "source": "original"} | values)
    assert told in str(refused.value)
    assert len(str(refused.value)) < 200


@pytest.mark.parametrize("rows", [None, [], 7, {"units.toml": 1}, {"units.toml": {"unit": []}}, {"x": {}}])
def test_changes_that_are_no_rows_are_refused(rows: Any) -> None:
    with pytest.raises(InvalidInput, match="pack-changes"):
        find("caledonia").packs.with_changes({"name": "a", "version": "1", "rows": rows})


@pytest.mark.parametrize("named", [{}, {"name": 1, "version": "1"}, {"name": "a" * 101, "version": "1"}])
def test_a_pack_of_a_record_has_a_short_name_and_a_version(named: dict[str, Any]) -> None:
    with pytest.raises(InvalidInput, match="pack-changes"):
        find("caledonia").packs.with_changes({**named, "rows": {}})
