"""Effects of the four events (X9.21 to X9.24)."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from bothy.games.glenmore.actions.activation import Activations
from bothy.games.glenmore.actions.markers import lines_for, set_marker
from bothy.games.glenmore.actions.rondel import beyond_the_end, discard_passed, tiles_ahead
from bothy.games.glenmore.answers import DONE, Done
from bothy.games.glenmore.expansions.combinations.english_events.rows import (
    ActivateAround,
    FreeMarker,
    MoveEnglishman,
    TakeEnglandRow,
)
from bothy.games.glenmore.expansions.hammer.england import ENGLAND, england, fill, prices
from bothy.games.glenmore.expansions.hammer.errand import his_code
from bothy.games.glenmore.position import GlenMore
from bothy.games.glenmore.territory.grid import NOWHERE
from bothy.games.glenmore.territory.shape import wakened
from bothy.kernel import Action, Frame, Reason, value


def take_england_row(pos: GlenMore, seat: int, cell: int, effect: TakeEnglandRow, why: str) -> None:
    """Gives all coins of the England row (X9.21)."""
    filled = england(pos).filled
    if filled:
        coins = sum(prices(pos)[:filled])
        fill(pos, -filled)
        pos.pay(seat, coins, ENGLAND)


def activate_around(pos: GlenMore, seat: int, cell: int, effect: ActivateAround, why: str) -> None:
    """Activates a tile and its neighbours, each once per turn as usual, unless it is covered or gone (X9.22)."""
    at = pos.cell_of(seat, effect.tile)
    if at != NOWHERE:
        pos.push(Activations(seat, wakened(pos.players[seat].tiles, at)))


# The Englishman


@value
class SwapEnglishman(Action):
    """Swap the Englishman with a tile of the rondel."""

    tile: str


def move_englishman(pos: GlenMore, seat: int, cell: int, effect: MoveEnglishman, why: str) -> None:
    """Offers to swap him with a tile."""
    pos.push(Swapping(seat))


@value
class Swapping(Frame[GlenMore]):
    """Choice of the tile to swap with the Englishman, if any (X9.23)."""

    takes = (SwapEnglishman, Done)
    seat: int

    def seats_to_act(self, pos: GlenMore) -> Sequence[int]:
        return (self.seat,) if his_code(pos) in pos.rondel else ()

    def candidates(self, pos: GlenMore, seat: int) -> Iterable[Action]:
        return [*[SwapEnglishman.of(pos.rules.ids[tile]) for tile in tiles_ahead(pos)], DONE]

    def why_not(self, pos: GlenMore, seat: int, action: SwapEnglishman | Done) -> Reason | None:
        if isinstance(action, Done):
            return None
        tile = pos.rules.number_of.get(action.tile, -1)
        if tile < 0 or tile not in pos.rondel:
            return Reason("not-on-rondel", rule="X9.23")
        space = pos.rondel.index(tile)
        if pos.rules.protected[tile] or any(player.space == space for player in pos.players):
            return Reason("protected", rule="X9.23", tile=action.tile)
        return Reason("englishman-beyond-end", rule="X9.23") if beyond_the_end(pos, space) else None

    def take(self, pos: GlenMore, seat: int, action: SwapEnglishman | Done) -> None:
        if isinstance(action, SwapEnglishman):
            tile, code = pos.rules.number_of[action.tile], his_code(pos)
            here, there = pos.rondel.index(code), pos.rondel.index(tile)
            pos.rondel[here], pos.rondel[there] = tile, code
            pos.emit("englishman-swapped", seat=seat, tile=action.tile)
            discard_passed(pos, seat)  # if he was farthest back, every piece has passed the tile


# A marker


@value
class PlaceFreely(Action):
    """Put a clan marker on a clan territory without its road."""

    clan: str


def free_marker(pos: GlenMore, seat: int, cell: int, effect: FreeMarker, why: str) -> None:
    """Pushes the choice of a territory of a colour for a marker."""
    pos.push(PlacingFreely(seat, effect.colour))


@value
class PlacingFreely(Frame[GlenMore]):
    """Choice of the clan territory of this colour that gets a marker, if any (X9.24)."""

    takes = (PlaceFreely, Done)
    blocks_free_actions = True
    seat: int
    colour: str

    def seats_to_act(self, pos: GlenMore) -> Sequence[int]:
        return (self.seat,) if pos.players[self.seat].markers else ()

    def candidates(self, pos: GlenMore, seat: int) -> Iterable[Action]:
        return [*[PlaceFreely.of(place.id) for place in pos.rules.pack.clan_board.territories], DONE]

    def why_not(self, pos: GlenMore, seat: int, action: PlaceFreely | Done) -> Reason | None:
        if isinstance(action, Done):
            return None
        place = pos.rules.clan_of.get(action.clan, -1)
        if place < 0:
            return Reason("no-such-clan", rule="X9.24")
        if pos.rules.pack.clan_board.places[place].colour != self.colour:
            return Reason("other-colour", rule="X9.24", clan=action.clan)
        if pos.clans[place] and not pos.rules.many[place]:
            return Reason("clan-closed", rule="X9.24", clan=action.clan)
        cost, coins = sum([line.coins for line in lines_for(pos, seat, place)]), pos.players[seat].coins
        return Reason("road-too-dear", rule="X9.24", cost=cost, have=coins) if cost > coins else None

    def take(self, pos: GlenMore, seat: int, action: PlaceFreely | Done) -> None:
        if isinstance(action, PlaceFreely):
            set_marker(pos, seat, pos.rules.clan_of[action.clan], free=True)


FRAMES: Sequence[type[Frame[GlenMore]]] = (Swapping, PlacingFreely)
EVENTS: tuple[str, ...] = ("englishman-swapped",)
REASONS: tuple[str, ...] = ("other-colour",)
