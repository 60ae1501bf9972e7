"""Profiles, leaderboards and dumps of finished games: what games add up to, and that the private stays private."""

from __future__ import annotations

import json
from datetime import UTC, date, datetime, timedelta
from hashlib import sha256
from pathlib import Path
from typing import Any

from tests.server.running import Guest, Site, running
from tests.server.test_api import play_out
from tests.server.test_results import a_result, make_account, rating
from tests.server.test_results_noted import noted

from bothy.kernel import SamplingDealer
from bothy.server.results.dump import dump
from bothy.server.results.profile import figures_of, longest_streak, own_rows, partners_of
from bothy.server.results.rows import ResultRow, unrated
from bothy.table.game_registry import find
from bothy.table.record import Record


def series(*places: int, person: str = "ailsa") -> list[ResultRow]:
    """Returns two-player games, as a store returns them: newest first."""
    games = [
        a_result(person, "boyd", places=(place, 3 - place), ended=at, points=10 * at)
        for at, place in enumerate(places, 1)
    ]
    return [row for rows in reversed(games) for row in rows]


def test_the_longest_streak_is_that_of_victories_one_after_another() -> None:
    rows = series(1, 1, 2, 1, 1, 1, 2)
    assert longest_streak(own_rows("ailsa", rows)) == 3
    assert longest_streak(own_rows("boyd", rows)) == 1
    assert longest_streak([]) == 0


def test_a_game_alone_neither_makes_nor_breaks_a_streak() -> None:
    rows = [*series(1), *a_result("ailsa", points=99), *series(1)]
    assert longest_streak(own_rows("ailsa", rows)) == 2
    figures = figures_of("ailsa", rows)["creel"]
    assert (figures.games.played, figures.solo, figures.best_solo) == (2, 1, 99)


def test_games_add_up_to_places_means_and_groups() -> None:
    rows = [
        *a_result("ailsa", "boyd", points=30, groups={"clan": ["gunn", "ross"]}),
        *a_result("boyd", "ailsa", points=20, groups={"clan": ["gunn"]}),
    ]
    figures = figures_of("ailsa", rows)["creel"]
    assert (figures.games.played, figures.games.won, figures.places, figures.best) == (2, 1, {1: 1, 2: 1}, 30)
    assert figures.means == {"fish": 25}
    openings = figures.groups["clan"].items()
    assert {item: (each.played, each.won, each.mean_points, each.mean_place) for item, each in openings} == {
        "gunn": (2, 1, 25, 1.5),
        "ross": (1, 1, 30, 1),
    }
    assert {who: (each.played, each.won) for (who, _), each in partners_of("ailsa", rows).items()} == {
        "boyd": (2, 1)
    }


def test_openings_of_games_alone_are_counted_apart() -> None:
    rows = [
        *a_result("ailsa", "boyd", points=30, groups={"clan": ["gunn"]}),
        *a_result("ailsa", points=90, groups={"clan": ["ross"]}),
        *a_result("ailsa", points=110, groups={"clan": ["ross"]}),
    ]
    figures = figures_of("ailsa", rows)["creel"]
    assert list(figures.groups["clan"]) == ["gunn"]
    solo = figures.solo_groups["clan"]["ross"]
    assert (solo.played, solo.mean_points) == (2, 100)


async def account(guest: Guest) -> None:
    await make_account(guest.site.services.store, guest.id)


async def played(store: Any, *people: str, **more: Any) -> None:
    rows = a_result(*people, **more)
    await store.note_results(rows, rating(rows) if len(rows) > 1 else unrated)


async def test_a_profile_is_its_owners_alone_until_it_is_opened(tmp_path: Path) -> None:
    async with running(tmp_path) as site, site.guest("Ailsa") as ailsa, site.guest("Boyd") as boyd:
        store = site.services.store
        await account(ailsa)
        await account(boyd)
        await played(store, ailsa.id, boyd.id)
        path = f"/api/people/{ailsa.id}/profile"
        assert (await ailsa.get("/api/me/profile"))["games"][0]["won"] == 1
        assert (await ailsa.get(path))["open"] is False
        closed = await boyd.get(path, 404)
        assert closed["reason"] == (await boyd.get("/api/people/nobody/profile", 404))["reason"]
        assert await boyd.get("/api/games/creel/leaders?seats=2") == []
        opened = await ailsa.client.patch("/api/me/profile", json={"open": True})
        assert opened.json()["open"] is True
        seen = await boyd.get(path)
        assert (seen["name"], seen["games"][0]["games"]) == ("Ailsa", 1)
        assert seen["partners"] == [], "Boyd has not opened his"
        assert seen["newest"] == [], "their table was not for all"
        (leader,) = await boyd.get("/api/games/creel/leaders?seats=2")
        assert (leader["name"], leader["games"]) == ("Ailsa", 1)
        assert leader["rating"] > 1500
        await ailsa.client.patch("/api/me/profile", json={"open": False})
        await boyd.get(path, 404)
        assert await boyd.get("/api/games/creel/leaders?seats=2") == []


async def test_one_finds_ones_own_games_and_those_one_played_with(tmp_path: Path) -> None:
    async with running(tmp_path) as site, site.guest("Ailsa") as ailsa, site.guest("Boyd") as boyd:
        store = site.services.store
        for at in range(3):
            await played(store, boyd.id, ailsa.id, ended=at)
        mine = await ailsa.get("/api/me/profile")
        assert [each["winner"] for each in mine["newest"]] == ["Boyd"] * 3
        assert [each["ended"] for each in mine["newest"]] == [2, 1, 0]
        assert [(each["name"], each["games"], each["won"]) for each in mine["partners"]] == [("Boyd", 3, 0)]
        assert mine["games"][0]["ratings"] == [], "guests have none"


async def test_a_guest_has_nothing_to_open(tmp_path: Path) -> None:
    async with running(tmp_path) as site, site.guest() as guest:
        refused = await guest.client.patch("/api/me/profile", json={"open": True})
        assert (refused.status_code, refused.json()["reason"]["key"]) == (403, "account-only")


async def test_a_profile_says_how_openings_fared(tmp_path: Path) -> None:
    async with running(tmp_path) as site, site.guest("Ailsa") as ailsa, site.guest("Boyd") as boyd:
        for points, at in ((120, 1), (141, 2)):
            under = {"clan": ["stewart"]}
            people = (ailsa.id, boyd.id)
            await played(site.services.store, *people, game="caledonia", points=points, ended=at, groups=under)
        (game,) = (await ailsa.get("/api/me/profile"))["games"]
        (kind,) = game["groups"]
        assert (kind["kind"], kind["solo"]) == ("clan", [])
        assert kind["items"] == [{"item": "stewart", "games": 2, "won": 2, "points": 130.5, "place": 1.0}]


async def test_the_best_solo_come_by_what_they_were_reached_with(tmp_path: Path) -> None:
    async with running(tmp_path) as site, site.guest("Ailsa") as ailsa:
        await account(ailsa)
        await ailsa.client.patch("/api/me/profile", json={"open": True})
        rows = {"clan": ["gunn"], "map": ["a1b1c1d1"]}
        await played(
            site.services.store, ailsa.id, game="caledonia", points=128, groups=rows | {"clan": ["stewart"]}
        )
        found = await ailsa.get("/api/games/caledonia/bests")
        assert [(each["kind"], each["item"], each["points"]) for each in found] == [
            ("clan", "stewart", 128),
            ("map", "a1b1c1d1", 128),
        ]
        await ailsa.get("/api/games/chess/bests", 404)


TOMORROW = datetime.now(UTC).date() + timedelta(days=1)


async def finished(site: Site, players: list[Guest], listed: bool) -> str:
    """Plays a game between these two to its end."""
    host, other = players
    table = await host.post("/api/tables", {"game": "creel", "seats": 2, "listed": listed})
    await other.post(f"/api/tables/{table['id']}/seats", {"invite": table["invite"]})
    begun = await host.post(f"/api/tables/{table['id']}/start")
    await play_out(players, begun["match"], SamplingDealer(4))
    await noted(site, begun["match"])
    return str(begun["match"])


async def dumped(site: Site, folder: Path, today: date = TOMORROW) -> list[Any]:
    return [each async for each in dump(site.services.store, folder, today)]


def index(path: Path) -> list[Any]:
    return [json.loads(line) for line in path.read_text(encoding="utf-8").splitlines()]


async def test_a_day_of_public_games_becomes_records_that_verify(tmp_path: Path) -> None:
    folder = tmp_path / "dump"
    async with running(tmp_path) as site, site.guest("Ailsa") as ailsa, site.guest("Boyd") as boyd:
        await make_account(site.services.store, ailsa.id)
        await ailsa.client.patch("/api/me/profile", json={"open": True})
        shown = await finished(site, [ailsa, boyd], listed=True)
        hidden = await finished(site, [ailsa, boyd], listed=False)
        (day,) = await dumped(site, folder)
        (game,) = index(folder / day.day / "index.jsonl")
        text = (folder / day.day / game["file"]).read_text(encoding="utf-8")
        assert (game["id"], game["game"], day.games) == (shown, "creel", 1)
        assert sha256(text.encode()).hexdigest() == game["sha256"]
        match = Record.read(text).verify(find)
        assert [seat["place"] for seat in game["seats"]] == list(match.result.ranks)
        assert [seat.get("name") for seat in game["seats"]] == ["Ailsa", None]
        whole = "".join(path.read_text(encoding="utf-8") for path in folder.rglob("*") if path.is_file())
        for secret in (hidden, "Boyd", boyd.id, ailsa.id):
            assert secret not in whole
        assert [each["day"] for each in index(folder / "index.jsonl")] == [day.day]


async def test_a_day_is_written_once_and_not_before_it_is_over(tmp_path: Path) -> None:
    folder = tmp_path / "dump"
    async with running(tmp_path) as site, site.guest("Ailsa") as ailsa, site.guest("Boyd") as boyd:
        await finished(site, [ailsa, boyd], listed=True)
        assert await dumped(site, folder, TOMORROW - timedelta(days=1)) == []
        assert len(await dumped(site, folder)) == 1
        before = {path: path.stat().st_mtime_ns for path in folder.glob("*/*")}
        assert await dumped(site, folder) == []
        assert {path: path.stat().st_mtime_ns for path in folder.glob("*/*")} == before


async def test_a_host_without_public_games_has_an_empty_index(tmp_path: Path) -> None:
    async with running(tmp_path) as site:
        assert await dumped(site, tmp_path / "dump") == []
        assert (tmp_path / "dump" / "index.jsonl").read_bytes() == b""
