"""What links show in messengers, made from what a stranger may see."""

from __future__ import annotations

import re
import struct
from html import unescape
from pathlib import Path
from time import process_time

import httpx
import pytest
from tests.server.processes import play_on
from tests.server.running import Site, running, two_seated

from bothy.kernel import SamplingDealer
from bothy.server import client
from bothy.server.api import previews as pages
from bothy.server.previews.painting import CROWN, PLATES, paint
from bothy.server.previews.pictures import Pictures
from bothy.table import Match
from bothy.table.conformance import play_game
from bothy.table.game_registry import find

GAMES = ("caledonia", "glenmore")
PAGE = "<!doctype html><html><head><title>Bothy</title></head></html>"


@pytest.fixture(autouse=True)
def built(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Provides a client as a build leaves it."""
    folder = tmp_path / "web"
    folder.mkdir()
    (folder / "index.html").write_text(PAGE)
    monkeypatch.setattr(client, "BUILT", folder)
    client.files.cache_clear()


async def shown(site: Site, path: str, language: str = "en") -> dict[str, str]:
    """Returns the tags that a messenger reads, by name."""
    async with httpx.AsyncClient(base_url=site.address) as stranger:
        answer = await stranger.get(path, headers={"accept-language": language})
    assert answer.status_code == 200
    tags = re.findall(r'<meta (?:property|name)="([^"]+)" content="([^"]*)">', answer.text)
    return {name: unescape(value) for name, value in tags}


async def test_a_waiting_table_says_who_is_there_and_how_many_seats_are_free(tmp_path: Path) -> None:
    async with running(tmp_path) as site, site.guest("Ailsa") as ailsa:
        table = await ailsa.table("glenmore", 3)
        tags = await shown(site, f"/table/{table['id']}")
        assert tags["og:title"] == "Glen More II: Chronicles"
        assert tags["og:description"] == "Ailsa, and 2 seats are free."
        assert tags["og:image"] == f"{site.address}/preview/glenmore.png"
        assert tags["og:url"] == f"{site.address}/table/{table['id']}"
        french = await shown(site, f"/table/{table['id']}", "fr")
        assert "il reste 2 places" in french["og:description"]


async def test_only_a_finished_game_is_shown_in_frames_of_other_sites_and_nothing_else_is(tmp_path: Path) -> None:
    async with running(tmp_path) as site, two_seated(site, "creel") as (_, _, table):
        match = table["match"]
        async with httpx.AsyncClient(base_url=site.address) as stranger:

            async def policy(path: str) -> tuple[int, str | None, str | None]:
                answer = await stranger.get(path)
                found = re.search(r"frame-ancestors ([^;]+)", answer.headers["content-security-policy"])
                assert answer.headers["x-content-type-options"] == "nosniff"
                return answer.status_code, found and found[1], answer.headers.get("x-frame-options")

            assert await policy(f"/embed/replay/{match}") == (404, "'none'", "DENY")
            await play_on(site.services.matches, await site.services.matches.newest(match))
            await site.services.lobby.close()
            for kind in ("replay", "result"):
                assert await policy(f"/embed/{kind}/{match}") == (200, "*", None)
            strict = (200, "'none'", "DENY")
            assert await policy(f"/replay/{match}") == await policy(f"/table/{table['id']}") == strict
            assert await policy("/settings") == strict
            for path in (f"/embed/table/{match}", "/embed/replay/nothing", f"/embed/replay/{table['id']}"):
                assert await policy(path) == (404, "'none'", "DENY")


async def test_an_invitation_says_with_whom(tmp_path: Path) -> None:
    async with running(tmp_path) as site, site.guest("Ailsa") as ailsa:
        table = await ailsa.table("caledonia", 2)
        tags = await shown(site, f"/join/{table['invite']}")
        assert tags["og:description"] == "You’re invited to play with Ailsa."


async def test_a_match_shows_its_board_and_a_finished_one_its_winners(tmp_path: Path) -> None:
    async with running(tmp_path) as site, two_seated(site, "creel") as (ailsa, boyd, table):
        match = table["match"]
        playing = await shown(site, f"/table/{table['id']}")
        assert playing["og:description"] == "Ailsa, Boyd are playing. Come and watch."
        assert playing["og:image"] == f"{site.address}/preview/{match}.png"
        replay = await shown(site, f"/replay/{match}")
        assert replay["og:description"] == "A game of Ailsa, Boyd, to replay move by move."
        chance = SamplingDealer(1)
        while not (state := await ailsa.get(f"/api/matches/{match}")).get("finished"):
            for guest in (ailsa, boyd):
                choices = await guest.get(f"/api/matches/{match}/actions")
                if choices["actions"]:
                    action = choices["actions"][chance.below(len(choices["actions"]))]
                    await guest.post(f"/api/matches/{match}/actions", {"actions": [action["do"]]}, None)
                    break
        ended = await shown(site, f"/table/{table['id']}")
        winners = [
            name for name, rank in zip(("Ailsa", "Boyd"), state["result"]["ranks"], strict=True) if rank == 1
        ]
        assert ended["og:description"] == f"Ailsa, Boyd have played. {', '.join(winners)} won."


async def test_a_link_that_leads_nowhere_shows_only_the_page(tmp_path: Path) -> None:
    async with running(tmp_path) as site, httpx.AsyncClient(base_url=site.address) as stranger:
        for path in ("/table/00abc", "/join/nothing", "/replay/00abc", "/replay/!"):
            assert (await stranger.get(path)).text == PAGE
        for path in ("/preview/nothing.png", "/preview/caledonia.gif", "/preview/caledonia", "/preview/00abc.png"):
            assert (await stranger.get(path)).status_code == 404


async def test_a_name_never_becomes_a_tag(tmp_path: Path) -> None:
    async with running(tmp_path) as site, site.guest('"><script>x') as ailsa:
        table = await ailsa.table("creel", 2)
        async with httpx.AsyncClient(base_url=site.address) as stranger:
            page = (await stranger.get(f"/table/{table['id']}")).text
        assert "<script>" not in page
        assert "&quot;&gt;&lt;script&gt;x" in page


async def test_without_its_drawing_program_a_link_shows_words(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(pages, "AVAILABLE", False)
    async with running(tmp_path) as site, site.guest("Ailsa") as ailsa:
        table = await ailsa.table("creel", 2)
        tags = await shown(site, f"/table/{table['id']}")
        assert "og:description" in tags
        assert "og:image" not in tags


async def test_a_picture_has_the_size_messengers_show_and_may_be_kept(tmp_path: Path) -> None:
    async with running(tmp_path) as site, httpx.AsyncClient(base_url=site.address) as stranger:
        answer = await stranger.get("/preview/caledonia.png")
        assert answer.headers["content-type"] == "image/png"
        assert answer.headers["cache-control"].startswith("public")
        assert struct.unpack(">II", answer.content[16:24]) == (1200, 630)


@pytest.mark.nightly
@pytest.mark.parametrize("game", GAMES)
async def test_a_picture_costs_less_than_a_third_of_a_second_and_is_drawn_once(game: str) -> None:
    pictures, match = Pictures(), play_game(find(game), {}, seats=find(game).seats[-1], seed=1)
    begun = process_time()
    first = await pictures.of_match("00abc", match)
    assert process_time() - begun < 0.3
    begun = process_time()
    assert await pictures.of_match("00abc", match) is first
    assert process_time() - begun < 0.01


@pytest.mark.parametrize("game", GAMES)
def test_a_picture_shows_pieces_and_winners_and_nothing_hidden(game: str) -> None:
    known = find(game)
    match = play_game(known, {}, seats=3, seed=3)
    cells = known.review.cells(match.position, match.view(None))
    assert {cell.seat for cell in cells} >= {0, 1, 2}
    picture = paint(cells, 3, winners=[1])
    assert picture.count(CROWN) == 1
    assert all(picture.count(plate) >= 2 for plate in PLATES[:3])
    start = Match.open(known, seats=3, shuffle=match.shuffle)
    assert known.review.cells(start.position, match.view(None)) == cells, "it's made from the view"
