"""Tell what mutation testing found: the figures, and every mutant not killed that the page does not explain.

python scripts/mutants.py [MODULE...], after `mutmut run`; it fails if one is unexplained. `make mutate` does both.
With modules, such as `simple`, it tells of these only, for those who ran no more.
"""

from __future__ import annotations

import subprocess
import sys
from collections import Counter
from collections.abc import Sequence
from pathlib import Path

ROOT = Path(__file__).parent.parent
PAGE = ROOT / "docs" / "design" / "mutation.md"


def ask(*words: str) -> list[str]:
    """The lines of an answer of mutmut."""
    told = subprocess.run(
        [sys.executable, "-m", "mutmut", *words], cwd=ROOT, check=True, capture_output=True, text=True
    )
    return told.stdout.splitlines()


def results(modules: Sequence[str]) -> dict[str, str]:
    """What became of every mutant, by its name; if modules are named, of theirs."""
    rows = [line.strip().partition(": ") for line in ask("results", "--all", "true") if ": " in line]
    fates = {name: fate for name, _, fate in rows}
    return {name: fate for name, fate in fates.items() if not modules or function(name).split(".")[0] in modules}


def change(mutant: str) -> tuple[str, str]:
    """The line before and after; of a longer change, all its lines."""
    diff = [line for line in ask("show", mutant) if not line.startswith(("---", "+++"))]
    before, after = [" ".join([line[1:].strip() for line in diff if line.startswith(sign)]) for sign in "-+"]
    return before, after


def function(mutant: str) -> str:
    """Which function a mutant changes, as the page writes it: `trade.Trading.options`."""
    module, _, changed = mutant.rpartition("__mutmut_")[0].rpartition(".")
    return f"{module.rpartition('.')[2]}.{changed.removeprefix('x_').removeprefix('xǁ').replace('ǁ', '.')}"


def main(modules: Sequence[str]) -> int:
    """Print figures by module, then what was not killed; the number of unexplained ones decides."""
    fates, page, open_ = results(modules), PAGE.read_text(encoding="utf-8"), 0
    figures = Counter((name.split(".x", 1)[0], fate) for name, fate in fates.items())
    for (module, fate), count in sorted(figures.items()):
        print(f"{module}: {count} {fate}")
    for name in [name for name, fate in fates.items() if fate != "killed"]:
        before, after = change(name)
        # With function and fate: the same line may stand elsewhere, and a mutant that timed out may survive.
        explained = f"| `{function(name)}` | {fates[name]} | `{after}` |" in page
        open_ += not explained
        print(
            f"\n{name} {fates[name]}, {'explained' if explained else 'NOT EXPLAINED'}\n  - {before}\n  + {after}"
        )
    if not fates:
        print("no mutants: has `mutmut run` been run?")
    return 1 if open_ or not fates else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
