"""Shared deals: two tables with one key that play differently get the same outcomes at common places.

A draw is hashed by the name of its place (`tile.C.7`), so its outcome is the same if its weights are the same.
Here every module is tried with two, three and four seats, and the share of common places whose weights agree is 1,
but for the draws listed with their reason.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field
from functools import cache
from typing import Any

import pytest
from tests.nightly import NIGHTLY
from witness import _any, _best

from bothy.kernel import Dealer, Game, Outcome, SamplingDealer
from bothy.kernel.dealer import Weighted
from bothy.table import Shuffle
from bothy.table.game_registry import find
from bothy.table.module_settings import ModuleSettings
from bothy.table.options import Setting

KEYS = 5 if NIGHTLY else 1
SEATS = (2, 3, 4)
DECKS = {
    "caledonia": ("contract",),
    "creel": ("chart", "weather"),
    "glenmore": ("tile.S", "tile.A", "tile.B", "tile.C", "tile.D"),
}
"""The games, each with the piles that must always agree."""

DIFFERENT: Mapping[str, str] = {
    "contract.returned": "players put contracts under the pile in their own order",
    "automa.card": "cards leave the deck when it skips a turn, and it is reshuffled when it is used up",
    "automa.choose-contract": "a tie between open contracts, and which are open depends on who took some",
    "automa.choose-first-hex": "a tie between hexes, and people have put their workers first",
    "automa.choose-hex": "a tie between hexes, and which are free depends on who built where",
    "automa.choose-neighbour": "a tie between goods, and its neighbours depend on who built where",
    "automa.choose-sale": "a tie between goods, and what it has to sell depends on its turns",
    "automa.roll-trade-good": "the goods of which it may still trade depend on what was traded",
    "haggis": "tokens that people give back or were served are in the reserve again",
    "second-reward": "it comes out of what others left on the castle",
    "shipyard": "only one clan has it, and its tiles are those that no port was drawn from",
}
"""Draws whose weights depend on how a table played, each with the reason."""


@dataclass(slots=True)
class NotingDealer(Dealer):
    """Deals by a key, and records each place's weights."""

    seeded: Dealer
    met: dict[str, tuple[str, list[tuple[Outcome, int]]]] = field(default_factory=dict)
    """By place, the pile and its possible outcomes."""

    def named(self, place: str) -> str:
        """Returns the hashed name."""
        return place

    def deal(self, place: str, outcomes: Weighted) -> Outcome:
        name = self.named(place)
        assert name not in self.met, f"two draws at {name}"
        self.met[name] = (pile_of(place), list(outcomes))
        return self.seeded.deal(name, outcomes)


class CountingDealer(NotingDealer):
    """A mutant: draws are numbered in one sequence for the whole game."""

    def named(self, place: str) -> str:
        return str(len(self.met))


def pile_of(place: str) -> str:
    """Returns a place without its numbers: `tile.C`, `automa.card`."""
    return re.sub(r"\.\d+", "", place)


def dealt(game: Game[Any], setting: Setting, key: int, player: int, kind: type[NotingDealer]) -> NotingDealer:
    """Plays a whole game and returns its draws. Player 0 is random; player 1 picks the best step at night."""
    rules, dealer = game.open(setting.options, setting.seats), kind(Shuffle.numbered(key).dealer())
    pos, chance = rules.start(), SamplingDealer(1000 * key + player)
    pos.settle(dealer)
    while not pos.finished:
        to_act = pos.seats_to_act()
        seat = to_act[chance.below(len(to_act))]
        pos.play(seat, _best(game, pos, seat, chance) if player and NIGHTLY else _any(pos, seat, chance), dealer)
    return dealer


@dataclass(slots=True)
class Shares:
    """By pile, the number of places two tables had in common, and those whose weights agree."""

    common: dict[str, int] = field(default_factory=dict)
    alike: dict[str, int] = field(default_factory=dict)

    def compare(self, one: NotingDealer, other: NotingDealer) -> None:
        """Adds two games with one key."""
        for place, (pile, outcomes) in one.met.items():
            if place in other.met:
                self.common[pile] = self.common.get(pile, 0) + 1
                self.alike[pile] = self.alike.get(pile, 0) + ((pile, outcomes) == other.met[place])

    def of(self, piles: Iterable[str]) -> float:
        """Returns the share of agreeing places in some piles together."""
        chosen = [pile for pile in piles if pile in self.common]
        return sum([self.alike[pile] for pile in chosen]) / sum([self.common[pile] for pile in chosen])

    def below(self) -> dict[str, float]:
        """Returns the piles that don't agree throughout."""
        return {pile: self.of([pile]) for pile in self.common if self.alike[pile] < self.common[pile]}


def shares(name: str, setting: Setting, keys: int = KEYS, kind: type[NotingDealer] = NotingDealer) -> Shares:
    """Returns the shares for this many keys, each with two games."""
    game, found = find(name), Shares()
    for key in range(1, keys + 1):
        found.compare(*[dealt(game, setting, key, player, kind) for player in (0, 1)])
    return found


@cache
def settings(name: str) -> list[tuple[str, Setting]]:
    """Returns the base game, each module alone, by day with its fewest seats, then as many as can be combined."""
    game = find(name)
    found = [("base", Setting(seats, game.complete({}))) for seats in SEATS]
    for trial in ModuleSettings(game).trials:
        if trial.setting.seats in SEATS and (trial.together or len(trial.on) == 1):
            named = "together" if trial.together else " ".join([f"{option}={value}" for option, value in trial.on])
            if NIGHTLY or trial.together or named not in [on for on, _ in found]:
                found.append((named, trial.setting))
    return found


@pytest.mark.parametrize("seats", SEATS)
@pytest.mark.parametrize("name", DECKS)
def test_two_tables_with_one_key_are_dealt_alike(name: str, seats: int) -> None:
    for on, setting in settings(name):
        if setting.seats != seats:
            continue
        found = shares(name, setting)
        deck = found.of([pile for pile in found.common if pile in DECKS[name]])
        below = ", ".join([f"{pile} {share:.0%}" for pile, share in sorted(found.below().items())])
        print(f"| {name} | {on} | {seats} | {sum(found.common.values())} | {deck:.0%} | {below or '-'} |")
        assert deck == 1, (on, "what all look at")
        assert {pile: share for pile, share in found.below().items() if pile not in DIFFERENT} == {}, on


@pytest.mark.parametrize("name", DECKS)
def test_with_one_common_count_they_part(name: str) -> None:
    for on, setting in settings(name):
        if setting.seats == 2 and on == ("together" if name == "caledonia" else "base"):
            found = shares(name, setting, 3, CountingDealer)
            assert found.of([pile for pile in found.common if pile in DECKS[name]]) < 1
            return
    pytest.fail("no such table")
