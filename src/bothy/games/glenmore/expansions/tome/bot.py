"""The value of cards, events and scoring tables to bots, in hundredths of a VP."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from bothy.games.glenmore.expansions.tome import effects as events
from bothy.games.glenmore.expansions.tome.abroad import Borrowing
from bothy.games.glenmore.expansions.tome.cards import histories, history_of, unturned
from bothy.games.glenmore.expansions.tome.errands import Dealing, ScoreEvent, Spending
from bothy.games.glenmore.expansions.tome.happening import EventEffects
from bothy.games.glenmore.expansions.tome.module import DubiousTome
from bothy.games.glenmore.expansions.tome.telling import Telling
from bothy.games.glenmore.hook_types import EffectKind
from bothy.games.glenmore.pack.types import effects as fx
from bothy.games.glenmore.pack.types.effects import Effect
from bothy.games.glenmore.position import GlenMore
from bothy.games.glenmore.scoring.scores import amounts, table_for
from bothy.games.glenmore.tally import COINS, OTHER, POINTS, SCOTSMEN, WOOD, Gift
from bothy.kernel import Frame

TURNED: Final = 85
"""A turned card, per scoring left."""
UNTURNED: Final = 60
"""A card whose event may still be used."""
EVENT: Final = 240
"""A promised event."""
WAKE: Final = 70
BORROWED: Final = 190
"""A tile of another player."""
TABLE: Final = 120
"""An own scoring table, per scoring left, in addition to what it gives now."""
REMOVAL: Final = 200
RETRIEVAL: Final = 400
ANIMAL: Final = 130
"""A tile activated as a side effect."""


def scorings_left(pos: GlenMore) -> int:
    """Returns how many scorings are left."""
    return 1 + sum([int(scores) for scores in pos.rules.scoring_after[pos.stage :]])


class ValuedTome(DubiousTome):
    """The tome, valued beyond what the base game counts."""

    def effects(self) -> Sequence[EffectKind]:
        event, leave_castle = super().effects()
        return (event.valued(((OTHER, EVENT),), WAKE), leave_castle)

    def estimate(self, pos: GlenMore, seat: int, coins: int) -> int:
        part, left = histories(pos), scorings_left(pos)
        worth = TURNED * left * len(part.turned[seat]) + UNTURNED * len(unturned(pos, seat))
        return worth + _tables(pos, seat, left) if part.tables[seat] else worth

    def pending_gifts(self, pos: GlenMore, seat: int, frame: Frame[GlenMore]) -> Gift:
        return promise(pos, seat, frame)


def _tables(pos: GlenMore, seat: int, left: int) -> int:
    """Returns what a seat's own tables now give beyond the printed one."""
    every = [amounts(pos, other) for other in range(len(pos.players))]
    more = 0
    for at in range(len(pos.rules.categories)):
        ahead = every[seat][at] - min([own[at] for own in every])
        more += table_for(pos, seat, at).points(ahead) - pos.rules.pack.differences.points(ahead)
    return left * (100 * more + TABLE * len(histories(pos).tables[seat]))


def promise(pos: GlenMore, seat: int, frame: Frame[GlenMore]) -> Gift:
    """Returns what an open question or step will add to a tally."""
    if isinstance(frame, Telling):
        return ((OTHER, EVENT),) if unturned(pos, seat) else ()
    if isinstance(frame, Borrowing):
        return ((OTHER, BORROWED * frame.left),)
    if isinstance(frame, Spending):
        return ((POINTS, frame.points * frame.given),)
    if isinstance(frame, ScoreEvent):
        return ((POINTS, frame.points),)
    if isinstance(frame, Dealing):
        return ((OTHER, EVENT),) if frame.seats_to_act(pos) else ()
    if not isinstance(frame, EventEffects):
        return ()
    history = history_of(pos, frame.card)
    assert history is not None
    return tuple([line for effect in history.effects[frame.at :] for line in gift(pos, seat, effect)])


def gift(pos: GlenMore, seat: int, effect: Effect) -> Gift:
    """Returns what an effect of an event adds to a tally."""
    kind = pos.rules.kinds.get(type(effect))
    if kind is not None:
        return kind.gift
    if isinstance(effect, events.EventPoints):
        return ((POINTS, effect.points),)
    if isinstance(effect, events.CoinsPerEvent):
        return ((COINS, effect.coins * len(histories(pos).turned[seat])),)
    if isinstance(effect, events.ScotsmenOn):
        return ((SCOTSMEN, effect.count),)
    if isinstance(effect, fx.GainCoins):
        return ((COINS, effect.count),)
    if isinstance(effect, fx.Produce):
        return tuple([(WOOD + kind, count) for kind, count in enumerate(effect.resources) if count])
    return ((OTHER, _other(pos, seat, effect)),)


def _other(pos: GlenMore, seat: int, effect: Effect) -> int:
    left = scorings_left(pos)
    if isinstance(effect, events.ScoreTable):
        return 2 * TABLE * left
    if isinstance(effect, events.TurnCards):
        return (TURNED * left - UNTURNED) * min(effect.count, len(unturned(pos, seat)))
    if isinstance(effect, events.PersonPoints):
        held = pos.rules.number_of.get(effect.person, -1) in pos.players[seat].persons
        return 100 * effect.points if held else 0
    if isinstance(effect, events.ActivateAbroad):
        return BORROWED * effect.count
    if isinstance(effect, events.ActivateEach):
        tiles, used = pos.rules.pack.tiles, pos.now.used
        own = pos.players[seat].tiles.values()
        return ANIMAL * len([tile for tile in own if effect.icon in tiles[tile].icons and tile not in used])
    if isinstance(effect, events.PointsEach):
        return 100 * pos.players[seat].stock()[effect.resource]
    if isinstance(effect, fx.RemoveTiles):
        return REMOVAL * effect.count
    return RETRIEVAL * effect.count if isinstance(effect, fx.TakeDiscard) else 0
