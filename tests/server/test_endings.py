"""A finished match explains its scores; a running one doesn't."""

from __future__ import annotations

from pathlib import Path

from tests.server.running import running, two_seated

GOLDEN = Path(__file__).parent.parent / "games" / "glenmore" / "golden" / "two-players-with-die.bothy"


async def test_a_finished_match_gives_its_breakdown_and_its_course_to_anybody(tmp_path: Path) -> None:
    async with running(tmp_path) as site, site.guest(**{"accept-language": "fr"}) as ailsa:
        kept = await ailsa.post("/api/records", {"record": GOLDEN.read_text(encoding="utf-8")})
        match = kept["match"]
        scores = (await ailsa.get(f"/api/matches/{match}"))["result"]["scores"]
        seats = (await ailsa.get(f"/api/matches/{match}/breakdown"))["seats"]
        told = [{name: sum(line["points"] for line in lines) for name, lines in seat.items()} for seat in seats]
        assert told == scores
        assert seats[0]["persons"][0]["text"].startswith("Décompte 1")
        course = await ailsa.get(f"/api/matches/{match}/course")
        assert [line[-1] for line in course["seats"]["points"]] == [sum(score.values()) for score in scores]
        assert [phase["text"] for phase in course["phases"]] == ["Pile A", "Pile B", "Pile C", "Pile D"]
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
