"""Components of modules: after the base game's, replaced by packs, recorded where they are in play."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from bothy.games.caledonia.expansions.industria.sets import MoreTiles, WithoutBase
from bothy.games.caledonia.game import ClansOfCaledonia
from bothy.games.caledonia.manifest import MODULES
from bothy.games.caledonia.pack.types import StartingTile
from bothy.kernel import InvalidInput
from bothy.table import Match

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
