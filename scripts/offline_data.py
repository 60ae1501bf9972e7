"""Write the answers that never change within a release, for a page without a server.

python scripts/offline_data.py FOLDER [GAME...]

`FOLDER/<language>/` holds what `/api/` answers in that language, and `FOLDER/any/` what is alike in all:

    <language>/server.json                    GET /api/server
    <language>/games.json                     GET /api/games
    <language>/games/<game>.json              GET /api/games/<game>
    <language>/games/<game>/messages.ftl      GET /api/games/<game>/messages/<language>
    <language>/games/<game>/rules.json        GET /api/games/<game>/rules?language=<language>
    any/games/<game>/pack.json                GET /api/games/<game>/pack
    any/games/<game>/lessons/<lesson>.json    GET /api/games/<game>/lesson?name=<lesson>
    any/games.txt                             the games, as `game_registry.use_games` reads them
"""

from __future__ import annotations

import argparse
from collections.abc import Iterator
from importlib.metadata import entry_points
from pathlib import Path

from msgspec.json import encode

from bothy import __version__
from bothy.kernel import InvalidInput
from bothy.local.games import known_game, known_lesson, lesson_names
from bothy.messages import game_messages
from bothy.server.api.components import game_pack
from bothy.server.api.games import Rules, Server, bots_here, game_info
from bothy.server.words import SPOKEN
from bothy.table.game_registry import GROUP
from bothy.table.reference import Reference


def files(games: list[str]) -> Iterator[tuple[str, bytes]]:
    """Yields each file's path and contents."""
    points = sorted(entry_points(group=GROUP), key=lambda point: point.name)
    lines = [f"{point.name} = {point.value}\n" for point in points if point.name in games]
    yield "any/games.txt", "".join(lines).encode()
    for game in games:
        yield f"any/games/{game}/pack.json", game_pack(game)[0]
        for name in lesson_names(game):
            yield f"any/games/{game}/lessons/{name}.json", encode(known_lesson(game, name).data())
    for language in SPOKEN:
        for path, data in _in_language(games, language):
            yield f"{language}/{path}", data


def _in_language(games: list[str], language: str) -> Iterator[tuple[str, bytes]]:
    yield "server.json", encode(Server(__version__, True, "", list(SPOKEN), bots_here(), ""))
    infos = {game: game_info(game, language, False) for game in games}
    yield "games.json", encode(list(infos.values()))
    for game, info in infos.items():
        yield f"games/{game}.json", encode(info)
        yield f"games/{game}/messages.ftl", "\n".join(game_messages(known_game(game), language)).encode()
        try:
            reference = Reference(known_game(game), language)
        except InvalidInput:
            continue
        rules = Rules(game, reference.text, reference.paragraphs)
        yield f"games/{game}/rules.json", encode(rules)


def main() -> None:
    """Write all files."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("folder", type=Path)
    parser.add_argument("games", nargs="*", default=["caledonia", "glenmore"])
    given = parser.parse_args()
    for path, data in files(given.games):
        file = given.folder / path
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_bytes(data)


if __name__ == "__main__":
    main()
