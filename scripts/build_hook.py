"""Build hooks: the client and, with BOTHY_COMPILED=1, compiled modules for packages; their README and links."""

from __future__ import annotations

import os
import sys
from importlib.machinery import EXTENSION_SUFFIXES
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface
from hatchling.metadata.plugin.interface import MetadataHookInterface

NO_CLIENT = """\
The browser client isn't built: src/bothy/server/web/index.html is missing.
Run `make web-build` first (it needs Node 20.19 or newer).
For an installation that serves no pages, set BOTHY_NO_CLIENT=1."""


class BothyBuild(BuildHookInterface[Any]):
    """Checks for the client and adds extension modules if requested."""

    PLUGIN_NAME = "custom"

    def dependencies(self) -> list[str]:
        """Returns the build requirements other than hatchling; an isolated build starts without them."""
        return ["mypy>=2.0", "setuptools>=80"] if self._compiles() else []

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        """Fails without a client; otherwise compiles if requested and includes the result."""
        built = Path(self.root, "src/bothy/server/web/index.html").exists()
        if not built and version != "editable" and os.environ.get("BOTHY_NO_CLIENT") != "1":
            sys.exit(NO_CLIENT)
        if not self._compiles():
            return
        sys.path.insert(0, str(Path(self.root) / "scripts"))
        from compile import kernel_and_games

        tree = kernel_and_games()
        for module in sorted(tree.rglob(f"*{EXTENSION_SUFFIXES[0]}")):
            build_data["force_include"][str(module)] = module.relative_to(tree).as_posix()
        build_data["pure_python"] = False
        build_data["infer_tag"] = True

    def _compiles(self) -> bool:
        return self.target_name == "wheel" and os.environ.get("BOTHY_COMPILED") == "1"


class BothyMetadata(MetadataHookInterface):
    """Adds what depends on the public address."""

    PLUGIN_NAME = "custom"

    def update(self, metadata: dict[str, Any]) -> None:
        """Adds the README, with links that work on a package index, and the project's links."""
        sys.path.insert(0, str(Path(self.root) / "scripts"))
        import public_address

        address = public_address.address(Path(self.root))
        text = public_address.linked(Path(self.root, "README.md").read_text(encoding="utf-8"), address)
        metadata["readme"] = {"content-type": "text/markdown", "text": text}
        metadata["urls"] = public_address.urls(address)
