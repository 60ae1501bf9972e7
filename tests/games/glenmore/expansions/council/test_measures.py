"""The ten scoring cards, and what each counts (X7.8 to X7.11)."""

from __future__ import annotations

from typing import Any

import pytest
from tests.games.glenmore.everything import SHIELINGS, Everything
from tests.games.glenmore.expansions.council.tables import CouncilTable, scoring
from tests.games.glenmore.test_module import game_with

from bothy.games.glenmore.actions.markers import ChoosingClan, PlaceMarker
from bothy.games.glenmore.actions.retrieving import Retrieve
from bothy.games.glenmore.expansions.council.measures import counted
from bothy.games.glenmore.expansions.council.part import ClanCouncil
from bothy.games.glenmore.expansions.council.rows import MEASURES
from bothy.games.glenmore.expansions.council.voting import CastVote, CouncilVote, Propose
from bothy.games.glenmore.game import GLENMORE
from bothy.games.glenmore.hook_types import BY_PIECE, NOBODY, NOTHING_POSSIBLE, PASSED
from bothy.games.glenmore.scoring.scores import Finish, amounts
from bothy.games.glenmore.turn import Take
from bothy.games.glenmore.view import forecast
from bothy.kernel import SamplingDealer
from bothy.messages import Catalogue
from bothy.table.options import Setting


def counts(table: CouncilTable) -> list[int]:
    measure = MEASURES[table.council.cards[0]]
    return [counted(table.pos, seat, measure) for seat in range(len(table.pos.players))]


def won(table: CouncilTable) -> list[int]:
    """Returns each seat's points from the council at the end."""
    table.run(Finish())
    return [dict(zip(table.rules.scores, each.points, strict=True))["council"] for each in table.pos.players]


@pytest.mark.rule("X7.8")
def test_livestock_is_sheep_and_cattle() -> None:
    table = scoring("animals")
    table.goods("home-village", sheep=1, cattle=1).goods("home-castle", wood=3)
    table.goods("home-village", seat=1, sheep=3)
    assert counts(table) == [2, 3, 0]
    assert won(table) == [0, 10, 0]


@pytest.mark.rule("X7.8")
def test_building_materials_are_wood_and_stone() -> None:
    table = scoring("wood-and-stone")
    table.goods("home-village", wood=2).goods("home-castle", stone=1)
    table.goods("home-village", seat=2, wood=2, barley=1)
    assert counts(table) == [3, 0, 2]
    assert won(table) == [10, 0, 0]


@pytest.mark.rule("X7.8")
def test_the_largest_square_may_have_more_tiles_around_it() -> None:
    table = scoring("largest-square")
    for column, row in [(0, 1), (1, 1), (2, 1), (0, 2), (1, 2)]:
        table.tile("brora", column, row)
    assert counts(table) == [2, 1, 1]
    table.tile("brora", 2, 0).tile("brora", 2, 2)
    assert counts(table) == [3, 1, 1]
    assert won(table) == [10, 0, 0]


@pytest.mark.rule("X7.8")
def test_a_square_with_a_hole_is_none() -> None:
    table = scoring("largest-square")
    for column, row in [(2, 0), (0, 1), (2, 1), (0, 2), (1, 2), (2, 2)]:
        table.tile("brora", column, row)
    assert counts(table)[0] == 1
    table.tile("brora", 1, 1)
    assert counts(table)[0] == 3


@pytest.mark.rule("X7.9")
def test_full_sets_of_3_5_4_and_2_are_2() -> None:
    table = scoring("full-sets").scotsmen(home_castle=3).whisky(5)
    table.card("loch-lochy", "donan-castle", "castle-stalker", "inverness")
    table.person("robert-the-bruce", "william-wallace")
    assert counts(table) == [2, 0, 0]
    assert won(table) == [10, 0, 0]


@pytest.mark.rule("X7.9", "R-X30")
def test_david_hume_is_one_person_of_a_full_set() -> None:
    table = scoring("full-sets").scotsmen(home_castle=3).whisky(3).card("loch-lochy", "donan-castle", "inverness")
    table.person("david-hume")
    assert counts(table)[0] == 1
    assert amounts(table.pos, 0)[3] == 2, "in scorings he is two"


@pytest.mark.rule("X7.9")
def test_castle_moil_counts_for_full_sets() -> None:
    table = scoring("full-sets").scotsmen(home_castle=1).whisky(5)
    table.card("loch-lochy", "castle-moil").person("robert-the-bruce", "william-wallace")
    assert counts(table)[0] == 1
    table.power("castle-scotsmen-count-more")
    assert counts(table)[0] == 2


@pytest.mark.rule("X7.8")
def test_manned_castles_include_the_home_castle() -> None:
    table = scoring("manned-castles").tile("donan-castle", 2, 0).tile("duart-castle", 2, 1)
    table.scotsmen(home_castle=2, donan_castle=1, home_village=1)
    table.scotsmen(seat=1, home_castle=1)
    assert counts(table) == [2, 1, 0]


@pytest.mark.rule("X7.8")
def test_whisky_tiles_are_those_on_top_that_show_the_icon() -> None:
    table = scoring("whisky-tiles").whisky(4, seat=1)
    whisky = [tile.id for tile in table.rules.pack.tiles if "whisky" in tile.icons][:2]
    for row, tile in enumerate(whisky):
        table.tile(tile, 0, row + 1, seat=2)
    assert counts(table) == [0, 0, 2]
    table.tile("brora", 0, 1, seat=2)
    assert counts(table)[2] == 1


@pytest.mark.rule("X7.8")
def test_the_farthest_scotsman_is_measured_in_movement_points() -> None:
    table = scoring("farthest-scotsman")
    table.tile("brora", 2, 1).tile("spittal", 3, 1).tile("rannoch", 3, 2)
    table.scotsmen(rannoch=1, home_village=1)
    table.scotsmen(seat=1, home_castle=3)
    assert counts(table) == [2, 0, 1]  # two steps over corners; a corner is one step
    assert won(table) == [10, 0, 0]


@pytest.mark.rule("X7.8")
def test_the_smallest_territory_wins_and_a_pile_of_overlays_is_one_tile() -> None:
    table = scoring("smallest-territory").tiles(2).tiles(3, seat=1).tiles(3, seat=2)
    table.tile("brora", 1, 1)
    assert counts(table) == [4, 5, 5]
    assert won(table) == [10, 0, 0]


@pytest.mark.rule("X7.8")
def test_joined_pastures_hang_together_by_edges() -> None:
    table = scoring("joined-pastures")
    animals = [tile.id for tile in table.rules.pack.tiles if "animal" in tile.icons]
    for tile, (column, row) in zip(animals, [(0, 1), (0, 2), (1, 3), (2, 4), (3, 4)], strict=False):
        table.tile(tile, column, row)
    table.tile("brora", 1, 2)
    assert counts(table)[0] == 2  # at (1, 3) only corners meet
    table.tile(animals[5], 1, 2)
    assert counts(table)[0] == 4


# Ties


@pytest.mark.rule("X7.11")
@pytest.mark.parametrize(("tied", "each"), [(2, 5), (3, 4), (4, 3)])
def test_tied_players_share_the_points_rounded_up(tied: int, each: int) -> None:
    table = scoring("animals", seats=4)
    for seat in range(tied):
        table.goods("home-village", seat=seat, sheep=2)
    assert won(table) == [each] * tied + [0] * (4 - tied)


@pytest.mark.rule("X7.11")
def test_a_tie_at_nothing_is_a_tie() -> None:
    assert won(scoring("animals", seats=2)) == [5, 5]


@pytest.mark.rule("X7.7", "X7.8")
def test_cards_that_were_rejected_or_never_voted_on_give_nothing() -> None:
    table = CouncilTable(2, cards=("animals", "wood-and-stone"))
    table.council.votes = ((MEASURES.index("animals"), 1, 2),)
    table.goods("home-village", sheep=1, wood=1)
    assert forecast(table.pos)[0]["council"] == 0
    assert won(table) == [0, 0]


@pytest.mark.rule("X7.8")
def test_the_score_sheet_says_what_each_card_brought() -> None:
    table = CouncilTable(2, cards=(), accepted=("animals", "smallest-territory"))
    table.goods("home-village", sheep=1).tiles(1)
    assert [each["council"] for each in forecast(table.pos)] == [10, 10]
    term = table.rules.terms[-1]
    lines = [(line.text.values["measure"], line.points) for line in term.lines(table.pos, 0)]
    assert lines == [("animals", 10), ("smallest-territory", 0)]
    empty = CouncilTable(2).rules.terms[-1].lines(CouncilTable(2).pos, 0)
    assert [line.text.key for line in empty] == ["breakdown-council-nothing"]


# Discard piles


def with_piles(seats: int = 3) -> CouncilTable:
    return CouncilTable(seats, cards=("own-discards", "animals"))


def pile(table: CouncilTable, seat: int) -> list[str]:
    return [table.rules.ids[tile] for tile in table.council.piles[seat]]


@pytest.mark.rule("X7.10", "R-X11")
def test_tiles_left_behind_by_a_move_go_to_the_movers_pile() -> None:
    table = with_piles(2)
    table.rondel("gap", "seat-0", "brora", "rannoch", "seat-1", "spittal", *["any"] * 8)
    table.play(Take("spittal"))
    assert pile(table, 0) == ["brora", "rannoch"]
    assert table.pos.discards == ()
    assert counts(table) == [2, 0]


@pytest.mark.rule("X7.10")
def test_without_the_card_there_is_one_pile_for_all() -> None:
    table = CouncilTable(2)
    table.rondel("gap", "seat-0", "brora", "rannoch", "seat-1", "spittal", *["any"] * 8)
    table.play(Take("spittal"))
    assert len(table.pos.discards) == 2
    assert table.council.piles == ((), ())


@pytest.mark.rule("X7.10", "R-X11")
def test_a_tile_discarded_when_nothing_is_possible_also_goes_on_the_players_own_pile() -> None:
    table = with_piles()
    tile = table.number("brora")
    for cause, seat in [(PASSED, 1), (NOTHING_POSSIBLE, 1), (BY_PIECE, NOBODY), (PASSED, NOBODY)]:
        table.pos.discard(tile, cause, seat)
    assert (len(table.council.piles[1]), len(table.pos.discards)) == (2, 2)


@pytest.mark.rule("X7.10", "R-X11")
def test_the_die_discards_onto_the_common_pile() -> None:
    table = CouncilTable(2, cards=("own-discards",), die=True)
    table.rondel("gap", "die", "brora", "rannoch", "seat-0", "seat-1", *["any"] * 8)
    table.pos.stack.clear()
    table.pos.push(table.rules.registry.read_frame(["advance"]))
    table.pos.settle(SamplingDealer(1))
    assert table.pos.discards
    assert table.council.piles == ((), ())


@pytest.mark.rule("X7.10")
def test_munro_chooses_from_all_piles() -> None:
    table = with_piles().discards("kingussie").coins(3).activating()
    table.council.piles = ((), (table.number("clachaig-inn"),), (table.number("muir-of-ord"),))
    table.asked(ChoosingClan(0)).play(PlaceMarker("munro"))
    assert [each.tile for each in table.legal(Retrieve)] == ["kingussie", "clachaig-inn", "muir-of-ord"]
    table.play(Retrieve("muir-of-ord"))
    assert [pile(table, seat) for seat in range(3)] == [[], ["clachaig-inn"], []]
    assert len(table.pos.discards) == 1


@pytest.mark.rule("X7.10", "R-X20")
def test_tiles_that_never_come_back_count_in_a_pile() -> None:
    rules = game_with(Everything()).open({"everything": True, "council": True}, 2)
    pos = rules.start()
    pos.part(ClanCouncil).cards = (MEASURES.index("own-discards"),)
    shieling = pos.rules.number_of[SHIELINGS[1]]
    pos.discard(shieling, PASSED, 1)
    assert pos.rules.modules[-1].why_not_retrieve(pos, 0, shieling) is not None
    assert [counted(pos, seat, "own-discards") for seat in range(2)] == [0, 1]


GAMES = [(2, False), (3, False), (4, True), (2, True), (3, True), (4, False)]


@pytest.mark.parametrize(("seats", "die"), GAMES)
def test_whole_games_pass_every_check(battery: Any, seats: int, die: bool) -> None:
    battery(GLENMORE, Setting(seats, GLENMORE.complete({"council": True, "die": die})), seed=seats)


def ahead(measure: str) -> CouncilTable:
    """Returns a table near the end, with seat 0 far ahead in livestock and seat 1 in wood and stone."""
    table = CouncilTable(2, cards=("animals", "wood-and-stone")).stack("D")
    table.goods("home-village", sheep=3).goods("home-castle", cattle=3)
    table.goods("home-village", seat=1, wood=3).goods("home-castle", seat=1, stone=3)
    return table.call(measure) if measure else table


def better(table: CouncilTable, seat: int, *actions: Any) -> Any:
    """Returns the action that leads to the seat's best estimate."""
    found = []
    for action in actions:
        after = table.pos.copy()
        after.apply(seat, action, None)
        found.append(GLENMORE.bots.estimate(after, seat))
    return actions[found.index(max(found))]


def test_bots_vote_for_measures_they_lead_in_and_against_those_others_lead_in() -> None:
    votes = (CastVote("nay"), CastVote("aye"))
    assert better(ahead("animals"), 0, *votes) == CastVote("aye")
    assert better(ahead("animals"), 1, *votes) == CastVote("nay")
    assert better(ahead("wood-and-stone"), 0, *votes) == CastVote("nay")


def test_bots_propose_measures_they_lead_in() -> None:
    table = ahead("")
    table.asked(table.rules.registry.read_frame(["proposing", 0]))
    assert better(table, 0, Propose("wood-and-stone"), Propose("animals")) == Propose("animals")


def test_bots_guess_nothing_from_the_votes_of_others() -> None:
    table = ahead("animals")
    found = []
    for ballot in (0, 1, 2):
        table.pos.stack[-1] = CouncilVote(0, (-1, ballot))
        found.append(GLENMORE.bots.estimate(table.pos, 0))
    assert len(set(found)) == 1


def test_an_accepted_card_is_worth_more_to_the_player_who_leads() -> None:
    table = scoring("animals").goods("home-village", sheep=3)
    table.council.votes = ((0, 0, 1),)
    without = [GLENMORE.bots.estimate(table.pos, seat) for seat in range(3)]
    table.council.votes = ((0, 1, 0),)
    gained = [GLENMORE.bots.estimate(table.pos, seat) - before for seat, before in enumerate(without)]
    assert gained[0] > 0 > gained[1] == gained[2]


@pytest.mark.parametrize("language", ["en", "fr", "pt"])
def test_the_page_is_sent_the_cards_tokens_and_piles(language: str) -> None:
    table = CouncilTable(2, cards=("animals", "own-discards"), accepted=("full-sets",))
    table.council.votes += ((7, 0, 2),)
    table.council.piles = ((table.number("brora"),), ())
    words = Catalogue(language, GLENMORE)
    told = [words.text(note) for note in table.rules.notes(table.pos)]
    assert len(told) == 6
    assert not [line for line in told if "[" in line]
    assert "Brora" in told[-2]


def test_every_card_has_words_in_every_language() -> None:
    for language in ("en", "fr", "pt"):
        words = Catalogue(language, GLENMORE)
        for card in CouncilTable(2).rules.modules[-1].arguments()["measure"]:
            asked = words.render("ask-council-vote", {"measure": card})
            assert str(card) not in asked.split()
