"""The Dragon Boat Races: a race around all rivers, with hidden rewards on the castles (X1)."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Annotated, Final, TypeAlias, TypedDict

from bothy.games.glenmore.expansions.boats import rewards, rowing
from bothy.games.glenmore.expansions.boats.course import (
    HOME_LEG,
    LAST,
    Race,
    boats_at,
    castle_at,
    ends,
    length,
    new_race,
    race,
    ring,
    steps_left,
)
from bothy.games.glenmore.expansions.boats.rewards import grant_far_activation, imagine_rewards
from bothy.games.glenmore.expansions.boats.rowing import BoatsLaunched, EndRace, Rowing
from bothy.games.glenmore.expansions.boats.rows import NAME, RACE_START, ROWS, ActivateAny, Boats, sets
from bothy.games.glenmore.expansions.chronicles.chronicle import GROUP, Chronicle
from bothy.games.glenmore.hook_types import CoinLine, EffectKind, TilePiece
from bothy.games.glenmore.module import Frames
from bothy.games.glenmore.pack.types import Components, components
from bothy.games.glenmore.position import GlenMore
from bothy.games.glenmore.rondel.ring import PAWN
from bothy.kernel import Dealer, FreeAction, ModuleState, Option, Reason, Registry, Text
from bothy.kernel.features import Arguments

EVENTS: Final = (
    "boats-launched", "race-opened", "rowed", "rowed-neutral", "looked", "looked-neutral", "reward",
    "boat-home", "boat-last",
)  # fmt: skip
REASONS: Final = ("race-not-open", "race-over-for-you", "row-later", "reward-not-there", "boat-there")
COINS_LAST: Final = "breakdown-coins-last"

River: TypeAlias = int | str
"""Its owner, or the name of a neutral one."""


class Boat(TypedDict):
    """A seat's boat."""

    river: int
    """Which of the four."""
    cell: int
    left: int
    """Steps left to home."""
    place: int
    """Its finishing place; 0 while racing, 4 with a Last card."""


class CastleRewards(TypedDict):
    """The rewards on a castle: how many, and which if the seat has looked."""

    left: int
    known: list[str] | None


class RaceView(TypedDict):
    """The race."""

    open: bool
    rivers: list[River]
    ends: list[Annotated[list[int], tuple[int, int, int]]]
    """Right end, castle and left end of each river."""
    length: int
    boats: list[Boat]
    rewards: list[CastleRewards]
    taken: list[list[str]]


class BoatsFacts(TypedDict):
    """The chronicle's part of the view."""

    boats: RaceView


class DragonBoats(Chronicle):
    """Boats on the river."""

    def __init__(self) -> None:
        super().__init__(
            Option(NAME, (False, True), False, group=GROUP),
            ROWS,
            sets,
            Registry(
                frames=[*rewards.FRAMES, *rowing.FRAMES],
                free_actions=[Rowing],
                parts=[Race],
                events=EVENTS,
                reasons=REASONS,
            ),
        )

    # Components and setup

    def depths(self, pack: Components, sizes: Mapping[str, int]) -> Mapping[str, tuple[int, int]]:
        """Returns the upper third of its stack for the race start (X1.3)."""
        stack = pack.tile(RACE_START).stack
        return {RACE_START: (0, sizes[stack] // 3 - 1)}

    def effects(self) -> Sequence[EffectKind]:
        return (EffectKind(ActivateAny, grant_far_activation, "far-tile", True),)

    def free_actions(self) -> Sequence[FreeAction[GlenMore]]:
        return (Rowing(),)

    def score_lines(self) -> Sequence[str]:
        return (NAME,)

    def parts(self, pos: GlenMore) -> Sequence[ModuleState]:
        return (new_race(pos),)

    def setup_steps(self, pos: GlenMore) -> Frames:
        return (BoatsLaunched(),)

    def arguments(self) -> Arguments:
        return {**super().arguments(), "reward": [reward.id for reward in ROWS.of(components()).rewards]}

    def faults(self, pack: Components) -> Sequence[str]:
        rows = ROWS.of(pack)
        return [*count_faults(rows), *tile_faults(rows)]

    # The rondel

    def on_passing(self, pos: GlenMore, code: int, space: int) -> Frames:
        """Opens the race once a player's pawn passes its start; no other piece does (X1.4)."""
        part = race(pos)
        if part.opened or pos.rondel[space] != pos.rules.number_of[RACE_START]:
            return ()
        if 0 <= PAWN - code < len(pos.players):
            part.opened = True
            pos.emit("race-opened", seat=PAWN - code)
        return ()

    # Territories

    def pieces_on(self, pos: GlenMore, seat: int, cell: int) -> Sequence[TilePiece]:
        return [TilePiece("boat", owner) for owner in boats_at(pos, ring(pos).index(seat), cell)]

    def why_not_remove(self, pos: GlenMore, seat: int, cell: int) -> Reason | None:
        return Reason("boat-there", rule="X1.14") if self.pieces_on(pos, seat, cell) else None

    # The end

    def on_game_end(self, pos: GlenMore) -> Frames:
        return (EndRace(),)

    def modify_coin_lines(self, pos: GlenMore, seat: int, lines: list[CoinLine]) -> list[CoinLine]:
        """Makes the last player's coins score nothing; Armadale Castle applies afterwards (X1.8)."""
        if race(pos).places[seat] != LAST:
            return lines
        return [(count, 0, COINS_LAST) for count, _, _ in lines]

    # Views

    def view_facts(self, pos: GlenMore, seat: int | None) -> BoatsFacts:
        part, ids = race(pos), [kind.id for kind in rewards.kinds(pos)]
        rivers = [code if code >= 0 else ROWS.of(pos.rules.pack).rivers[~code].id for code in ring(pos)]
        piles = [
            [ids[kind] for kind in pile] if part.has_seen(seat, castle) else None
            for castle, pile in enumerate(part.rewards)
        ]
        taken = [[ids[kind] for kind in pile] for pile in part.taken]
        boats: list[Boat] = [
            {
                "river": castle_at(pos, owner, part.legs[owner]),
                "cell": part.cells[owner],
                "left": steps,
                "place": part.places[owner],
            }
            for owner, steps in enumerate(steps_left(pos))
        ]
        return {
            NAME: {
                "open": part.opened,
                "rivers": rivers,
                "ends": [list(ends(pos, code)) for code in ring(pos)],
                "length": length(pos),
                "boats": boats,
                "rewards": [{"left": left, "known": pile} for left, pile in zip(part.left, piles, strict=True)],
                "taken": taken,
            }
        }

    def notes(self, pos: GlenMore) -> Sequence[Text]:
        part, ids = race(pos), [kind.id for kind in rewards.kinds(pos)]
        found = [Text("note-race-open" if part.opened else "note-race-waits")]
        found += [_boat_note(pos, seat, steps) for seat, steps in enumerate(steps_left(pos))]
        for castle, code in enumerate(ring(pos)):
            if code >= 0:
                found.append(Text("note-castle", owner=code, count=part.left[castle]))
            else:
                river = ROWS.of(pos.rules.pack).rivers[~code]
                note = Text(
                    "note-castle-neutral",
                    river=river.id,
                    length=river.length,
                    space=river.castle,
                    count=part.left[castle],
                )
                found.append(note)
        for seat, pile in enumerate(part.taken):
            if pile:
                found.append(Text("note-rewards-taken", seat=seat, reward=tuple([ids[kind] for kind in pile])))
        return found

    def own_notes(self, pos: GlenMore, seat: int) -> Sequence[Text]:
        part, ids, found = race(pos), [kind.id for kind in rewards.kinds(pos)], list[Text]()
        for castle, code in enumerate(ring(pos)):
            if part.has_seen(seat, castle) and part.rewards[castle]:
                pile = tuple([ids[kind] for kind in part.rewards[castle]])
                if code >= 0:
                    found.append(Text("note-seen", owner=code, reward=pile))
                else:
                    found.append(
                        Text("note-seen-neutral", river=ROWS.of(pos.rules.pack).rivers[~code].id, reward=pile)
                    )
        return found

    def imagine(self, pos: GlenMore, seat: int | None, dealer: Dealer) -> GlenMore:
        imagine_rewards(pos, seat, dealer)
        return pos

    def stocks(self, pos: GlenMore) -> Mapping[str, int]:
        part = race(pos)
        own = {f"rewards-{seat}": len(pile) for seat, pile in enumerate(part.taken)}
        return {"rewards": sum(part.left), **own}


def _boat_note(pos: GlenMore, seat: int, steps: int) -> Text:
    part = race(pos)
    if part.places[seat]:
        return Text("note-boat-done", seat=seat, place=part.places[seat])
    code = ring(pos)[castle_at(pos, seat, part.legs[seat])]
    cell = part.cells[seat]
    if code >= 0:
        return Text("note-boat", seat=seat, owner=code, tile=pos.tile_on(code, cell), steps=steps)
    river = ROWS.of(pos.rules.pack).rivers[~code].id
    return Text("note-boat-neutral", seat=seat, river=river, space=-cell, steps=steps)


def count_faults(rows: Boats) -> list[str]:
    """Checks that each castle has its rewards and that there are always four castles."""
    tokens = sum([reward.count for reward in rows.rewards])
    faults = [
        f"{course.id}: {course.players} players and {course.rivers} neutral rivers, there should be four castles"
        for course in rows.courses
        if course.players + course.rivers != HOME_LEG or course.rivers > len(rows.rivers)
    ]
    faults += [
        f"{course.id}: {HOME_LEG * course.rewards} rewards on castles, there are only {tokens}"
        for course in rows.courses
        if HOME_LEG * course.rewards > tokens
    ]
    if [card.place for card in rows.cards] != [1, 2, 3]:
        faults.append("race cards: there should be one for each of the places 1, 2 and 3")
    return faults


def tile_faults(rows: Boats) -> list[str]:
    """Checks that the race start can only be passed."""
    start = [tile for tile in rows.tiles if tile.id == RACE_START]
    if len(start) != 1 or not start[0].protected:
        return ["the race start should be one tile that may only be passed"]
    return []
