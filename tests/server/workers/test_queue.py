"""The queue for workers: no one waits for more than one question of each other person."""

from __future__ import annotations

import asyncio

import pytest

from bothy.server.metrics import BOT_WAITING
from bothy.server.workers import queue
from bothy.server.workers.queue import FairQueue


class Asked:
    """Records who was served, in which order, and how many at once."""

    def __init__(self, places: int = 1) -> None:
        self.queue = FairQueue(places, BOT_WAITING)
        self.order: list[str] = []
        self.now = self.most = 0

    async def ask(self, person: str, seconds: float = 0.01, network: str = "") -> None:
        async with self.queue.turn(person, network):
            self.order.append(person)
            self.now += 1
            self.most = max(self.most, self.now)
            await asyncio.sleep(seconds)
            self.now -= 1


async def test_one_person_with_nine_tables_holds_up_another_by_one_question() -> None:
    asked = Asked()
    many = [asyncio.create_task(asked.ask("greedy")) for _ in range(9)]
    await asyncio.sleep(0)
    await asked.ask("patient")
    assert asked.order == ["greedy", "patient"]
    await asyncio.gather(*many)
    assert asked.order.count("greedy") == 9, "and all of them are served in the end"


async def test_twenty_guests_on_one_network_hold_up_a_guest_elsewhere_by_one_question() -> None:
    asked = Asked()

    async def table(person: str, network: str) -> None:
        for _ in range(10):
            await asked.ask(person, 0.01, network)

    guests = [asyncio.create_task(table(f"guest {number}", "one house")) for number in range(20)]
    await asyncio.sleep(0)
    await table("victim", "another")
    for guest in guests:
        guest.cancel()
    assert len(asked.order) <= 24, "every second question is the victim's"
    served = [each for each in asked.order if each != "victim"]
    assert len(set(served)) == len(served), "and within the house everybody has their turn"


async def test_an_unhurried_caller_is_served_when_no_one_else_is_waiting() -> None:
    asked = Asked()

    async def look_back() -> None:
        async with asked.queue.spare_turn():
            asked.order.append("spare")
            await asyncio.sleep(0.01)

    first = asyncio.create_task(asked.ask("first"))
    await asyncio.sleep(0)
    dropped, *spare = [asyncio.create_task(look_back()) for _ in range(3)]
    await asyncio.sleep(0)
    others = [asyncio.create_task(asked.ask("other")) for _ in range(3)]
    dropped.cancel()
    await asyncio.gather(first, *spare, *others)
    assert asked.order == ["first", "other", "other", "other", "spare", "spare"]
    await asked.ask("the place is free again")


async def test_a_caller_with_short_questions_is_served_more_often() -> None:
    asked = Asked()

    async def table(person: str, seconds: float, times: int) -> None:
        for _ in range(times):
            await asked.ask(person, seconds)

    # Far enough apart to be separated even on a busy machine, which stretches the short ones most.
    stags = [table("stags", 0.25, 4) for _ in range(2)]
    await asyncio.gather(*stags, *[table("wrens", 0.01, 5) for _ in range(2)])
    last = len(asked.order) - 1 - asked.order[::-1].index("wrens")
    assert asked.order[:last].count("stags") <= 5, asked.order


async def test_a_stream_of_newcomers_does_not_go_ahead_of_everyone_else() -> None:
    asked = Asked()
    await asked.ask("old", 0.05)

    async def come() -> None:
        for number in range(100):
            await asked.ask(f"new {id(asyncio.current_task())} {number}", 0.01)

    streams = [asyncio.create_task(come()) for _ in range(2)]
    await asyncio.sleep(0)
    await asked.ask("old", 0.01)
    await asked.ask("old", 0.01)
    served = len(asked.order)
    for stream in streams:
        stream.cancel()
    assert served < 40, asked.order


async def test_as_many_questions_run_at_once_as_there_are_places() -> None:
    asked = Asked(places=3)
    await asyncio.gather(*[asked.ask(f"person {number % 4}") for number in range(20)])
    assert asked.most == 3
    assert len(asked.order) == 20


async def test_who_rested_has_saved_up_nothing() -> None:
    asked = Asked()
    await asked.ask("rested", 0.001)
    await asyncio.gather(*[asked.ask("busy", 0.02) for _ in range(5)])
    asked.order.clear()
    running = [asyncio.create_task(asked.ask(person, 0.02)) for person in 3 * ["busy"] + 6 * ["rested"]]
    await asyncio.gather(*running)
    assert "busy" in asked.order[1:5], asked.order


async def test_who_is_called_away_gives_the_place_to_the_next() -> None:
    asked = Asked()
    first, second, third = [asyncio.create_task(asked.ask(each, 0.05)) for each in ("a", "b", "c")]
    await asyncio.sleep(0.01)
    second.cancel()
    first.cancel()
    await asyncio.sleep(0)
    await asyncio.wait_for(third, 5)
    assert asked.order == ["a", "c"]
    await asyncio.wait_for(asked.ask("d"), 5)


async def test_a_caller_who_gives_up_waiting_and_comes_back_keeps_their_place() -> None:
    asked = Asked()
    first = asyncio.create_task(asked.ask("a", 0.05))
    await asyncio.sleep(0)
    patient = asyncio.create_task(asked.ask("b"))
    await asyncio.sleep(0)
    patient.cancel()
    await first
    busy = [asyncio.create_task(asked.ask(f"new {number}", 0.02)) for number in range(3)]
    await asyncio.sleep(0)
    assert asked.queue.waiting == 2
    await asked.ask("b")
    assert asked.order == ["a", "new 0", "b"], "before those who came when they had waited already"
    await asyncio.gather(*busy)


async def test_who_is_called_away_with_the_place_just_given_gives_it_on() -> None:
    asked = Asked()
    release = asyncio.Event()

    async def hold() -> None:
        async with asked.queue.turn("a"):
            await release.wait()

    holding = asyncio.create_task(hold())
    await asyncio.sleep(0)
    waiting = asyncio.create_task(asked.ask("b"))
    await asyncio.sleep(0)
    release.set()
    await holding  # it has passed its place to the waiting one, which hasn't run yet
    waiting.cancel()
    await asyncio.gather(waiting, return_exceptions=True)
    await asyncio.wait_for(asked.ask("c"), 5)
    assert asked.order[-1] == "c"


async def test_those_who_are_owed_nothing_are_forgotten(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(queue, "MOST_KNOWN", 10)
    asked = Asked(places=2)
    for number in range(5):
        await asyncio.gather(*[asked.ask(f"{number}-{each}", 0.001) for each in range(8)])
    assert len(asked.queue._networks.used) < 30
    assert len(asked.queue._people) < 30
