"""Views are what their `TypedDict`s say, from which the client's types are written."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from typing import Annotated, Any, Literal, NotRequired, TypedDict, get_args, is_typeddict

import pytest
from tests.games.declared import faults, hints_of
from tests.nightly import NIGHTLY
from view_types import ViewTypes, view_types

from bothy.games.caledonia.view_types import CaledoniaView, SeatOutlook
from bothy.games.glenmore.view_types import GlenView
from bothy.kernel import SamplingDealer
from bothy.table import Match, Shuffle
from bothy.table.game_registry import find
from bothy.table.module_settings import ModuleSettings
from bothy.table.options import Setting

BASE: Mapping[str, Any] = {"caledonia": CaledoniaView, "glenmore": GlenView}
EVERY = 8
"""Views are compared after every so many actions, in games with all the modules that go together."""


class Compared:
    """Compares a game's views with the types that it, its modules and their parts declare."""

    def __init__(self, name: str) -> None:
        self.base: Any = BASE[name]
        self.met: set[Any] = set()
        """The modules' types that were in some view."""

    def wrong(self, match: Match, seat: int | None) -> list[str]:
        """Returns where a seat's view isn't what it should be."""
        pos: Any = match.position
        view = dict(match.view(seat))
        found = [each for part in pos.parts.values() for each in self._made_by(part.view, seat)[1]]
        found += self._take(view, hints_of(self.base), pos.rules.hooks.view_facts, pos, seat)
        if self.base is CaledoniaView:
            seats = [dict(each) for each in view["outlook"]["seats"]]
            view["outlook"] = {**view["outlook"], "seats": seats}
            for each, own in enumerate(seats):
                facts = pos.hooks_of(each).seat_facts
                found += self._take(own, hints_of(SeatOutlook), facts, pos, each)
        return [*found, *faults(view, self.base)]

    def _take(
        self, shown: dict[str, Any], base: Mapping[str, Any], hooks: Iterable[Any], pos: Any, seat: int | None
    ) -> list[str]:
        """Takes out of a view what modules add, and compares that."""
        found: list[str] = []
        for hook in hooks:
            facts, wrong = self._made_by(hook, pos, seat)
            found += wrong
            for name in facts.keys() - base.keys():
                del shown[name]
        return found

    def _made_by(self, method: Any, *asked: Any) -> tuple[Any, list[str]]:
        hint, value = hints_of(getattr(method, "__func__", method))["return"], method(*asked)
        if not is_typeddict(hint):
            return value, []
        self.met.add(hint)
        return value, list(faults(value, hint, hint.__name__))


def tables(name: str) -> Iterator[tuple[Setting, int]]:
    """Returns tables and how many steps to play: as many modules as go together, then the start with each clan."""
    game, most = find(name), 100_000
    yield Setting(2, game.complete({})), most
    together = [trial.setting for trial in ModuleSettings(game).trials if trial.together]
    yield from [(setting, most) for setting in (together if NIGHTLY else together[::2])]
    if name == "caledonia":
        yield from [(Setting(4, game.complete({"clan-tiles": "industria"})), 40)] * 12


def declared(name: str) -> set[Any]:
    """Returns the types that the client gets, but for those within others."""
    kinds = {kind for types in view_types(name).values() for kind in types.names if is_typeddict(kind)}
    hints = [hint for kind in kinds for hint in hints_of(kind).values()]
    bases = {kind for kind in kinds for other in kinds if hints_of(kind).items() < hints_of(other).items()}
    return {kind for kind in kinds if not any(kind in within(hint) for hint in hints)} - {BASE[name]} - bases


def within(hint: Any) -> set[Any]:
    """Returns the types a type names."""
    return {hint}.union(*[within(each) for each in get_args(hint)]) if hint != () else set()


@pytest.mark.parametrize("name", BASE)
def test_every_view_is_what_its_game_and_its_modules_declare(name: str) -> None:
    compared = Compared(name)
    for key, (setting, most) in enumerate(tables(name), start=1):
        match = Match.open(find(name), setting.options, setting.seats, Shuffle.numbered(key))
        chance, steps = SamplingDealer(key), 0
        while not match.finished and steps < most:
            seat = match.seats_to_act()[0]
            if steps % EVERY == 0:
                assert not compared.wrong(match, seat), setting
                assert not compared.wrong(match, None), setting
            legal = match.legal(seat)
            match.play(seat, legal[chance.below(len(legal))])
            steps += 1
        assert not compared.wrong(match, None), setting
    assert {kind.__name__ for kind in declared(name) - compared.met} == set()


@pytest.mark.parametrize("field", ["whisky", "territory", "space"])
def test_a_field_with_another_name_is_found(field: str) -> None:
    view = Match.open(find("glenmore"), {}, 2, Shuffle.numbered(1)).view(0)
    player = view["players"][1]
    player["other"] = player.pop(field)
    place = ".players[1]"
    assert list(faults(view, GlenView)) == [f"{place}.other isn't declared", f"{place}.{field} is missing"]


class Pair(TypedDict):
    one: Annotated[list[Any], tuple[str, int]]
    other: NotRequired[list[int | None]]
    more: dict[Literal["a", "b"], bool]


@pytest.mark.parametrize(
    ("value", "told"),
    [
        ({"one": ["a", 1], "more": {"a": True, "b": False}}, []),
        ({"one": ["a", 1], "other": [1, None], "more": {"a": True, "b": False}}, []),
        ({"one": ["a"], "more": {"a": True, "b": False}}, [".one: ['a'] doesn't have 2 items"]),
        ({"one": ["a", True], "more": {"a": True, "b": False}}, [".one[1]: True is no int"]),
        (
            {"one": ["a", 1], "other": ["x"], "more": {"a": True, "b": 1}},
            [".other[0]: 'x' is no int", ".more.b: 1 is no bool"],
        ),
        (
            {"one": ["a", 1], "more": {"a": True}},
            [".more: {'a': True} doesn't have the keys typing.Literal['a', 'b']"],
        ),
    ],
)
def test_a_value_of_another_type_is_found(value: Any, told: list[str]) -> None:
    assert list(faults(value, Pair)) == told


def test_a_type_is_written_for_the_client() -> None:
    types = ViewTypes()
    types.names[Pair] = "Pair"
    assert types.text().splitlines()[2:] == [
        "export type Pair = {",
        "  readonly one: readonly [string, number];",
        "  readonly other?: readonly (number | null)[];",
        '  readonly more: Readonly<Record<"a" | "b", boolean>>;',
        "};",
    ]
