"""The solo game: closed land, prices moved by dice, a contract removed, ladders instead of ranks (C22)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from bothy.games.caledonia.module import LAND, Module
from bothy.games.caledonia.pack.types.goods import GOODS
from bothy.games.caledonia.pack.types.scoring import EXPORTS, SETTLEMENTS
from bothy.games.caledonia.pack.types.solo import ResultBand
from bothy.games.caledonia.position import EMPTY, Caledonia
from bothy.games.caledonia.rounds import MerchantsReturn, Refill
from bothy.games.caledonia.scoring.scores import final_scores, links_of
from bothy.kernel import Draw, Frame, Json, Options, Outcome, Registry, ScoreLine, Step, Text, value


def solo_steps(pos: Caledonia, good: int, rolled: int) -> int:
    """Returns how far a price moves: low prices rise, high ones fall, the die decides for medium ones (C22.7)."""
    step = pos.prices[good]
    low, _medium, high = pos.rules.pack.price_bands
    if step <= low.last:
        return abs(rolled)
    return -abs(rolled) if step >= high.first else rolled


@value
class RollPrice(Draw[Caledonia]):
    """The price die; the goods die follows."""

    moved: "tuple[int, ...]"

    def place(self, pos: Caledonia) -> str:
        return pos.next_in(f"price-die.{pos.round}")

    def outcomes(self, pos: Caledonia) -> Sequence[tuple[Outcome, int]]:
        return [(face.steps, 1) for face in pos.rules.pack.price_faces]

    def dealt(self, pos: Caledonia, outcome: Outcome) -> None:
        pos.emit("rolled-price", steps=outcome)
        pos.push(RollGood(self.moved, outcome))


@value
class RollGood(Draw[Caledonia]):
    """The goods die, rolled again if the good has already changed (C22.6)."""

    moved: "tuple[int, ...]"
    steps: int

    def place(self, pos: Caledonia) -> str:
        return pos.next_in(f"goods-die.{pos.round}")

    def outcomes(self, pos: Caledonia) -> Sequence[tuple[Outcome, int]]:
        return [(good, 1) for good in pos.rules.pack.goods_die.faces]

    def dealt(self, pos: Caledonia, outcome: Outcome) -> None:
        pos.emit("rolled-good", good=GOODS[outcome])
        if outcome in self.moved:
            pos.push(self)
            return
        pos.move_price(outcome, solo_steps(pos, outcome, self.steps))
        moved = (*self.moved, outcome)
        if len(moved) < pos.rules.pack.solo.prices_moved:
            pos.push(RollPrice(moved))
        else:
            pos.push(Refill(), RemoveContract(self.steps))


@value
class RemoveContract(Step[Caledonia]):
    """Removes a contract from the game, at the place named by the price die of the third valid roll (C22.9)."""

    steps: int

    def run(self, pos: Caledonia) -> None:
        place = next(face.box for face in pos.rules.pack.price_faces if face.steps == self.steps)
        contract = pos.open[place]
        if contract >= 0:
            pos.open[place] = -1
            pos.emit("removed", [("open", -1, "removed")], contract=contract)


@value
class NeutralWorkers(Step[Caledonia]):
    """Closes every active land hex of £1 (C22.2)."""

    def run(self, pos: Caledonia) -> None:
        cost = pos.rules.pack.solo.blocked_land_cost
        for hex_ in pos.board.land:
            if pos.board.land_cost[hex_] == cost:
                pos.block(hex_)


def bands(pos: Caledonia) -> tuple[ResultBand, ResultBand | None, int]:
    """Returns a result's band, the next one, and the points missing for it (C22.14)."""
    total = sum(final_scores(pos)[0].values())
    rows = pos.rules.pack.result_bands
    reached = len([row for row in rows if total >= row.from_vp])
    following = rows[reached] if reached < len(rows) else None
    return rows[reached - 1], following, 0 if following is None else following.from_vp - total


class Solo(Module):
    """The game for one: ladders instead of ranks, dice instead of rivals."""

    def __init__(self) -> None:
        super().__init__(
            "solo",
            registry=Registry(
                frames=[RollPrice, RollGood, RemoveContract, NeutralWorkers],
                events=["rolled-price", "rolled-good", "removed"],
            ),
        )

    def at_table(self, options: Options, seats: int) -> bool:
        return seats == 1

    def setup_steps(self, pos: Caledonia, place: str) -> Sequence[Frame[Any]]:
        if place != LAND:
            return ()
        pos.open.append(EMPTY)  # one more place than is filled at first (C22.4)
        return (NeutralWorkers(),)

    def modify_preparation(self, pos: Caledonia, steps: Sequence[Frame[Any]]) -> Sequence[Frame[Any]]:
        """Returns the market phase, a refill, and the removal of a contract (C22.5 to C22.9)."""
        return (MerchantsReturn(), RollPrice(()))

    def modify_pass_bonus(self, pos: Caledonia, place: int, money: int) -> int:
        return pos.rules.pack.solo.pass_bonus

    def modify_place_points(self, pos: Caledonia, of: str, counts: Sequence[int], points: list[int]) -> list[int]:
        rungs = [rung.vp for rung in pos.rules.pack.rungs if rung.of == of and counts[0] >= rung.at_least]
        return [max(rungs, default=0)]

    def modify_breakdown(
        self, pos: Caledonia, seat: int, lines: dict[str, Sequence[ScoreLine]]
    ) -> dict[str, Sequence[ScoreLine]]:
        player, scores = pos.players[seat], final_scores(pos)[seat]
        counts = {EXPORTS: len(player.fulfilled), SETTLEMENTS: links_of(pos, seat)}
        own = {
            of: [ScoreLine(Text(f"breakdown-{of}-solo", count=count), scores[of])] for of, count in counts.items()
        }
        return {**lines, **own}

    def verdict_lines(self, pos: Caledonia) -> Sequence[Text]:
        reached, following, points = bands(pos)
        found = [Text("verdict-band", band=reached.id)]
        if following is not None:
            found.append(Text("verdict-next", band=following.id, points=points))
        return found

    def view_facts(self, pos: Caledonia, viewer: int | None) -> dict[str, Json]:
        return {"band": bands(pos)[0].id}
