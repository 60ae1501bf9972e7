"""Tell what mutation testing found: the figures, and every mutant not killed that the page does not explain.

python scripts/mutants.py [MODULE...], after `scripts/mutate.py`; it fails if one is unexplained or was not run.
With modules, such as `simple`, it tells of these only, for those who ran no more. `make mutate` does both.
"""

from __future__ import annotations

import os
import sys
from collections import Counter
from collections.abc import Sequence
from pathlib import Path

from mutmut.mutation.data import SourceFileMutationData
from mutmut.mutation.diff_apply import get_diff_for_mutant
from mutmut.stats import status_by_exit_code
from mutmut.utils.file_utils import walk_mutatable_files

ROOT = Path(__file__).parent.parent
PAGE = ROOT / "docs" / "design" / "mutation.md"
NOT_RUN = "not checked"


def results(modules: Sequence[str]) -> dict[str, tuple[str, Path]]:
    """What became of every mutant, by its name, and the file it is in; if modules are named, of theirs."""
    found: dict[str, tuple[str, Path]] = {}
    for path in walk_mutatable_files():
        data = SourceFileMutationData(path=path)
        data.load()
        found |= {name: (status_by_exit_code[code], path) for name, code in data.exit_code_by_key.items()}
    return {name: fate for name, fate in found.items() if not modules or function(name).split(".")[0] in modules}


def change(mutant: str, path: Path) -> tuple[str, str]:
    """The line before and after; of a longer change, all its lines."""
    diff = get_diff_for_mutant(mutant, path=path).splitlines()
    changed = [line for line in diff if not line.startswith(("---", "+++"))]
    before, after = [" ".join([line[1:].strip() for line in changed if line.startswith(sign)]) for sign in "-+"]
    return before, after


def function(mutant: str) -> str:
    """Which function a mutant changes, as the page writes it: `trade.Trading.options`."""
    module, _, changed = mutant.rpartition("__mutmut_")[0].rpartition(".")
    return f"{module.rpartition('.')[2]}.{changed.removeprefix('x_').removeprefix('xǁ').replace('ǁ', '.')}"


def main(modules: Sequence[str]) -> int:
    """Print figures by module, then what was not killed; the number of unexplained ones decides."""
    os.chdir(ROOT)
    fates, page = results(modules), PAGE.read_text(encoding="utf-8")
    figures = Counter((name.split(".x", 1)[0], fate) for name, (fate, _) in fates.items())
    for (module, fate), count in sorted(figures.items()):
        print(f"{module}: {count} {fate}")
    open_ = len([fate for fate, _ in fates.values() if fate == NOT_RUN])
    for name, (fate, path) in [
        (name, found) for name, found in fates.items() if found[0] not in ("killed", NOT_RUN)
    ]:
        before, after = change(name, path)
        # With function and fate: the same line may stand elsewhere, and a mutant that timed out may survive.
        explained = f"| `{function(name)}` | {fate} | `{after}` |" in page
        open_ += not explained
        print(f"\n{name} {fate}, {'explained' if explained else 'NOT EXPLAINED'}\n  - {before}\n  + {after}")
    print(f"\n{len(fates)} mutants, {open_} not explained or not run")
    return 1 if open_ or not fates else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
