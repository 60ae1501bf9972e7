"""Components of modules: after the base game's, replaced by packs, recorded where in play; and their lessons."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from bothy.games.caledonia.expansions.industria.sets import MoreTiles, WithoutBase
from bothy.games.caledonia.game import CALEDONIA, ClansOfCaledonia
from bothy.games.caledonia.manifest import MODULES
from bothy.games.caledonia.pack.types import StartingTile
from bothy.kernel import InvalidInput
from bothy.messages import Catalogue, languages
from bothy.table import Match
from bothy.table.lessons import FIRST, LEARNER, lesson, lesson_files, play_through

ROWS = """\
[[starting_tile]]
id = "start-{number}"
money = {money}
goods = {{ wool = 4 }}
source = "original"
"""
Opened = Callable[[int], ClansOfCaledonia]


@pytest.fixture
def game(tmp_path: Path) -> Opened:
    """Caledonia with five more starting tiles, with this much money each."""

    def opened(money: int) -> ClansOfCaledonia:
        data = tmp_path / str(money) / "more-starts.toml"
        data.parent.mkdir()
        data.write_text("\n".join(ROWS.format(number=number, money=money) for number in range(50, 55)))
        more = MoreTiles("starts", "starting_tiles", "starting_tile", StartingTile, data)
        modules = (*MODULES, more, WithoutBase(more, StartingTile))
        return ClansOfCaledonia(modules=modules)

    return opened


def offered(match: Match) -> set[str]:
    pos: Any = match.position
    return {pos.rules.pack.starting_tiles[tile].id for _, tile in pos.offers}


@pytest.mark.rule("I1.1", "I1.2", "I1.3", "R-I18")
def test_a_table_draws_the_rows_it_chose(game: Opened) -> None:
    more = {f"start-{number}" for number in range(50, 55)}
    assert offered(Match.open(game(70), {"starts": "industria"}, 4)) == more
    assert not offered(Match.open(game(71), {}, 4)) & more


def test_rows_of_a_module_are_stamped_only_where_they_are_played_with(game: Opened) -> None:
    poor, rich = game(60), game(61)
    plain, both = poor.complete({}), poor.complete({"starts": "both"})
    assert (
        poor.packs.stamp(poor.packs.current, plain, 3)
        == rich.packs.stamp(rich.packs.current, plain, 3)
        == poor.packs.current.digest
    )
    assert poor.packs.stamp(poor.packs.current, both, 3) != rich.packs.stamp(rich.packs.current, both, 3)


def test_a_pack_may_correct_a_row_of_a_module(game: Opened, tmp_path: Path) -> None:
    ours = game(62)
    folder = tmp_path / "pack"
    ours.packs.export(folder)
    data = folder / "more-starts.toml"
    data.write_text(data.read_text().replace("money = 62", "money = 99", 1))
    pack = ours.packs.read(folder)
    assert list(pack.changes["rows"]) == ["more-starts.toml"]
    assert pack.digest != ours.packs.current.digest
    match = Match.open(ours, {"starts": "industria"}, 2, pack=pack)
    rules: Any = match.rules
    assert [tile.money for tile in rules.pack.starting_tiles[-5:]] == [99, 62, 62, 62, 62]
    data.unlink()
    assert ours.packs.read(folder).digest == ours.packs.current.digest, "a pack that is older than the module"


def test_a_slip_in_a_row_of_a_module_is_named(game: Opened, tmp_path: Path) -> None:
    ours = game(63)
    folder = tmp_path / "pack"
    ours.packs.export(folder)
    data = folder / "more-starts.toml"
    data.write_text(data.read_text().replace("money = 63", 'money = "much"', 1))
    with pytest.raises(InvalidInput, match="money should be int"):
        ours.packs.read(folder)


NAMES = [name for name in lesson_files(CALEDONIA) if name != FIRST]
LONGEST = 330


def test_there_is_a_lesson_about_trains_markets_and_the_automa() -> None:
    assert sorted(NAMES) == ["automa", "markets", "trains"]


@pytest.mark.parametrize("name", NAMES)
def test_a_lesson_passes_from_start_to_end_with_something_to_do_and_to_read_at_the_end(name: str) -> None:
    taught = lesson(CALEDONIA, name)
    steps = []
    for step, match in play_through(taught, CALEDONIA):
        steps.append(step)
        if step.seat is not None:
            assert step.seat in match.seats_to_act(), step.key
    assert steps == list(taught.steps)
    assert steps[-1].seat is None
    assert all(5 <= len(chapter.steps) <= 10 for chapter in taught.chapters)
    assert [step.seat for step in steps].count(LEARNER) >= 3


@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize("name", NAMES)
def test_a_lesson_is_short_and_written_in_every_language(name: str, language: str) -> None:
    words = Catalogue(language, CALEDONIA)
    taught = lesson(CALEDONIA, name)
    for key in [*[chapter.key for chapter in taught.chapters], *[step.key for step in taught.steps]]:
        assert words.faults(key, {}) == []
        assert len(words.render(key)) <= LONGEST, (key, len(words.render(key)))


def happened(name: str, key: str) -> str:
    """Returns the events of a step, as text."""
    taught = lesson(CALEDONIA, name)
    match = taught.open(CALEDONIA)
    told = ""
    for step in taught.steps:
        for data in step.actions:
            assert step.seat is not None
            for played in match.play(step.seat, match.rules.registry.read_action(data)):
                if step.key == key:
                    told += "; ".join(f"{event.key} {dict(event.values)}" for event in played.events) + "; "
    return told


@pytest.mark.parametrize(
    ("name", "key", "promised"),
    [
        ("automa", "lesson-automa-turn", "automa-card {'card': 6,"),
        ("automa", "lesson-automa-turn", "automa-support {'card': 13, 'modules': ('A',), 'steps': 6}"),
        ("automa", "lesson-automa-turn", "'hexes': ('d2', 'd3', 'd4', 'e2')}"),
        ("automa", "lesson-automa-turn", "automa-cheapest {'hexes': ('d3',), 'cost': 1}"),
        ("automa", "lesson-automa-turn", "'start': 'bakery', 'notch': 'cheese-dairy'}"),
        ("automa", "lesson-automa-turn", "automa-unit {'unit': 'cheese-dairy', 'cost': 12, 'land': 1}"),
        ("markets", "lesson-markets-beside", "bill {'seat': 0, 'amount': 11}"),
        ("markets", "lesson-markets-sell", "money {'seat': 0, 'amount': 6,"),
        ("trains", "lesson-trains-worker", "bill {'seat': 0, 'amount': 9}"),
        ("trains", "lesson-trains-second", "bill {'seat': 0, 'amount': 7}"),
        ("trains", "lesson-delivery-buy", "money {'seat': 0, 'amount': -5,"),
        ("trains", "lesson-delivery-run", "'stop': 'fort-william'"),
    ],
)
def test_everything_the_coach_promises_happens(name: str, key: str, promised: str) -> None:
    assert promised in happened(name, key)
