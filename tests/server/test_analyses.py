"""After the end: scores explained, analyses made by bot workers and stored, and anyone may play on from there."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Any

from tests.server.calendar import forward
from tests.server.running import Guest, NoBots, running, two_seated

from bothy.bots.analysis import analyse
from bothy.server.bot_workers.worker_pool import WorkerPool
from bothy.server.matches.analyses import OTHERS_MS
from bothy.server.matches.lines import decode


async def played_out(site: Any, table: Any) -> Any:
    """Plays a match to its end, always the first legal action."""
    cached = await site.services.matches.newest(table["match"])
    while not cached.finished:
        seat = cached.match.seats_to_act()[0]
        action = cached.match.rules.registry.write(cached.match.legal(seat)[-1])
        cached = (await site.services.matches.play(table["match"], seat, [action])).cached
    return cached


async def when_ready(guest: Guest, match: str) -> Any:
    async with asyncio.timeout(60):
        while (found := await guest.get(f"/api/matches/{match}/analysis"))["state"] == "waiting":
            await asyncio.sleep(0.1)
    return found


async def test_a_match_is_looked_back_on_and_played_on(tmp_path: Path) -> None:
    async with (
        running(tmp_path, bot_service=WorkerPool(1, 20.0)) as site,
        two_seated(site) as (ailsa, _boyd, table),
    ):
        match = table["match"]
        assert (await ailsa.get(f"/api/matches/{match}/analysis")) == {"state": "none", "analysis": None}
        assert await ailsa.reason(f"/api/matches/{match}/play-on", {"step": 3, "seat": 0}, 409) == "match-not-over"
        cached = await played_out(site, table)
        found = await when_ready(ailsa, match)
        assert found["state"] == "ready"
        data = await site.services.store.analysis(match)
        assert data is not None
        assert decode(data) == analyse(cached.match).data(), "as `bothy analyse` says"
        worst = next(seat[0] for seat in found["analysis"]["missed"] if seat)
        assert worst["played"][0]["do"]
        assert worst["better"]["steps"][0]["do"]
        assert found["analysis"]["course"][-1]["expected"] == [
            sum(scores.values()) for scores in cached.match.result.scores
        ]

        seat = cached.match.log[worst["step"]].by
        async with site.guest("Cora") as cora:
            turn = {"step": worst["step"], "seat": seat}
            assert await cora.reason(f"/api/matches/{match}/play-on", turn, 403) == "not-invited"
            by_link = {"invite": table["invite"]}
            own = await cora.post(f"/api/matches/{match}/play-on", turn | by_link)
            assert (own["state"], own["branched"], own["branched_step"]) == ("playing", match, worst["step"])
            assert own["seats"][seat]["person"] == cora.id
            assert own["seats"][1 - seat]["bot"]
            branch = await site.services.matches.newest(own["match"])
            rules = cached.match.rules
            before = rules.digest(cached.match.at(worst["step"] - 1))
            noted = next(entry.seq for entry in branch.match.log if entry.seating == "branched")
            assert rules.digest(branch.match.at(noted)) == before
            first = worst["better"]["steps"][0]["do"]
            await cora.post(f"/api/matches/{own['match']}/actions", {"actions": [first]})
            for wrong, key in (
                ({"step": 10_000, "seat": 0}, "branch-step"),
                ({"step": 3, "seat": 7}, "branch-seat"),
            ):
                assert await cora.reason(f"/api/matches/{match}/play-on", wrong | by_link, 409) == key


async def test_a_match_that_was_not_analysed_is_analysed_when_someone_asks_later(tmp_path: Path) -> None:
    async with running(tmp_path, bot_service=NoBots()) as site, two_seated(site) as (ailsa, _boyd, table):
        analyses = site.services.analyses
        await played_out(site, table)
        assert (await when_ready(ailsa, table["match"]))["state"] == "none", "nobody thinks here"
        analyses._failed.clear()
        analyses._bot_service = worker_pool = WorkerPool(1, 20.0)
        assert (await ailsa.get(f"/api/matches/{table['match']}/analysis"))["state"] == "waiting"
        assert not analyses._making, "another process may be at it"
        await forward(site.services.store, OTHERS_MS)
        assert (await when_ready(ailsa, table["match"]))["state"] == "ready"
        await worker_pool.close()


async def test_a_record_from_elsewhere_is_not_looked_back_on(tmp_path: Path) -> None:
    async with running(tmp_path, bot_service=NoBots()) as site, site.guest() as ailsa:
        kept = await ailsa.post("/api/records", {"record": GOLDEN.read_text(encoding="utf-8")})
        assert (await ailsa.get(f"/api/matches/{kept['match']}/analysis"))["state"] == "none"


GOLDEN = Path(__file__).parent.parent / "games" / "glenmore" / "golden" / "two-players-with-die.bothy"


async def test_a_finished_match_gives_its_breakdown_and_its_course_to_anybody(tmp_path: Path) -> None:
    async with running(tmp_path) as site, site.guest(**{"accept-language": "fr"}) as ailsa:
        kept = await ailsa.post("/api/records", {"record": GOLDEN.read_text(encoding="utf-8")})
        match = kept["match"]
        scores = (await ailsa.get(f"/api/matches/{match}"))["result"]["scores"]
        seats = (await ailsa.get(f"/api/matches/{match}/breakdown"))["seats"]
        told = [{name: sum(line["points"] for line in lines) for name, lines in seat.items()} for seat in seats]
        assert told == scores
        assert seats[0]["persons"][0]["key"].startswith("breakdown-")
        course = await ailsa.get(f"/api/matches/{match}/course")
        assert [line[-1] for line in course["seats"]["points"]] == [sum(score.values()) for score in scores]
        assert [phase["values"] for phase in course["phases"]] == [{"stack": each} for each in "ABCD"]
        assert await ailsa.get(f"/api/matches/{match}/course") == course


async def test_a_running_match_keeps_both_to_itself(tmp_path: Path) -> None:
    async with running(tmp_path) as site, two_seated(site, game="caledonia") as (ailsa, _boyd, table):
        for what in ("breakdown", "course"):
            refused = await ailsa.get(f"/api/matches/{table['match']}/{what}", 409)
            assert refused["reason"]["key"] == "match-not-over"


async def test_everyone_may_look_from_any_existing_seat_after_the_end(tmp_path: Path) -> None:
    async with running(tmp_path) as site, site.guest() as ailsa:
        kept = await ailsa.post("/api/records", {"record": GOLDEN.read_text(encoding="utf-8")})
        moment = await ailsa.get(f"/api/matches/{kept['match']}/history/40?seat=1")
        assert moment["seat"] == 1
        await ailsa.get(f"/api/matches/{kept['match']}/history/40?seat=2", 403)
