"""The commands, as a person types them."""

from __future__ import annotations

import argparse
import json
import os
import re
import resource
import subprocess
import sys
from pathlib import Path

import pytest
from tests.table.tables import play_on, table

import bothy
from bothy.cli import main, parser
from bothy.table import record
from creel import day
from creel.position import Sea

BOTHY = Path(sys.executable).parent / "bothy"


def test_start_up_takes_less_than_a_third_of_a_second() -> None:
    """In CPU time, which a busy machine doesn't stretch."""
    times = []
    for _ in range(5):
        before = resource.getrusage(resource.RUSAGE_CHILDREN)
        subprocess.run([BOTHY, "--help"], check=True, capture_output=True)
        after = resource.getrusage(resource.RUSAGE_CHILDREN)
        times.append(after.ru_utime + after.ru_stime - before.ru_utime - before.ru_stime)
    assert min(times) < 0.3


def test_games_lists_seats_and_options(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["games"]) == 0
    said = capsys.readouterr().out
    assert "creel: Creel, 2, 3, 4 seats, rules version 2 (games of 1 go on)" in said
    assert main(["games", "creel"]) == 0
    assert "tide  Tide         [neap] spring" in capsys.readouterr().out
    assert main(["games", "creel", "tide"]) == 0
    assert "spring: spring: three creels at the start, 3 or 4 seats only" in capsys.readouterr().out
    assert main(["games", "creel", "moon"]) == 2
    assert "There’s no option “moon”" in capsys.readouterr().err


@pytest.mark.parametrize("game", ["", "caledonia", "glenmore"])
def test_games_fits_a_screen(game: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["games", *([game] if game else [])]) == 0
    lines = capsys.readouterr().out.splitlines()
    assert len(lines) < 30
    assert max(map(len, lines)) <= 100


def test_alone_on_a_terminal_it_says_what_people_come_for(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    assert main([]) == 2
    assert "usage:" in capsys.readouterr().err
    monkeypatch.setattr(sys.stdout, "isatty", lambda: True)
    assert main([]) == 0
    said = capsys.readouterr().out
    lines = [line.split("   ")[0].split() for line in said.splitlines() if line.startswith("  bothy ")]
    assert [line[1] for line in lines] == ["play", "serve", "arena"]
    for _, *line in lines:
        parser().parse_args(line)


@pytest.mark.parametrize("shell", ["bash", "zsh", "fish", "powershell"])
def test_a_shell_learns_commands_and_options(shell: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["completion", shell]) == 0
    said = capsys.readouterr().out
    assert "analyse" in said
    assert "share" in said


def test_bash_completes_an_option() -> None:
    script = """source <(python -m bothy completion bash)
    COMP_WORDS=(bothy play --sh) COMP_CWORD=2
    _shtab_bothy
    echo "${COMPREPLY[@]}" """
    path = f"{Path(sys.executable).parent}:/usr/bin:/bin"
    done = subprocess.run(["bash", "-c", script], env=os.environ | {"PATH": path}, capture_output=True, text=True)
    assert done.stdout.split() == ["--share"]


def test_help_points_to_no_file_that_an_installation_lacks() -> None:
    texts = [parser().format_help()]
    (commands,) = [each.choices for each in parser()._actions if isinstance(each, argparse._SubParsersAction)]
    texts += [command.format_help() for command in commands.values()]
    messages = Path(bothy.__file__).parent.rglob("*.ftl")
    texts += [file.read_text(encoding="utf-8") for file in messages]
    assert [found for text in texts for found in re.findall(r"\bdocs/[\w./-]+", text)] == []


def test_an_unknown_game_is_answered_with_those_there_are(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["fuzz", "chess"]) == 2
    assert "There’s no game “chess”. Installed:" in capsys.readouterr().err


def test_a_missing_file_is_named(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["replay", "nowhere.bothy"]) == 2
    assert "nowhere.bothy" in capsys.readouterr().err


def test_fuzz_with_pairs_prints_the_table(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["fuzz", "creel", "--games", "1", "--options", "pairs", "--quick"]) == 0
    said = capsys.readouterr().out
    assert "7 settings hold every pair of option values" in said
    assert "never: seats=2 with tide=spring" in said
    assert "7 games" in said


@pytest.mark.parametrize("quick", [[], ["--quick"]])
def test_fuzz_of_everything_allowed(quick: list[str], capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["fuzz", "creel", "--games", "5", "--options", "all", *quick]) == 0
    assert "0 violations" in capsys.readouterr().out


def break_selling(patch: pytest.MonkeyPatch) -> None:
    take = day.Selling.take

    def generous(self: day.Selling, pos: Sea, seat: int, action: day.Sell) -> None:
        take(self, pos, seat, action)
        pos.goods[seat][0] += 1

    patch.setattr(day.Selling, "take", generous)


def test_a_failing_game_is_saved_and_shows_its_failure_again(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    break_selling(monkeypatch)
    assert main(["fuzz", "creel", "--games", "50", "--save", str(tmp_path)]) == 1
    said = capsys.readouterr().out
    assert "stocks violated at step" in said
    (saved,) = tmp_path.glob("fuzz-creel-*.bothy")
    assert f"bothy replay {saved}" in said
    assert main(["replay", str(saved)]) == 1
    assert "It still shows: stocks" in capsys.readouterr().out
    monkeypatch.undo()
    assert main(["replay", str(saved)]) == 0
    assert "It does not show any more." in capsys.readouterr().out


def test_replay_tells_a_game_in_words(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    path = tmp_path / "game.bothy"
    path.write_text(record.complete(play_on(table(seal=True))))
    assert main(["replay", str(path)]) == 0
    said = capsys.readouterr().out
    assert "seat 0: Row to bay" in said
    assert "rank 1" in said
    assert main(["replay", str(path), "--to", "3"]) == 0
    assert json.loads(capsys.readouterr().out.split("\n", 4)[4])["day"] == 1
    assert main(["replay", str(path), "--verify"]) == 0
    assert "digests equal" in capsys.readouterr().out


def test_analyse_tells_where_points_were_left(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    path = tmp_path / "game.bothy"
    path.write_text(record.complete(play_on(table())))
    assert main(["analyse", str(path)]) == 0
    said = capsys.readouterr().out
    assert said.startswith("planner:200n reviewed ")
    missed = (
        r"^seat \d, where most points were missed:\n  step \d+, about \d+ points?\n    played: .+\n    better: "
    )
    assert re.search(missed, said, re.M)
    assert main(["analyse", str(path), "--language", "fr", "--bot", "planner:20n"]) == 0
    assert "Le score final attendu de chaque place\u00a0:" in capsys.readouterr().out
    assert main(["analyse", str(path), "--json"]) == 0
    found = json.loads(capsys.readouterr().out)
    assert list(found) == ["bot", "course", "missed", "remarks"]
    assert found["course"][-1]["seat"] is None
    assert main(["analyse", str(path), "--bot", "greedy"]) == 2
    assert "“greedy” can’t review a game" in capsys.readouterr().err
    path.write_text(record.complete(table()))
    assert main(["analyse", str(path)]) == 2


def test_replay_and_rules_use_the_requested_language(capsys: pytest.CaptureFixture[str]) -> None:
    golden = Path(__file__).parent.parent / "games" / "caledonia" / "golden" / "solo.bothy"
    assert main(["replay", str(golden), "--language", "fr"]) == 0
    said = capsys.readouterr().out
    assert (
        "   2  place 0\u00a0: Déployer un bûcheron en f2. Place 0 déploie un bûcheron en f2. Place 0 paie £8."
        in said
    )
    assert "place 0\u00a0: rang 1, 94 points (Gloire 36, Marchandises de base 12" in said
    assert main(["replay", str(golden), "--verify", "--language", "pt-BR"]) == 0
    assert capsys.readouterr().out.startswith("Verdadeiro: caledonia, partida encerrada, 83 passos, ")
    assert main(["rules", "caledonia", "C99", "--language", "pt"]) == 2
    assert capsys.readouterr().err == "bothy: Não há nenhum parágrafo C99.\n"
    assert main(["rules", "caledonia", "C7.1", "--language", "fr"]) == 0
    assert capsys.readouterr().out.startswith("C7.1  Choisissez une marchandise et un sens")
    assert main(["rules", "creel", "--language", "fr"]) == 2
    assert capsys.readouterr().err == "bothy: creel n’a pas de référence des règles.\n"


def test_an_unavailable_language_is_answered_with_the_available_ones(capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit):
        main(["rules", "caledonia", "--language", "gd"])
    assert "gd is not spoken here, but en, fr, pt are" in capsys.readouterr().err


def test_bench_prints_json(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["bench", "creel", "--games", "2", "--json"]) == 0
    figures = json.loads(capsys.readouterr().out)
    assert figures["decisions_per_s"] > 0
    assert 0 < figures["forced_share"] < 1


def test_bench_prints_a_table(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["bench", "creel", "--games", "1", "--seats", "2"]) == 0
    assert "copying a position" in capsys.readouterr().out


def test_bench_with_options_says_how_the_usual_game_compares(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["bench", "creel", "--games", "1", "--options", "seal=true", "--json"]) == 0
    assert json.loads(capsys.readouterr().out)["times_usual"] > 0


def test_a_run_of_fuzz_goes_on_where_it_stopped(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    kept = tmp_path / "kept.jsonl"
    run = ["fuzz", "creel", "--quick", "--resume", str(kept), "--games"]
    assert main([*run, "3"]) == 0
    first = kept.read_text(encoding="utf-8").splitlines()
    assert len(first) == 1 + 3
    kept.write_text("\n".join(first) + "\n[4, ", encoding="utf-8")
    assert main([*run, "5"]) == 0, "a line that was cut off is played again"
    assert kept.read_text(encoding="utf-8").splitlines()[:4] == first
    assert "creel: 5 games" in capsys.readouterr().out
    assert main([*run, "5", "--seed", "2"]) == 2
    assert "belongs to another" in capsys.readouterr().err


def test_a_run_of_fuzz_can_be_shared_between_processes(capsys: pytest.CaptureFixture[str]) -> None:
    said: list[tuple[int, int]] = []
    for share in ("1/1", "1/2", "2/2"):
        assert main(["fuzz", "creel", "--quick", "--games", "5", "--shard", share]) == 0
        words = capsys.readouterr().out.split()
        said.append((int(words[1]), int(words[3])))
    whole, one, other = said
    assert [games for games, _ in said] == [5, 3, 2]
    assert whole[1] == one[1] + other[1]


def test_fuzz_plays_every_setting_of_the_modules(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["fuzz", "creel", "--options", "modules", "--games", "1"]) == 0
    said = capsys.readouterr().out
    assert "3 settings of 1 module options: 0 with one on, 0 with two, 3 with all that go together:" in said
    assert [line.split()[0] for line in said.splitlines() if " games  seats=" in line] == ["1"] * 3
    assert "creel: 3 games" in said


def test_packs_counts_rows_by_source_and_finds_no_fault(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["packs", "glenmore", "--check", "--rows"]) == 0
    said = capsys.readouterr().out
    assert "original  stack S: inshriach" in said
    assert "glenmore: 0 faults" in said


def test_rules_shows_a_paragraph_or_a_chapter(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["rules", "caledonia", "C7.1"]) == 0
    assert capsys.readouterr().out.startswith("C7.1  Choose one good")
    assert main(["rules", "caledonia", "C7"]) == 0
    assert "C7.6" in capsys.readouterr().out
    assert main(["rules", "caledonia", "c7"]) == 0
    assert "C7.6" in capsys.readouterr().out
    assert main(["rules", "caledonia", "C99"]) == 2
    assert main(["rules", "creel"]) == 2


def test_rules_shows_the_table_of_a_paragraph_and_how_a_chapter_opens(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["rules", "glenmore", "X7.8"]) == 0
    cards = [line for line in capsys.readouterr().out.splitlines() if line.startswith("| ")][2:]
    assert len(cards) == 10
    assert main(["rules", "glenmore", "X7.3"]) == 0
    assert "| 4 | 4 | 3 |" in capsys.readouterr().out
    assert main(["rules", "glenmore", "X3"]) == 0
    said = capsys.readouterr().out
    assert said.startswith("X3  Ol' Jamey's Single Cask Reserve\n\nTwo to four players")
    assert said.index("Two to four players") < said.index("X3.1  ") < said.index("X3.13  ")
    assert main(["rules", "caledonia", "C20"]) == 0
    assert "Buchanan: two export boxes" in capsys.readouterr().out


@pytest.mark.parametrize(
    ("word", "language", "found"),
    [("calum", "en", "X9.2"), ("CALUM MCQUACK", "en", "X9.2"), ("chateau", "fr", "G2.6")],
)
def test_rules_are_searched_by_word(
    word: str, language: str, found: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["rules", "glenmore", word, "--language", language]) == 0
    said = capsys.readouterr().out
    assert found in said
    assert len(said) < 60_000, "not everything"


def test_a_word_missing_from_the_rules_gets_a_friendly_answer(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["rules", "glenmore", "haggisburger"]) == 1
    assert capsys.readouterr().err == (
        "bothy: No paragraph contains “haggisburger”. “bothy rules glenmore” shows all of them.\n"
    )


def test_rules_coverage_names_paragraphs_without_a_test(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    (tmp_path / "test_some.py").write_text('@pytest.mark.rule("C7.1", "R-C47")\ndef test_it() -> None: ...\n')
    assert main(["rules", "caledonia", "--coverage", "--tests", str(tmp_path)]) == 1
    said = capsys.readouterr().out
    assert re.search(r"^paragraphs: 1 of [2-9]\d\d cited by a test", said, re.MULTILINE)
    assert "C7.2" in said.split("without a test: ")[1]
    assert "C7.1," not in said.split("without a test: ")[1]


def test_a_file_that_is_no_text_is_refused_in_words(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    path = tmp_path / "picture.bothy"
    path.write_bytes(b"\x89PNG\xd0\xff\n")
    assert main(["replay", str(path)]) == 2
    assert "refused at step 0: Line 1 can’t be read." in capsys.readouterr().err
    assert main(["replay", str(path), "--verify"]) == 1
    assert "refused at step 0: Line 1 can’t be read." in capsys.readouterr().err


@pytest.mark.parametrize("command", ["fuzz", "bench", "arena"])
def test_no_games_at_all_prove_nothing(command: str, capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit):
        main([command, "creel", "--games", "0"])
    assert "at least 1 is needed" in capsys.readouterr().err
