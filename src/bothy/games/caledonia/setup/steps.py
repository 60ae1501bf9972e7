"""Set-up: the map, contracts, the first player and clans (C3, C4). Modules add their steps in between."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any

from bothy.games.caledonia.actions.contracts import contract_to
from bothy.games.caledonia.hooks import Hooks
from bothy.games.caledonia.map.grid import MODULES
from bothy.games.caledonia.module import CONTRACTS, CORNERS, LAND, ROUNDS
from bothy.games.caledonia.pack.types.goods import GOODS
from bothy.games.caledonia.pack.types.piece import Piece
from bothy.games.caledonia.pack.types.tiles import Clan, Port, ScoringTile
from bothy.games.caledonia.position import Caledonia
from bothy.games.caledonia.setup.first_workers import FirstWorkers, steps_at
from bothy.kernel import Action, Draw, Frame, Outcome, Reason, Step, Text, value
from bothy.kernel.event import Line


def opening(pos: Caledonia, layout: str) -> list[Frame[Any]]:
    """Returns the set-up before clans are chosen; without a layout the sides not named are drawn (C3.1)."""
    frames: list[Frame[Any]] = []
    if not layout:
        for module, sides in enumerate(pos.rules.sides):
            frames.append(LaySide(module) if len(sides) == 1 else DrawSide(module))
    for place in (CORNERS, ROUNDS, LAND):
        frames += steps_at(pos, place)
    frames += [contract_to(pos, place) for place in range(pos.rules.open_boxes)]
    return [*frames, *steps_at(pos, CONTRACTS), DrawFirstPlayer()]


def in_play(hooks: Hooks, rows: Sequence[Piece]) -> tuple[int, ...]:
    """Returns the clans, tiles or sides that may be drawn: those not in every box only if a module allows them."""
    found = []
    for number, row in enumerate(rows):
        drawn = not (isinstance(row, Clan | Port | ScoringTile) and row.kickstarter)
        for hook in hooks.modify_drawn:
            drawn = hook(row, drawn)
        if drawn:
            found.append(number)
    return tuple(found)


@value
class DrawSide(Draw[Caledonia]):
    """A side of a map module (C3.1)."""

    module: int

    def place(self, pos: Caledonia) -> str:
        return f"side.{MODULES[self.module]}"

    def outcomes(self, pos: Caledonia) -> Sequence[tuple[Outcome, int]]:
        sides = [pos.rules.pack.sides[number].id for number in pos.rules.drawn_sides]
        return [(side, 1) for side in sides if side in pos.rules.sides[self.module]]

    def dealt(self, pos: Caledonia, outcome: Outcome) -> None:
        pos.rules.lay(pos, pos.layout + outcome)
        pos.emit("side", side=outcome)


@value
class LaySide(Step[Caledonia]):
    """Lays a side that the table has named, among others that are drawn (I7.3)."""

    module: int

    def run(self, pos: Caledonia) -> None:
        pos.rules.lay(pos, pos.layout + pos.rules.sides[self.module][0])


@value
class DrawFirstPlayer(Draw[Caledonia]):
    """The first player; turns run clockwise from there (C3.5)."""

    def place(self, pos: Caledonia) -> str:
        return "first-player"

    def outcomes(self, pos: Caledonia) -> Sequence[tuple[Outcome, int]]:
        return [(seat, 1) for seat in pos.rules.people]

    def dealt(self, pos: Caledonia, outcome: Outcome) -> None:
        people = pos.rules.people
        at = people.index(outcome)
        pos.order = with_the_rest(pos, (*people[at:], *people[:at]))
        pos.emit("first-player", seat=outcome)
        steps: Sequence[Frame[Any]] = clan_choice(pos)
        for hook in pos.rules.hooks.modify_clan_setup:
            steps = hook(pos, steps)
        pos.push(*steps)


def with_the_rest(pos: Caledonia, people: tuple[int, ...]) -> tuple[int, ...]:
    """Returns a turn order of people, followed by the seats without a person."""
    return (*people, *[seat for seat in range(pos.rules.seats) if seat not in people])


def clan_choice(pos: Caledonia) -> list[Frame[Caledonia]]:
    """Returns the steps of choosing clans in reverse turn order from those drawn (C4.1, C4.2)."""
    return [*[DrawClan() for _ in range(pos.rules.offered)], *choices(pos), FirstWorkers()]


def choices(pos: Caledonia) -> list[Frame[Caledonia]]:
    """Returns each person's choice of an offer, in reverse turn order."""
    return [Choosing(seat) for seat in reversed(pos.order) if seat in pos.rules.people]


@value
class DrawClan(Draw[Caledonia]):
    """A clan to choose from; its starting tile follows (C4.1)."""

    def place(self, pos: Caledonia) -> str:
        return pos.next_in("clan")

    def outcomes(self, pos: Caledonia) -> Sequence[tuple[Outcome, int]]:
        drawn = [clan for clan, _ in pos.offers]
        return [(clan, 1) for clan in pos.rules.drawn_clans if clan not in drawn]

    def dealt(self, pos: Caledonia, outcome: Outcome) -> None:
        pos.push(DrawStartingTile(outcome))


@value
class DrawStartingTile(Draw[Caledonia]):
    """A starting tile, joined to a clan or (clan -1) alone."""

    clan: int

    def place(self, pos: Caledonia) -> str:
        return pos.next_in("starting-tile")

    def outcomes(self, pos: Caledonia) -> Sequence[tuple[Outcome, int]]:
        drawn = [tile for _, tile in pos.offers]
        return [(tile, 1) for tile in pos.rules.drawn_starting_tiles if tile not in drawn]

    def dealt(self, pos: Caledonia, outcome: Outcome) -> None:
        pos.offers += ((self.clan, outcome),)
        pos.emit("offer", clan=offer_name(pos, self.clan), tile=pos.rules.pack.starting_tiles[outcome].id)


def offer_name(pos: Caledonia, clan: int) -> str:
    """Returns the id of a clan, or `none`."""
    return pos.rules.pack.clans[clan].id if clan >= 0 else "none"


@value
class ChooseClan(Action):
    """Take a clan with its starting tile."""

    clan: str
    tile: str


@value
class Choosing(Frame[Caledonia]):
    """The choice of one of the pairs; its money and goods come at once (C4.2, C4.3)."""

    takes = (ChooseClan,)
    seat: int

    def ask(self, pos: Caledonia, seat: int) -> Text:
        return Text("ask-choosing" if any(clan >= 0 for clan, _ in pos.offers) else "ask-choosing-tile")

    def candidates(self, pos: Caledonia, seat: int) -> Iterable[Action]:
        tiles = pos.rules.pack.starting_tiles
        return [ChooseClan.of(offer_name(pos, clan), tiles[tile].id) for clan, tile in pos.offers]

    def why_not(self, pos: Caledonia, seat: int, action: ChooseClan) -> Reason | None:
        return None if action in self.candidates(pos, seat) else Reason("not-offered", rule="C4.2")

    def take(self, pos: Caledonia, seat: int, action: ChooseClan) -> None:
        offers = list(self.candidates(pos, seat))
        clan, tile = pos.offers[offers.index(action)]
        pos.offers = tuple([offer for offer in pos.offers if offer != (clan, tile)])
        if clan >= 0:
            pos.emit("clan", seat=seat, clan=offer_name(pos, clan))
        found_clan(pos, seat, clan)
        start = pos.rules.pack.starting_tiles[tile]
        pos.pay(seat, start.money, "start")
        for good in range(len(GOODS)):
            pos.gain(seat, good, start.goods[good], "start")


def found_clan(pos: Caledonia, seat: int, clan: int) -> None:
    """Gives a player the clan's starting bonuses (C4.3)."""
    player, rules = pos.players[seat], pos.rules
    player.clan = clan
    lines: list[Line] = []
    if clan >= 0:
        row = rules.pack.clans[clan]
        player.merchants += row.extra_merchants
        player.to_hire -= row.extra_merchants
        player.shipping = row.shipping(rules.size)
        player.boxes += row.extra_export_boxes
        lines = [
            (f"merchants-{seat}", row.extra_merchants, row.id),
            (f"to-hire-{seat}", -row.extra_merchants, row.id),
            (f"shipping-{seat}", player.shipping, row.id),
        ]
        pos.parts |= {part.name: part for part in rules.powers[clan].parts(pos, seat)}
    for hook in pos.hooks_of(seat).start_lines:
        lines += hook(pos, seat)
    if clan >= 0 or lines:
        pos.emit("clan-start", lines, seat=seat, clan=offer_name(pos, clan))


FRAMES: Sequence[type[Frame[Caledonia]]] = (
    DrawSide,
    LaySide,
    DrawFirstPlayer,
    DrawClan,
    DrawStartingTile,
    Choosing,
)
REASONS: tuple[str, ...] = ("not-offered",)
EVENTS: tuple[str, ...] = ("side", "first-player", "offer", "clan", "clan-start")
