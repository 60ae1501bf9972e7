"""The die, the steps of a turn, and free actions (G5, G6)."""

from __future__ import annotations

import pytest
from tests.games.glenmore.openings import (
    WORDS,
    ahead,
    end,
    goes_on,
    in_hand,
    opened,
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

from bothy.games.glenmore.actions.activation import Activate
from bothy.games.glenmore.actions.markers import ChoosingClan, PlaceMarker
from bothy.games.glenmore.actions.market import Sell
from bothy.games.glenmore.actions.movement import Walk
from bothy.games.glenmore.actions.placing import Place
from bothy.games.glenmore.answers import DONE, Give
from bothy.games.glenmore.scoring.scores import Scoring
from bothy.games.glenmore.turn import END_TURN, Take
from bothy.games.glenmore.variants.die import DIE
from bothy.kernel import Action

SALE, STEP = Sell("wood", "home-village"), Walk("home-village", "east")


def with_wood(table: Table) -> Table:
    """Returns a table with a wood to sell on the start village."""
    return table.goods("home-village", wood=1).market(wood=1)


# The steps


@pytest.mark.rule("G6.1", "R-G24")
def test_a_turn_is_move_pay_place_effects_activations_refill() -> None:
    table = ahead("kingussie").goods("home-castle", stone=1)
    steps: list[Action] = [Take("kingussie"), Give("stone", "home-castle"), Place(1, 1), Activate("kingussie", 1)]
    while steps:
        assert [table.why_not(step) == "" for step in steps] == [True, *[False] * (len(steps) - 1)]
        table.play(steps.pop(0))
    assert told(end(table), "activated", "laid") == ["laid"]


@pytest.mark.rule("G6.1", "R-G24")
def test_the_immediate_effect_comes_with_the_placing_before_any_activation() -> None:
    table = in_hand("halkirk").play(Place(-1, 0))
    assert told(table, "placed", "scotsmen", "activated") == ["placed", "scotsmen"]


@pytest.mark.rule("G6.1")
@pytest.mark.parametrize("action", [Activate("home-village", 1), END_TURN])
def test_the_pawn_moves_before_anything_else(action: Action) -> None:
    assert refused(ahead(), action) == ("move-first", "G6.1")
    assert sentence(ahead(), action) == "First move your pawn: take a tile."


@pytest.mark.rule("G6.1")
def test_the_pawn_moves_once_a_turn() -> None:
    table = ahead("inshriach", "brora").play(Take("inshriach"), Place(1, -1))
    assert refused(table, Take("brora")) == ("moved", "G6.1")
    assert sentence(table, Take("brora")) == "Your pawn has moved this turn. Activate tiles, or end your turn."


@pytest.mark.rule("G6.1")
def test_a_player_who_is_asked_to_place_cannot_take_another_tile() -> None:
    table = ahead("inshriach", "brora").play(Take("inshriach"))
    assert refused(table, Take("brora"))[0] == "not-an-answer"


@pytest.mark.rule("G6.2")
def test_a_person_is_set_aside_and_a_marker_takes_the_place_of_placing_and_activating() -> None:
    table = ahead("robert-the-bruce").play(Take("robert-the-bruce"))
    assert table.legal(Place) == []
    assert table.legal(PlaceMarker)
    table.play(DONE)
    assert len(table.player().tiles) == 2
    assert table.pos.legal(0) == [END_TURN]


# Free actions


@pytest.mark.rule("G6.3", "R-G24")
def test_a_sale_before_the_pawn_moves() -> None:
    table = with_wood(ahead()).play(SALE)
    assert table.player().coins == 1
    assert table.legal(Take)


@pytest.mark.rule("G6.3", "R-G24")
def test_a_sale_while_paying() -> None:
    table = with_wood(ahead("kingussie")).goods("home-castle", stone=1).play(Take("kingussie"), SALE)
    assert table.player().coins == 1
    assert table.legal(Give) == [Give("stone", "home-castle")]


@pytest.mark.rule("G6.3", "R-G24")
def test_a_sale_between_immediate_effects() -> None:
    table = with_wood(in_hand("glen-orchy")).play(Place(1, 1))
    assert table.why_not(Activate("glen-orchy", 1)) == "not-an-answer", "a resource is still to be chosen"
    assert table.play(SALE).player().coins == 1


@pytest.mark.rule("G6.3", "R-G24")
def test_a_sale_between_and_after_activations() -> None:
    table = in_hand("inshriach").market(wood=2).goods("home-village", wood=1).play(Place(1, -1), SALE)
    table.play(Activate("inshriach", 1), Sell("wood", "inshriach"))
    assert table.player().coins == 2 + 1


@pytest.mark.rule("G6.3")
def test_no_player_sells_in_another_players_turn() -> None:
    table = ahead().goods("home-village", seat=1, wood=1).market(wood=1)
    reason = table.pos.why_not(1, SALE)
    assert reason is not None
    assert reason.key == "not-asked"


@pytest.mark.rule("G6.4")
def test_movement_is_spent_between_activations() -> None:
    table = in_hand("inshriach").play(Place(1, -1), Activate("home-castle", 1), STEP)
    assert (table.standing("home-castle"), table.pos.now.movement) == (1, 0)
    assert table.why_not(Activate("inshriach", 1)) == ""


@pytest.mark.rule("G6.4")
def test_movement_is_spent_inside_an_activation() -> None:
    table = Table().tile("elgin", 1, 1).goods("home-village", wood=3).activating("elgin", movement=1)
    table.play(Activate("elgin", 1), STEP)
    assert table.standing("home-castle") == 1
    assert table.legal(Give), "the payment goes on"


@pytest.mark.rule("G6.5", "R-G74")
@pytest.mark.parametrize("action", [SALE, STEP])
def test_neither_sale_nor_movement_while_a_tile_waits_for_its_place(action: Action) -> None:
    table = with_wood(Table()).activating(movement=1)
    assert table.why_not(action) == ""
    table = in_hand("inshriach", table)
    table.pos.now.movement = 1
    assert refused(table, action)[0] == "finish-first"
    assert table.play(Place(1, -1)).why_not(action) == ""


@pytest.mark.rule("G6.5", "R-G74")
@pytest.mark.parametrize("action", [SALE, STEP])
def test_neither_sale_nor_movement_while_a_clan_is_chosen(action: Action) -> None:
    table = with_wood(Table()).activating(movement=1).asked(ChoosingClan(0))
    assert refused(table, action)[0] == "finish-first"
    assert table.play(DONE).why_not(action) == ""


# The end of a turn


@pytest.mark.rule("G6.6")
def test_a_turn_lasts_until_its_player_ends_it() -> None:
    around = ("inshriach", "home-village", "home-castle")
    table = ahead("inshriach").play(Take("inshriach"), Place(1, -1), *[Activate(tile, 1) for tile in around])
    assert table.legal(Activate) == []
    assert table.acting() == 0
    assert end(table).acting() == 1


@pytest.mark.rule("G6.6")
def test_unspent_movement_lapses_and_the_rondel_is_refilled() -> None:
    table = ahead("inshriach").play(Take("inshriach"), Place(1, -1), Activate("home-castle", 1))
    assert table.pos.now.movement == 1
    assert table.space(0) == "empty"
    end(table, "halkirk")
    assert table.pos.now.movement == 0
    assert table.space(0) == "halkirk"
    assert table.player().total() == 0


# Questions of a turn


def question(table: Table) -> str:
    return WORDS.text(table.pos.stack[-1].ask(table.pos, table.acting()))


def test_a_turn_says_what_is_left_after_the_move() -> None:
    table = in_hand("inshriach").market(wood=1).play(Place(1, -1))
    assert question(table) == "You can still activate tiles, or end your turn."
    table.play(Activate("inshriach", 1))
    assert question(table) == "You can still activate tiles and sell resources, or end your turn."
    table.play(Activate("home-village", 1))
    assert question(table) == "You can still activate tiles, sell resources and move Scotsmen, or end your turn."
    table.play(Activate("home-castle", 1), Sell("wood", "inshriach"))
    assert question(table) == "You can still move Scotsmen, or end your turn."
    table.play(STEP, Walk("home-castle", "west"))
    assert question(table) == "You’ve made your move. End your turn."


ON_FOUR_AND_SIX = "die seat-0 spittal empty seat-1 brora crieff"


def discarded(table: Table) -> list[str]:
    return tiles(table, table.pos.discards)


@pytest.mark.rule("G5.1", "R-G10", "R-G59")
def test_the_die_is_never_compared_with_anyone() -> None:
    table = ring(Table(2), "die seat-0 seat-1").whisky(3, 0).whisky(2, 1).run(Scoring(1))
    assert [table.player(seat).total() for seat in range(2)] == [1, 0]


@pytest.mark.rule("G5.1", "R-G10")
def test_the_die_owns_nothing() -> None:
    assert len(opened(2).players) == 2
    pos, _ = whole_game(2, 6)
    assert len(pos.rules.result(pos).scores) == 2


@pytest.mark.rule("G5.2", "R-G10")
@pytest.mark.parametrize(("roll", "taken"), [(1, "spittal"), (2, "brora"), (3, "crieff")])
def test_tiles_are_steps_pawns_and_empty_spaces_are_not(roll: int, taken: str) -> None:
    table = goes_on(ring(Table(2), ON_FOUR_AND_SIX), roll, "halkirk")
    assert discarded(table) == [taken]


@pytest.mark.rule("G5.2", "R-G10")
def test_a_protected_tile_on_the_way_is_a_step() -> None:
    table = goes_on(ring(Table(2, pack=printed("spittal", protected=True)), ON_FOUR_AND_SIX), 2, "halkirk")
    assert discarded(table) == ["brora"]


@pytest.mark.rule("G5.3", "R-G10")
def test_from_a_protected_tile_the_die_goes_on_to_the_next_that_is_not() -> None:
    table = goes_on(ring(Table(2, pack=printed("spittal", protected=True)), ON_FOUR_AND_SIX), 1, "halkirk")
    assert discarded(table) == ["brora"]
    assert table.space(3) == "spittal"


@pytest.mark.rule("G5.4", "R-G10", "R-G20")
def test_the_die_takes_the_place_of_the_tile_and_the_refill_follows() -> None:
    table = goes_on(ring(Table(2), "die spittal seat-0 seat-1 brora"), 2, "halkirk", "kingussie")
    assert spaces(table).split()[:6] == ["halkirk", "kingussie", "empty", "seat-0", "seat-1", "die"]
    assert discarded(table) == ["brora", "spittal"], "taken by the die, then passed by all"
    assert table.acting() == 0


@pytest.mark.rule("G5.5", "R-G10", "R-G65")
@pytest.mark.parametrize("roll", [2, 3])
def test_at_the_end_or_beyond_the_die_leaves_and_discards_nothing(roll: int) -> None:
    table = ring(Table(2), "die seat-0 seat-1 spittal the-end brora").stack("D", 5)
    goes_on(table, roll, "kings-house")
    assert (table.pos.space_of(DIE), table.pos.discards) == (-1, ())
    assert told(table, "die-leaves") == ["die-leaves"]
    assert table.space(5) == "the-end"


@pytest.mark.rule("G5.5", "R-G10")
def test_before_the_end_the_die_still_takes_a_tile() -> None:
    table = ring(Table(2), "die seat-0 seat-1 spittal the-end brora").stack("D", 5)
    goes_on(table, 1, "kings-house")
    assert (table.pos.space_of(DIE), discarded(table)) == (4, ["spittal"])


@pytest.mark.rule("G5.5", "G5.3", "R-G10", "R-G65")
def test_steps_beyond_a_protected_tile_may_bring_the_die_to_the_end() -> None:
    table = ring(Table(2, pack=printed("spittal", protected=True)), "die seat-0 seat-1 spittal the-end brora")
    goes_on(table.stack("D", 5), 1, "kings-house")
    assert (table.pos.space_of(DIE), table.pos.discards) == (-1, ())


@pytest.mark.rule("G5.5", "R-G65")
def test_the_space_the_die_left_is_refilled() -> None:
    table = ring(Table(2), "die empty seat-0 seat-1 the-end").stack("D", 5)
    goes_on(table, 1, "kings-house", "oban")
    assert spaces(table).split()[:4] == ["kings-house", "oban", "empty", "seat-0"]


@pytest.mark.rule("G5.6", "R-G17")
def test_a_die_that_is_still_last_is_rolled_again() -> None:
    table = goes_on(ring(Table(2), "die spittal seat-0 seat-1 brora"), 1, "halkirk", 1, "kingussie", "dornoch")
    assert told(table, "rolled", "die-takes") == ["rolled", "die-takes"] * 2
    assert discarded(table) == ["spittal", "brora"]
