"""A module's options, names and folders, and the modules at a table."""

from __future__ import annotations

import pytest

from bothy.kernel import Game, GameModule, InvalidInput, Option, Options
from bothy.kernel.modules import at_table, off

FOG = GameModule(
    "fog", options=(Option("fog", (False, True), False),), clashes=((("fog", True), ("sea", "wild")),)
)
MOUNTAIN = GameModule("mountain", options=(Option("mountain", ("off", "low", "high"), "off"),))


class Alone(GameModule):
    """A module that no option switches on."""

    def at_table(self, options: Options, seats: int) -> bool:
        return seats == 1


MODULES = (FOG, MOUNTAIN, Alone("alone"))
GAME: Game[object] = Game("sea", 1, (1, 2), (Option("sea", ("calm", "wild"), "calm"),), modules=MODULES)  # type: ignore[type-var]


def _at_table(seats: int, **chosen: str | bool) -> list[str]:
    return [module.name for module in at_table(MODULES, GAME.complete(chosen), seats)]


def test_a_game_offers_its_own_options_and_then_those_of_its_modules() -> None:
    assert [option.id for option in GAME.options] == ["sea", "fog", "mountain"]


def test_a_module_is_at_the_table_if_its_option_is_not_off() -> None:
    assert _at_table(2) == []
    assert _at_table(2, mountain="high", fog=True) == ["fog", "mountain"]


def test_a_module_may_say_otherwise_when_it_is_at_the_table() -> None:
    assert _at_table(1) == ["alone"]


def test_clashes_of_a_module_are_clashes_of_the_game() -> None:
    with pytest.raises(InvalidInput, match="option-clash"):
        GAME.open({"fog": True, "sea": "wild"}, 2)


def test_off_is_false_or_else_the_first_value() -> None:
    assert off(Option("ports", (True, False), True)) is False
    assert off(Option("clans", ("choice", "auction"), "choice")) == "choice"
