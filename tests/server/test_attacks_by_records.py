"""Forged records: a real process, and strangers whose hashes fit. None costs more than a refusal.

With NIGHTLY=1 every number of every row of every module is forged, and whole rows; by day some of them.
"""

from __future__ import annotations

import asyncio
import json
from collections.abc import Iterator
from concurrent.futures import ProcessPoolExecutor
from contextlib import suppress
from dataclasses import dataclass, field
from multiprocessing import get_context

import httpx
import pytest
from tests.forged_rows import Forgery, Number, numbers, one_each, whole_rows
from tests.nightly import NIGHTLY, at_night
from tests.server.flooding import Cost, Stranger, answers_meanwhile, cost_of
from tests.server.forging import forged, settings_for, sound_record

from bothy.kernel import InvalidInput, Json, SamplingDealer
from bothy.kernel.pack.tables import MOST_ADDED
from bothy.load.hosting import Process, hosted
from bothy.table.game_registry import find

CPU = 1.0
MEMORY = 200 << 20
PATIENCE = 0.1 if NIGHTLY else 10.0
"""Seconds that another caller may have to wait; more by day, when other tests run in parallel."""
GAMES = ("caledonia", "glenmore")
VALUES = (-1, 0, 10**7, 10**9, 2**63, 10**30)
INSIDE = (1, 9, 20, 40, 99, 999)
"""The ends of ranges: values that are expensive without being refused."""
VERIFY = "/api/records/verify"
SAMPLES, BATCH = 25, 25
WHOLE_APART = 17
"""By day every 17th of the forgeries of whole rows."""


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Process]:
    """Runs one process of a host, without the request limit, which would slow the test down."""
    store = f"sqlite:{tmp_path_factory.mktemp('forged') / 'bothy.db'}"
    with hosted(store, "local", 1, BOTHY_RATE_LIMITS="false") as host:
        yield host.processes[0]


async def awake(client: httpx.AsyncClient) -> None:
    """Waits until the record reader runs: the first request starts it."""
    answer = await client.post(VERIFY, json={"record": "{}"}, timeout=120)
    assert answer.json()["reason"]["key"] == "record-format"


def number_of(game: str, *field: str) -> Number:
    return next(each for each in numbers(game) if each.field[1:] == field)


@dataclass
class Worst:
    """The most expensive of many requests."""

    cpu: float = 0.0
    memory: int = 0
    seen: list[str] = field(default_factory=list)

    def add(self, cost: Cost, what: str) -> None:
        """Adds a request, which must have been answered."""
        assert cost.answer.status_code == 200, (what, cost.answer.text)
        self.seen.append("valid" if cost.answer.json()["valid"] else cost.answer.json()["reason"]["key"])
        assert cost.cpu <= CPU, (what, cost.cpu)
        assert cost.memory <= MEMORY, (what, cost.memory)
        self.cpu, self.memory = max(self.cpu, cost.cpu), max(self.memory, cost.memory)


# Single attacks


@pytest.mark.parametrize(
    ("number", "value"),
    [
        (("caledonia", "setup.toml", "setup", "ports"), 10**9),
        (("caledonia", "setup.toml", "setup", "scoring_tiles"), 10**9),
        (("glenmore", "setup.toml", "rondel", "spaces"), 4 * 10**7),
        (("glenmore", "setup.toml", "table", "a_tiles"), 10**9),
        (("glenmore", "boats.toml", "course", "players"), 10**7),
    ],
    ids=lambda each: each[-1] if isinstance(each, tuple) else str(each),
)
async def test_a_forged_count_of_a_thousand_bytes_costs_no_more_than_a_refusal(
    server: Process, number: tuple[str, ...], value: int
) -> None:
    text = forged(number_of(*number).forged(value))
    assert len(text) < 3000
    async with Stranger(server.address, "192.0.2.1").asking() as client:
        await awake(client)
        cost = await cost_of(server.running.pid, client, VERIFY, {"record": text})
    answer = cost.answer.json()
    assert (answer["valid"], answer["reason"]["key"]) == (False, "pack-changes")
    assert number[-1] in str(answer["reason"]["values"]), "it speaks of the row and of its value"
    assert cost.cpu < CPU
    assert cost.memory < MEMORY / 4


@pytest.mark.parametrize("players", [10**7, 9])
async def test_a_record_that_ends_in_an_odd_error_blocks_no_one(server: Process, players: int) -> None:
    """The rules find no table for this many players and raise StopIteration, which a future can't hold."""
    mallory, ailsa = Stranger(server.address, "192.0.2.1"), Stranger(server.address, "192.0.2.2")
    number = number_of("glenmore", "setup.toml", "table", "players")
    changes = number.changes(players)
    rows = {each.id: each.changes(players)["rows"]["setup.toml"]["table"][each.id]
            for each in numbers("glenmore") if each.field == number.field}  # fmt: skip
    changes["rows"]["setup.toml"]["table"] = rows
    text = _with_changes(forged(number.forged(players)), changes)
    async with mallory.asking() as client, ailsa.asking() as other:
        await awake(client)
        assert not (await client.post(VERIFY, json={"record": text})).json()["valid"]
        assert (await other.post(VERIFY, json={"record": sound_record()})).json()["valid"]


def _with_changes(text: str, changes: dict[str, Json]) -> str:
    """Returns the same record with other rows, and the digest of these rows."""
    first, *others = text.splitlines()
    header = json.loads(first) | {"pack_changes": changes}
    game = find(header["game"])
    try:
        header["pack"] = game.packs.stamp(game.packs.with_changes(changes), header["options"], header["seats"])
    except InvalidInput:
        header["pack"] = "0" * 32
    return "\n".join([json.dumps(header), others[-1], ""])


async def test_a_megabyte_of_nothing_is_refused_by_its_first_line(server: Process) -> None:
    async with Stranger(server.address, "192.0.2.1").asking() as client:
        await awake(client)
        before = server.cpu
        cost = await cost_of(server.running.pid, client, VERIFY, {"record": "{}\n" * 333_000})
        assert cost.answer.json()["reason"]["key"] == "record-format"
        assert cost.cpu < 0.3
        assert server.cpu - before < 0.2, "whoever serves others hardly notices"
        first = sound_record().splitlines()[0]
        junk = await cost_of(server.running.pid, client, VERIFY, {"record": first + "\n{}" * 300_000})
        assert junk.answer.json()["reason"]["key"] == "record-line"
        assert junk.cpu < 0.3


async def test_a_client_that_hangs_up_midway_holds_no_one_up(server: Process) -> None:
    text = sound_record()
    async with Stranger(server.address, "192.0.2.1").asking() as client:
        await awake(client)
        for _ in range(3):
            task = asyncio.create_task(client.post(VERIFY, json={"record": text}))
            await asyncio.sleep(0.01)
            task.cancel()
        assert (await client.post(VERIFY, json={"record": text})).json()["valid"]


async def test_a_header_that_can_be_read_in_two_ways_is_refused(server: Process) -> None:
    text = sound_record()
    twice = text.replace('{"bothy":1,', '{"bothy":1,"seats":4,', 1)
    assert twice != text
    async with Stranger(server.address, "192.0.2.1").asking() as client:
        answer = (await client.post(VERIFY, json={"record": twice})).json()
    assert (answer["valid"], answer["reason"]["key"]) == (False, "record-repeated")
    assert answer["reason"]["values"]["name"] == "seats"


# All of them


def some(game: str) -> list[Forgery]:
    """Returns numbers and values spread over all fields, and some whole rows."""
    found, chance, values = one_each(numbers(game)), SamplingDealer(11), (*VALUES, *INSIDE)
    single = [found[chance.below(len(found))].forged(values[at % len(values)]) for at in range(SAMPLES)]
    return single + whole_rows(game)[::WHOLE_APART]


def every(game: str) -> list[Forgery]:
    """Returns every number of every row, the ends of ranges for each field, and whole rows of each table."""
    found = numbers(game)
    inside = [number.forged(value) for number in one_each(found) for value in INSIDE]
    return [*[number.forged(value) for number in found for value in VALUES], *inside, *whole_rows(game)]


def forged_somewhere(wanted: list[Forgery], first: int) -> list[str]:
    """Returns records, each of a table at which its rows matter."""
    fitting = [settings_for(each) for each in wanted]
    return [
        forged(each, fits[(first + at) % len(fits)])
        for at, (each, fits) in enumerate(zip(wanted, fitting, strict=True))
    ]


async def forge(server: Process, wanted: list[Forgery]) -> tuple[Worst, list[float]]:
    """Has a process verify them all, while another caller sends simple requests.

    They are forged in a third process, so that the measuring ones have nothing else to do.
    """
    worst, over, loop = Worst(), asyncio.Event(), asyncio.get_running_loop()
    mallory, ailsa = Stranger(server.address, "192.0.2.1"), Stranger(server.address, "192.0.2.2")
    with ProcessPoolExecutor(1, get_context("spawn")) as forger:
        async with mallory.asking() as client, ailsa.asking() as other:
            await awake(client)
            await other.get("/api/games")  # the first one composes the list, whoever asks
            others = asyncio.create_task(answers_meanwhile(other, over))
            batches = [(wanted[at : at + BATCH], at) for at in range(0, len(wanted), BATCH)]
            coming = [loop.run_in_executor(forger, forged_somewhere, *batch) for batch in batches]
            for (batch, _), texts in zip(batches, coming, strict=True):
                for each, text in zip(batch, await texts, strict=True):
                    cost = await cost_of(server.running.pid, client, VERIFY, {"record": text})
                    worst.add(cost, each.name)
            over.set()
            waited = await others
    return worst, waited


def test_every_table_that_takes_more_rows_is_forged_with_fifty() -> None:
    taken = set()
    for forgery in [each for game in GAMES for each in whole_rows(game) if len(each.rows) == MOST_ADDED]:
        with suppress(InvalidInput):
            find(forgery.game).packs.with_changes(forgery.changes)
            taken.add((forgery.file, forgery.table))
    assert taken == {
        ("contracts.toml", "contract"),
        ("railway.toml", "demand"),
        ("railway.toml", "track"),
        ("boats.toml", "reward"),
        ("clan_board.toml", "road"),
        ("tiles.toml", "tile"),
    }


@pytest.mark.parametrize("game", GAMES)
async def test_forged_rows_cost_little_and_hold_no_one_up(server: Process, game: str) -> None:
    worst, waited = await forge(server, some(game))
    assert max(waited) < PATIENCE, sorted(waited)[-5:]
    assert {"pack-changes"} < set(worst.seen), "some are refused for their rows, and some are played"


@at_night
@pytest.mark.parametrize("game", GAMES)
async def test_every_number_of_every_row_can_be_forged_and_costs_little(server: Process, game: str) -> None:
    wanted = every(game)
    worst, waited = await forge(server, wanted)
    kinds = {key: worst.seen.count(key) for key in sorted(set(worst.seen))}
    print(
        f"\n{game}: {len(one_each(numbers(game)))} fields, {len(numbers(game))} numbers, {len(wanted)} requests, "
        f"worst {worst.cpu:.2f} s CPU and {worst.memory >> 20} MB, others waited {max(waited):.3f} s; {kinds}"
    )
    assert max(waited) < PATIENCE, sorted(waited)[-5:]
