"""Report the results of mutation testing: figures, and every surviving mutant that the page doesn't explain.

python scripts/mutants.py [MODULE...], after `scripts/mutate.py`; it fails if one is unexplained or was not run.
With modules, such as `simple`, it reports only these, after a partial run. `make mutate` runs both scripts.
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
    """Returns the fate of every mutant by name, with its file; only those of the modules named, if any."""
    found: dict[str, tuple[str, Path]] = {}
    for path in walk_mutatable_files():
        data = SourceFileMutationData(path=path)
        data.load()
        found |= {name: (status_by_exit_code[code], path) for name, code in data.exit_code_by_key.items()}
    return {name: fate for name, fate in found.items() if not modules or function(name).split(".")[0] in modules}


def change(mutant: str, path: Path) -> tuple[str, str]:
    """Returns the line before and after; all lines of a longer change."""
    diff = get_diff_for_mutant(mutant, path=path).splitlines()
    changed = [line for line in diff if not line.startswith(("---", "+++"))]
    before, after = [" ".join([line[1:].strip() for line in changed if line.startswith(sign)]) for sign in "-+"]
    return before, after


def function(mutant: str) -> str:
    """Returns the function a mutant changes, as written on the page: `trade.Trading.options`."""
    module, _, changed = mutant.rpartition("__mutmut_")[0].rpartition(".")
    return f"{module.rpartition('.')[2]}.{changed.removeprefix('x_').removeprefix('xǁ').replace('ǁ', '.')}"


def main(modules: Sequence[str]) -> int:
    """Print figures by module, then surviving mutants; fail if any is unexplained."""
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
        # With function and fate: the same line may occur elsewhere, and a mutant that timed out may survive.
        explained = f"| `{function(name)}` | {fate} | `{after}` |" in page
        open_ += not explained
        print(f"\n{name} {fate}, {'explained' if explained else 'NOT EXPLAINED'}\n  - {before}\n  + {after}")
    print(f"\n{len(fates)} mutants, {open_} not explained or not run")
    return 1 if open_ or not fates else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
