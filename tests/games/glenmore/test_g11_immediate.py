"""Immediate effects (G11)."""

from __future__ import annotations

import pytest
from tests.games.glenmore.openings import activatable, ahead, in_hand, printed, refused, sentence
from tests.games.glenmore.tables import Table

from bothy.games.glenmore.actions.activation import Activate
from bothy.games.glenmore.actions.markers import ChoosingClan, PlaceMarker
from bothy.games.glenmore.actions.placing import Place
from bothy.games.glenmore.actions.retrieving import Retrieve
from bothy.games.glenmore.answers import DONE
from bothy.games.glenmore.bonuses.gains import Gather, Store
from bothy.games.glenmore.bonuses.immediate import Resolve
from bothy.games.glenmore.turn import END_TURN, Take


def duart() -> Table:
    """Places Duart Castle: its card (a marker, a coin) and a Scotsman are still to come."""
    return in_hand("duart-castle").play(Place(0, 1))


def clan_of(clan: str, table: Table) -> Table:
    """Places a marker on this clan, with plenty of coins for the road."""
    return table.coins(9).activating().asked(ChoosingClan(0)).play(PlaceMarker(clan))


# Order


@pytest.mark.rule("G11.1", "R-G36")
def test_the_player_chooses_the_order_of_effects() -> None:
    assert set(duart().legal(Resolve)) == {Resolve("card", 1), Resolve("scotsmen", 1)}
    scotsman_first = duart().play(Resolve("scotsmen", 1))
    assert (scotsman_first.standing("duart-castle"), scotsman_first.player().coins) == (1, 0)
    card_first = duart().play(Resolve("card", 1), DONE)
    assert card_first.player().coins == 1
    assert card_first.standing("duart-castle") == 1, "all of them happen"


@pytest.mark.rule("G11.1", "R-G36")
def test_all_immediate_effects_come_before_the_first_activation() -> None:
    table = duart()
    assert refused(table, Activate("duart-castle", 1))[0] == "not-an-answer"
    assert refused(table, END_TURN)[0] == "not-an-answer"
    table.play(Resolve("scotsmen", 1), DONE)
    assert table.why_not(Activate("duart-castle", 1)) == ""


@pytest.mark.rule("G11.1")
def test_an_effect_that_is_not_there_cannot_be_chosen() -> None:
    assert refused(duart(), Resolve("vp", 9)) == ("no-such-effect", "G11.1")
    assert sentence(duart(), Resolve("vp", 9)) == "There is no such effect left. Choose one of those on offer."


@pytest.mark.rule("G11.2", "R-G36")
def test_a_landmark_card_cannot_be_refused() -> None:
    table = in_hand("donan-castle").play(Place(0, 1))
    assert table.player().cards == (table.rules.card_of["donan-castle"],)
    table.play(DONE)
    assert len(table.player().cards) == 1, "the marker may be declined, the card not"
    assert refused(duart(), DONE)[0] == "not-an-answer"


# Kinds


@pytest.mark.rule("G11.3")
def test_a_landmark_card_is_taken() -> None:
    table = in_hand("castle-stalker").play(Place(-1, 0))
    assert table.player().cards == (table.rules.card_of["castle-stalker"],)
    assert table.player().coins == 3


@pytest.mark.rule("G11.3")
def test_a_scotsman_from_the_supply_goes_on_the_new_tile() -> None:
    table = in_hand("kingussie").play(Place(0, 1))
    assert (table.standing("kingussie"), table.player().supply) == (1, 7)


@pytest.mark.rule("G11.3")
def test_resources_of_choice_are_gained() -> None:
    table = in_hand("strathmore").play(Place(0, 1))
    assert len(table.legal(Gather)) == 15, "two of five kinds, equal ones too"
    table.play(Gather(("barley", "cattle")))
    assert table.on("strathmore") == {"barley": 1, "cattle": 1}


@pytest.mark.rule("G11.3")
def test_named_resources_are_gained() -> None:
    table = in_hand("inverness", Table().scotsmen(home_castle=1)).play(Place(0, 0))
    assert table.on("inverness") == {"barley": 1}


@pytest.mark.rule("G11.3")
def test_a_clan_marker_is_placed() -> None:
    table = in_hand("donan-castle").play(Place(0, 1), PlaceMarker("macleod"))
    assert (table.player().markers, table.player().coins) == (9, 3)


@pytest.mark.rule("G11.3")
@pytest.mark.parametrize(
    ("tile", "whisky", "coins", "points"),
    [("pulteney", 1, 0, 0), ("millburn", 2, 0, 2), ("kenmore-fair", 0, 2, 0), ("kings-house", 0, 0, 2)],
)
def test_whisky_coins_and_points_are_gained(tile: str, whisky: int, coins: int, points: int) -> None:
    player = in_hand(tile).play(Place(0, 1)).player()
    assert (player.whisky, player.coins, player.total()) == (whisky, coins, points)


# Places of resources


@pytest.mark.rule("G11.4", "R-G8")
def test_resources_from_a_tile_or_its_card_go_on_that_tile() -> None:
    table = in_hand("loch-lochy").play(Place(-1, 0), Gather(("wood", "stone")))
    assert table.on("loch-lochy") == {"wood": 1, "stone": 1}


@pytest.mark.rule("G11.4", "R-G8")
def test_resources_from_a_clan_go_on_any_tiles_with_room_each_piece_separately() -> None:
    table = clan_of("gunn", Table())
    table.play(Store("sheep", "home-village"), Store("cattle", "home-castle"))
    assert (table.on("home-village"), table.on("home-castle")) == ({"sheep": 1}, {"cattle": 1})


@pytest.mark.rule("G11.4", "R-G8")
def test_resources_that_a_clan_does_not_give_are_not_offered() -> None:
    table = clan_of("gunn", Table())
    assert refused(table, Store("wood", "home-village")) == ("not-offered", "G11.4")
    assert refused(table, Store("sheep", "oban")) == ("no-tile-there", "G11.4")
    assert sentence(table, Store("wood", "home-village")) == (
        "That is not on offer. Choose from what the effect brings."
    )


@pytest.mark.rule("G11.5", "R-G8", "R-G40")
def test_a_full_tile_takes_no_resource_of_a_clan() -> None:
    table = clan_of("gunn", Table().goods("home-village", wood=3))
    assert refused(table, Store("sheep", "home-village")) == ("no-room", "G11.5")
    assert sentence(table, Store("sheep", "home-village")) == (
        "There is no room on that tile: it holds all it can. Choose another."
    )


@pytest.mark.rule("G11.5", "R-G8", "R-G40")
def test_resources_with_no_room_anywhere_are_lost() -> None:
    table = clan_of("gunn", Table().goods("home-village", wood=3).goods("home-castle", wood=2))
    table.play(Store("cattle", "home-castle"))
    assert table.why_not(END_TURN) == "", "nobody asks where the sheep goes"
    assert table.player().stock() == [5, 0, 0, 0, 1]


@pytest.mark.rule("G11.5", "G10.5", "R-G40")
def test_a_choice_is_as_large_as_the_room_left() -> None:
    table = Table(pack=printed("strathmore", overlay=True)).tile("black-isle", 0, 1).goods("black-isle", barley=2)
    table = in_hand("strathmore", table).play(Place(0, 1))
    assert refused(table, Gather(("wood", "wood"))) == ("gather-so-many", "G11.5")
    assert table.play(Gather(("wood",))).on("strathmore") == {"wood": 1, "barley": 2}


@pytest.mark.rule("G11.5")
def test_one_chooses_as_many_as_there_are_no_fewer() -> None:
    table = in_hand("strathmore").play(Place(0, 1))
    assert refused(table, Gather(("wood",))) == ("gather-so-many", "G11.5")
    assert sentence(table, Gather(("wood",))) == "Choose 2 resources, no more and no fewer."
    assert refused(table, Gather(("whisky", "wood")))[0] == "not-offered"


@pytest.mark.rule("G11.6")
def test_whisky_persons_and_cards_are_placed_next_to_the_territory() -> None:
    table = ahead("robert-the-bruce").whisky(2).play(Take("robert-the-bruce"), DONE)
    assert (len(table.player().tiles), table.player().stock()) == (2, [0] * 5)
    table = in_hand("castle-stalker").play(Place(-1, 0))
    assert len(table.player().tiles) == 3, "the tile, not its card"


# A whole tile


@pytest.mark.rule("G11.7")
def test_a_tile_brought_in_by_an_effect_is_played_out_to_its_end_first() -> None:
    table = in_hand("donan-castle", Table().tile("inshriach", 1, -1).coins(9).discards("brora")).play(Place(0, 1))
    table.play(PlaceMarker("munro"), Retrieve("brora"))
    assert refused(table, Activate("donan-castle", 1))[0] == "not-an-answer", "Brora waits for its place"
    table.play(Place(0, -1), Gather(("barley",)))
    assert activatable(table) == ["brora", "home-castle", "home-village", "inshriach"]
    assert refused(table, END_TURN)[0] == "not-an-answer"
    table.play(Activate("brora", 1), DONE)
    assert table.on("brora") == {"stone": 1, "barley": 1}
    assert activatable(table) == ["donan-castle", "home-castle", "home-village"], "back to the castle"
