"""A rule is only called with the actions it takes, so its methods name them as types. Nothing else checks it."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, get_args

import pytest

import creel.game
from bothy.games.caledonia import game as caledonia
from bothy.games.glenmore import game as glenmore
from bothy.kernel import Action
from bothy.kernel.composite_frame import CompositeFrame
from bothy.kernel.frame import Rule

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


def too_narrow(rule: type[Rule[Any]]) -> list[str]:
    found = []
    for method in METHODS:
        if method.endswith("own") and not issubclass(rule, CompositeFrame):
            continue
        named = types_named(rule, method)
        if not named & {Action, Any} and not set(rule.takes) <= named:
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
