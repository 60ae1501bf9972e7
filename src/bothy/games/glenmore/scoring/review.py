"""What the game says about results: tiles, cards and clans, the four scorings, size and coins, line by line."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from bothy.games.glenmore.actions.activation import ACTIVATION, TRADE
from bothy.games.glenmore.bonuses.immediate import CARD, CLAN, TILE
from bothy.games.glenmore.pack.types import RESOURCES
from bothy.games.glenmore.pack.types.effects import Produce
from bothy.games.glenmore.pack.types.tiles import STACKS
from bothy.games.glenmore.player import COINS, EFFECTS, SCORES, SIZE
from bothy.games.glenmore.position import GlenMore
from bothy.games.glenmore.scoring.scores import FINAL, Finish, Reckon, amounts, coin_lines, size_fines, table_for
from bothy.kernel import Cell, Event, Figures, Json, Review, ScoreBreakdown, ScoreLine, Stage, Text

ACTIVATED = "activated"
BRINGS: Mapping[str, tuple[tuple[str, str, str], ...]] = {
    "placed": ((TILE, "tile", "tile"),),
    "person": ((TILE, "tile", "tile"),),
    "card": ((CARD, "card", "card"),),
    "marker": ((CLAN, "clan", "clan"),),
    ACTIVATED: ((ACTIVATION, ACTIVATED, "tile"), (TRADE, ACTIVATED, "tile")),
}
"""By event: the reasons of its points, the message that describes it, and the value that names its source."""
ONGOING = ("advance", Finish.name, Reckon.name)
"""Frames of which one is on the stack until the final reckoning."""
Source = tuple[str, str, str]
"""A message, the name of its value, and the value."""


GROUNDS = {"wood": "forest", "stone": "mountain", "barley": "field", "sheep": "grassland", "cattle": "grassland"}
"""What a tile is drawn as, by the resource it produces."""


class GlenMoreReview(Review[GlenMore]):
    """Where points come from, and what to count and chart."""

    def score_breakdown(self, timeline: Sequence[Stage[GlenMore]]) -> ScoreBreakdown:
        """Returns the lines of every seat and category of a finished game."""
        pos = _scored_position(timeline)
        seats = range(len(pos.players))
        found = [{name: list[ScoreLine]() for name in pos.rules.scores} for _ in seats]
        events = [event for stage in timeline for event in stage.events]
        for seat in seats:
            for source in (SCORES[EFFECTS], *pos.rules.sources):
                found[seat][source] = _made(seat, events, source)
            found[seat][SCORES[SIZE]] = [_size(pos, seat)]
            found[seat][SCORES[COINS]] = _coins(pos, seat)
            for term in pos.rules.terms:
                made = [each for each in found[seat][term.name] if each.points]
                found[seat][term.name] = [*made, *term.lines(pos, seat)]
        for stage in timeline:
            for number in [event.values["number"] for event in stage.events if event.key == "scoring"]:
                for seat in seats:
                    for name, line in _scoring(stage.position, seat, number).items():
                        found[seat][name].append(line)
        return found

    def profile_groups(self, pos: GlenMore, seat: int) -> Mapping[str, Sequence[str]]:
        """Returns the clans in whose territories the seat has a marker, and its first tile."""
        places = pos.rules.pack.clan_board.places
        return {
            "clan": [places[at].id for at, seats in enumerate(pos.clans) if at and seat in seats],
            "tile": _first_tile(pos, seat),
        }

    def cells(self, pos: GlenMore, view: Mapping[str, Json]) -> Sequence[Cell]:
        """Returns the territories side by side, with the tiles on which Scotsmen stand as their owners'."""
        found: list[Cell] = []
        left = 0
        for seat, player in enumerate(view["players"]):
            columns = [place["at"][0] for place in player["territory"]]
            for place in player["territory"]:
                ground = _ground(pos, place["tile"])
                column, row = place["at"]
                owner = seat if place["scotsmen"] else None
                found.append(Cell(left + column - min(columns), row, ground, owner))
            left += max(columns) - min(columns) + 2
        return found

    def figures(self, view: Mapping[str, Json]) -> Figures:
        """Returns chart data: points so far, with size and coins as of now; coins, resources, tiles; prices."""
        players, last = view["players"], (SCORES[SIZE], SCORES[COINS])
        return Figures(
            seats={
                "points": [
                    sum([points for name, points in player["points"].items() if name not in last])
                    + sum([forecast[name] for name in last])
                    for player, forecast in zip(players, view["forecast"], strict=True)
                ],
                "coins": [player["coins"] for player in players],
                "resources": [
                    sum([sum(place["goods"].values()) for place in player["territory"]]) for player in players
                ],
                "whisky": [player["whisky"] for player in players],
                "tiles": [len(player["territory"]) for player in players],
            },
            table={"resource": {name: view["outlook"]["market"][name]["buy"] for name in RESOURCES}},
            phase=Text("phase-stack", stack=view["stack"]),
            scored=[sum(player["points"].values()) for player in players],
        )


def _scored_position(timeline: Sequence[Stage[GlenMore]]) -> GlenMore:
    """Returns the position right after the final reckoning; a module may later spend what was counted."""
    for stage in timeline:
        if not [frame for frame in stage.position.stack if frame.name in ONGOING]:
            return stage.position
    return timeline[-1].position


def _made(seat: int, events: Sequence[Event], category: str) -> list[ScoreLine]:
    """Returns points made during play, added up by tile, card or clan.

    A final term may share its name with a source of points; it has its own lines.
    """
    newest: dict[str, Source] = {}
    times: dict[Source, list[int]] = {}
    for event in events:
        if event.values.get("seat") != seat:
            continue
        for why, message, value in BRINGS.get(event.key, ()):
            newest[why] = (f"breakdown-{message}", value, str(event.values[value]))
        if event.key == "points" and event.values["category"] == category:
            why = str(event.values["why"])
            if why == FINAL:
                continue
            source = newest.get(why, ("breakdown-power", "why", why))
            times.setdefault(source, []).append(event.values["points"])
    lines = [
        ScoreLine(Text(message, **{name: value, "times": len(points)}), sum(points))
        for (message, name, value), points in times.items()
    ]
    return lines or [ScoreLine(Text("breakdown-nothing"), 0)]


def _scoring(pos: GlenMore, seat: int, number: int) -> dict[str, ScoreLine]:
    """Returns a seat's lead in one scoring. The amounts don't change during the rest of the step."""
    every = [amounts(pos, other) for other in range(len(pos.players))]
    found = {}
    for at, name in enumerate(pos.rules.categories):
        have, least = every[seat][at], min([own[at] for own in every])
        text = Text("breakdown-scoring", number=number, have=have, least=least)
        found[name] = ScoreLine(text, table_for(pos, seat, at).points(have - least))
    return found


def _size(pos: GlenMore, seat: int) -> ScoreLine:
    sizes = [len(player.tiles) for player in pos.players]
    text = Text("breakdown-size", tiles=sizes[seat], least=min(sizes), vp=pos.rules.tile_worth)
    return ScoreLine(text, size_fines(pos)[seat])


def _coins(pos: GlenMore, seat: int) -> list[ScoreLine]:
    """Returns the lines for coins (G19.8)."""
    return [
        ScoreLine(Text(told, count=count, vp=each), count * each) for count, each, told in coin_lines(pos, seat)
    ]


def _first_tile(pos: GlenMore, seat: int) -> list[str]:
    """Returns the oldest tile from the rondel still in the territory: `tiles` is in order of placement."""
    player = pos.players[seat]
    lowest = [player.under.get(cell, (tile,))[0] for cell, tile in player.tiles.items()]
    tiles = [pos.rules.pack.tiles[number] for number in lowest]
    return [tile.id for tile in tiles if tile.stack in STACKS][:1]


def _ground(pos: GlenMore, tile: str) -> str:
    number = pos.rules.number_of.get(tile)
    if number is None:
        return "settlement"
    found = pos.rules.pack.tiles[number]
    produced = [effect.resources for effect in found.activation if isinstance(effect, Produce)]
    made = [name for amounts in produced for name, count in zip(RESOURCES, amounts, strict=True) if count]
    return GROUNDS[made[0]] if made else "water" if found.river else "settlement"
