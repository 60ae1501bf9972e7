"""Rewards on castles: look at them, keep one, and apply its effect at once (X1.9 to X1.12)."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from bothy.games.glenmore.actions.activation import (
    Activate,
    activate,
    activations_of,
    all_activations,
    any_unused,
    why_not_activate,
)
from bothy.games.glenmore.answers import DONE, Done
from bothy.games.glenmore.expansions.boats.course import Race, race, ring
from bothy.games.glenmore.expansions.boats.crew import crews
from bothy.games.glenmore.expansions.boats.rows import NAME, ROWS, ActivateAny, Reward
from bothy.games.glenmore.pack.types.effects import Score
from bothy.games.glenmore.position import GlenMore
from bothy.games.glenmore.territory.grid import CASTLE
from bothy.kernel import Action, Dealer, Draw, Frame, Outcome, Reason, Reveal, Text, value

REWARD = "reward"


@value
class KeepReward(Action):
    """Keep one of the rewards looked at."""

    reward: str


def kinds(pos: GlenMore) -> tuple[Reward, ...]:
    """Returns the kinds of reward, by number."""
    return ROWS.of(pos.rules.pack).rewards


def _river(pos: GlenMore, code: int) -> str:
    return ROWS.of(pos.rules.pack).rivers[~code].id


def undrawn(pos: GlenMore, part: Race, castles: Iterable[int]) -> list[int]:
    """Returns, by kind, how many tokens are neither taken nor known to lie on one of these castles."""
    counts = [kind.count for kind in kinds(pos)]
    for pile in (*part.taken, *[part.rewards[castle] for castle in castles]):
        for kind in pile:
            counts[kind] -= 1
    return counts


# Looking


@value
class LookAtCastle(Reveal[GlenMore]):
    """A seat's look at a castle's rewards; those not seen before are drawn now (X1.9)."""

    seat: int
    castle: int

    def run(self, pos: GlenMore) -> None:
        part = race(pos)
        drawn = bool(part.seen[self.castle])
        part.seen[self.castle] |= 1 << self.seat
        code = ring(pos)[self.castle]
        if code >= 0:
            pos.emit("looked", seat=self.seat, owner=code)
        else:
            pos.emit("looked-neutral", seat=self.seat, river=_river(pos, code))
        if not drawn:
            pos.push(*[TurnUpReward(self.seat, self.castle) for _ in range(part.left[self.castle])])


@value
class TurnUpReward(Draw[GlenMore]):
    """A face-down reward, seen only by the seat that looks."""

    seat: int
    castle: int

    def place(self, pos: GlenMore) -> str:
        return pos.next_in("reward")

    def outcomes(self, pos: GlenMore) -> Sequence[tuple[Outcome, int]]:
        counts = undrawn(pos, race(pos), range(len(race(pos).rewards)))
        return [(kind, count) for kind, count in enumerate(counts) if count]

    def dealt(self, pos: GlenMore, outcome: Outcome) -> None:
        part = race(pos)
        set_pile(part, self.castle, (*part.rewards[self.castle], outcome))

    def seen_by(self, pos: GlenMore) -> tuple[int, ...] | None:
        return (self.seat,)


def set_pile(part: Race, castle: int, pile: tuple[int, ...]) -> None:
    """Sets the rewards on a castle, in no particular order."""
    rewards = [*part.rewards[:castle], tuple(sorted(pile)), *part.rewards[castle + 1 :]]
    part.rewards = tuple(rewards)


def imagine_rewards(pos: GlenMore, seat: int | None, dealer: Dealer) -> None:
    """Redraws what others have looked at and this seat hasn't."""
    part = race(pos)
    castles = range(len(part.rewards))
    counts = undrawn(pos, part, [castle for castle in castles if part.has_seen(seat, castle)])
    for castle in castles:
        if part.seen[castle] and not part.has_seen(seat, castle):
            pile: list[int] = []
            for _ in part.rewards[castle]:
                kind = dealer.deal("imagined", [(kind, count) for kind, count in enumerate(counts) if count])
                counts[kind] -= 1
                pile.append(kind)
            set_pile(part, castle, tuple(pile))


# Keeping one


@value
class ChoosingReward(Frame[GlenMore]):
    """Choice of the reward to keep. The others go back face down (X1.9)."""

    takes = (KeepReward, Done)
    blocks_free_actions = True
    seat: int
    castle: int

    def ask(self, pos: GlenMore, seat: int) -> Text:
        code = ring(pos)[self.castle]
        if code >= 0:
            return Text("ask-choosing-reward", owner=code)
        return Text("ask-choosing-reward-neutral", river=_river(pos, code))

    def candidates(self, pos: GlenMore, seat: int) -> Iterable[Action]:
        return [*[KeepReward.of(kind.id) for kind in kinds(pos)], DONE]

    def why_not(self, pos: GlenMore, seat: int, action: KeepReward | Done) -> Reason | None:
        if isinstance(action, Done):
            return None
        lying = [kinds(pos)[kind].id for kind in race(pos).rewards[self.castle]]
        return None if action.reward in lying else Reason("reward-not-there", rule="X1.9")

    def options(self, pos: GlenMore, seat: int) -> list[Action]:
        lying = [kinds(pos)[kind].id for kind in race(pos).rewards[self.castle]]
        return [*[KeepReward.of(id_) for id_ in dict.fromkeys(lying)], DONE]

    def take(self, pos: GlenMore, seat: int, action: KeepReward | Done) -> None:
        if isinstance(action, KeepReward):
            kind = [each.id for each in kinds(pos)].index(action.reward)
            pos.push(TakeReward(seat, self.castle, kind))


@value
class TakeReward(Reveal[GlenMore]):
    """Step that shows a reward to all and applies its effect at once (X1.10)."""

    seat: int
    castle: int
    kind: int

    def run(self, pos: GlenMore) -> None:
        take_reward(pos, self.seat, self.castle, self.kind)


def take_reward(pos: GlenMore, seat: int, castle: int, number: int) -> None:
    """Gives a seat a reward from a castle, with its effect."""
    part, kind = race(pos), kinds(pos)[number]
    pile = list(part.rewards[castle])
    pile.remove(number)
    set_pile(part, castle, tuple(pile))
    part.left[castle] -= 1
    part.taken = tuple([(*own, number) if at == seat else own for at, own in enumerate(part.taken)])
    lines = [("rewards", -1, REWARD), (f"rewards-{seat}", 1, REWARD)]
    pos.emit(REWARD, lines, seat=seat, reward=kind.id)
    pos.push(*[frame for crew in crews(pos) for frame in crew.rewarded(pos, seat, castle)])
    if isinstance(kind.effect, Score):
        pos.score(seat, kind.effect.points, REWARD, pos.rules.scores.index(NAME))
    else:
        pos.rules.perform(pos, seat, CASTLE, kind.effect, REWARD)


# One activation, near or far


@value
class FarActivation(Frame[GlenMore]):
    """Choice of the tile that the reward activates (X1.12)."""

    takes = (Activate, Done)
    seat: int

    def seats_to_act(self, pos: GlenMore) -> Sequence[int]:
        return (self.seat,) if any_unused(pos, self.seat, pos.players[self.seat].tiles) else ()

    def candidates(self, pos: GlenMore, seat: int) -> Iterable[Action]:
        return [*all_activations(pos, seat), DONE]

    def why_not(self, pos: GlenMore, seat: int, action: Activate | Done) -> Reason | None:
        if isinstance(action, Done):
            return None
        return why_not_activate(pos, seat, pos.cell_of(seat, action.tile), action.deal - 1)

    def options(self, pos: GlenMore, seat: int) -> list[Action]:
        return [*activations_of(pos, seat, pos.players[seat].tiles), DONE]

    def take(self, pos: GlenMore, seat: int, action: Activate | Done) -> None:
        if isinstance(action, Activate):
            activate(pos, seat, action)


def grant_far_activation(pos: GlenMore, seat: int, cell: int, effect: ActivateAny, why: str) -> None:
    """Grants activations of own tiles, one after another."""
    pos.push(*[FarActivation(seat) for _ in range(effect.count)])


FRAMES: Sequence[type[Frame[GlenMore]]] = (
    LookAtCastle,
    TurnUpReward,
    ChoosingReward,
    TakeReward,
    FarActivation,
)
