"""The rondel: turn order, distance, discards and refill (G4)."""

from __future__ import annotations

import pytest
from tests.games.glenmore.openings import (
    ahead,
    end,
    goes_on,
    printed,
    refused,
    ring,
    sentence,
    spaces,
    tiles,
    told,
    whole_game,
)
from tests.games.glenmore.tables import Table

from bothy.games.glenmore.actions.markers import ChoosingClan, PlaceMarker
from bothy.games.glenmore.actions.placing import Place
from bothy.games.glenmore.actions.removing import Remove
from bothy.games.glenmore.actions.retrieving import Retrieve
from bothy.games.glenmore.answers import DONE
from bothy.games.glenmore.turn import END_TURN, STOP, Discard, Take

BRUCE, WALLACE = "robert-the-bruce", "william-wallace"

# Turn order


@pytest.mark.rule("G4.1", "R-G17")
@pytest.mark.parametrize("pawns", ["seat-0 seat-1 seat-2", "seat-1 seat-2 seat-0", "seat-2 brora seat-0 seat-1"])
def test_the_first_pawn_after_the_gap_acts(pawns: str) -> None:
    table = goes_on(ring(Table(), pawns))
    assert table.acting() == int(pawns[5])


@pytest.mark.rule("G4.1", "R-G17")
def test_farthest_back_is_counted_from_the_gap_not_from_space_0() -> None:
    table = Table().rondel(*["any"] * 5, "gap", *["any"] * 5, "seat-2", "seat-0", "seat-1")
    table.pos.gap = 5
    assert goes_on(table).acting() == 2


@pytest.mark.rule("G4.1", "R-G17")
def test_only_who_is_farthest_back_may_act() -> None:
    table = ahead(BRUCE)
    reason = table.pos.why_not(1, Take(BRUCE))
    assert reason is not None
    assert reason.key == "not-asked"


@pytest.mark.rule("G4.2", "R-G17")
def test_who_is_still_last_acts_again() -> None:
    table = ring(Table(), f"seat-0 {BRUCE} seat-1 seat-2")
    end(table.play(Take(BRUCE), DONE))
    assert table.acting() == 0


# Distance


@pytest.mark.rule("G4.3", "R-G18")
def test_any_distance_costs_nothing_up_to_the_last_tile_before_the_gap() -> None:
    table = ahead(*["any"] * 9, BRUCE)
    assert table.space(13) == BRUCE
    table.play(Take(BRUCE))
    assert (table.player().space, table.player().coins) == (13, 0)


@pytest.mark.rule("G4.3", "R-G18")
def test_every_tile_on_the_ring_is_ahead() -> None:
    table = ahead()
    assert [action.tile for action in table.legal(Take)] == spaces(table).split()[4:]


@pytest.mark.rule("G4.3")
def test_a_tile_that_is_not_on_the_rondel_cannot_be_taken() -> None:
    assert refused(ahead(), Take("oban")) == ("not-on-rondel", "G4.3")
    assert sentence(ahead(), Take("oban")) == "That tile isn’t on the rondel. Choose one that is."


@pytest.mark.rule("G4.4", "R-G18")
def test_a_protected_tile_may_only_be_passed() -> None:
    table = ring(Table(pack=printed("spittal", protected=True)), f"seat-0 seat-1 seat-2 spittal {BRUCE}")
    assert refused(table, Take("spittal")) == ("protected", "G4.4")
    assert sentence(table, Take("spittal")) == "Spittal may only be passed. Choose another tile."
    assert table.play(Take(BRUCE)).player().space == 5


@pytest.mark.rule("G4.4", "R-G18")
def test_pawns_die_and_empty_spaces_are_passed() -> None:
    table = ring(Table(die=True), f"seat-0 empty seat-1 die seat-2 {BRUCE}", rest="empty")
    assert table.legal(Take) == [Take(BRUCE)]
    assert table.play(Take(BRUCE)).player().space == 6


@pytest.mark.rule("G4.4")
def test_a_pawn_may_stop_on_the_end_though_it_is_protected() -> None:
    table = ahead("the-end")
    assert table.rules.protected[table.rules.the_end]
    assert table.why_not(STOP) == ""
    assert table.why_not(Take("the-end")) != ""


@pytest.mark.rule("G4.4")
def test_a_player_who_wants_to_take_the_end_is_not_told_that_it_may_only_be_passed() -> None:
    assert sentence(ahead("the-end"), Take("the-end")) != "The End may only be passed. Choose another tile."


@pytest.mark.rule("G4.5")
def test_the_pawn_takes_the_place_of_the_tile_and_nothing_is_put_there() -> None:
    table = ahead("brora", BRUCE).play(Take(BRUCE), DONE)
    assert table.space(5) == "seat-0"
    end(table)
    assert table.space(5) == "seat-0"


# Discards and refill


@pytest.mark.rule("G4.6", "R-G20")
def test_tiles_behind_the_piece_farthest_back_are_discarded_right_after_the_move() -> None:
    table = ring(Table(), f"seat-0 brora spittal {BRUCE} seat-1 seat-2").play(Take(BRUCE))
    assert told(table, "moved", "passed-by") == ["moved", "passed-by", "passed-by"]
    assert tiles(table, table.pos.discards) == ["brora", "spittal"]
    assert tiles(table, end(table.play(DONE)).pos.discards) == ["brora", "spittal"]


@pytest.mark.rule("G4.6", "G4.7", "R-G20")
def test_until_the_end_of_the_turn_their_spaces_stay_empty() -> None:
    table = ring(Table(), f"seat-0 brora spittal {BRUCE} seat-1 seat-2").play(Take(BRUCE), DONE)
    assert spaces(table).split()[:5] == ["empty", "empty", "empty", "empty", "seat-0"]
    assert (table.pos.gap, told(table, "laid")) == (0, [])


@pytest.mark.rule("G4.6", "G15.19", "R-G20")
def test_an_effect_of_the_same_turn_finds_them_in_the_pile() -> None:
    table = ring(Table(), f"seat-0 brora halkirk {BRUCE} seat-1 seat-2").coins(3)
    table.play(Take(BRUCE), PlaceMarker("munro"))
    assert [action.tile for action in table.legal(Retrieve)] == ["brora", "halkirk"]
    table.play(Retrieve("brora"), Place(1, -1))
    assert tiles(table, table.pos.discards) == ["halkirk"]


@pytest.mark.rule("G4.6", "G8.9", "R-G20")
def test_a_move_with_nothing_possible_leaves_tiles_behind_too() -> None:
    table = ring(Table(), "seat-0 oban drumochter seat-1 seat-2", rest="empty").play(Discard("drumochter", "coin"))
    assert sorted(tiles(table, table.pos.discards)) == ["drumochter", "oban"]


@pytest.mark.rule("G4.6", "R-G20")
def test_tiles_that_a_player_still_has_ahead_stay() -> None:
    table = ring(Table(), f"seat-0 seat-1 brora {BRUCE} seat-2")
    end(table.play(Take(BRUCE), DONE))
    assert table.pos.discards == ()
    assert table.space(3) == "brora"


@pytest.mark.rule("G4.6", "R-G20")
def test_the_die_counts_as_a_piece_for_the_tiles_left_behind() -> None:
    table = ring(Table(die=True), f"seat-0 brora die spittal {BRUCE} seat-1 seat-2").play(Take(BRUCE), DONE)
    assert tiles(table, table.pos.discards) == ["brora"]
    table.play(END_TURN, deal=("halkirk", "kingussie", 3, "dornoch", "pulteney", "loch-lochy"))
    assert told(table, "rolled", "passed-by")[:2] == ["rolled", "passed-by"]
    assert "spittal" in tiles(table, table.pos.discards)


@pytest.mark.rule("G4.7", "R-G20")
def test_tiles_are_laid_clockwise_from_the_old_gap_up_to_the_new_one() -> None:
    table = ring(Table(), f"seat-0 brora spittal {BRUCE} seat-1 seat-2")
    end(table.play(Take(BRUCE), DONE), "halkirk", "kingussie", "dornoch")
    assert spaces(table).split()[:5] == ["halkirk", "kingussie", "dornoch", "empty", "seat-0"]
    assert table.pos.gap == 3


@pytest.mark.rule("G4.7", "R-G20")
def test_the_gap_is_directly_behind_the_piece_now_farthest_back() -> None:
    table = ahead(BRUCE, WALLACE)
    end(table.play(Take(WALLACE), DONE), "halkirk")
    assert (table.pos.gap, table.space(1), table.space(2)) == (1, "empty", "seat-1")


@pytest.mark.rule("G4.8", "R-G21")
def test_the_next_stack_carries_on_in_the_same_refill() -> None:
    table = ring(Table(), f"seat-0 brora {BRUCE} seat-1 seat-2").stack("A", 1)
    last = tiles(table, table.pos.left)[0]
    end(table.play(Take(BRUCE), DONE), last, "inverness")
    assert (table.space(0), table.space(1)) == (last, "inverness")
    assert len(table.pos.left) == 16


@pytest.mark.rule("G4.9", "R-G12", "R-G21")
@pytest.mark.parametrize(("letter", "following"), [("A", "inverness"), ("B", "loch-ness"), ("C", "oban")])
def test_the_last_tile_of_a_stack_brings_a_scoring_before_the_next_is_laid(letter: str, following: str) -> None:
    table = ring(Table(), f"seat-0 brora {BRUCE} seat-1 seat-2").stack(letter, 1).whisky(2)
    end(table.play(Take(BRUCE), DONE), tiles(table, table.pos.left)[0], following)
    assert told(table, "laid", "scoring") == ["laid", "scoring", "laid"]
    assert table.player().total() == 2 + 1, "two barrels and one person more than the others"


@pytest.mark.rule("G4.9", "R-G12")
def test_a_stack_that_still_has_a_tile_brings_no_scoring() -> None:
    table = ring(Table(), f"seat-0 {BRUCE} seat-1 seat-2").stack("A", 2).whisky(2)
    end(table.play(Take(BRUCE), DONE))
    assert told(table, "laid", "scoring") == ["laid"]
    assert table.player().total() == 0


@pytest.mark.rule("G4.9", "R-G12")
def test_the_scoring_happens_before_anybody_else_acts() -> None:
    table = ahead(BRUCE).stack("A", 1).whisky(1)
    end(table.play(Take(BRUCE), DONE))
    assert (table.player().total(), table.acting()) == (1 + 1, 1)


@pytest.mark.rule("G4.10", "R-G21")
def test_the_longest_refill_is_shorter_than_a_stack() -> None:
    table = ring(Table(2), f"seat-0 {'any ' * 10} {BRUCE} seat-1").stack("A", 1)
    end(table.play(Take(BRUCE), DONE))
    assert told(table, "laid", "scoring").count("laid") == 11
    assert told(table, "scoring") == ["scoring"]


@pytest.mark.rule("G4.10", "R-G21")
@pytest.mark.parametrize("seed", [1, 2])
def test_no_refill_of_a_game_scores_twice(seed: int) -> None:
    _, traces = whole_game(2, seed)
    counts = [[event.key for event in trace.events].count("scoring") for trace in traces]
    assert sum(counts) == 4
    assert max(counts) == 1


@pytest.mark.rule("G4.11", "R-G22")
def test_with_stack_d_empty_nothing_is_laid_and_play_goes_on() -> None:
    table = ring(Table(), f"seat-0 brora {BRUCE} seat-1 seat-2 {WALLACE}").stack("D", 0)
    end(table.play(Take(BRUCE), DONE))
    assert spaces(table).split()[:4] == ["empty", "empty", "empty", "seat-0"]
    assert (table.acting(), table.why_not(Take(WALLACE))) == (0, "")


@pytest.mark.rule("G4.11", "R-G22")
def test_the_last_tiles_of_stack_d_are_laid_as_far_as_they_go() -> None:
    table = ring(Table(), f"seat-0 brora spittal {BRUCE} seat-1 seat-2").stack("D", 1)
    end(table.play(Take(BRUCE), DONE), "kings-house")
    assert spaces(table).split()[:4] == ["kings-house", "empty", "empty", "empty"]


# The discard pile


@pytest.mark.rule("G4.12", "R-G23")
def test_a_tile_the_die_takes_is_discarded() -> None:
    table = ring(Table(2), f"die seat-0 seat-1 {BRUCE}")
    goes_on(table, 1, "halkirk")
    assert tiles(table, table.pos.discards) == [BRUCE]


@pytest.mark.rule("G4.12", "R-G23")
def test_a_tile_that_no_one_could_take_is_discarded() -> None:
    table = ahead("oban", rest="empty").play(Discard("oban", "coin"))
    assert tiles(table, table.pos.discards) == ["oban"]


@pytest.mark.rule("G4.12", "R-G23")
def test_a_tile_removed_from_a_territory_leaves_the_game() -> None:
    table = Table().coins(9).tile("inshriach", 1, -1).activating().asked(ChoosingClan(0))
    table.play(PlaceMarker("macmillan"), Remove("inshriach"))
    assert table.pos.discards == ()
    assert len(table.player().tiles) == 2


@pytest.mark.rule("G4.12", "G1.5", "R-G23")
def test_the_discard_pile_may_be_looked_through() -> None:
    table = ring(Table(), f"seat-0 brora {BRUCE} seat-1 seat-2")
    end(table.play(Take(BRUCE), DONE))
    assert table.rules.view(table.pos, 2)["discards"] == ["brora"]


@pytest.mark.rule("G4.5", "G4.7")
def test_the_space_a_pawn_left_is_filled_once_it_is_behind() -> None:
    table = ring(Table(), f"seat-0 {BRUCE} seat-1 seat-2 inshriach")
    end(table.play(Take(BRUCE), DONE), "halkirk")
    assert (table.space(0), table.space(1)) == ("halkirk", "empty")
    end(table.play(Take("inshriach"), Place(1, -1)), "kingussie")
    assert (table.space(1), table.space(2), table.space(3)) == ("kingussie", "empty", "seat-1")
