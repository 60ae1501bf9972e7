"""Activating tiles: those around a placed one, and those chosen through a clan or a card (G12)."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence

from bothy.games.glenmore.actions.action_rule import ActionRule
from bothy.games.glenmore.actions.payment import NO_TILE, pay_bill, tradable
from bothy.games.glenmore.actions.price import Bill
from bothy.games.glenmore.answers import DONE, Done
from bothy.games.glenmore.bonuses.whisky import gain_barrels
from bothy.games.glenmore.pack.types import effects as fx
from bothy.games.glenmore.position import GlenMore
from bothy.kernel import Action, Frame, Reason, Step, value

ACTIVATION = "activation"
TRADE = "trade"


@value
class Activate(Action):
    """Activate a tile by one of its alternatives, counted from 1."""

    tile: str
    deal: int


def extras_left(pos: GlenMore, seat: int) -> int:
    """Returns how many distant tiles a seat may still activate in a turn of its own pawn (G16.11)."""
    if not pos.players[seat].powers and not pos.rules.hooks.modify_extra_activations:
        return 0
    hooks, count = pos.hooks_of(seat).modify_extra_activations, 0
    for hook in hooks:
        count = hook(pos, seat, count)
    return count - pos.now.extra if hooks and pos.now.own_pawn else 0


def why_not_activate(pos: GlenMore, seat: int, cell: int, deal: int) -> Reason | None:
    """Returns why this tile can't be activated in this way, regardless of its place."""
    player = pos.players[seat]
    tile = player.tiles.get(cell, -1)
    if tile < 0:
        return Reason("no-tile-there", rule="G12.1")
    alternatives = pos.rules.activation[tile]
    if not alternatives:
        return Reason("no-activation", rule="G12.1")
    if not 0 <= deal < len(alternatives):
        return Reason("no-such-deal", rule="G12.4")
    if tile in pos.now.used:
        return Reason("activated", rule="G12.3")
    bill = alternatives[deal][1]
    if bill is not None and not _tradable(pos, seat, player.stock(), tile, bill):
        return Reason("cannot-pay-trade", rule="G12.7")
    return None


def _tradable(pos: GlenMore, seat: int, own: Sequence[int], tile: int, bill: Bill) -> bool:
    return tradable(pos, pos.players[seat], own, bill, swaps_for(pos, seat, tile))


def swaps_for(pos: GlenMore, seat: int, tile: int) -> int:
    """Returns how many resources of a trade a coin may replace (G15.22)."""
    count = 0
    if pos.players[seat].powers or pos.rules.hooks.modify_swaps:
        for hook in pos.hooks_of(seat).modify_swaps:
            count = hook(pos, seat, tile, count)
    return count


def activations_of(pos: GlenMore, seat: int, cells: Iterable[int]) -> list[Action]:
    """Returns the legal activations of these places, in order, skipping places without a tile."""
    player, used, table = pos.players[seat], pos.now.used, pos.rules.activation
    tiles, deeds = player.tiles, pos.rules.activate_actions
    own: list[int] | None = None
    found: list[Action] = []
    for cell in cells:
        tile = tiles.get(cell, -1)
        if tile < 0 or tile in used:
            continue
        for deal, (_, bill) in enumerate(table[tile]):
            if bill is not None:
                if own is None:
                    own = player.stock()
                if not _tradable(pos, seat, own, tile, bill):
                    continue
            found.append(deeds[tile][deal])
    return found


def any_unused(pos: GlenMore, seat: int, cells: Iterable[int]) -> bool:
    """Returns whether a tile on these places could be activated if sales raised enough coins."""
    tiles, used, table = pos.players[seat].tiles, pos.now.used, pos.rules.activation
    return any(table[tiles[cell]] and tiles[cell] not in used for cell in cells)


def all_activations(pos: GlenMore, seat: int) -> list[Action]:
    """Returns every activation in a territory, legal or not."""
    deeds = pos.rules.activate_actions
    return [action for tile in pos.players[seat].tiles.values() for action in deeds[tile]]


def activate(pos: GlenMore, seat: int, action: Activate) -> None:
    """Marks a tile as used and pushes its activation's effect."""
    cell = pos.cell_of(seat, action.tile)
    tile = pos.players[seat].tiles[cell]
    pos.now.used += (tile,)
    pos.emit("activated", seat=seat, tile=pos.rules.ids[tile])
    number, bill = pos.rules.activation[tile][action.deal - 1]
    pos.push(Reward(seat, cell, tile, number))
    if bill is not None:  # a trade: first the price, then the reward (G12.6)
        pay_bill(pos, seat, NO_TILE, bill, swaps_for(pos, seat, tile), TRADE)


@value
class Reward(Step[GlenMore]):
    """The reward of an activation, once it is paid."""

    seat: int
    cell: int
    tile: int
    effect: int

    def run(self, pos: GlenMore) -> None:
        effect = pos.rules.effects[self.effect]
        gains = effect.gain if isinstance(effect, fx.Trade) else (effect,)
        why = TRADE if isinstance(effect, fx.Trade) else ACTIVATION
        if pos.rules.anybody.on_produced:
            pos.push(Produced(self.seat, self.tile, tuple(pos.players[self.seat].stock())))
        for gain in gains:
            if isinstance(gain, fx.GainWhisky) and pos.rules.distillery[self.tile]:
                gain_barrels(pos, self.seat, gain.count, why, True)
            else:
                pos.rules.perform(pos, self.seat, self.cell, gain, why)


@value
class Produced(Step[GlenMore]):
    """Step that notifies modules of what an activation produced, once it is over."""

    seat: int
    tile: int
    before: "tuple[int, ...]"

    def run(self, pos: GlenMore) -> None:
        now = pos.players[self.seat].stock()
        came = tuple([max(0, have - had) for have, had in zip(now, self.before, strict=True)])
        for hook in pos.hooks_of(self.seat).on_produced:
            pos.push(*hook(pos, self.seat, self.tile, came))


class Activating(ActionRule):
    """The activations of a turn: the tile placed and those around it, and what a power adds (G12.2)."""

    name = "activating"
    takes = (Activate,)

    def candidates(self, pos: GlenMore, seat: int) -> Iterable[Action]:
        return all_activations(pos, seat)

    def why_not(self, pos: GlenMore, seat: int, action: Activate) -> Reason | None:
        if not pos.now.acted:
            return Reason("move-first", rule="G6.1")
        cell, facts = pos.cell_of(seat, action.tile), pos.now
        reason = why_not_activate(pos, seat, cell, action.deal - 1)
        if reason is None and not (facts.everywhere or cell in facts.around or extras_left(pos, seat)):
            return Reason("too-far", rule="G12.1")
        return reason

    def options(self, pos: GlenMore, seat: int) -> list[Action]:
        facts, tiles = pos.now, pos.players[seat].tiles
        if facts.everywhere or extras_left(pos, seat):
            return activations_of(pos, seat, tiles)
        around = facts.around
        return activations_of(pos, seat, [cell for cell in tiles if cell in around]) if around else []

    def take(self, pos: GlenMore, seat: int, action: Activate) -> None:
        facts = pos.now
        if not facts.everywhere and pos.cell_of(seat, action.tile) not in facts.around:
            facts.extra += 1
        activate(pos, seat, action)


@value
class Activations(Frame[GlenMore]):
    """The activations around a tile that an effect brought in, before the turn goes on (G11.7)."""

    takes = (Activate, Done)
    seat: int
    places: "tuple[int, ...]"

    def seats_to_act(self, pos: GlenMore) -> Sequence[int]:
        return (self.seat,) if any_unused(pos, self.seat, self._cells(pos)) else ()

    def _cells(self, pos: GlenMore) -> list[int]:
        tiles = pos.players[self.seat].tiles
        return [cell for cell in tiles if pos.now.everywhere or cell in self.places]

    def candidates(self, pos: GlenMore, seat: int) -> Iterable[Action]:
        return [*all_activations(pos, seat), DONE]

    def why_not(self, pos: GlenMore, seat: int, action: Activate | Done) -> Reason | None:
        if isinstance(action, Done):
            return None
        cell = pos.cell_of(seat, action.tile)
        reason = why_not_activate(pos, seat, cell, action.deal - 1)
        if reason is None and not (pos.now.everywhere or cell in self.places):
            return Reason("too-far", rule="G12.1")
        return reason

    def options(self, pos: GlenMore, seat: int) -> list[Action]:
        return [*activations_of(pos, seat, self._cells(pos)), DONE]

    def take(self, pos: GlenMore, seat: int, action: Activate | Done) -> None:
        if isinstance(action, Activate):
            pos.push(self)
            activate(pos, seat, action)


@value
class Favours(Frame[GlenMore]):
    """A clan's offer to activate a tile with each of these icons, near or far (G14.9)."""

    takes = (Activate, Done)
    seat: int
    icons: "tuple[str, ...]"

    def seats_to_act(self, pos: GlenMore) -> Sequence[int]:
        return (self.seat,) if any_unused(pos, self.seat, self._cells(pos)) else ()

    def _icon_of(self, pos: GlenMore, tile: int) -> str:
        """Returns the favour that a tile would use up, or ""."""
        shown = pos.rules.pack.tiles[tile].icons
        return next(iter([icon for icon in self.icons if icon in shown]), "")

    def _cells(self, pos: GlenMore) -> list[int]:
        return [cell for cell, tile in pos.players[self.seat].tiles.items() if self._icon_of(pos, tile)]

    def candidates(self, pos: GlenMore, seat: int) -> Iterable[Action]:
        return [*all_activations(pos, seat), DONE]

    def why_not(self, pos: GlenMore, seat: int, action: Activate | Done) -> Reason | None:
        if isinstance(action, Done):
            return None
        cell = pos.cell_of(seat, action.tile)
        reason = why_not_activate(pos, seat, cell, action.deal - 1)
        if reason is None and not self._icon_of(pos, pos.players[seat].tiles[cell]):
            return Reason("other-icon-asked", rule="G14.9", icon=self.icons)
        return reason

    def options(self, pos: GlenMore, seat: int) -> list[Action]:
        return [*activations_of(pos, seat, self._cells(pos)), DONE]

    def take(self, pos: GlenMore, seat: int, action: Activate | Done) -> None:
        if isinstance(action, Activate):
            tile = pos.players[seat].tiles[pos.cell_of(seat, action.tile)]
            used = self._icon_of(pos, tile)
            rest = tuple([icon for icon in self.icons if icon != used])
            if rest:
                pos.push(Favours(seat, rest))
            activate(pos, seat, action)


def grant_activation(pos: GlenMore, seat: int, cell: int, effect: fx.Activate, why: str) -> None:
    """Grants a single activation."""
    pos.push(Favours(seat, (effect.icon,)))


def gain_whisky(pos: GlenMore, seat: int, cell: int, effect: fx.GainWhisky, why: str) -> None:
    """Gains whisky without distilling it."""
    gain_barrels(pos, seat, effect.count, why, False)


ACTIVATING = Activating()
PERFORMS: Mapping[type, object] = {fx.GainWhisky: gain_whisky, fx.Activate: grant_activation}
FRAMES: Sequence[type[Frame[GlenMore]]] = (Reward, Produced, Activations, Favours)
REASONS: tuple[str, ...] = (
    "no-activation",
    "no-such-deal",
    "activated",
    "cannot-pay-trade",
    "too-far",
    "other-icon-asked",
)
EVENTS: tuple[str, ...] = ("activated",)
