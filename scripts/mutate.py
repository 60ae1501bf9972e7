"""Run the remaining mutants of the rules: mutmut, with tests collected once and the likeliest killers first.

python scripts/mutate.py [PATTERN...], such as "bothy.games.caledonia.ports.simple*"; `make mutate` runs them all.
An interrupted run continues where it stopped, unless code or tests have changed since; then it starts over.
"""

from __future__ import annotations

import gc
import hashlib
import json
import os
import shutil
import signal
import sys
from collections import Counter
from collections.abc import Iterable
from functools import cache
from pathlib import Path
from types import FrameType

import mutmut.__main__ as mutmut
import pytest
from _pytest.config import _prepareconfig
from mutmut.mutation import trampoline
from mutmut.runners.harness import PytestRunner
from mutmut.state import state
from mutmut.utils.format_utils import mangled_name_from_mutant_name
from mutmut.workers import isolation

ROOT = Path(__file__).parent.parent
MUTANTS = ROOT / "mutants"
STAMP = MUTANTS / "code.sha256"
SOUND = MUTANTS / "sound"  # exists once all tests have passed without a mutant
# The test that killed each mutant, by function. Kept between runs, as it only affects the order of tests.
KILLERS = ROOT / ".cache" / "mutate" / "killers"
READ = (
    "src/**/*",
    "tests/*.py",
    "tests/games/caledonia/**/*",
    "pyproject.toml",
    "mutate.lock",
    "scripts/mutate.py",
)

TIMEOUT = 36  # mutmut's exit code for a timeout


def digest() -> str:
    """Returns a digest of code, tests and settings; the same digest gives the same results."""
    paths = sorted({path for pattern in READ for path in ROOT.glob(pattern) if path.is_file()})
    told = hashlib.sha256()
    for path in [path for path in paths if "__pycache__" not in path.parts and "web" not in path.parts]:
        told.update(f"{path.relative_to(ROOT)}\n".encode() + path.read_bytes())
    return told.hexdigest()


def forget_other_code() -> None:
    """Removes results for other code or tests, and incomplete files from an interrupted run."""
    now = digest()
    if not STAMP.exists() or STAMP.read_text() != now:
        shutil.rmtree(MUTANTS, ignore_errors=True)
        MUTANTS.mkdir()
        STAMP.write_text(now)
    for results in MUTANTS.rglob("*.py.meta"):
        if not _whole(results):  # written when a run was killed: run that file again
            results.unlink()
            results.with_suffix("").unlink()


def _whole(results: Path) -> bool:
    try:
        return bool(json.loads(results.read_text()))
    except json.JSONDecodeError:
        return False


@cache
def reached() -> Counter[str]:
    """Returns how many functions with mutants each test reaches."""
    return Counter(test for tests in state().tests_by_mangled_function_name.values() for test in tests)


def in_order(mutant: str, tests: Iterable[str]) -> list[str]:
    """Orders tests: the one that killed this mutant before, killers of its neighbours, short and narrow ones."""
    told = KILLERS / mangled_name_from_mutant_name(mutant)
    pairs = [line.split("\t") for line in told.read_text().splitlines()] if told.exists() else []
    kills = Counter(test for _, test in pairs)
    before = {test for name, test in pairs if name == mutant}

    def place(test: str) -> tuple[bool, int, float]:
        return test not in before, -kills[test], reached()[test] * state().duration_by_test[test]

    return sorted(tests, key=place)


def remember(mutant: str, test: str) -> None:
    """Records which test killed a mutant, unless already recorded."""
    KILLERS.mkdir(parents=True, exist_ok=True)
    told, line = KILLERS / mangled_name_from_mutant_name(mutant), f"{mutant}\t{test}\n"
    if not told.exists() or line not in told.read_text():
        with told.open("a") as pairs:
            pairs.write(line)


def give_up(_signal: int, _frame: FrameType | None) -> None:
    """Ends a test that takes far too long; its mutant counts as a timeout."""
    os._exit(TIMEOUT)


class CollectedOnce(PytestRunner):  # type: ignore[misc] # mutmut is missing where types are checked
    """Test runner that collects tests before the first mutant; each mutant's process only selects its own.

    Collecting them for every mutant took longer than running them.
    """

    def warm_up(self) -> None:
        """Collects all tests in the process from which the mutants' processes are forked."""
        os.chdir(MUTANTS)
        args = ["--rootdir=.", "--tb=native", "-q", *self._pytest_add_cli_args]
        config = _prepareconfig([*args, *self._pytest_add_cli_args_test_selection])
        config._do_configure()
        self.session = pytest.Session.from_config(config)
        config.hook.pytest_sessionstart(session=self.session)
        config.hook.pytest_collection(session=self.session)
        if self.session.testsfailed:
            raise RuntimeError("tests could not be collected")
        self.items = {item.nodeid: item for item in self.session.items}
        reached()
        gc.collect()
        gc.freeze()

    def run_tests(self, *, mutant_name: str | None, tests: Iterable[str]) -> int:
        """Returns 1 as soon as a test fails."""
        if mutant_name is None:
            return self.run_without_mutant()
        name = mutant_name
        trampoline.get_mutant_under_test = lambda: name  # otherwise it reads the environment at every call
        failed = self.failed([self.items[test] for test in in_order(name, tests)])
        if failed is not None:
            remember(name, failed.nodeid)
        return int(failed is not None)

    def run_without_mutant(self) -> int:
        """Runs all tests that reach code with mutants once, to check code, tests and this runner."""
        breaking = trampoline.get_mutant_under_test() == "fail"
        if SOUND.exists() and not breaking:
            return 0
        self.warm_up()
        failed = self.failed([self.items[test] for test in sorted(reached())])
        if failed is None:
            SOUND.touch()
        else:
            print(failed.nodeid)
        return int(failed is not None)

    def failed(self, items: list[pytest.Item]) -> pytest.Item | None:
        """Returns the first test that fails, each with its own CPU time limit."""
        signal.signal(signal.SIGPROF, give_up)
        for item, following in zip(items, [*items[1:], None], strict=True):
            signal.setitimer(signal.ITIMER_PROF, 2 + 10 * state().duration_by_test.get(item.nodeid, 1))
            item.config.hook.pytest_runtest_protocol(item=item, nextitem=following)
            if self.session.testsfailed:
                return item
        return None


def by_file(mutant: str) -> tuple[str, float]:
    """Sorts by file, so that an interrupted run reports whole files."""
    return mutant.partition(".x")[0], WORST_CASE(mutant)


WORST_CASE = mutmut.estimated_worst_case_time

if __name__ == "__main__":
    os.chdir(ROOT)
    forget_other_code()
    isolation.PytestRunner = CollectedOnce
    mutmut.estimated_worst_case_time = by_file
    mutmut._run(sys.argv[1:], max_children=1)
