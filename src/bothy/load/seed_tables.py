"""Tables in mid-game: played at random beforehand and written to the store directly."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import cycle

from bothy.kernel import SamplingDealer
from bothy.load.guests import Guest
from bothy.local.games import known_game
from bothy.local.ids import fresh_id
from bothy.local.tables import SeatRow
from bothy.server.clock import now_ms
from bothy.server.clocks.clock import Clock, clock_body
from bothy.server.clocks.pace import Pace
from bothy.server.matches.lines import encode, entry_line, header_line
from bothy.server.rows import MatchRow, TableRow, TimerRow
from bothy.server.store import Store
from bothy.table import Match, Shuffle

DIFFERENT = 16
"""Number of different games played beforehand; if more tables are needed, several hold the same one."""


def played_ahead(game: str, seats: int, steps: int, seed: int) -> Match:
    """Play a match up to `steps` random moves; fewer if it ends."""
    words = [f"word {seat}" for seat in range(seats)]
    match = Match.open(known_game(game), {}, seats, Shuffle.numbered(seed, words))
    chance = SamplingDealer(seed)
    while match.seq < steps and match.seats_to_act():
        legal = match.legal(match.seats_to_act()[0])
        match.play(match.seats_to_act()[0], legal[chance.below(len(legal))])
    return match


async def lay(
    store: Store, game: str, warmup_moves: int, parties: Sequence[Sequence[Guest]], pace: Pace | None = None
) -> list[tuple[str, str]]:
    """Create a table in mid-game for each party of guests; return the ids of table and match."""
    seats = len(parties[0])
    matches = [played_ahead(game, seats, warmup_moves, seed) for seed in range(min(DIFFERENT, len(parties)))]
    return [await _lay(store, match, party, pace) for match, party in zip(cycle(matches), parties, strict=False)]


async def _lay(store: Store, match: Match, party: Sequence[Guest], pace: Pace | None) -> tuple[str, str]:
    assert match.shuffle is not None
    table_id, match_id, people = fresh_id(), fresh_id(), tuple(guest.person for guest in party)
    row = MatchRow(
        id=match_id,
        header=header_line(match.header),
        seed=match.shuffle.seed,
        people=people,
        table=table_id,
        created=now_ms(),
    )
    await store.create_match(row, [entry_line(entry) for entry in match.log])
    if pace is not None:
        clock = Clock.start(pace, match.header.seats, match.seats_to_act(), now_ms())
        await store.begin_timer(TimerRow(match_id=match_id, seq=match.seq, due=None, body=clock_body(clock)))
    seq, data = match.snapshot()
    await store.keep_snapshot(match_id, seq, encode(data))
    words = match.header.words
    seated = [
        SeatRow(person=person, name=f"Guest {seat}", shuffle_word=words[seat], ready=True)
        for seat, person in enumerate(people)
    ]
    table = TableRow(
        id=table_id,
        game=match.header.game,
        options=dict(match.header.options),
        seats=tuple(seated),
        host=people[0],
        invite=fresh_id(),
        seed=match.shuffle.seed,
        state="playing",
        match_id=match_id,
        pace=pace,
        created=now_ms(),
    )
    await store.create_table(table)
    return table_id, match_id
