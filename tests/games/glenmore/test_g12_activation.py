"""Activating tiles (G12)."""

from __future__ import annotations

import pytest
from tests.games.glenmore.openings import activatable, in_hand, refused, sentence
from tests.games.glenmore.tables import Table

from bothy.games.glenmore.actions.activation import Activate
from bothy.games.glenmore.actions.markers import ChoosingClan, PlaceMarker
from bothy.games.glenmore.actions.placing import Place
from bothy.games.glenmore.actions.removing import Remove
from bothy.games.glenmore.answers import DONE, Buy, Give
from bothy.games.glenmore.bonuses.gains import Gather
from bothy.games.glenmore.turn import END_TURN


def near(tile: str, **goods: int) -> Table:
    """Returns this tile under the castle, about to be activated, with goods on the start village."""
    return Table().tile(tile, 1, 1).activating(tile).goods("home-village", **goods)


# Choice and frequency of tiles


@pytest.mark.rule("G12.1", "R-G39")
def test_the_placed_tile_and_all_eight_around_it_may_be_activated() -> None:
    table = Table().tile("glen-lyon", -1, 0).tile("inshriach", -1, -1).tile("spittal", 1, -1)
    table.tile("brora", -1, -2).tile("black-isle", 0, -2).tile("strathnairn", 1, -2).tile("crieff", 1, 1)
    in_hand("lochridge", table).play(Place(0, -1))
    around = [
        "brora",
        "black-isle",
        "strathnairn",
        "inshriach",
        "spittal",
        "glen-lyon",
        "home-village",
        "home-castle",
    ]
    assert activatable(table) == sorted(["lochridge", *around])


@pytest.mark.rule("G12.1", "R-G39")
def test_a_tile_farther_away_may_not_be_activated() -> None:
    table = in_hand("inshriach", Table().tile("lochridge", 0, 1)).play(Place(1, -1))
    assert refused(table, Activate("lochridge", 1)) == ("too-far", "G12.1")
    assert sentence(table, Activate("lochridge", 1)) == (
        "That tile is not around the one you placed. Choose the new tile or one around it."
    )


@pytest.mark.rule("G12.1")
def test_a_tile_without_activation_cannot_be_activated() -> None:
    table = in_hand("loch-lochy").play(Place(-1, 0), Gather(("wood", "wood")))
    assert refused(table, Activate("loch-lochy", 1)) == ("no-activation", "G12.1")
    assert sentence(table, Activate("loch-lochy", 1)) == "That tile has no activation."
    assert refused(table, Activate("oban", 1)) == ("no-tile-there", "G12.1")


@pytest.mark.rule("G12.2", "R-G39")
def test_every_activation_is_optional() -> None:
    table = in_hand("inshriach").play(Place(1, -1))
    assert table.why_not(END_TURN) == ""


@pytest.mark.rule("G12.2", "R-G39")
@pytest.mark.parametrize("order", [("inshriach", "home-castle"), ("home-castle", "inshriach")])
def test_the_order_of_activations_is_free(order: tuple[str, str]) -> None:
    table = in_hand("inshriach").play(Place(1, -1), *[Activate(tile, 1) for tile in order])
    assert (table.on("inshriach"), table.pos.now.movement) == ({"wood": 1}, 1)


@pytest.mark.rule("G12.2", "R-G39")
def test_an_activation_is_finished_before_the_next_begins() -> None:
    table = near("elgin", wood=3).play(Activate("elgin", 1))
    assert refused(table, Activate("home-castle", 1))[0] == "not-an-answer"
    assert refused(table, END_TURN)[0] == "not-an-answer"
    table.play(*[Give("wood", "home-village")] * 3)
    assert table.why_not(Activate("home-castle", 1)) == ""


@pytest.mark.rule("G12.3", "R-G39")
def test_a_tile_is_activated_once_a_turn() -> None:
    table = in_hand("inshriach").play(Place(1, -1), Activate("inshriach", 1))
    assert refused(table, Activate("inshriach", 1)) == ("activated", "G12.3")
    assert sentence(table, Activate("inshriach", 1)) == (
        "That tile has already been activated this turn: each works once per turn."
    )


@pytest.mark.rule("G12.3", "R-G39")
def test_no_clan_activates_a_tile_a_second_time() -> None:
    table = near("lochridge").play(Activate("lochridge", 1)).asked(ChoosingClan(0)).play(PlaceMarker("maclean"))
    assert table.why_not(END_TURN) == "", "the only animal tile is used, so nothing is offered"
    assert table.on("lochridge") == {"cattle": 1}


@pytest.mark.rule("G12.3", "R-G39")
def test_a_tile_that_a_clan_activated_is_not_activated_again() -> None:
    table = near("lochridge").asked(ChoosingClan(0)).play(PlaceMarker("maclean"), Activate("lochridge", 1))
    assert refused(table, Activate("lochridge", 1)) == ("activated", "G12.3")


@pytest.mark.rule("G12.4", "R-G41")
def test_of_alternatives_only_one_is_used() -> None:
    table = near("crieff", sheep=3).play(Activate("crieff", 1), Give("sheep", "home-village"))
    assert table.why_not(Activate("crieff", 2)) == "activated"
    assert table.player().total() == 3


@pytest.mark.rule("G12.4", "R-G41")
def test_the_second_alternative_is_as_good_as_the_first() -> None:
    table = near("crieff", sheep=3).play(Activate("crieff", 2), *[Give("sheep", "home-village")] * 2)
    assert (table.player().total(), table.on("home-village")) == (5, {"sheep": 1})


@pytest.mark.rule("G12.4")
def test_a_tile_offers_no_more_than_is_printed() -> None:
    table = near("crieff", sheep=3)
    assert refused(table, Activate("crieff", 3)) == ("no-such-deal", "G12.4")
    assert sentence(table, Activate("crieff", 3)) == "The tile doesn’t offer that. Choose one of its options."
    assert refused(table, Activate("crieff", 0)) == ("no-such-deal", "G12.4")


# Produce


@pytest.mark.rule("G12.5")
@pytest.mark.parametrize(
    ("tile", "made"),
    [
        ("inshriach", {"wood": 1}),
        ("easter-ross", {"barley": 2}),
        ("rannoch", {"cattle": 2}),
        ("drumochter", {"sheep": 1, "cattle": 1}),
    ],
)
def test_the_resources_shown_are_placed_on_the_tile(tile: str, made: dict[str, int]) -> None:
    assert near(tile).play(Activate(tile, 1)).on(tile) == made


@pytest.mark.rule("G12.5")
def test_a_resource_of_choice() -> None:
    table = Table().tile("strathspey", 2, 0).activating("strathspey").play(Activate("strathspey", 1))
    assert len(table.legal(Gather)) == 5
    assert table.play(Gather(("sheep",))).on("strathspey") == {"sheep": 1}


@pytest.mark.rule("G12.5", "R-G40")
def test_if_one_of_two_finds_room_the_player_chooses_which() -> None:
    for kind in ("wood", "stone"):
        table = near("abernethy").goods("abernethy", barley=2).play(Activate("abernethy", 1))
        assert table.legal(Gather) == [Gather(("wood",)), Gather(("stone",))]
        assert table.play(Gather((kind,))).on("abernethy") == {"barley": 2, kind: 1}


@pytest.mark.rule("G12.5")
def test_a_resource_the_tile_does_not_make_cannot_be_chosen() -> None:
    table = near("abernethy").goods("abernethy", barley=2).play(Activate("abernethy", 1))
    assert refused(table, Gather(("sheep",))) == ("not-offered", "G11.3")


@pytest.mark.rule("G12.5", "R-G40")
def test_two_of_a_kind_with_room_for_one_leave_one() -> None:
    table = near("rannoch").goods("rannoch", wood=2).play(Activate("rannoch", 1))
    assert table.on("rannoch") == {"wood": 2, "cattle": 1}


@pytest.mark.rule("G12.5", "R-G40")
def test_spending_first_makes_room() -> None:
    table = near("crieff").tile("lochridge", 0, 1).goods("lochridge", cattle=3).activating("crieff")
    table.play(Activate("crieff", 1), Give("cattle", "lochridge"), Activate("lochridge", 1))
    assert (table.on("lochridge"), table.player().total()) == ({"cattle": 3}, 3)


# Trade


@pytest.mark.rule("G12.6", "R-G41")
@pytest.mark.parametrize(
    ("tile", "paid", "points"),
    [
        ("dulsie-bridge", ("wood", "stone"), 6),
        ("amulree", ("sheep", "cattle"), 7),
        ("crieff", ("cattle",), 3),
        ("muir-of-ord", ("sheep", "sheep", "cattle"), 8),
        ("elgin", ("barley", "barley", "sheep"), 7),
        ("kenmore-fair", ("wood", "cattle"), 4),
    ],
)
def test_a_trade_takes_and_gives_what_is_shown(tile: str, paid: tuple[str, ...], points: int) -> None:
    table = near(tile, **{name: paid.count(name) for name in paid}).play(Activate(tile, 1))
    table.play(*[Give(name, "home-village") for name in paid])
    assert (table.player().total(), table.player().stock()) == (points, [0] * 5)


@pytest.mark.rule("G12.6", "R-G41")
def test_four_different_resources_pay_eight_at_the_fair() -> None:
    kinds = ("wood", "stone", "barley")
    table = near("kenmore-fair", wood=1, stone=1, barley=1).goods("home-castle", sheep=1, wood=2)
    table.play(Activate("kenmore-fair", 2), *[Give(name, "home-village") for name in kinds])
    assert refused(table, Give("wood", "home-castle")) == ("not-asked-for", "G8.2")
    assert table.play(Give("sheep", "home-castle")).player().total() == 8


@pytest.mark.rule("G12.6")
def test_any_resource_brings_a_clan_marker() -> None:
    table = near("moot-hill", barley=1).play(Activate("moot-hill", 1), Give("barley", "home-village"))
    assert table.legal(PlaceMarker)


@pytest.mark.rule("G12.6")
def test_a_barley_becomes_whisky() -> None:
    table = near("pulteney", barley=1).play(Activate("pulteney", 1), Give("barley", "home-village"))
    assert (table.player().whisky, table.player().stock()) == (1, [0] * 5)


@pytest.mark.rule("G12.6")
def test_wood_is_no_animal() -> None:
    table = near("crieff", wood=1, sheep=1).play(Activate("crieff", 1))
    assert refused(table, Give("wood", "home-village")) == ("not-asked-for", "G8.2")


@pytest.mark.rule("G12.7", "R-G41", "R-G25")
def test_resources_of_a_trade_come_from_any_tile_and_the_market() -> None:
    table = near("elgin", wood=1).goods("home-castle", stone=1).coins(1)
    table.play(Activate("elgin", 1), Give("wood", "home-village"), Give("stone", "home-castle"), Buy("sheep"))
    assert (table.player().total(), table.player().coins) == (7, 0)


@pytest.mark.rule("G12.7", "R-G41")
def test_a_trade_that_cannot_be_paid_is_refused() -> None:
    table = near("elgin", wood=2)
    assert refused(table, Activate("elgin", 1)) == ("cannot-pay-trade", "G12.7")
    words = (
        "You cannot pay what it asks for, not even with what the market offers. "
        "Sell other resources for coins, or produce more."
    )
    assert sentence(table, Activate("elgin", 1)) == words


@pytest.mark.rule("G12.8", "R-G42")
def test_a_marker_by_an_activation_pays_its_road() -> None:
    table = near("moot-hill", wood=1).coins(1).play(Activate("moot-hill", 1), Give("wood", "home-village"))
    assert refused(table, PlaceMarker("mckay")) == ("road-too-dear", "G14.5")
    assert table.play(PlaceMarker("gunn")).player().coins == 0


@pytest.mark.rule("G12.8", "R-G42")
def test_the_bonus_of_the_clan_is_resolved_inside_the_activation() -> None:
    table = near("moot-hill", wood=1).tile("lochridge", 0, 1).activating("moot-hill")
    table.play(Activate("moot-hill", 1), Give("wood", "home-village"), PlaceMarker("maclean"))
    assert activatable(table) == ["lochridge"], "the favour of MacLean before anything else"
    assert refused(table, END_TURN)[0] == "not-an-answer"
    assert activatable(table.play(DONE)) == ["home-castle", "home-village", "lochridge"]


# Points and movement


@pytest.mark.rule("G12.9")
@pytest.mark.parametrize(("inn", "points"), [("clachaig-inn", 3), ("kings-house", 5)])
def test_an_inn_gives_points(inn: str, points: int) -> None:
    assert near(inn).play(Activate(inn, 1)).player().total() == points


@pytest.mark.rule("G12.10")
def test_a_castle_and_a_village_give_movement() -> None:
    table = near("kingussie").play(*[Activate(tile, 1) for tile in ("kingussie", "home-castle", "home-village")])
    assert table.pos.now.movement == 3


@pytest.mark.rule("G12.11", "R-G51")
def test_the_tiles_around_a_placed_tile_that_left_may_still_be_activated() -> None:
    table = in_hand("loch-morar", Table().tile("inshriach", 0, 1)).play(Place(-1, 0), Remove("loch-morar"), DONE)
    assert len(table.player().tiles) == 3
    assert activatable(table) == ["home-village", "inshriach"]
    assert table.why_not(Activate("home-castle", 1)) == "too-far"
