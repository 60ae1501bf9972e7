"""A module that uses every hook of Glen More, as a chronicle would, unknown to the base game.

A two-space cairn stays on the rondel, a walker moves round with the pawns, and there are tokens, stones and secret
numbers. Shielings are tiles with an effect of the module.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, replace
from pathlib import Path
from typing import Any, Final

from bothy.games.glenmore.actions.movement import add_movement
from bothy.games.glenmore.actions.payment import Pay
from bothy.games.glenmore.actions.rondel import discard_passed, go, on_the_way, tiles_ahead
from bothy.games.glenmore.answers import DONE, Done
from bothy.games.glenmore.hook_types import (
    BY_PIECE,
    NOBODY,
    PASSED,
    CoinLine,
    EffectKind,
    FinalTerm,
    PriceLine,
    PriceLines,
    RondelPiece,
    TilePiece,
)
from bothy.games.glenmore.module import Frames, FreeActions, MainActions, Module
from bothy.games.glenmore.pack.types import Components
from bothy.games.glenmore.pack.types.effects import ModuleEffect, Trade
from bothy.games.glenmore.pack.types.price import FREE
from bothy.games.glenmore.pack.types.tables import Differences, Table
from bothy.games.glenmore.position import GlenMore
from bothy.games.glenmore.rondel.ring import EMPTY, PAWN
from bothy.games.glenmore.tally import OTHER, WHISKY, Gift
from bothy.games.glenmore.territory.grid import VILLAGE, column_of
from bothy.games.glenmore.territory.shape import edge_of
from bothy.kernel import (
    Action,
    Dealer,
    Draw,
    Frame,
    FreeAction,
    Json,
    ModuleState,
    Option,
    Outcome,
    Reaction,
    Reason,
    Registry,
    Reveal,
    Rule,
    Step,
    Text,
    state,
    value,
)
from bothy.kernel.frame import UNTIL_CLOSED

CAIRN: Final = "cairn"
SHIELINGS: Final = tuple([f"shieling-{at}" for at in range(6)])
HOSTEL: Final = "hostel"
NUMBERS: Final = 3


@dataclass(frozen=True, slots=True)
class Cheer(ModuleEffect):
    """Tokens for the active seat, and a step for the next seat, outside its turn."""

    count: int


@state
class Sundries(ModuleState):
    """The module's state. Each seat knows only its own secret number."""

    tokens: list[int]
    secrets: list[int]
    stones: int = 0
    stops: int = 0
    kept: "tuple[int, ...]" = ()
    guests: "tuple[tuple[int, int, int], ...]" = ()
    """The territory's seat, the place, and the guest's seat."""

    def copy(self) -> Sundries:
        return Sundries(self.tokens[:], self.secrets[:], self.stones, self.stops, self.kept, self.guests)

    @classmethod
    def read(cls, data: list[Any]) -> Sundries:
        tokens, secrets, stones, stops, kept, guests = data
        each = tuple([(guest[0], guest[1], guest[2]) for guest in guests])
        return cls(list(tokens), list(secrets), stones, stops, tuple(kept), each)

    def view(self, seat: int | None) -> Json:
        known = [number if at == seat else None for at, number in enumerate(self.secrets)]
        return [self.tokens, known, self.stones, self.stops, list(self.kept), [list(each) for each in self.guests]]


def sundries(pos: GlenMore) -> Sundries:
    return pos.part(Sundries)


def next_to(pos: GlenMore, seat: int) -> int:
    return (seat + 1) % len(pos.players)


def give_tokens(pos: GlenMore, seat: int, count: int, why: str) -> None:
    sundries(pos).tokens[seat] += count
    pos.emit("tokens", [(f"tokens-{seat}", count, why)], seat=seat, count=count)


def add_stones(pos: GlenMore, count: int, why: str) -> None:
    sundries(pos).stones += count
    pos.emit("stones", [("stones", count, why)], count=count)


def cheer(pos: GlenMore, seat: int, cell: int, effect: Cheer, why: str) -> None:
    give_tokens(pos, seat, effect.count, why)
    pos.score(seat, effect.count, "cheer", pos.rules.scores.index("cheers"))
    add_movement(pos, next_to(pos, seat), 1)


def cairn_space(pos: GlenMore) -> int:
    return pos.rondel.index(pos.rules.number_of[CAIRN])


def on_cairn(pos: GlenMore) -> list[int]:
    return [seat for seat, player in enumerate(pos.players) if player.space == cairn_space(pos)]


# A fourth piece on the rondel


class Walker(RondelPiece):
    """Goes one tile ahead and discards it."""

    def __init__(self) -> None:
        super().__init__("walker")

    def owner(self, pos: GlenMore) -> int:
        return sundries(pos).stops % len(pos.players)

    def turn(self, pos: GlenMore) -> Frames:
        return (WalkerGoes(),)


@value
class WalkerGoes(Step[GlenMore]):
    def run(self, pos: GlenMore) -> None:
        code, tile = self._code(pos), self._tile(pos)
        end = pos.space_of(tile if tile >= 0 else pos.rules.the_end)
        pos.push(*on_the_way(pos, code, pos.space_of(code), end if end >= 0 else pos.gap), WalkerStops(tile))

    def _code(self, pos: GlenMore) -> int:
        return next(piece.code for piece in pos.rules.pieces if piece.name == "walker")

    def _tile(self, pos: GlenMore) -> int:
        skipped, protected = pos.rules.skipped, pos.rules.protected
        for tile in tiles_ahead(pos):
            if tile == pos.rules.the_end:
                return NOBODY
            if not protected[tile] and not skipped[tile]:
                return tile
        return NOBODY


@value
class WalkerStops(Step[GlenMore]):
    tile: int

    def run(self, pos: GlenMore) -> None:
        code = next(piece.code for piece in pos.rules.pieces if piece.name == "walker")
        pos.rondel[pos.rondel.index(code)] = EMPTY
        pos.emit("walker", [("rondel", -1, "walker")] if self.tile >= 0 else [])
        if self.tile >= 0:
            space = pos.rondel.index(self.tile)
            pos.rondel[space] = code
            pos.discard(self.tile, BY_PIECE, NOBODY)
            for hook in pos.rules.hooks.on_stopped:
                pos.push(*hook(pos, code, space))
        discard_passed(pos, NOBODY)


# A lasting stop, and a question along the way


@value
class Rest(Action):
    """Stop at the cairn, take nothing."""


class Resting(Rule[GlenMore]):
    name = "resting"
    takes = (Rest,)

    def candidates(self, pos: GlenMore, seat: int) -> Iterable[Action]:
        return (Rest.of(),)

    def why_not(self, pos: GlenMore, seat: int, action: Action) -> Reason | None:
        if pos.now.acted:
            return Reason("moved", rule="G6.1")
        return Reason("cairn-taken") if on_cairn(pos) else None

    def take(self, pos: GlenMore, seat: int, action: Action) -> None:
        pos.now.acted = True
        go(pos, seat, pos.rules.number_of[CAIRN], Thanks(seat))


@value
class Drop(Action):
    """Leave a token, or not."""

    token: bool


@value
class Tolling(Frame[GlenMore]):
    """Offer to leave a token on the cairn when passing it."""

    takes = (Drop,)
    blocks_free_actions = True
    seat: int

    def candidates(self, pos: GlenMore, seat: int) -> Iterable[Action]:
        return (Drop.of(True), Drop.of(False))

    def why_not(self, pos: GlenMore, seat: int, action: Drop) -> Reason | None:
        return Reason("no-tokens") if action.token and not sundries(pos).tokens[seat] else None

    def take(self, pos: GlenMore, seat: int, action: Drop) -> None:
        if action.token:
            give_tokens(pos, seat, -1, "toll")
            add_stones(pos, 1, "toll")


# A free action, a reaction, a secret vote, barrels


@value
class Shout(Action):
    """A coin for a token."""


class Shouting(FreeAction[GlenMore]):
    name = "shouting"
    takes = (Shout,)

    def candidates(self, pos: GlenMore, seat: int) -> Iterable[Action]:
        return (Shout.of(),)

    def why_not(self, pos: GlenMore, seat: int, action: Action) -> Reason | None:
        # A token makes more room for a tile, so none is spent while the tile is being paid.
        paying = isinstance(pos.stack[-1], Pay)
        return Reason("no-tokens") if paying or not sundries(pos).tokens[seat] else None

    def take(self, pos: GlenMore, seat: int, action: Action) -> None:
        give_tokens(pos, seat, -1, "shout")
        pos.pay(seat, 1, "shout")


@value
class Answer(Action):
    """Buy a token from the active seat, or not."""

    buy: bool


@value
class Reacting(Reaction[GlenMore]):
    """Offer on another seat's turn of a token for a coin, paid to the active seat."""

    takes = (Answer,)
    blocks_free_actions = True
    reaction = "tokens"
    seat: int
    acting: int

    def candidates(self, pos: GlenMore, seat: int) -> Iterable[Action]:
        return (Answer.of(True), Answer.of(False))

    def why_not(self, pos: GlenMore, seat: int, action: Answer) -> Reason | None:
        return Reason("no-coins") if action.buy and not pos.players[seat].coins else None

    def take(self, pos: GlenMore, seat: int, action: Answer) -> None:
        if action.buy:
            pos.pay(seat, -1, "reaction")
            pos.pay(self.acting, 1, "reaction")
            give_tokens(pos, seat, 1, "reaction")

    def declining(self, pos: GlenMore, seat: int) -> Action:
        return Answer.of(False)


@value
class Vote(Action):
    aye: bool


@value
class Voting(Frame[GlenMore]):
    """A simultaneous secret vote: with more ayes, every seat gets a token."""

    takes = (Vote,)
    blocks_free_actions = True
    sealed = UNTIL_CLOSED
    votes: "tuple[int, ...]"

    def seats_to_act(self, pos: GlenMore) -> Sequence[int]:
        return tuple([seat for seat, vote in enumerate(self.votes) if vote < 0])

    def candidates(self, pos: GlenMore, seat: int) -> Iterable[Action]:
        return (Vote.of(True), Vote.of(False))

    def why_not(self, pos: GlenMore, seat: int, action: Action) -> Reason | None:
        return None

    def take(self, pos: GlenMore, seat: int, action: Vote) -> None:
        pos.push(Voting((*self.votes[:seat], int(action.aye), *self.votes[seat + 1 :])))

    def close(self, pos: GlenMore) -> None:
        ayes = sum(self.votes)
        pos.emit("voted", count=ayes)
        if 2 * ayes > len(self.votes):
            for seat in range(len(self.votes)):
                give_tokens(pos, seat, 1, "vote")


@value
class Keep(Action):
    """Choice between a barrel and a token."""

    barrel: bool


@value
class Cellar(Frame[GlenMore]):
    takes = (Keep,)
    blocks_free_actions = True
    seat: int
    why: str

    def candidates(self, pos: GlenMore, seat: int) -> Iterable[Action]:
        return (Keep.of(True), Keep.of(False))

    def why_not(self, pos: GlenMore, seat: int, action: Action) -> Reason | None:
        return None

    def take(self, pos: GlenMore, seat: int, action: Keep) -> None:
        if action.barrel:
            pos.brew(seat, 1, self.why)
        else:
            give_tokens(pos, seat, 1, "cellar")


@value
class Parting(Frame[GlenMore]):
    """The last offer of a turn: a token for the cairn."""

    takes = (Drop, Done)
    blocks_free_actions = True
    seat: int

    def candidates(self, pos: GlenMore, seat: int) -> Iterable[Action]:
        return (Drop.of(True), DONE)

    def why_not(self, pos: GlenMore, seat: int, action: Action) -> Reason | None:
        if isinstance(action, Drop) and not (action.token and sundries(pos).tokens[seat]):
            return Reason("no-tokens")
        return None

    def take(self, pos: GlenMore, seat: int, action: Action) -> None:
        if isinstance(action, Drop):
            give_tokens(pos, seat, -1, "parting")
            add_stones(pos, 1, "parting")


# Steps and draws


@value
class DrawSecret(Draw[GlenMore]):
    """A number that only its seat may see."""

    seat: int

    def place(self, pos: GlenMore) -> str:
        return pos.next_in("secret")

    def outcomes(self, pos: GlenMore) -> Sequence[tuple[Outcome, int]]:
        return [(number, 1) for number in range(NUMBERS)]

    def dealt(self, pos: GlenMore, outcome: Outcome) -> None:
        sundries(pos).secrets[self.seat] = outcome

    def seen_by(self, pos: GlenMore) -> tuple[int, ...] | None:
        return (self.seat,)


@value
class Gust(Draw[GlenMore]):
    """Step after a scoring: wind blows stones onto the cairn."""

    def place(self, pos: GlenMore) -> str:
        return pos.next_in("gust")

    def outcomes(self, pos: GlenMore) -> Sequence[tuple[Outcome, int]]:
        return [(1, 2), (2, 1)]

    def dealt(self, pos: GlenMore, outcome: Outcome) -> None:
        add_stones(pos, outcome, "gust")


@value
class Thanks(Step[GlenMore]):
    """Step that announces a coin paid to a seat."""

    seat: int

    def run(self, pos: GlenMore) -> None:
        pos.emit("thanks", seat=self.seat)


@value
class TakePile(Step[GlenMore]):
    """Step before the final reckoning: the seat at the cairn takes one token per stone."""

    def run(self, pos: GlenMore) -> None:
        for seat in on_cairn(pos)[:1]:
            take_pile(pos, seat)


def take_pile(pos: GlenMore, seat: int) -> None:
    stones = sundries(pos).stones
    if stones:
        add_stones(pos, -stones, "pile")
        give_tokens(pos, seat, stones, "pile")


@value
class ShowNumbers(Reveal[GlenMore]):
    """Step after the final reckoning: a point for the seat with the largest possible number."""

    def run(self, pos: GlenMore) -> None:
        for seat, number in enumerate(sundries(pos).secrets):
            if number == NUMBERS - 1:
                pos.score(seat, 1, "numbers")


class Guests(FinalTerm):
    def points(self, pos: GlenMore) -> list[int]:
        guests = sundries(pos).guests
        return [len([owner for _, _, owner in guests if owner == seat]) for seat in range(len(pos.players))]


FRAMES: tuple[type[Frame[GlenMore]], ...] = (
    WalkerGoes, WalkerStops, Tolling, Reacting, Voting, Cellar, Parting, DrawSecret, Gust, Thanks, TakePile,
    ShowNumbers,
)  # fmt: skip
NAMES: Final = Registry(
    frames=FRAMES,
    free_actions=[Shouting],
    parts=[Sundries],
    actions=[Rest],
    events=["tokens", "stones", "walker", "kept", "voted", "thanks", "guest"],
    reasons=["cairn-taken", "no-tokens", "no-coins", "not-for-you", "guest-there"],
)


class Everything(Module):
    """A module that uses every hook once."""

    def __init__(self) -> None:
        super().__init__(
            "everything",
            options=(Option("everything", (False, True), False),),
            registry=NAMES,
            locales=Path(__file__).parent / "everything_words",
        )

    # Components and names

    def components(self, pack: Components) -> Components:
        plain = replace(
            pack.tile("brora"), river=False, overlay=False, cost=FREE, immediate=(), activation=(), persons=0
        )
        cairn = replace(plain, id=CAIRN, name="The cairn", stack="aside")
        hostel = replace(plain, id=HOSTEL, name="The hostel", stack="aside")
        price = replace(FREE, whisky=1, scotsmen=1)
        shielings = [
            replace(
                plain,
                id=id_,
                name=id_,
                stack="A" if at else "B",
                icons=("bothy",),
                immediate=(Cheer(1),),
                activation=(Trade(price, (Cheer(2),)), Cheer(1)),
            )
            for at, id_ in enumerate(SHIELINGS)
        ]
        return replace(pack, tiles=(*pack.tiles, cairn, hostel, *shielings))

    def modify_layout(self, pack: Components, table: Table) -> Table:
        return replace(table, market_coins=1)

    def depths(self, pack: Components, sizes: Mapping[str, int]) -> Mapping[str, tuple[int, int]]:
        return {SHIELINGS[0]: (0, 3)}

    def tiles_left_out(self, pack: Components) -> Sequence[str]:
        return ("brora",)

    def lasting_tiles(self) -> Sequence[str]:
        return (CAIRN,)

    def stopovers(self) -> Sequence[str]:
        return (HOSTEL,)

    def skipped_tiles(self, pack: Components) -> Sequence[str]:
        return SHIELINGS

    def effects(self) -> Sequence[EffectKind]:
        return (EffectKind(Cheer, cheer, "cheer").valued(((OTHER, 60),), wake=20),)

    def pieces(self) -> Sequence[RondelPiece]:
        return (Walker(),)

    def main_actions(self) -> MainActions:
        return (Resting(),)

    def free_actions(self) -> Sequence[FreeAction[GlenMore]]:
        return (Shouting(),)

    def score_lines(self) -> Sequence[str]:
        return ("cheers",)

    def final_terms(self) -> Sequence[FinalTerm]:
        return (Guests("guests"),)

    # Setup

    def parts(self, pos: GlenMore) -> Sequence[ModuleState]:
        seats = len(pos.players)
        return (Sundries([1] * seats, [0] * seats),)

    def modify_rondel(self, pos: GlenMore, spaces: list[int]) -> list[int]:
        cairn = pos.rules.number_of[CAIRN]
        walker = next(piece.code for piece in pos.rules.pieces if piece.name == "walker")
        last = [at for at, code in enumerate(spaces) if code == EMPTY][-3:]  # tiles further back stay there
        between = [code for code in spaces[last[0] : last[-1]] if code != EMPTY]
        return [*spaces[: last[0]], *between, walker, cairn, cairn, *spaces[last[-1] + 1 :]]

    def setup_steps(self, pos: GlenMore) -> Frames:
        return [DrawSecret(seat) for seat in range(len(pos.players))]

    # The rondel

    def why_not_stop(self, pos: GlenMore, seat: int, tile: int) -> Reason | None:
        if pos.rules.ids[tile] not in SHIELINGS:
            return None
        return Reason("not-for-you") if sundries(pos).tokens[seat] > 4 else None

    def why_not_take(self, pos: GlenMore, seat: int, tile: int) -> Reason | None:
        return Reason("not-for-you") if pos.rules.river[tile] and sundries(pos).tokens[seat] > 7 else None

    def on_turn_begin(self, pos: GlenMore, seat: int) -> Frames:
        return (Thanks(seat),) if seat in on_cairn(pos) else ()

    def modify_free_actions(self, pos: GlenMore, seat: int, free_actions: FreeActions) -> FreeActions:
        return tuple(
            [each for each in free_actions if sundries(pos).tokens[seat] or not isinstance(each, Shouting)]
        )

    def on_passing(self, pos: GlenMore, code: int, space: int) -> Frames:
        if pos.rondel[space] != pos.rules.number_of[CAIRN]:
            return ()
        if 0 <= PAWN - code < len(pos.players):
            return (Tolling(PAWN - code),)
        add_stones(pos, 1, "passing")
        return ()

    def on_stopped(self, pos: GlenMore, code: int, space: int) -> Frames:
        sundries(pos).stops += 1
        return ()

    def on_laid(self, pos: GlenMore, tile: int, space: int) -> Frames:
        if pos.rules.ids[tile] == SHIELINGS[0]:
            for seat in range(len(pos.players)):
                give_tokens(pos, seat, 1, "laid")
        return ()

    def keeps_discard(self, pos: GlenMore, tile: int, cause: str, seat: int) -> bool:
        if cause != PASSED or seat == NOBODY:
            return False
        sundries(pos).kept += (tile,)
        pos.emit("kept", [("kept", 1, cause)], tile=pos.rules.ids[tile])
        return True

    def on_discarded(self, pos: GlenMore, tile: int, cause: str, seat: int) -> Frames:
        return (Thanks(seat),) if seat != NOBODY and cause != PASSED else ()

    def other_discards(self, pos: GlenMore) -> Sequence[int]:
        return sundries(pos).kept

    def why_not_retrieve(self, pos: GlenMore, seat: int, tile: int) -> Reason | None:
        return Reason("not-for-you") if pos.rules.ids[tile] in SHIELINGS else None

    def on_retrieved(self, pos: GlenMore, seat: int, tile: int) -> Frames:
        part = sundries(pos)
        if tile in part.kept:
            part.kept = tuple([other for other in part.kept if other != tile])
            pos.emit("kept", [("kept", -1, "retrieved")], tile=pos.rules.ids[tile])
        return ()

    # Prices

    def tile_lines(self, pos: GlenMore, seat: int) -> PriceLines:
        toll = PriceLine(1, "toll", next_to(pos, seat))
        return {tile: (toll,) for tile, castle in enumerate(pos.rules.castle) if castle}

    def road_lines(self, pos: GlenMore, seat: int) -> PriceLines:
        return {place: (PriceLine(1, "toll"),) for place in range(1, len(pos.clans), 2)}

    def place_lines(self, pos: GlenMore, seat: int) -> PriceLines:
        toll, tiles = PriceLine(1, "toll", next_to(pos, seat)), pos.players[seat].tiles
        return {cell: (toll,) for cell in (*tiles, *edge_of(tiles)) if column_of(cell) > 2}

    def on_paid(self, pos: GlenMore, seat: int, line: PriceLine) -> Frames:
        return (Thanks(line.payee),) if line.payee != NOBODY else ()

    def modify_swaps(self, pos: GlenMore, seat: int, tile: int, count: int) -> int:
        return max(count, 1) if sundries(pos).tokens[seat] > 2 else count

    def whisky_frames(self, pos: GlenMore, seat: int, count: int, why: str, distilled: bool) -> Frames | None:
        return [Cellar(seat, why) for _ in range(count)] if distilled else None

    def on_brewed(self, pos: GlenMore, seat: int, count: int, why: str) -> Frames:
        if count < 0:
            add_stones(pos, 1, "brewed")
        return ()

    # The territory

    def modify_standing(self, pos: GlenMore, seat: int, cells: list[int]) -> list[int]:
        return cells if VILLAGE in cells or not sundries(pos).tokens[seat] else [*cells, VILLAGE]

    def on_placed(self, pos: GlenMore, seat: int, tile: int, cell: int) -> Frames:
        if pos.rules.ids[tile] not in SHIELINGS:
            return ()
        sundries(pos).guests += ((seat, cell, next_to(pos, seat)),)
        pos.emit("guest", seat=next_to(pos, seat))
        return (Reacting(next_to(pos, seat), seat),)

    def on_entered(self, pos: GlenMore, seat: int, cell: int, count: int) -> Frames:
        part = sundries(pos)
        part.guests = tuple([guest for guest in part.guests if guest[:2] != (seat, cell)])
        return ()

    def pieces_on(self, pos: GlenMore, seat: int, cell: int) -> Sequence[TilePiece]:
        return [TilePiece("guest", owner) for of, at, owner in sundries(pos).guests if (of, at) == (seat, cell)]

    def why_not_remove(self, pos: GlenMore, seat: int, cell: int) -> Reason | None:
        return Reason("guest-there") if self.pieces_on(pos, seat, cell) else None

    def on_removed(self, pos: GlenMore, seat: int, cell: int, tile: int) -> Frames:
        give_tokens(pos, seat, 1, "removed")
        return ()

    def on_person_taken(self, pos: GlenMore, seat: int, tile: int) -> Frames:
        return (Voting((-1,) * len(pos.players)),)

    def on_claimed(self, pos: GlenMore, seat: int, place: int) -> Frames:
        return (Thanks(seat),)

    # Activations and gains

    def modify_extra_activations(self, pos: GlenMore, seat: int, count: int) -> int:
        return count + (sundries(pos).tokens[seat] > 3)

    def on_produced(self, pos: GlenMore, seat: int, tile: int, goods: tuple[int, ...]) -> Frames:
        return (Reacting(next_to(pos, seat), seat),) if sum(goods) > 1 else ()

    def on_points_scored(self, pos: GlenMore, seat: int, points: int, why: str, category: str) -> Frames:
        if points > 5:
            give_tokens(pos, next_to(pos, seat), 1, "points")
        return ()

    # The end of a turn

    def last_offers(self, pos: GlenMore, seat: int) -> Frames:
        return (Parting(seat),) if sundries(pos).tokens[seat] else ()

    def on_lapsing(self, pos: GlenMore, seat: int, points: int) -> Frames:
        add_stones(pos, points, "lapsed")
        return ()

    # Scorings

    def modify_count(self, pos: GlenMore, seat: int, category: str, amount: int) -> int:
        guests = [guest for guest in sundries(pos).guests if guest[2] == seat]
        return amount + len(guests) if category == "persons" else amount

    def modify_scoring_table(self, pos: GlenMore, seat: int, category: str, table: Differences) -> Differences:
        return replace(table, vp=(0, 0, 1)) if category == "persons" else table

    def on_scoring_end(self, pos: GlenMore, number: int) -> Frames:
        return (Gust(),)

    def on_game_end(self, pos: GlenMore) -> Frames:
        return (TakePile(),)

    def modify_coin_lines(self, pos: GlenMore, seat: int, lines: list[CoinLine]) -> list[CoinLine]:
        return lines if sundries(pos).tokens[seat] < 6 else [(count, 0, told) for count, _, told in lines]

    def on_reckoning_end(self, pos: GlenMore) -> Frames:
        return (ShowNumbers(),)

    # Views

    def view_facts(self, pos: GlenMore, seat: int | None) -> Mapping[str, Json]:
        return {"everything": {"own": None if seat is None else sundries(pos).secrets[seat]}}

    def notes(self, pos: GlenMore) -> Sequence[Text]:
        return (Text("note-stones", count=sundries(pos).stones),)

    def own_notes(self, pos: GlenMore, seat: int) -> Sequence[Text]:
        return (Text("note-secret", number=sundries(pos).secrets[seat]),)

    def imagine(self, pos: GlenMore, seat: int | None, dealer: Dealer) -> GlenMore:
        part = sundries(pos)
        for other in range(len(pos.players)):
            if other != seat:
                part.secrets[other] = dealer.deal("imagined", [(number, 1) for number in range(NUMBERS)])
        pos.stack = [self._other_votes(frame, seat, dealer) for frame in pos.stack]
        return pos

    def _other_votes(self, frame: Frame[Any], seat: int | None, dealer: Dealer) -> Frame[Any]:
        if not isinstance(frame, Voting):
            return frame
        votes = [
            vote if at == seat or vote < 0 else dealer.deal("imagined", [(0, 1), (1, 1)])
            for at, vote in enumerate(frame.votes)
        ]
        return Voting(tuple(votes))

    def stocks(self, pos: GlenMore) -> Mapping[str, int]:
        part = sundries(pos)
        tokens = {f"tokens-{seat}": count for seat, count in enumerate(part.tokens)}
        return {"stones": part.stones, "kept": len(part.kept), **tokens}

    # Bots

    def estimate(self, pos: GlenMore, seat: int, coins: int) -> int:
        return 60 * sundries(pos).tokens[seat]

    def pending_gifts(self, pos: GlenMore, seat: int, frame: Frame[GlenMore]) -> Gift:
        return ((WHISKY, 1),) if isinstance(frame, Cellar) else ()

    def estimate_turn(self, pos: GlenMore, seat: int) -> int:
        return 10 * sundries(pos).tokens[seat]

    def modify_movement_worth(self, pos: GlenMore, seat: int, worth: int) -> int:
        return worth + 5
