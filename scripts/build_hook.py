"""Build hook: with BOTHY_COMPILED=1 the wheel carries the compiled modules beside their sources."""

from __future__ import annotations

import os
import sys
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface


class CompiledWheel(BuildHookInterface[Any]):
    """Adds extension modules to the wheel and marks it as built for one platform."""

    PLUGIN_NAME = "custom"

    def dependencies(self) -> list[str]:
        """What the build's own environment needs besides hatchling: an isolated build starts with nothing else."""
        return ["mypy>=2.0", "setuptools>=80"] if _asked_for() else []

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        """Compile and include, if asked to."""
        if not _asked_for():
            return
        sys.path.insert(0, str(Path(self.root) / "scripts"))
        from compile import kernel_and_games

        tree = kernel_and_games()
        for module in sorted(tree.rglob("*.so")):
            build_data["force_include"][str(module)] = module.relative_to(tree).as_posix()
        build_data["pure_python"] = False
        build_data["infer_tag"] = True


def _asked_for() -> bool:
    return os.environ.get("BOTHY_COMPILED") == "1"
