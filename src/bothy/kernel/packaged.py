"""A game whose package has the standard layout."""

from __future__ import annotations

from collections.abc import Sequence
from importlib import import_module
from pathlib import Path

from bothy.kernel.bots import Bots
from bothy.kernel.compiled import mypyc_attr
from bothy.kernel.frame import P
from bothy.kernel.game import Game
from bothy.kernel.modules import GameModule
from bothy.kernel.options import Option
from bothy.kernel.pack.file_packs import FilePacks
from bothy.kernel.results import Review
from bothy.kernel.study import Study


@mypyc_attr(allow_interpreted_subclasses=True)
class PackagedGame(Game[P]):
    """A game with the folders `locales`, `rules`, `lessons` and `pack` in its package (see `FilePacks`)."""

    def __init__(
        self,
        package: str,
        name: str,
        rules_version: int,
        seats: tuple[int, ...],
        options: tuple[Option, ...] = (),
        modules: Sequence[GameModule] = (),
        kept: tuple[int, ...] = (),
        bots: Bots[P] | None = None,
        review: Review[P] | None = None,
        study: Study[P] | None = None,
    ) -> None:
        here = Path(str(import_module(package).__file__)).parent
        super().__init__(
            name,
            rules_version,
            seats,
            options,
            locales=here / "locales",
            reference=here / "rules",
            lessons=here / "lessons",
            modules=modules,
            kept=kept,
            bots=bots,
            review=review,
            study=study,
        )
        self.packs = FilePacks(self, package, here)
