"""The Train action: move, pay the trains met, deliver, take the bonus (I13, I17)."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import ClassVar

from bothy.games.caledonia.actions.action_rule import ActionRule
from bothy.games.caledonia.expansions.industria.trains.delivering import Delivering
from bothy.games.caledonia.expansions.industria.trains.moves import (
    can_deliver_after,
    open_paths,
    open_ways,
    pay_fees,
    uses_tunnel,
    ways_to_deliver,
    why_not_deliver,
    why_not_end,
    why_not_go,
)
from bothy.games.caledonia.expansions.industria.trains.network import network_of
from bothy.games.caledonia.expansions.industria.trains.part import NOWHERE, Railway, grant
from bothy.games.caledonia.expansions.industria.trains.setup import MINI, TRAIN, has_minis
from bothy.games.caledonia.position import Caledonia
from bothy.kernel import Action, Frame, Reason, value


@value
class RunTrain(Action):
    """Move the train this way and deliver at its end (R-I33)."""

    path: "tuple[str, ...]"


@value
class RunMiniTrain(Action):
    """Move the mini-train this way."""

    path: "tuple[str, ...]"


def _places(pos: Caledonia, path: tuple[str, ...]) -> tuple[int, ...]:
    """Returns the places of a way, NOWHERE for unknown names."""
    number = network_of(pos).number
    return tuple([number.get(name, NOWHERE) for name in path])


def _names(pos: Caledonia, path: Sequence[int]) -> tuple[str, ...]:
    names = network_of(pos).names
    return tuple([names[place] for place in path])


def _why_not_train(pos: Caledonia, seat: int, path: tuple[int, ...]) -> Reason | None:
    """Returns the reason the train can't go this way, the mini-train's move aside, or None."""
    part = pos.part(Railway)
    reason = why_not_go(pos, seat, part.trains[seat], path)
    if reason is None and has_minis(pos):
        reason = why_not_end(pos, seat, path[-1], part.minis[seat])
    return reason or why_not_deliver(pos, seat, path[-1]) or _why_not_after(pos, seat, path, path[-1])


def _why_not_after(pos: Caledonia, seat: int, path: tuple[int, ...], place: int) -> Reason | None:
    """Returns the reason the train couldn't deliver at a place after the fees of a way, or None."""
    left = can_deliver_after(pos, seat, path, place)
    return None if left else Reason("train-could-not-deliver", rule="I13.4")


def _why_not_mini(pos: Caledonia, seat: int, path: tuple[int, ...]) -> Reason | None:
    """Returns the reason the mini-train can't go this way, the train's move aside, or None."""
    part = pos.part(Railway)
    reason = why_not_go(pos, seat, part.minis[seat], path)
    return reason or why_not_end(pos, seat, path[-1], part.trains[seat])


def _go(pos: Caledonia, seat: int, train: str, path: tuple[int, ...], earned: bool) -> bool:
    """Moves a train and pays those it meets; returns whether a tunnel has earned a further action (R-I5)."""
    part = pos.part(Railway)
    trains = part.trains if train == TRAIN else part.minis
    start = trains[seat]
    pos.emit("train-moved", seat=seat, train=train, path=_names(pos, path))
    pay_fees(pos, seat, path)
    trains[seat] = path[-1]
    tunnel = uses_tunnel(pos, start, path)
    if tunnel and not earned:
        grant(pos, seat, 1, 0, "tunnel")  # I13.9
    return tunnel or earned


def _after(pos: Caledonia, seat: int, train: str, path: tuple[int, ...]) -> Caledonia:
    """Returns the position after that train's move, to test the other one's."""
    after = pos.copy()
    _go(after, seat, train, path, False)
    return after


class RunningTrains(ActionRule):
    """Once per round, the train; with a mini-train both move, in either order, before the delivery."""

    name = "running-trains"
    takes: ClassVar[tuple[type[Action], ...]] = (RunTrain, RunMiniTrain)

    def candidates(self, pos: Caledonia, seat: int) -> Iterable[Action]:
        part = pos.part(Railway)
        if part.trains[seat] == NOWHERE:
            return []
        found: list[Action] = [RunTrain.of(way.names) for way in network_of(pos).ways[part.trains[seat]]]
        if has_minis(pos):
            found += [RunMiniTrain.of(way.names) for way in network_of(pos).ways[part.minis[seat]]]
        return found

    def options(self, pos: Caledonia, seat: int) -> list[Action]:
        part = pos.part(Railway)
        if part.tilted[seat] or part.trains[seat] == NOWHERE:
            return []
        ways = ways_to_deliver(pos, seat)
        if not ways:
            return []  # the usual case, without searching the train's ways
        if not has_minis(pos):
            free = open_ways(pos, seat, ways)
            return [RunTrain.of(way.names) for way in free if can_deliver_after(pos, seat, way.path, way.path[-1])]
        found: list[RunTrain | RunMiniTrain] = [RunTrain.of(way.names) for way in ways]
        found += [RunMiniTrain.of(way.names) for way in network_of(pos).ways[part.minis[seat]]]
        return [action for action in found if self.why_not(pos, seat, action) is None]

    def why_not(self, pos: Caledonia, seat: int, action: RunTrain | RunMiniTrain) -> Reason | None:
        part, path = pos.part(Railway), _places(pos, action.path)
        if part.trains[seat] == NOWHERE or (isinstance(action, RunMiniTrain) and not has_minis(pos)):
            return Reason("no-such-train", rule="I13.1")
        if part.tilted[seat]:
            return Reason("train-used", rule="I13.1")
        if isinstance(action, RunMiniTrain):
            reason = _why_not_mini(pos, seat, path)
            if reason is None and not _train_paths(_after(pos, seat, MINI, path), seat):
                reason = Reason("train-could-not-follow", rule="I17.5", train=TRAIN)
            return reason
        reason = _why_not_train(pos, seat, path)
        if reason is None and has_minis(pos) and not _mini_paths(_after(pos, seat, TRAIN, path), seat):
            reason = Reason("train-could-not-follow", rule="I17.5", train=MINI)
        return reason

    def take(self, pos: Caledonia, seat: int, action: RunTrain | RunMiniTrain) -> None:
        path = _places(pos, action.path)
        if isinstance(action, RunMiniTrain):
            pos.push(TrainFollows(seat, _go(pos, seat, MINI, path, False)))
            return
        earned = _go(pos, seat, TRAIN, path, False)
        if has_minis(pos):
            pos.push(MiniTrainFollows(seat, earned), Delivering(seat))
        else:
            pos.push(Delivering(seat))


def _train_paths(pos: Caledonia, seat: int) -> list[tuple[int, ...]]:
    part = pos.part(Railway)
    found = open_paths(pos, seat, part.trains[seat], part.minis[seat])
    found = [path for path in found if why_not_deliver(pos, seat, path[-1]) is None]
    return [path for path in found if can_deliver_after(pos, seat, path, path[-1])]


def _mini_paths(pos: Caledonia, seat: int) -> list[tuple[int, ...]]:
    """Returns the ways of the mini-train that leave enough money for the train's delivery."""
    part = pos.part(Railway)
    found = open_paths(pos, seat, part.minis[seat], part.trains[seat])
    return [path for path in found if can_deliver_after(pos, seat, path, part.trains[seat])]


@value
class MiniTrainFollows(Frame[Caledonia]):
    """Moves the mini-train after the train (I17.4)."""

    takes = (RunMiniTrain,)
    looked_past = True  # the train delivers wherever the mini-train goes
    seat: int
    earned: bool
    """True if the train went through a tunnel."""

    def candidates(self, pos: Caledonia, seat: int) -> Iterable[Action]:
        start = pos.part(Railway).minis[seat]
        return [RunMiniTrain.of(way.names) for way in network_of(pos).ways[start]]

    def why_not(self, pos: Caledonia, seat: int, action: RunMiniTrain) -> Reason | None:
        path = _places(pos, action.path)
        reason = _why_not_mini(pos, seat, path)
        return reason or _why_not_after(pos, seat, path, pos.part(Railway).trains[seat])

    def take(self, pos: Caledonia, seat: int, action: RunMiniTrain) -> None:
        _go(pos, seat, MINI, _places(pos, action.path), self.earned)


@value
class TrainFollows(Frame[Caledonia]):
    """Moves the train after the mini-train, and delivers (I17.4)."""

    takes = (RunTrain,)
    seat: int
    earned: bool
    """True if the mini-train went through a tunnel."""

    def candidates(self, pos: Caledonia, seat: int) -> Iterable[Action]:
        start = pos.part(Railway).trains[seat]
        return [RunTrain.of(way.names) for way in network_of(pos).ways[start]]

    def why_not(self, pos: Caledonia, seat: int, action: RunTrain) -> Reason | None:
        return _why_not_train(pos, seat, _places(pos, action.path))

    def take(self, pos: Caledonia, seat: int, action: RunTrain) -> None:
        _go(pos, seat, TRAIN, _places(pos, action.path), self.earned)
        pos.push(Delivering(seat))


RUNNING: RunningTrains = RunningTrains()
FRAMES: Sequence[type[Frame[Caledonia]]] = (MiniTrainFollows, TrainFollows)
REASONS: tuple[str, ...] = (
    "no-such-train",
    "train-used",
    "train-could-not-deliver",
    "train-could-not-follow",
    "train-one-or-two",
    "train-no-track",
    "train-tunnel-locked",
    "train-metropolis-locked",
    "train-back-again",
    "train-joins-own",
    "train-no-demand",
    "train-served",
)
EVENTS: tuple[str, ...] = ("train-moved", "further-action")
