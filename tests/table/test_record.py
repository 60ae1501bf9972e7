"""Record files: complete after the end, per seat before, refused when forged or when the log differs."""

from __future__ import annotations

import json
from collections.abc import Callable
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest
from tests.table.tables import play_on, reach, table

from bothy.cli import main
from bothy.kernel import Json, canonical
from bothy.table import Diverged, Entry, Match, Record, RecordError, Shuffle, record
from bothy.table.game_registry import find
from creel.game import CREEL
from creel.morning import Row

Lines = list[dict[str, Any]]


@pytest.fixture(scope="module")
def finished() -> Match:
    return play_on(table(seal=True), seed=4)


def lines_of(match: Match) -> Lines:
    return [json.loads(line) for line in record.complete(match).splitlines()]


def text_of(lines: Lines) -> str:
    return "".join(canonical(line) + "\n" for line in lines)


def relinked(lines: Lines) -> Lines:
    """Returns the lines with recomputed links, as a clever forger would."""
    link = record._link("", lines[0])
    for line in lines[1:-1]:
        line.pop("link")
        link = record._link(link, line)
        line["link"] = link
    return lines


def test_a_complete_record_is_true(finished: Match) -> None:
    match = Record.read(record.complete(finished)).verify(find)
    assert match.result == finished.result
    assert match.log == finished.log


def test_an_imported_record_is_the_same_match(finished: Match) -> None:
    match = Record.read(record.complete(finished)).match(find)
    assert match.history(None) == finished.history(None)
    assert record.complete(match) == record.complete(finished)


def test_a_record_with_undo_in_it_is_true() -> None:
    match = reach("pay")
    match.undo(match.seats_to_act()[0])
    play_on(match)
    assert Record.read(record.complete(match)).verify(find).result == match.result


def test_the_record_shown_in_the_docs_is_true() -> None:
    path = Path(__file__).parent.parent.parent / "docs" / "examples" / "creel.bothy"
    assert Record.read(path.read_text()).verify(find).finished


def step_with(lines: Lines, key: str, start: int = 2) -> int:
    return next(at for at, line in enumerate(lines[:-1]) if at >= start and key in line)


def change_an_action(lines: Lines) -> int:
    at = next(at for at, line in enumerate(lines) if line.get("do") == ["do", "haul"])
    lines[at]["do"] = ["do", "peek"]
    return int(lines[at]["seq"])


def change_an_action_to_nonsense(lines: Lines) -> int:
    at = step_with(lines, "do", 6)
    lines[at]["do"] = ["dance", 3]
    return int(lines[at]["seq"])


def change_a_draw(lines: Lines) -> int:
    at = next(at for at, line in enumerate(lines) if line.get("draws", [[""]])[0][0].startswith("catch."))
    rolled = lines[at]["draws"][0][1]
    lines[at]["draws"][0][1] = 12 if rolled != 12 else 2
    return int(lines[at]["seq"])


def leave_out_a_draw(lines: Lines) -> int:
    at = step_with(lines, "draws")
    del lines[at]["draws"]
    return int(lines[at]["seq"])


def give_another_seed(lines: Lines) -> int:
    lines[-1]["end"]["seed"] = "00" * 32
    return 0


def give_another_word(lines: Lines) -> int:
    lines[0]["words"][1] = "granite"
    return 0


def claim_another_digest(lines: Lines) -> int:
    at = step_with(lines, "digest")
    lines[at]["digest"] = "0" * 32
    return int(lines[at]["seq"])


def claim_another_result(lines: Lines) -> int:
    lines[-1]["end"]["result"]["ranks"] = [1, 1, 1]
    return int(lines[-2]["seq"])


def hide_a_bar(lines: Lines) -> int:
    at = step_with(lines, "bar")
    del lines[at]["bar"]
    return int(lines[at]["seq"])


def take_back_a_finished_turn(lines: Lines) -> int:
    last = dict(lines[-2])
    lines.insert(-1, {"seq": last["seq"] + 1, "by": last["by"], "undo": last["seq"], "link": ""})
    return int(last["seq"]) + 1


FORGED: list[tuple[Callable[[Lines], int], str, str]] = [
    (change_an_action, "record-altered", "record-entry"),
    (change_an_action_to_nonsense, "record-altered", "unknown-name"),
    (change_a_draw, "record-altered", "record-draw"),
    (leave_out_a_draw, "record-altered", "record-draw"),
    (give_another_seed, "record-seed", "record-seed"),
    (give_another_word, "record-altered", "record-words"),
    (claim_another_digest, "record-altered", "record-digest"),
    (claim_another_result, "record-result", "record-result"),
    (hide_a_bar, "record-altered", "record-entry"),
    (take_back_a_finished_turn, "record-altered", "cannot-undo"),
]


@pytest.mark.parametrize(
    ("forge", "reason", "clever_reason"), FORGED, ids=lambda each: getattr(each, "__name__", "")
)
def test_a_forged_record_is_refused_at_its_step(
    finished: Match, forge: Callable[[Lines], int], reason: str, clever_reason: str
) -> None:
    lines = lines_of(finished)
    step = forge(lines)
    with pytest.raises(RecordError) as refused:
        Record.read(text_of(lines)).verify(find)
    assert refused.value.reason.key == reason
    assert refused.value.step == step
    with pytest.raises(RecordError) as refused:
        Record.read(text_of(relinked(lines))).verify(find)
    assert refused.value.reason.key == clever_reason
    assert refused.value.step == step


def test_a_forger_who_also_renews_the_key_commitment_is_caught_by_the_draws(finished: Match) -> None:
    lines = lines_of(finished)
    lines[0]["words"][1] = "granite"
    seed = bytes.fromhex(lines[-1]["end"]["seed"])
    lines[0]["dealt_by"] = Shuffle(seed, lines[0]["words"]).key_commitment
    with pytest.raises(RecordError) as refused:
        Record.read(text_of(relinked(lines))).verify(find)
    assert refused.value.reason.key == "record-draw"


@pytest.mark.parametrize("forge", [change_an_action, change_a_draw, give_another_seed, give_another_word])
def test_the_command_names_step_and_reason(
    finished: Match, forge: Callable[[Lines], int], tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    lines = lines_of(finished)
    step = forge(lines)
    path = tmp_path / "forged.bothy"
    path.write_text(text_of(lines))
    assert main(["replay", str(path), "--verify"]) == 1
    said = capsys.readouterr().err
    assert f"refused at step {step}: " in said
    assert "[" not in said, "the reason is worded"


@pytest.mark.parametrize(
    ("text", "reason"),
    [
        ("", "record-format"),
        ("not json\n", "record-json"),
        ('{"bothy": 99}\n', "record-format"),
        ("[1]\n", "record-format"),
        ('{"bothy": 1}\n[1]\n', "record-header"),
        ('{"bothy": 1, "game": "\\ud800"}\n', "record-json"),
        ('{"bothy": 1, "game": NaN}\n', "record-json"),
        ('{"bothy": 1, "game": -Infinity}\n', "record-json"),
        ('{"\\ud800": 1, "\\ud800": 1}\n', "record-repeated"),
    ],
)
def test_text_that_is_not_a_record_is_refused(text: str, reason: str) -> None:
    with pytest.raises(RecordError) as refused:
        Record.read(text)
    assert refused.value.reason.key == reason
    json.dumps(refused.value.reason.values, ensure_ascii=False).encode()


# A seat's knowledge before the end


def test_a_running_record_holds_neither_seed_nor_digests() -> None:
    match = play_on(table(), 30)
    for seat in (0, 1, 2, None):
        text = record.for_seat(match, seat)
        assert match.shuffle is not None
        assert match.shuffle.seed.hex() not in text
        assert "digest" not in text
    with pytest.raises(RecordError, match="record-partial"):
        Record.read(record.for_seat(match, 0)).verify(find)


def test_a_seats_record_shows_its_own_charts_only() -> None:
    lines = [json.loads(line) for line in record.for_seat(table(), 1).splitlines()]
    seen = [draw for draw in lines[1]["draws"] if draw[0].startswith("chart.")]
    assert [len(draw) for draw in seen] == [1, 1, 2, 2, 1, 1]


def test_two_games_that_differ_in_a_secret_have_equal_records_for_seats_that_cannot_know() -> None:
    one, other = table(), table()
    one.play(0, Row(0))
    other.play(0, Row(1))
    for seat in (1, 2, None):
        assert record.for_seat(one, seat) == record.for_seat(other, seat)
    assert record.for_seat(one, 0) != record.for_seat(other, 0)


def test_after_the_end_everyone_may_have_all_of_it(finished: Match) -> None:
    assert record.for_seat(finished, 1) == record.for_seat(finished, None) == record.complete(finished)


def altered(match: Match, seq: int) -> list[Entry]:
    """Returns the log with another position's digest at the end of a turn."""
    return [replace(entry, digest="0" * 32) if entry.seq == seq else entry for entry in match.log]


def turn_ends(match: Match) -> list[int]:
    """Returns the entries that end a turn."""
    return [entry.seq for entry in match.log if entry.digest]


def test_loading_compares_every_turn_that_is_played_again() -> None:
    match = play_on(table(), 40)
    for seq in turn_ends(match):
        with pytest.raises(Diverged, match="match-diverged") as refused:
            Match.load(CREEL, match.header, altered(match, seq), match.shuffle)
        assert refused.value.reason.values == {"step": seq}


def test_loading_from_a_snapshot_compares_what_comes_after_it_and_the_snapshot_itself() -> None:
    match = table()
    snapshots: dict[int, tuple[int, Json]] = {}
    while len(turn_ends(match)) < 3:
        play_on(match, 1, seed=match.seq)
        snapshots[match.seq] = match.snapshot()
    first, second, _ = turn_ends(match)
    Match.load(CREEL, match.header, altered(match, first), match.shuffle, snapshots[second])
    for snapshot in (first, second):
        with pytest.raises(Diverged, match="match-diverged"):
            Match.load(CREEL, match.header, altered(match, second), match.shuffle, snapshots[snapshot])


def test_following_compares_the_end_of_a_turn_and_enters_nothing_if_it_differs() -> None:
    match = play_on(table(), 40)
    seq = turn_ends(match)[1]
    other = Match.load(CREEL, match.header, match.log[:seq], match.shuffle)
    with pytest.raises(Diverged, match="match-diverged"):
        other.apply_remote(altered(match, seq)[seq])
    assert other.seq == seq - 1
    other.apply_remote(match.log[seq])
    assert other.seq == seq


def test_an_action_that_is_not_legal_here_was_played_by_other_rules() -> None:
    match = play_on(table(), 12)
    other = Match.load(CREEL, match.header, match.log[:5], match.shuffle)
    entry = replace(match.log[5], action=["row", 99])
    with pytest.raises(Diverged, match="match-diverged"):
        other.apply_remote(entry)
    with pytest.raises(Diverged, match="match-diverged"):
        Match.load(CREEL, match.header, [*match.log[:5], entry], match.shuffle)
