"""Immediate effects, in the player's order where it can matter, and those of landmark cards (G11)."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import TYPE_CHECKING

from bothy.games.glenmore.pack.types import effects as fx
from bothy.games.glenmore.pack.types.price import RESOURCES
from bothy.games.glenmore.position import GlenMore
from bothy.kernel import Action, Frame, Reason, Step, value

if TYPE_CHECKING:
    from bothy.games.glenmore.ruleset import GlenMoreRules

TILE = "tile"
CARD = "card"
CLAN = "clan"


@value
class Resolve(Action):
    """Let one of the immediate effects happen next."""

    effect: str
    count: int


Label = tuple[str, int]


def label(rules: GlenMoreRules, effect: fx.Effect) -> Label:
    """Returns an effect's label for players: a name and an amount."""
    if isinstance(effect, fx.Produce):
        names = [name for name, count in zip(RESOURCES, effect.resources, strict=True) if count]
        return names[0] if len(names) == 1 else "resources", sum(effect.resources)
    if isinstance(effect, fx.Score | fx.Move):
        return ("vp" if isinstance(effect, fx.Score) else "movement"), effect.points
    if isinstance(effect, fx.Power):
        return effect.name, 1
    return rules.words.get(type(effect), "other"), getattr(effect, "count", 1)


WORDS: Mapping[type, str] = {
    fx.ProduceAny: "any-resources",
    fx.GainScotsmen: "scotsmen",
    fx.GainWhisky: "whisky",
    fx.GainCoins: "coins",
    fx.PlaceMarkers: "markers",
    fx.TakeCard: "card",
    fx.TakePerson: "person",
    fx.RemoveTiles: "remove-tiles",
    fx.TakeDiscard: "take-discard",
}
FAR_REACHING = (fx.PlaceMarkers, fx.RemoveTiles, fx.TakeDiscard, fx.Activate)
"""Effects that can depend on or change the rest of the table."""


def order_matters(pos: GlenMore, effects: Sequence[fx.Effect]) -> bool:
    """Returns whether the order of effects can matter.

    Coins, points, barrels and pieces on the new tile give the same result in any order, unless two of them fill
    the same room or one reaches beyond the tile.
    """
    if len(effects) < 2:
        return False
    all_of = list(effects)
    for effect in effects:
        if isinstance(effect, fx.TakeCard):
            all_of += pos.rules.pack.landmark(effect.card).effects
    fillers = [effect for effect in all_of if isinstance(effect, fx.Produce | fx.ProduceAny)]
    return len(fillers) > 1 or any(type(effect) in pos.rules.far_reaching for effect in all_of)


def begin_effects(pos: GlenMore, seat: int, cell: int, effects: tuple[int, ...], why: str) -> None:
    """Pushes the effects of a tile just placed, or of a clan, by number."""
    if effects:
        table = pos.rules.effects
        ask = order_matters(pos, [table[number] for number in effects])
        pos.push(Immediate(seat, cell, effects, why) if ask else InOrder(seat, cell, effects, why))


@value
class InOrder(Step[GlenMore]):
    """Effects in order, each completed before the next."""

    seat: int
    cell: int
    left: "tuple[int, ...]"
    why: str

    def run(self, pos: GlenMore) -> None:
        if len(self.left) > 1:
            pos.push(InOrder(self.seat, self.cell, self.left[1:], self.why))
        pos.rules.perform(pos, self.seat, self.cell, pos.rules.effects[self.left[0]], self.why)


@value
class Immediate(Frame[GlenMore]):
    """Effects in the player's chosen order; all of them happen (G11.1)."""

    takes = (Resolve,)
    seat: int
    cell: int
    left: "tuple[int, ...]"
    why: str

    def seats_to_act(self, pos: GlenMore) -> Sequence[int]:
        return (self.seat,) if self.left else ()

    def _labels(self, pos: GlenMore) -> list[Label]:
        return [label(pos.rules, pos.rules.effects[number]) for number in self.left]

    def candidates(self, pos: GlenMore, seat: int) -> Iterable[Action]:
        return [Resolve.of(*each) for each in dict.fromkeys(self._labels(pos))]

    def why_not(self, pos: GlenMore, seat: int, action: Resolve) -> Reason | None:
        known = (action.effect, action.count) in self._labels(pos)
        return None if known else Reason("no-such-effect", rule="G11.1")

    def take(self, pos: GlenMore, seat: int, action: Resolve) -> None:
        at = self._labels(pos).index((action.effect, action.count))
        rest = self.left[:at] + self.left[at + 1 :]
        if rest:
            begin_effects(pos, seat, self.cell, rest, self.why)
        pos.rules.perform(pos, seat, self.cell, pos.rules.effects[self.left[at]], self.why)


def take_card(pos: GlenMore, seat: int, cell: int, effect: fx.TakeCard, why: str) -> None:
    """Takes a landmark card; its immediate effects follow in the order of its text (G11.2, G16)."""
    rules = pos.rules
    card = rules.card_of[effect.card]
    pos.players[seat].cards += (card,)
    pos.emit("card", [(f"cards-{seat}", 1, why)], seat=seat, card=effect.card)
    pos.push(InOrder(seat, cell, rules.card_effects[card], CARD))


def gain_power(pos: GlenMore, seat: int, cell: int, effect: fx.Power, why: str) -> None:
    """Gives a power that lasts, or one that applies to this turn."""
    if pos.rules.powers[effect.name].gained(pos, seat):
        player = pos.players[seat]
        player.powers += (effect.name,)
        player.places = None


def take_person(pos: GlenMore, seat: int, cell: int, effect: fx.TakePerson, why: str) -> None:
    """Takes a person that brings no marker: David Hume (G15.17)."""
    add_person(pos, seat, pos.rules.number_of[effect.person], why)


def add_person(pos: GlenMore, seat: int, tile: int, why: str) -> None:
    """Adds a person next to a territory (G14.1)."""
    pos.players[seat].persons += (tile,)
    pos.emit("person", [(f"persons-{seat}", 1, why)], seat=seat, tile=pos.rules.ids[tile])
    if pos.rules.anybody.on_person_taken:
        for hook in pos.hooks_of(seat).on_person_taken:
            pos.push(*hook(pos, seat, tile))


PERFORMS: Mapping[type, object] = {fx.TakeCard: take_card, fx.Power: gain_power, fx.TakePerson: take_person}
FRAMES: Sequence[type[Frame[GlenMore]]] = (InOrder, Immediate)
REASONS: tuple[str, ...] = ("no-such-effect",)
EVENTS: tuple[str, ...] = ("card", "person")
