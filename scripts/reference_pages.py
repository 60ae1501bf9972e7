"""Write the docs' reference pages from the code: rules with their components, commands, settings, and the API.

python scripts/reference_pages.py [FOLDER]   into docs/reference, or another folder

They aren't kept in the repository. `make docs` writes them before it builds the site.
"""

from __future__ import annotations

import argparse
import ast
import inspect
import re
import shutil
import sys
import textwrap
from collections.abc import Iterator
from importlib import import_module
from itertools import pairwise
from pathlib import Path
from typing import Any, Final

import msgspec

from bothy.cli import COMMANDS
from bothy.server.app import document
from bothy.server.settings import Settings
from bothy.table.game_registry import find
from bothy.table.reference import Reference

ROOT: Final = Path(__file__).parents[1]
REFERENCE: Final = ROOT / "docs" / "reference"
VIEWER: Final = ROOT / "node_modules" / "swagger-ui-dist"
CLIENTS: Final = (ROOT / "clients/python/bothy_client.py", ROOT / "clients/typescript/bothy-client.ts")
"""For download."""
WRITTEN: Final = "Written from the code by `scripts/reference_pages.py`."
PARAGRAPH: Final = re.compile(r"\*\*([A-Z]+\d+\.\d+)\*\*")
GAMES: Final = ("caledonia", "glenmore")
METHODS: Final = ("get", "post", "put", "patch", "delete")
VIEWER_PAGE: Final = """\
<!doctype html>
<html lang="en">
<meta charset="utf-8">
<title>Bothy's API</title>
<link rel="stylesheet" href="swagger-ui.css">
<div id="api"></div>
<script src="swagger-ui-bundle.js"></script>
<script>
SwaggerUIBundle({url: "openapi.json", dom_id: "#api", supportedSubmitMethods: [], validatorUrl: null});
</script>
</html>
"""


def table(*rows: tuple[str, ...]) -> str:
    """Returns a table; the first row is its head."""
    head, *rest = [[cell.replace("|", "\\|") for cell in row] for row in rows]
    return "\n".join([f"| {' | '.join(row)} |" for row in [head, ["---"] * len(head), *rest]])


# Rules


def rules(game: str) -> str:
    """Returns the rules of a game and its expansions, with components where they're mentioned, and the rulings."""
    pictures = ROOT / "docs" / "images" / "rules" / game
    lines: list[str] = []
    paragraph = ""
    for line in [*Reference(find(game), "en").text.splitlines(), "#"]:
        begins = PARAGRAPH.match(line)
        if begins or line.startswith("#"):
            if (pictures / f"{paragraph}.webp").exists():
                lines += [f"![The components of {paragraph}](../images/rules/{game}/{paragraph}.webp)", ""]
            paragraph = begins[1] if begins else ""
        lines.append(line)
    folder = ROOT / "src" / "bothy" / "games" / game
    rulings = [file.read_text(encoding="utf-8") for file in sorted(folder.rglob("rulings.md"))]
    return "\n\n".join(["\n".join(lines[:-1]), *rulings])


# Commands


def commands() -> str:
    """Returns the page of all commands."""
    sections = []
    for name in COMMANDS:
        module = import_module(f"bothy.cli.{name}")
        parser = argparse.ArgumentParser(prog=f"bothy {name}", add_help=False)
        module.arguments(parser)
        sections += [f"## bothy {name}", sentence(module.HELP), *described(parser)]
    intro = "Every command takes `--help`. A usage error exits with 2 and a message."
    return "\n\n".join(["# Commands", intro, WRITTEN, *sections]) + "\n"


def described(parser: argparse.ArgumentParser) -> Iterator[str]:
    """Yields how a command is typed, its arguments, and then its subcommands in the same way."""
    usage = " ".join(parser.format_usage().removeprefix("usage: ").split())
    yield "\n".join(["```text", *textwrap.wrap(usage, 100, subsequent_indent="    "), "```"])
    listed = [action for action in parser._actions if not isinstance(action, argparse._SubParsersAction)]
    if listed:
        rows = [(f"`{typed(action)}`", explained(parser, action)) for action in listed]
        yield table(("argument", "meaning"), *rows)
    for action in parser._actions:
        if isinstance(action, argparse._SubParsersAction):
            for name, child in action.choices.items():
                yield f"### {parser.prog} {name}"
                yield from described(child)


def typed(action: argparse.Action) -> str:
    """Returns an argument as one types it."""
    value = "" if action.nargs == 0 else str(action.metavar or "|".join(map(str, action.choices or [action.dest])))
    return " ".join(filter(None, [", ".join(action.option_strings), value]))


def explained(parser: argparse.ArgumentParser, action: argparse.Action) -> str:
    """Returns an argument's meaning, as its help says."""
    formatter = parser._get_formatter()
    return sentence(formatter._expand_help(action)) if action.help else ""


def sentence(text: str) -> str:
    """Returns a help text as a sentence."""
    text = " ".join(text.split())
    return text[:1].upper() + text[1:] + ("" if text.endswith((".", "?")) else ".")


# Settings


def settings() -> str:
    """Returns the page of a host's settings, with the docstring of each as its meaning."""
    body = ast.parse(textwrap.dedent(inspect.getsource(Settings))).body[0].body  # type: ignore[attr-defined]
    meanings = {
        field.target.id: " ".join(str(text.value.value).split())
        for field, text in pairwise(body)
        if isinstance(field, ast.AnnAssign) and isinstance(field.target, ast.Name) and isinstance(text, ast.Expr)
        if isinstance(text.value, ast.Constant)
    }
    rows = [
        (f"`{field.name}`", f"`BOTHY_{field.name.upper()}`", default(field.default), meanings[field.name])
        for field in msgspec.structs.fields(Settings)
    ]
    where = "Where settings come from: [Hosting](../hosting.md#settings)."
    listed = table(("in the file", "in the environment", "default", "meaning"), *rows)
    return "\n\n".join(["# Settings", where, WRITTEN, listed]) + "\n"


def default(value: object) -> str:
    """Returns a default as one would write it."""
    if value in ("", ()):
        return "none"
    if isinstance(value, tuple):
        return f"`{','.join(value)}`"
    return f"`{str(value).lower() if isinstance(value, bool) else value}`"


# The API


def api(found: dict[str, Any]) -> str:
    """Returns the page of all operations, and the viewer below them."""
    rows = [
        (
            f"`{method.upper()} {path}`",
            sentence(operation.get("summary") or operation["description"].split("\n")[0]),
        )
        for path, methods in found["paths"].items()
        for method, operation in methods.items()
        if method in METHODS
    ]
    intro = "How to use it, with a whole game as an example: [The API](../api.md). Any server sends all this from "
    viewer = '<iframe src="viewer/index.html" title="The API in a viewer" width="100%" height="900"></iframe>'
    return (
        "\n\n".join(
            [
                "# Operations of the API",
                f"{intro}`/api/openapi.json`.",
                WRITTEN,
                table(("operation", "what it does"), *rows),
                "## All details",
                "[Open the viewer by itself](viewer/index.html).",
                viewer,
            ]
        )
        + "\n"
    )


def main(folder: Path = REFERENCE) -> None:
    """Write all pages."""
    viewer = folder / "viewer"
    viewer.mkdir(parents=True, exist_ok=True)
    described_api = document()
    pages = {"commands": commands(), "settings": settings(), "api": api(msgspec.json.decode(described_api))}
    pages |= {f"rules-{game}": rules(game) for game in GAMES}
    for name, text in pages.items():
        (folder / f"{name}.md").write_text(text, encoding="utf-8")
    (viewer / "openapi.json").write_bytes(described_api)
    (viewer / "index.html").write_text(VIEWER_PAGE, encoding="utf-8")
    for name in ("swagger-ui.css", "swagger-ui-bundle.js"):
        shutil.copyfile(VIEWER / name, viewer / name)
    for client in CLIENTS:
        shutil.copyfile(client, folder / client.name)


if __name__ == "__main__":
    main(*map(Path, sys.argv[1:]))
