"""Turn order, takeable tiles, the die, the refill, and The End."""

from __future__ import annotations

import pytest
from tests.games.glenmore.tables import Table

from bothy.games.glenmore.actions.market import Sell
from bothy.games.glenmore.actions.movement import Walk
from bothy.games.glenmore.actions.placing import Place
from bothy.games.glenmore.answers import Buy, Give
from bothy.games.glenmore.rounds import Advance, Refill
from bothy.games.glenmore.turn import Discard, EndTurn, StopAtEnd, Take
from bothy.games.glenmore.variants.die import DIE, RollDie
from bothy.kernel import ScriptedDealer

SEATS = ("seat-0", "seat-1", "seat-2")
DEAR = ("pulteney", "dornoch", "kingussie", "castle-stalker", "donan-castle")


def dear_table() -> Table:
    """Returns a rondel on which nothing can be paid."""
    return Table().rondel("gap", *SEATS, *DEAR, *["empty"] * 5)


@pytest.mark.rule("G8.1", "G8.9", "G8.10", "R-G5", "R-G44")
def test_nothing_possible_discards_a_tile_for_a_coin_or_a_step() -> None:
    table = dear_table()
    assert table.legal(Take) == []
    assert len(table.legal(Discard)) == 10
    table.play(Discard("kingussie", "movement"))
    assert table.pos.discards == (table.number("kingussie"),)
    table.play(Walk("home-village", "east"))
    assert table.standing("home-castle") == 1
    assert table.why_not(Walk("home-castle", "west")) == "no-movement"
    assert dear_table().play(Discard("dornoch", "coin")).player().coins == 1


@pytest.mark.rule("G8.6", "G8.11", "R-G73")
def test_a_sale_may_make_a_tile_payable() -> None:
    table = dear_table().market(wood=1, stone=0).goods("home-castle", wood=1)
    assert table.why_not(Take("kingussie")) == "cannot-pay"
    table.play(Sell("wood", "home-castle"))
    assert table.why_not(Take("kingussie")) == ""
    assert table.why_not(Discard("kingussie", "coin")) == "something-possible"


@pytest.mark.rule("G7.3", "G7.4", "G8.3", "R-G9", "R-G25")
def test_own_and_bought_resources_mix_and_each_purchase_is_a_step() -> None:
    table = Table().rondel("gap", *SEATS, "castle-of-mey", *["any"] * 9).coins(4).goods("home-castle", wood=1)
    table.play(Take("castle-of-mey"), Buy("stone"), Buy("wood"))
    assert table.player().coins == 2
    assert table.why_not(Give("wood", "home-castle")) == "not-asked-for"
    table.play(Buy("cattle"))
    assert table.player().coins == 1
    assert table.on("home-castle") == {"wood": 1}
    assert table.legal(Place)


@pytest.mark.rule("G7.1", "R-G26")
def test_a_payment_never_runs_into_a_dead_end() -> None:
    table = Table().rondel("gap", *SEATS, "castle-of-mey", *["any"] * 9).coins(3).market(stone=1)
    table.goods("home-castle", wood=1).play(Take("castle-of-mey"))
    assert table.why_not(Buy("wood")) == "too-dear"
    assert table.why_not(Buy("barley")) == "not-asked-for"


@pytest.mark.rule("G5.5", "R-G65")
def test_the_die_leaves_at_the_end() -> None:
    table = Table(2).stack("D", 5)
    table.rondel("gap", "die", *SEATS[:2], "brora", "the-end", "spittal", *["any"] * 7)
    table.pos.stack.clear()
    table.pos.push(RollDie(), Refill(), Advance())
    lowest = table.rules.ids[table.pos.left[0]]
    table.pos.settle(ScriptedDealer([2, table.number(lowest)]))
    assert table.pos.space_of(DIE) == -1
    assert table.pos.discards == ()
    assert table.space(0) == lowest
    assert table.acting() == 0


@pytest.mark.rule("G5.6", "R-G17")
def test_a_die_that_is_still_last_is_rolled_again() -> None:
    table = Table(2).rondel("gap", "die", "brora", "spittal", "seat-0", "seat-1", *["any"] * 8)
    table.pos.stack.clear()
    table.pos.push(RollDie(), Refill(), Advance())
    laid = [table.number(tile) for tile in ("halkirk", "dornoch", "kingussie")]
    table.pos.settle(ScriptedDealer([1, laid[0], 3, laid[1], laid[2]]))
    assert table.acting() == 0
    assert table.pos.gap == 3


@pytest.mark.rule("G4.8", "G4.9", "G4.10", "G18.1", "R-G12", "R-G21")
def test_the_last_tile_of_a_stack_scores_before_the_next_is_laid() -> None:
    table = Table().rondel("gap", "seat-0", "brora", "inshriach", "seat-1", "seat-2", *["any"] * 8)
    table.stack("A", 1).whisky(3, 1)
    last = table.rules.ids[table.pos.left[0]]
    table.play(Take("inshriach"), Place(1, -1)).play(EndTurn(), deal=(last, "moot-hill"))
    keys = [event.key for event in table.events if event.key in ("laid", "scoring", "points")]
    assert keys == ["laid", "scoring", "points", "laid"]
    assert table.player(1).total() == 3
    assert len(table.pos.left) == 16


@pytest.mark.rule("G4.11", "R-G22")
def test_with_stack_d_empty_spaces_stay_empty() -> None:
    table = Table().stack("D", 0).rondel("gap", *SEATS, "strathnairn", "the-end", *["any"] * 8)
    table.play(Take("strathnairn"), Place(0, 1), EndTurn())
    assert [table.space(at) for at in (0, 1)] == ["empty", "empty"]
    assert table.acting() == 1


@pytest.mark.rule("G19.1", "G19.2", "G19.4", "R-G61", "R-G63")
def test_a_pawn_may_stop_on_the_end_and_others_too() -> None:
    table = Table().stack("D", 0).rondel("gap", *SEATS, "strathnairn", "the-end", "spittal", *["any"] * 7)
    assert table.why_not(Take("the-end")) == "end-is-not-taken"
    table.play(StopAtEnd())
    assert table.acting() == 1
    table.play(StopAtEnd())
    assert table.acting() == 2
    table.play(Take("strathnairn"), Place(0, 1), EndTurn())
    assert table.acting() == 2
    assert [table.player(seat).done for seat in range(3)] == [True, True, False]
    table.play(StopAtEnd())
    assert table.pos.finished


@pytest.mark.rule("G19.3", "G19.5", "G19.7", "R-G61", "R-G66")
def test_a_turn_beyond_the_end_is_the_last() -> None:
    table = Table().stack("D", 3).rondel("gap", *SEATS, "brora", "the-end", "spittal", "crieff", *["any"] * 6)
    table.play(Take("spittal"), Place(0, 1), EndTurn())
    assert table.player().done
    table.play(StopAtEnd()).play(StopAtEnd())
    assert table.pos.finished
    assert [player.points[5] for player in table.pos.players] == [-3, 0, 0]
    assert table.rules.result(table.pos).ranks == (3, 1, 1)


@pytest.mark.rule("G19.6", "G19.8", "R-G66")
def test_the_end_brings_the_fourth_scoring_and_pays_for_coins() -> None:
    table = Table().stack("D", 0).rondel("gap", *SEATS, "strathnairn", "the-end", *["any"] * 8)
    table.whisky(2).coins(3, 1).play(StopAtEnd()).play(StopAtEnd()).play(StopAtEnd())
    scores = table.rules.result(table.pos).scores
    assert [score["whisky"] for score in scores] == [2, 0, 0]
    assert [score["coins"] for score in scores] == [0, 3, 0]
    assert table.rules.result(table.pos).winners == (1,)


@pytest.mark.rule("G20.3", "R-G11", "R-G70")
def test_in_the_short_game_the_end_may_follow_in_the_refill_that_scores() -> None:
    table = Table(length="short").rondel("gap", "seat-0", "brora", "inshriach", "seat-1", "seat-2", *["any"] * 8)
    table.stack("C", 1)
    last = table.rules.ids[table.pos.left[0]]
    table.play(Take("inshriach"), Place(1, -1)).play(EndTurn(), deal=(last, "the-end"))
    assert table.space(1) == "the-end"
    assert [event.key for event in table.events if event.key in ("laid", "scoring")] == ["laid", "scoring", "laid"]


@pytest.mark.rule("G8.12", "R-G64")
def test_with_nothing_possible_the_end_may_be_chosen() -> None:
    table = Table().stack("D", 0).rondel("gap", *SEATS, *DEAR, "the-end", *["empty"] * 4)
    assert table.legal(StopAtEnd)
    assert len(table.legal(Discard)) == 10


@pytest.mark.rule("G19.10", "R-G14")
def test_ties_go_to_the_fewest_resources_or_are_shared() -> None:
    table = Table().goods("home-castle", wood=1).coins(3).coins(3, 1).coins(3, 2)
    assert table.run().rules.result(table.pos).ranks == (3, 1, 1)
