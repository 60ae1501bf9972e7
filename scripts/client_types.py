"""Write the client's types of every game's views and packs.

Those of an expansion go to its folder in the client, all others to the game's, as `view.d.ts` and `pack.d.ts`.
Neither is in the repository.
"""

from __future__ import annotations

import pkgutil
from pathlib import Path

from pack_types import PackTypes
from view_types import view_types

import bothy.games

CLIENT = Path(__file__).parent.parent / "web" / "src" / "games"

if __name__ == "__main__":
    for game in pkgutil.iter_modules(bothy.games.__path__):
        folder = CLIENT / game.name
        if folder.is_dir():
            views, packs = view_types(game.name), PackTypes(game.name).files
            files = {place / "view.d.ts": types.text() for place, types in views.items()}
            files |= {place / "pack.d.ts": types.text() for place, types in packs.items()}
            for path, text in files.items():
                if text:
                    (folder / path).write_text(text)
