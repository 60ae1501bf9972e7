"""Answers that several questions share."""

from __future__ import annotations

from bothy.games.glenmore.pack.types.price import RESOURCES
from bothy.kernel import Action, value


@value
class Done(Action):
    """Decline whatever else is offered."""


@value
class Give(Action):
    """Pay with a resource from one's own tile."""

    resource: str
    tile: str


@value
class Buy(Action):
    """Buy a resource from the market and pay with it at once."""

    resource: str


DONE = Done()
BUY: tuple[Action, ...] = tuple([Buy(name) for name in RESOURCES])


def resource_named(name: str) -> int:
    """Returns a resource's number, or -1 if the name is unknown."""
    return RESOURCES.index(name) if name in RESOURCES else -1
