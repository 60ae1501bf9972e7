"""The dispatch at each point of a module, and the page on modules, are as the points are declared."""

from __future__ import annotations

import ast

import generate_hooks
import pytest
from generate_hooks import Point

from bothy.games.caledonia.manifest import MODULES as CALEDONIA_MODULES
from bothy.games.caledonia.module import Module as CaledoniaModule
from bothy.games.glenmore.manifest import MODULES as GLENMORE_MODULES
from bothy.games.glenmore.module import Module as GlenMoreModule
from bothy.kernel import hooks_of

MODULES: dict[str, type] = {"caledonia": CaledoniaModule, "glenmore": GlenMoreModule}
IN_PLAY = {"caledonia": CALEDONIA_MODULES, "glenmore": GLENMORE_MODULES}
SPARE = {"caledonia": ["imagine"], "glenmore": []}
"""Points no module in play needs: Caledonia has no secrets today, but what hides them belongs to the kernel."""
RETURNS = {
    "forbids": ("Reason | None",),
    "waives": ("bool",),
    "takes": ("bool",),
    "follows": ("Frames", "Sequence[Frame[Any]]"),
    "values": ("int",),
}
"""The types that methods of a kind return."""


def types_of(point: Point) -> tuple[list[str], str]:
    """Returns the types of a point's arguments, and of what it returns."""
    called = ast.parse(point.type, mode="eval").body
    assert isinstance(called, ast.Subscript)
    assert isinstance(called.slice, ast.Tuple)
    given, returned = called.slice.elts
    assert isinstance(given, ast.List)
    return [ast.unparse(each) for each in given.elts], ast.unparse(returned)


def test_the_dispatch_and_the_page_are_as_declared() -> None:
    assert generate_hooks.outdated() == []


@pytest.mark.parametrize("game", MODULES)
def test_every_point_of_the_class_is_read(game: str) -> None:
    assert [point.name for point in generate_hooks.declared(game)[1]] == list(hooks_of(MODULES[game]))


@pytest.mark.parametrize("game", MODULES)
def test_a_point_returns_what_its_name_says(game: str) -> None:
    for point in generate_hooks.declared(game)[1]:
        given, returned = types_of(point)
        if point.kind == "changes":
            assert returned in given, point.name
        elif point.kind == "adds":
            assert returned not in {"bool", "int", "Reason | None"}, point.name
        else:
            assert returned in RETURNS[point.kind], point.name


def kinds_of(base: type) -> list[type]:
    """Returns the classes of a game's own modules and powers."""
    below: list[type] = type.__subclasses__(base)
    below += [deeper for kind in below for deeper in kinds_of(kind)]
    return [kind for kind in below if kind.__module__.startswith("bothy.games.")]


@pytest.mark.parametrize("game", MODULES)
def test_a_module_in_play_needs_every_point(game: str) -> None:
    assert IN_PLAY[game]
    needed = {name for kind in kinds_of(MODULES[game]) for name in vars(kind)}
    assert [name for name in hooks_of(MODULES[game]) if name not in needed] == SPARE[game]
