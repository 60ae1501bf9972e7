"""The documentation as people read it, built or in the repository, and that what it names exists."""

from __future__ import annotations

import ast
import re
import shutil
import subprocess
import sys
import tomllib
from collections.abc import Iterator
from pathlib import Path
from urllib.parse import unquote

import msgspec
import pytest
from draw_house import PICTURE as HOUSE
from draw_house import arrows, floors, picture
from reference_pages import main

from bothy.cli import COMMANDS
from bothy.server.app import document
from bothy.server.settings import Settings

ROOT = Path(__file__).parents[2]
ZENSICAL = [str(Path(sys.executable).parent / "zensical"), "build"]
CONFIG = tomllib.loads((ROOT / "zensical.toml").read_text(encoding="utf-8"))["project"]
PICTURE = re.compile(r'<img\b[^>]*\bsrc="([^"]+)"')
MARKDOWN_LINK = re.compile(r"\]\(([^)\s]+)\)|^\[[^]]+\]: (\S+)$", re.MULTILINE)


def build(folder: Path) -> subprocess.CompletedProcess[str]:
    """Builds a site the way `make docs` does, into its folder `site`."""
    (options,) = re.findall(r"zensical build(.*)$", (ROOT / "Makefile").read_text(), re.MULTILINE)
    command = [*ZENSICAL, *str(options).split()]
    return subprocess.run(command, cwd=folder, capture_output=True, text=True, check=False)


@pytest.fixture(scope="module")
def pages(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Copies the pages, and writes those that come from the code."""
    folder = tmp_path_factory.mktemp("pages")
    shutil.copytree(ROOT / "docs", folder / "docs", ignore=shutil.ignore_patterns("reference"))
    shutil.copy2(ROOT / "zensical.toml", folder)  # a link would lead back here
    for name in ("README.md", "deploy", "src"):
        (folder / name).symlink_to(ROOT / name)
    main(folder / "docs" / "reference")
    return folder


@pytest.fixture(scope="module")
def site(pages: Path) -> Path:
    done = build(pages)
    assert done.returncode == 0, done.stderr
    return pages / "site"


@pytest.fixture
def checkout(pages: Path, tmp_path: Path) -> Path:
    """Copies the pages, so that a test can break them."""
    shutil.copytree(pages, tmp_path / "pages", symlinks=True, ignore=shutil.ignore_patterns("site", ".cache"))
    return tmp_path / "pages"


def spoil(checkout: Path, *sentences: str) -> subprocess.CompletedProcess[str]:
    """Builds with additional sentences on the front page."""
    page = checkout / "docs" / "index.md"
    page.write_text("\n\n".join([page.read_text(), *sentences]))
    return build(checkout)


def test_the_gate_fails_on_every_broken_link(checkout: Path) -> None:
    targets = ["nowhere.md", "measured.md#nowhere", "../README.md", "/measured.md"]
    done = spoil(checkout, *[f"[a link]({target})" for target in targets])
    assert f"{len(targets)} issues found" in done.stderr
    assert "does not exist" in done.stderr
    assert done.returncode != 0


def test_the_gate_fails_on_an_include_of_nothing(checkout: Path) -> None:
    assert spoil(checkout, '--8<-- "nothing.md"').returncode != 0


def listed(nav: object) -> Iterator[str]:
    """Yields the pages in a list of the site."""
    if isinstance(nav, str):
        yield nav
    elif isinstance(nav, dict):
        for inner in nav.values():
            yield from listed(inner)
    elif isinstance(nav, list):
        for inner in nav:
            yield from listed(inner)


def test_every_page_has_its_place_behind_a_door(pages: Path) -> None:
    written = {page.relative_to(pages / "docs").as_posix() for page in (pages / "docs").rglob("*.md")}
    places = list(listed(CONFIG["nav"]))
    assert sorted(places) == sorted(written)
    doors = [name for door in CONFIG["nav"] for name in door]
    assert doors[:5] == ["Welcome", "Play", "Host", "Research", "Develop"]


def test_no_page_prints_an_include_mark(site: Path) -> None:
    pages = {page.relative_to(site).as_posix(): page.read_text() for page in site.rglob("*.html")}
    assert len(pages) > 20
    text = {name: re.sub(r"<[^>]*>", "", page) for name, page in pages.items()}  # marks are coloured, in spans
    assert [name for name in text if re.search(r"--8\s*&lt;", text[name])] == []


def test_every_picture_of_the_site_is_there(site: Path) -> None:
    pages = [page for page in site.rglob("*.html") if page.name != "404.html"]
    named = [(page, source) for page in pages for source in PICTURE.findall(page.read_text())]
    assert len(named) > 20
    assert [(page.name, source) for page, source in named if not (page.parent / source).is_file()] == []


def there(page: Path, path: str) -> bool:
    """Returns whether a link leads somewhere: in the docs to a page, elsewhere perhaps to a folder."""
    target = page.parent / path
    return target.is_file() if (ROOT / "docs") in page.parents else target.exists()


def test_every_picture_and_link_works_in_the_repository_too() -> None:
    pages = [*ROOT.glob("*.md"), *(ROOT / "docs").rglob("*.md"), *(ROOT / "deploy").glob("*.md")]
    missing = []
    for page in pages:
        text = re.sub(r"```.*?```", "", page.read_text(), flags=re.DOTALL)
        links = [inline or defined for inline, defined in MARKDOWN_LINK.findall(text)]
        for target in [*PICTURE.findall(text), *links]:
            path = unquote(target.partition("#")[0])
            if path and ":" not in path and not path.startswith("reference/") and not there(page, path):
                missing.append((page.relative_to(ROOT).as_posix(), target))
    assert missing == []


def test_the_welcome_page_says_what_the_readme_says(site: Path) -> None:
    page = " ".join(re.sub(r"<[^>]*>", "", (site / "index.html").read_text()).split())
    for said in ("all eight chronicles", "make setup", "buy the box"):
        assert said in " ".join((ROOT / "README.md").read_text().split())
        assert said in page
    assert "[opponents]" not in page, "a link without a target"


def test_every_command_and_every_argument_is_explained(pages: Path) -> None:
    page = (pages / "docs" / "reference" / "commands.md").read_text()
    assert re.findall(r"^## bothy ([a-z]+)$", page, re.MULTILINE) == list(COMMANDS)
    assert re.findall(r"^\| `(.+)` \|  \|$", page, re.MULTILINE) == [], "an argument without a word"


def test_every_setting_is_listed_with_its_default_and_its_meaning(pages: Path) -> None:
    page = (pages / "docs" / "reference" / "settings.md").read_text()
    rows = re.findall(r"^\| `(\w+)` \| `BOTHY_(\w+)` \| (\S+) \| (.+) \|$", page, re.MULTILINE)
    assert [name for name, _, _, _ in rows] == list(Settings.__struct_fields__)
    assert all(variable == name.upper() for name, variable, _, _ in rows)
    assert {name: shown for name, _, shown, _ in rows}["port"] == "`8417`"
    assert all(len(meaning.split()) > 2 for _, _, _, meaning in rows)


def test_every_operation_is_listed_and_the_viewer_needs_nobody_else(pages: Path, site: Path) -> None:
    paths = msgspec.json.decode(document())["paths"]
    page = (pages / "docs" / "reference" / "api.md").read_text()
    for path, methods in paths.items():
        for method in methods.keys() & {"get", "post", "put", "patch", "delete"}:
            assert f"`{method.upper()} {path}`" in page
    viewer = site / "reference" / "viewer"
    assert "http" not in (viewer / "index.html").read_text()
    for name in re.findall(r'(?:src|href|url)[=:] ?"([^"]+)"', (viewer / "index.html").read_text()):
        assert (viewer / name).is_file(), name


def test_no_page_asks_an_outside_host_for_anything(site: Path) -> None:
    asked = re.compile(r'<(?:script|link|img|iframe)\b[^>]*\b(?:src|href)="(?:https?:)?//[^"]+"')
    assert [page.name for page in site.rglob("*.html") if asked.search(page.read_text())] == []


def test_nothing_that_exists_is_said_to_be_missing() -> None:
    pages = [ROOT / "README.md", *(ROOT / "docs").rglob("*.md")]
    assert [page.name for page in pages if re.search(r"aren[\u2019']t here yet", page.read_text())] == []


def test_the_example_of_the_api_page_is_the_program_that_the_tests_run() -> None:
    program = (ROOT / "examples" / "play_a_game.py").read_text()
    assert f"```python\n{program}```\n" in (ROOT / "docs" / "api.md").read_text()


ARCHITECTURE = (ROOT / "docs" / "architecture.md").read_text(encoding="utf-8")
HOPS = ARCHITECTURE.partition("| hop")[2].partition("\n\n")[0].splitlines()[2:]
NAMED = re.findall(r"`(\w+)` in `([\w/.-]+)`", ARCHITECTURE)


@pytest.mark.parametrize(("name", "path"), NAMED)
def test_every_hop_of_a_click_is_a_class_where_the_page_says(name: str, path: str) -> None:
    assert re.search(rf"\b(class|interface) {name}\b", (ROOT / path).read_text(encoding="utf-8"))


def test_the_click_goes_from_page_to_page_and_every_hop_says_where_it_is_and_what_it_adds() -> None:
    hops = [[cell.strip() for cell in row.strip("|").split("|")] for row in HOPS]
    assert hops[0][0].startswith("page")
    assert hops[-1][0].startswith("page")
    for needed in ("socket", "service", "match", "frame", "position", "event", "view"):
        assert any(hop[0] == needed for hop in hops), needed
    for hop, where, adds in hops:
        assert re.search(r"`\w+` in `", where), hop
        assert len(adds.split()) > 5, hop


MUTATION = (ROOT / "docs" / "design" / "mutation.md").read_text(encoding="utf-8")
SETTINGS = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["tool"]["mutmut"]
PATTERNS = SETTINGS["only_mutate"]


def functions(path: Path) -> Iterator[str]:
    """Yields every function of a file as the page names it: `trade.Trading.options`."""
    for node in ast.parse(path.read_text(encoding="utf-8")).body:
        inner = node.body if isinstance(node, ast.ClassDef) else [node]
        prefix = f"{path.stem}.{node.name}." if isinstance(node, ast.ClassDef) else f"{path.stem}."
        yield from [f"{prefix}{each.name}" for each in inner if isinstance(each, ast.FunctionDef)]


def test_every_file_to_be_mutated_exists() -> None:
    assert [pattern for pattern in PATTERNS if not list(ROOT.glob(pattern))] == []


def test_every_test_that_is_left_out_exists() -> None:
    args = [arg.partition("=") for arg in SETTINGS["pytest_add_cli_args_test_selection"]]
    left_out = [name.partition("::") for option, _, name in args if option in ("--ignore", "--deselect")]
    assert len(left_out) > 10
    gone = [path for path, _, test in left_out if f"def {test}" not in (ROOT / path).read_text(encoding="utf-8")]
    assert gone == []


def test_every_explanation_refers_to_mutated_code() -> None:
    known = {
        name
        for pattern in PATTERNS
        for path in ROOT.glob(pattern)
        if path.suffix == ".py"
        for name in functions(path)
    }
    explained = re.findall(r"^\| `([a-z_]+\.[\w.]+)` \| (?:survived|timeout) \|", MUTATION, re.MULTILINE)
    assert len(explained) > 10
    assert [name for name in explained if name not in known] == []


def test_expanding_contracts_and_ports_are_mutated_too() -> None:
    mutated = {path.stem for pattern in PATTERNS for path in ROOT.glob(pattern)}
    assert {"trade", "settlements", "scores", "fulfil", "expand", "contracts", "use", "simple"} <= mutated


FILE_COUNT = re.compile(r"(\d+) files?<")


def test_every_import_of_a_room_leads_to_a_floor_below() -> None:
    rooms = [room for floor in floors() for room in floor]
    level = {room.name: room.floor for room in rooms}
    found = arrows(rooms)
    assert {("cli", "server"), ("server", "table"), ("table", "kernel"), ("games.glenmore", "kernel")} <= found
    assert [(one, other) for one, other in found if level[one] >= level[other]] == []


def test_the_house_is_drawn_as_it_is_and_its_counts_are_about_right() -> None:
    drawn, now = HOUSE.read_text(encoding="utf-8"), picture()
    again = "run scripts/draw_house.py"
    assert FILE_COUNT.sub("", drawn) == FILE_COUNT.sub("", now), again
    for old, new in zip(FILE_COUNT.findall(drawn), FILE_COUNT.findall(now), strict=True):
        assert abs(int(old) - int(new)) <= max(2, int(new) // 5), again
