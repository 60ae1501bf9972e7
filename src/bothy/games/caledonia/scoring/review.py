"""What the game says about results: each category of the final scoring as lines that add up to it (C18, C19)."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence

from bothy.games.caledonia.map.grid import HEXES, column_of, hex_name, row_of
from bothy.games.caledonia.pack.types.goods import BASIC_GOODS, GOODS, PROCESSED_GOODS, RARE_IMPORTS
from bothy.games.caledonia.pack.types.land import FOREST, GRASSLAND, MOUNTAIN
from bothy.games.caledonia.pack.types.scoring import EXPORTS, SETTLEMENTS
from bothy.games.caledonia.position import Caledonia
from bothy.games.caledonia.scoring.scores import final_scores, import_values, links_of, stock_of
from bothy.kernel import Cell, Event, Figures, Json, Review, ScoreBreakdown, ScoreLine, Stage, Text

ROW_HEIGHT = 0.866
"""The height of a hex, in its widths."""
GROUNDS = ((MOUNTAIN, "mountain"), (FOREST, "forest"), (GRASSLAND, "grassland"), (0, "water"))
"""What a hex is drawn as. One with several kinds of land shows the rarest."""


class CaledoniaReview(Review[Caledonia]):
    """Where points come from, what a solo result is called, and what to count and chart."""

    def score_breakdown(self, timeline: Sequence[Stage[Caledonia]]) -> ScoreBreakdown:
        """Returns the lines of every seat and category of a finished game."""
        pos = timeline[-1].position
        scores = final_scores(pos)
        events = [event for stage in timeline for event in stage.events]
        fulfilled = [len(player.fulfilled) for player in pos.players]
        groups = [links_of(pos, seat) for seat in range(len(pos.players))]
        found = list[dict[str, Sequence[ScoreLine]]]()
        for seat, player in enumerate(pos.players):
            lines: dict[str, Sequence[ScoreLine]] = {
                "glory": _glory(pos, seat, events),
                "basic-goods": _goods(pos, seat, "basic-goods", BASIC_GOODS),
                "processed-goods": _goods(pos, seat, "processed-goods", PROCESSED_GOODS),
                "money": [_money(pos, seat, scores[seat]["money"])],
                "hops": [ScoreLine(Text("breakdown-hops", count=player.hops), scores[seat]["hops"])],
                "imports": _imports(pos, seat),
                EXPORTS: [_ranked(EXPORTS, fulfilled, seat, scores[seat][EXPORTS])],
                SETTLEMENTS: [_ranked(SETTLEMENTS, groups, seat, scores[seat][SETTLEMENTS])],
                "bid": [ScoreLine(Text("breakdown-bid", vp=player.bid), -player.bid)],
            }
            for hook in pos.hooks_of(seat).modify_breakdown:
                lines = hook(pos, seat, lines)
            found.append(lines)
        return found

    def verdict(self, pos: Caledonia) -> list[Text]:
        """Returns modules' verdicts on the result."""
        return [text for hook in pos.rules.hooks.verdict_lines for text in hook(pos)]

    def profile_groups(self, pos: Caledonia, seat: int) -> Mapping[str, Sequence[str]]:
        """Returns the seat's clan, and the sides of the map."""
        clan = pos.players[seat].clan
        clans = [pos.rules.pack.clans[clan].id] if clan >= 0 else []
        return {"clan": clans, "map": [pos.layout]}

    def cells(self, pos: Caledonia, view: Mapping[str, Json]) -> Sequence[Cell]:
        """Returns the map with its units."""
        pieces = {hex_: seat for hex_, seat, _ in view["pieces"]}
        return [
            Cell(
                x=0.75 * column_of(hex_),
                y=ROW_HEIGHT * (row_of(hex_) + column_of(hex_) % 2 / 2),
                ground=next(name for bit, name in GROUNDS if pos.board.terrain[hex_] & bit or not bit),
                seat=pieces.get(hex_name(hex_)),
                corners=6,
            )
            for hex_ in range(HEXES)
            if pos.board.active[hex_]
        ]

    def figures(self, view: Mapping[str, Json]) -> Figures:
        """Returns figures for charts: the points of a final scoring now, money, goods, contracts; and prices."""
        players = view["players"]
        return Figures(
            seats={
                "points": [sum(scores.values()) for scores in view["forecast"]],
                "money": [player["money"] for player in players],
                "goods": [sum(player["goods"].values()) for player in players],
                "contracts": [len(player["fulfilled"]) for player in players],
            },
            table={"good": {row["good"]: row["price"] for row in view["market"]}},
            phase=Text("phase-round", round=view["round"]) if view["round"] else Text("phase-setup"),
        )


def _glory(pos: Caledonia, seat: int, events: Iterable[Event]) -> list[ScoreLine]:
    """Lists glory by source: the tile of a round, or a port."""
    every, vp = pos.rules.worths["glory"]
    round_, found = 0, list[ScoreLine]()
    tiles = {tile.id for tile in pos.rules.pack.scoring_tiles}
    for event in events:
        if event.key == "round":
            round_ = event.values["round"]
        elif event.key == "glory" and event.values["seat"] == seat:
            why, glory = event.values["why"], event.values["glory"]
            text = (
                Text("breakdown-glory-tile", round=round_, tile=why)
                if why in tiles
                else Text("breakdown-glory", round=round_, why=why)
            )
            found.append(ScoreLine(text, glory // every * vp))
    return found or [ScoreLine(Text("breakdown-nothing"), 0)]


def _goods(pos: Caledonia, seat: int, worth: str, goods: Iterable[int]) -> list[ScoreLine]:
    every, vp = pos.rules.worths[worth]
    own = stock_of(pos, seat)
    found = [
        ScoreLine(Text("breakdown-goods", good=GOODS[good], count=own[good], vp=vp), own[good] // every * vp)
        for good in goods
        if own[good]
    ]
    return found or [ScoreLine(Text("breakdown-nothing"), 0)]


def _money(pos: Caledonia, seat: int, points: int) -> ScoreLine:
    every, vp = pos.rules.worths["money"]
    return ScoreLine(Text("breakdown-money", money=pos.players[seat].money, every=every, vp=vp), points)


def _imports(pos: Caledonia, seat: int) -> list[ScoreLine]:
    """Lists imports with their values: the rarer, the more (C19.7)."""
    counts, found = pos.players[seat].imports, list[ScoreLine]()
    for name, count, all_, vp in zip(RARE_IMPORTS, counts, pos.imports, import_values(pos), strict=True):
        if count:
            found.append(ScoreLine(Text("breakdown-import", good=name, count=count, all=all_, vp=vp), count * vp))
    return found or [ScoreLine(Text("breakdown-nothing"), 0)]


def _ranked(of: str, counts: Sequence[int], seat: int, points: int) -> ScoreLine:
    """Returns a place among all, alone or shared."""
    own = counts[seat]
    place = 1 + len([other for other in counts if other > own])
    return ScoreLine(Text(f"breakdown-{of}", count=own, place=place, tied=counts.count(own)), points)
