"""Effects of an event, once its card is turned and its price is paid (X6.8 to X6.22)."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any

from bothy.games.glenmore.actions.activation import Activations
from bothy.games.glenmore.expansions.tome import effects as events
from bothy.games.glenmore.expansions.tome.abroad import Borrowing
from bothy.games.glenmore.expansions.tome.cards import WHY, histories, history_of, score
from bothy.games.glenmore.expansions.tome.errands import CallingHome, Dealing, Spending
from bothy.games.glenmore.expansions.tome.turning import TurningCard
from bothy.games.glenmore.position import GlenMore
from bothy.games.glenmore.territory.grid import NOWHERE
from bothy.kernel import Frame, Step, value


@value
class EventEffects(Step[GlenMore]):
    """The effects of an event starting with this one, each completed before the next."""

    seat: int
    card: int
    at: int

    def run(self, pos: GlenMore) -> None:
        history = history_of(pos, self.card)
        assert history is not None
        if self.at + 1 < len(history.effects):
            pos.push(EventEffects(self.seat, self.card, self.at + 1))
        effect = history.effects[self.at]
        own = PERFORMS.get(type(effect))
        if own is not None:
            own(pos, self.seat, self.card, effect)
        else:
            pos.rules.perform(pos, self.seat, NOWHERE, effect, WHY)


def gain_points(pos: GlenMore, seat: int, card: int, effect: events.EventPoints) -> None:
    """Scores points."""
    score(pos, seat, effect.points)


def gain_for_person(pos: GlenMore, seat: int, card: int, effect: events.PersonPoints) -> None:
    """Scores points for having a person."""
    if pos.rules.number_of.get(effect.person, -1) in pos.players[seat].persons:
        score(pos, seat, effect.points)


def use_table(pos: GlenMore, seat: int, card: int, effect: events.ScoreTable) -> None:
    """Gives the seat its own scoring table."""
    histories(pos).tables[seat].append(card)
    pos.emit("own-table", seat=seat, category=effect.category)


def turn_cards(pos: GlenMore, seat: int, card: int, effect: events.TurnCards) -> None:
    """Lets the seat turn other cards."""
    pos.push(*[TurningCard(seat) for _ in range(effect.count)])


def activate_each(pos: GlenMore, seat: int, card: int, effect: events.ActivateEach) -> None:
    """Activates all own tiles with an icon, each once per turn as usual (G12.3)."""
    rules, tiles = pos.rules, pos.players[seat].tiles
    pos.push(
        Activations(seat, tuple([at for at, tile in tiles.items() if effect.icon in rules.pack.tiles[tile].icons]))
    )


def activate_abroad(pos: GlenMore, seat: int, card: int, effect: events.ActivateAbroad) -> None:
    """Activates other players' tiles."""
    pos.push(Borrowing(seat, effect.count, (), ()))


def scotsmen_on(pos: GlenMore, seat: int, card: int, effect: events.ScotsmenOn) -> None:
    """Puts Scotsmen on a tile, as far as the supply lasts."""
    pos.muster(seat, pos.cell_of(seat, effect.tile), effect.count, WHY)


def clan_trade(pos: GlenMore, seat: int, card: int, effect: events.ClanTrade) -> None:
    """Offers a trade."""
    pos.push(Dealing(seat, card))


def points_each(pos: GlenMore, seat: int, card: int, effect: events.PointsEach) -> None:
    """Offers points for resources."""
    pos.push(Spending(seat, effect.resource, effect.points, 0))


def coins_per_event(pos: GlenMore, seat: int, card: int, effect: events.CoinsPerEvent) -> None:
    """Gives coins for cards that show their event, including this one."""
    pos.pay(seat, effect.coins * len(histories(pos).turned[seat]), WHY)


def call_home(pos: GlenMore, seat: int, card: int, effect: events.CallHome) -> None:
    """Calls Scotsmen to the home castle."""
    pos.push(CallingHome(seat, effect.count))


PERFORMS: Mapping[type, Callable[[GlenMore, int, int, Any], None]] = {
    events.EventPoints: gain_points,
    events.PersonPoints: gain_for_person,
    events.ScoreTable: use_table,
    events.TurnCards: turn_cards,
    events.ActivateEach: activate_each,
    events.ActivateAbroad: activate_abroad,
    events.ScotsmenOn: scotsmen_on,
    events.ClanTrade: clan_trade,
    events.PointsEach: points_each,
    events.CoinsPerEvent: coins_per_event,
    events.CallHome: call_home,
}
"""The function of each effect, given position, seat, card and effect."""
FRAMES: Sequence[type[Frame[GlenMore]]] = (EventEffects,)
EVENTS: tuple[str, ...] = ("own-table",)
