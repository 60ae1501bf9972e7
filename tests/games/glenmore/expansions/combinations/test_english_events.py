"""The Dubious Tome with Hammer of the Scots: the events of four more cards (X9.20 to X9.24)."""

from __future__ import annotations

from typing import Any

import pytest
from tests.games.glenmore.expansions.tome.histories import TomeTable
from tests.nightly import at_night

from bothy.games.glenmore.actions.activation import Activate, Activations
from bothy.games.glenmore.actions.rondel import rearmost
from bothy.games.glenmore.answers import Done
from bothy.games.glenmore.expansions.combinations import ENGLISH_EVENTS
from bothy.games.glenmore.expansions.combinations.english_events.happening import (
    PlaceFreely,
    PlacingFreely,
    SwapEnglishman,
    Swapping,
)
from bothy.games.glenmore.expansions.hammer.england import England
from bothy.games.glenmore.expansions.hammer.errand import his_code
from bothy.games.glenmore.expansions.tome.telling import UseEvent
from bothy.games.glenmore.game import GLENMORE
from bothy.table.options import Setting


class EnglishTable(TomeTable):
    """A table with both chronicles; the Englishman is behind the third pawn by default."""

    def __init__(self, seats: int = 3) -> None:
        super().__init__(seats, hammer=True)
        self.english("gap", "seat-0", "seat-1", "seat-2", "englishman", *["any"] * 9)

    def english(self, *spaces: str) -> EnglishTable:
        self.rondel(*["empty" if space == "englishman" else space for space in spaces])
        self.pos.rondel[spaces.index("englishman")] = his_code(self.pos)
        return self


@pytest.mark.rule("X9.20")
def test_the_hammers_cards_have_events_where_both_chronicles_are_in_play() -> None:
    table = EnglishTable().telling("loch-lomond", "glenfinnan-church", "glenfinnan-monument", "wades-roads")
    assert len(table.legal(UseEvent)) == 4
    alone = GLENMORE.open({"tome": True}, 3)
    assert ENGLISH_EVENTS not in alone.modules  # type: ignore[attr-defined]


@pytest.mark.rule("X9.21")
def test_loch_lomond_all_coins_of_the_england_row() -> None:
    table = EnglishTable()
    table.pos.part(England).filled = 3
    table.use("loch-lomond")
    assert table.player().coins == 1 + 2 + 3
    assert table.pos.part(England).filled == 0


@pytest.mark.rule("X9.21")
def test_loch_lomond_an_empty_row_gives_nothing() -> None:
    table = EnglishTable()
    table.pos.part(England).filled = 0
    assert table.use("loch-lomond").player().coins == 0


@pytest.mark.rule("X9.22")
def test_glenfinnan_church_wakes_itself_and_the_tiles_around_it() -> None:
    table = EnglishTable().tile("glenfinnan-church", 0, 1).tile("ballachulish", 0, 2).tile("brora", 0, 3).whisky(1)
    table.use("glenfinnan-church")
    assert isinstance(table.pos.stack[-1], Activations)
    found = [action.tile for action in table.legal(Activate)]
    assert sorted(found) == ["ballachulish", "glenfinnan-church", "home-castle", "home-village"]


@pytest.mark.rule("X9.22")
def test_glenfinnan_church_does_nothing_when_it_is_gone() -> None:
    table = EnglishTable().use("glenfinnan-church")
    assert not isinstance(table.pos.stack[-1], Activations)


@pytest.mark.rule("X9.23")
def test_glenfinnan_monument_the_englishman_swaps_places_with_a_tile() -> None:
    table = EnglishTable()
    tile = table.rules.ids[table.pos.rondel[7]]
    table.use("glenfinnan-monument").play(SwapEnglishman(tile))
    assert table.pos.rondel[7] == his_code(table.pos)
    assert table.rules.ids[table.pos.rondel[4]] == tile


@pytest.mark.rule("X9.23")
def test_glenfinnan_monument_a_tile_that_all_have_passed_is_discarded() -> None:
    table = EnglishTable().english("gap", "englishman", "seat-1", "seat-2", "seat-0", *["any"] * 9)
    tile = table.rules.ids[table.pos.rondel[8]]
    table.use("glenfinnan-monument").play(SwapEnglishman(tile))
    assert table.number(tile) in table.pos.discards
    assert rearmost(table.pos) == 2


@pytest.mark.rule("X9.23")
def test_glenfinnan_monument_not_the_end_nor_beyond_it() -> None:
    table = EnglishTable().english(
        "gap", "seat-0", "seat-1", "seat-2", "englishman", "brora", "the-end", "glen-orchy", *["empty"] * 6
    )
    table.use("glenfinnan-monument")
    assert table.why_not(SwapEnglishman("the-end")) == "protected"
    assert table.why_not(SwapEnglishman("glen-orchy")) == "englishman-beyond-end"
    assert table.why_not(SwapEnglishman("crieff")) == "not-on-rondel"
    assert table.legal(SwapEnglishman) == [SwapEnglishman("brora")]
    table.play(Done())
    assert not isinstance(table.pos.stack[-1], Swapping)


@pytest.mark.rule("X9.23")
def test_glenfinnan_monument_does_nothing_once_the_englishman_has_left() -> None:
    table = EnglishTable().rondel("gap", "seat-0", "seat-1", "seat-2", *["any"] * 10).use("glenfinnan-monument")
    assert not isinstance(table.pos.stack[-1], Swapping)


@pytest.mark.rule("X9.24")
def test_wades_roads_a_marker_on_a_purple_territory_without_its_road() -> None:
    table = EnglishTable().use("wades-roads")
    purple = [place.id for place in table.rules.pack.clan_board.territories if place.colour == "purple"]
    assert [action.clan for action in table.legal(PlaceFreely)] == purple
    other = next(place.id for place in table.rules.pack.clan_board.territories if place.colour != "purple")
    assert table.why_not(PlaceFreely(other)) == "other-colour"
    clan = "sutherland" if "sutherland" in purple else purple[0]
    table.play(PlaceFreely(clan))
    assert table.pos.clans[table.rules.clan_of[clan]] == (0,)
    assert not [event for event in table.events if event.values.get("why") == "road"]


@pytest.mark.rule("X9.24")
def test_wades_roads_placing_a_marker_is_optional() -> None:
    table = EnglishTable().use("wades-roads").play(Done())
    assert not isinstance(table.pos.stack[-1], PlacingFreely)
    assert table.shows("wades-roads")


@pytest.mark.rule("X9.24")
def test_wades_roads_does_not_place_a_marker_where_there_already_is_one() -> None:
    table = EnglishTable()
    purple = [place.id for place in table.rules.pack.clan_board.territories if place.colour == "purple"]
    closed = next(clan for clan in purple if not table.rules.many[table.rules.clan_of[clan]])
    table.marker(closed, 1).use("wades-roads")
    assert table.why_not(PlaceFreely(closed)) == "clan-closed"


@at_night
def test_every_check_of_the_battery_holds_with_both(battery: Any) -> None:
    battery(GLENMORE, Setting(3, GLENMORE.complete({"tome": True, "hammer": True})), seed=6)
