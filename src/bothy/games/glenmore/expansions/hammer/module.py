"""Hammer of the Scots: one more pawn on the rondel, for the holder of the England token to use (X4)."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import TypedDict

from bothy.games.glenmore.expansions.chronicles.chronicle import GROUP, Chronicle
from bothy.games.glenmore.expansions.hammer.england import (
    ENGLAND,
    FULL,
    England,
    england,
    fill,
    gain_token,
    next_price,
    prices,
    rightmost,
    take_token,
    token_lies_there,
)
from bothy.games.glenmore.expansions.hammer.english_turn import (
    DismissEnglishman,
    EnglishDiscard,
    Englishman,
    EnglishTurn,
    UseEnglishman,
)
from bothy.games.glenmore.expansions.hammer.errand import Errand, his_code
from bothy.games.glenmore.expansions.hammer.moving import (
    DiscardForCoins,
    EnglishmanArrives,
    EnglishmanLeaves,
    EnglishmanStands,
    TakeForHolder,
)
from bothy.games.glenmore.expansions.hammer.rows import NAME, ROWS, TakeToken, row_faults, sets
from bothy.games.glenmore.hook_types import NOBODY, EffectKind, PriceLine, RondelPiece
from bothy.games.glenmore.module import Frames
from bothy.games.glenmore.pack.types import Components
from bothy.games.glenmore.position import GlenMore
from bothy.games.glenmore.rondel.ring import EMPTY, PAWN
from bothy.kernel import ModuleState, Option, Registry, Text

REGISTRY: Registry = Registry(
    frames=[EnglishmanStands, EnglishTurn, EnglishmanArrives, TakeForHolder, DiscardForCoins, EnglishmanLeaves],
    parts=[England, Errand],
    actions=[UseEnglishman, EnglishDiscard, DismissEnglishman],
    events=["englishman-stands", "england-token", "england-row", "englishman-moves", "englishman-leaves"],
    reasons=[
        "englishman-own-tile",
        "englishman-beyond-end",
        "englishman-cannot-take",
        "englishman-too-dear",
        "england-row-full",
        "englishman-first",
        "englishman-moved",
    ],
)


class EnglandView(TypedDict):
    """England's token, row and piece."""

    holder: int
    """The token's holder; negative while it's under the Englishman."""
    prices: list[int]
    filled: int
    cost: int | None
    """Cost of using the Englishman; None if the row is full."""
    coins: int
    """Coins for having him discard a tile."""
    gone: bool


class HammerFacts(TypedDict):
    """The chronicle's part of the view."""

    hammer: EnglandView


class Hammer(Chronicle):
    """The Englishman, the England row and token, and four landmarks."""

    def __init__(self) -> None:
        super().__init__(
            Option(NAME, (False, True), False, seats={True: (3, 4)}, group=GROUP), ROWS, sets, REGISTRY
        )

    def effects(self) -> Sequence[EffectKind]:
        return (EffectKind(TakeToken, gain_token, ENGLAND),)

    def pieces(self) -> Sequence[RondelPiece]:
        return (Englishman(),)

    # Setup

    def parts(self, pos: GlenMore) -> Sequence[ModuleState]:
        return (England(NOBODY, ROWS.of(pos.rules.pack).row.filled),)

    def setup_steps(self, pos: GlenMore) -> Frames:
        return (EnglishmanStands(),)

    def modify_rondel(self, pos: GlenMore, spaces: list[int]) -> list[int]:
        """Puts him after the start tiles in place of the first A tile, which stays in its stack (X4.2)."""
        drawn = [at for at, code in enumerate(spaces) if code == EMPTY]
        first = drawn[len(pos.rules.stacks[0])]
        return [*spaces[:first], his_code(pos), *spaces[first + 1 :]]

    # In play

    def on_passing(self, pos: GlenMore, code: int, space: int) -> Frames:
        """Gives the token to the first player to pass him (X4.4)."""
        if token_lies_there(pos) and pos.rondel[space] == his_code(pos) and pos.rules.piece_at.get(code) is None:
            take_token(pos, PAWN - code)
        return ()

    def on_paid(self, pos: GlenMore, seat: int, line: PriceLine) -> Frames:
        if line.why == ENGLAND:
            fill(pos, 1)
        return ()

    # Views

    def view_facts(self, pos: GlenMore, seat: int | None) -> HammerFacts:
        part, cost = england(pos), next_price(pos)
        return {
            NAME: {
                "holder": part.holder,
                "prices": list(prices(pos)),
                "filled": part.filled,
                "cost": None if cost == FULL else cost,
                "coins": rightmost(pos),
                "gone": his_code(pos) not in pos.rondel,
            }
        }

    def notes(self, pos: GlenMore) -> Sequence[Text]:
        part, cost = england(pos), next_price(pos)
        found = [
            Text("note-england-full", coins=rightmost(pos))
            if cost == FULL
            else Text("note-england", cost=cost, coins=rightmost(pos))
        ]
        if his_code(pos) in pos.rondel:
            lies = token_lies_there(pos)
            found.append(Text("note-token-there") if lies else Text("note-token", seat=part.holder))
        return found

    def stocks(self, pos: GlenMore) -> Mapping[str, int]:
        return {"england-row": england(pos).filled}

    def faults(self, pack: Components) -> Sequence[str]:
        return row_faults(ROWS.of(pack))
