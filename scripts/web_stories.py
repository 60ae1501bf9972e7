"""Record real moments of games for the browser client, for viewing without a server and for its tests.

python scripts/web_stories.py stories [GAME [NAME...]]   moments of bot games, into web/stories/GAME/
python scripts/web_stories.py golden FOLDER [GAME [NAME...]]   every step of golden games, FOLDER/GAME-NAME.jsonl
python scripts/web_stories.py questions FOLDER GAME   each question that modules ask, once, FOLDER/QUESTION.json
python scripts/web_stories.py seek GAME GAMES   of this many games, those that together ask every question
"""

from __future__ import annotations

import json
import sys
from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any, TypeVar

from bothy.bots import ask, find_bot
from bothy.kernel import Action, Json, SamplingDealer
from bothy.messages import Catalogue
from bothy.table import Match, Record, Shuffle
from bothy.table.action_effects import action_effects
from bothy.table.game_registry import find

ROOT = Path(__file__).parent.parent
NAMES = ("Ailsa", "Ruaridh", "Morag", "Iain")
PREVIEWS_PER_VERB = 2
BLOCKED_PER_VERB = 800

T = TypeVar("T")
When = Callable[[Match, int], bool]


@dataclass(frozen=True)
class Story:
    """A notable moment: the first question that meets a condition in a game between bots."""

    name: str
    seats: int
    seed: int
    when: When
    options: dict[str, Any] = field(default_factory=dict)
    bot: str = "greedy"
    wanted: tuple[str, ...] = ()
    """Verbs whose every action is previewed, not only the first few."""
    whole_pack: bool = False
    """True if the file includes the current components, for modules that the common ones leave out."""
    round_told: bool = False
    """True if all steps since the start of the previous round are included."""


def asked(key: str, **facts: Any) -> When:
    """Matches a question with this key where these parts of the view have at least, or exactly, these values."""

    def here(match: Match, seat: int) -> bool:
        decision = match.decision(seat)
        if decision is None or decision.ask.key != key:
            return False
        view = match.view(seat)
        return all(_holds(view[name], want) for name, want in facts.items())

    return here


def _holds(have: Json, want: Any) -> bool:
    if isinstance(want, int) and not isinstance(want, bool):
        return isinstance(have, int) and have >= want
    return bool(have == want)


def offering(verb: str, base: When, ways: int = 1) -> When:
    """Matches `base` with at least `ways` legal actions of this kind."""

    def here(match: Match, seat: int) -> bool:
        return base(match, seat) and len([each for each in match.legal(seat) if each.name == verb]) >= ways

    return here


def grown(key: str, tiles: int, ways: int = 1) -> When:
    """Matches a question with this key, a territory of `tiles` or more, and at least `ways` legal actions."""

    def here(match: Match, seat: int) -> bool:
        return (
            asked(key)(match, seat)
            and len(match.legal(seat)) >= ways
            and len(match.view(seat)["players"][seat]["territory"]) >= tiles
        )

    return here


def over(match: Match, seat: int) -> bool:
    """Matches a finished game."""
    return match.finished


ALL_OF_INDUSTRIA: dict[str, Any] = {
    "trains": "full",
    "farmers-markets": True,
    "awards": True,
    "future-contracts": True,
    "map-sides": "industria",
    "clan-tiles": "both",
    "port-tiles": "both",
    "round-tiles": "both",
    "starting-tiles": "both",
}
"""Every module of the expansion."""


def by_rail(name: str, seats: int, seed: int, when: When, **more: Any) -> Story:
    """Returns a story with every module of the expansion."""
    wanted = ("run-train", "run-mini-train", "claim-milestone", "place-train", "place-market")
    return Story(name, seats, seed, when, ALL_OF_INDUSTRIA | more, wanted=wanted, whole_pack=True)


CHRONICLES: dict[str, Any] = {
    "boats": True, "highlander": "two-spaces", "cask": True, "hammer": True,
    "haggis": True, "tome": True, "council": True, "mobs": True,
}  # fmt: skip
"""The chronicles in the box. The seeds here were found with these, so a later one isn't among them."""

STORIES: dict[str, tuple[Story, ...]] = {
    "caledonia": (
        Story("clans", 3, 11, asked("ask-choosing")),
        Story("first-workers", 3, 11, asked("ask-first-worker")),
        Story("turn", 4, 7, offering("fulfil", asked("ask-turn", round=3)), wanted=("fulfil",)),
        Story("small", 2, 6, asked("ask-turn", round=3)),
        Story("slaughter", 3, 11, offering("fulfil", asked("ask-turn", round=2), ways=2), wanted=("fulfil",)),
        Story("bonuses", 4, 7, asked("ask-bonuses", round=2)),
        Story("keep", 4, 12, asked("ask-keep-drawn")),
        Story("rewards", 4, 7, asked("ask-rewards")),
        Story("upgrade", 3, 11, asked("ask-bonus-upgrade")),
        Story("swap", 3, 11, asked("ask-put-in")),
        Story("production", 4, 8, asked("ask-processing", round=3)),
        Story("solo", 1, 3, asked("ask-turn", round=3)),
        Story("auction", 3, 11, asked("ask-bidding"), {"clans": "auction"}),
        Story("round", 4, 7, asked("ask-turn", round=3), round_told=True),
        Story("end", 4, 7, over),
        by_rail("industria", 4, 7, offering("run-train", asked("ask-turn", round=4))),
        by_rail("industria-markets", 3, 7, asked("ask-placing-market")),
        by_rail("industria-trains", 4, 7, asked("ask-placing-train")),
        by_rail("industria-two", 2, 5, offering("run-train", asked("ask-turn", round=3))),
    ),
    "glenmore": (
        Story("first", 3, 11, asked("ask-turn"), wanted=("take",)),
        Story("middle", 4, 1, grown("ask-turn", 7, ways=5), wanted=("take",)),
        Story("die", 2, 1, grown("ask-turn", 6, ways=4), wanted=("take",)),
        Story("pay", 3, 1, grown("ask-pay", 4, ways=2)),
        Story("placing", 4, 1, grown("ask-placing", 9, ways=4), wanted=("place",)),
        Story("immediate", 3, 1, grown("ask-immediate", 3)),
        Story("gathering", 4, 1, grown("ask-gathering", 5, ways=15)),
        Story("activating", 3, 1, grown("ask-turn-end", 9, ways=8), wanted=("activate",)),
        Story("clans", 3, 1, grown("ask-choosing-clan", 4)),
        Story("favours", 3, 1, grown("ask-favours", 4)),
        Story("end", 2, 5, over),
        Story("shelf", 4, 3, grown("ask-turn", 7, ways=5), CHRONICLES, wanted=("take",)),
        Story("reward", 4, 3, asked("ask-choosing-reward"), CHRONICLES),
        Story("rivers", 2, 2, asked("ask-choosing-reward-neutral"), {"boats": True}),
        Story("ageing", 4, 3, offering("age-barrel", asked("ask-ageing"), ways=2), CHRONICLES),
        Story("sale", 4, 1, offering("sell-barrel", asked("ask-selling-cask"), ways=2), CHRONICLES),
        Story("english", 4, 3, offering("use-englishman", asked("ask-english-turn"), ways=2), CHRONICLES),
        Story("toll", 4, 3, offering("leave-resource", asked("ask-mountain-toll"), ways=2), CHRONICLES),
        Story("vote", 4, 3, asked("ask-council-vote"), CHRONICLES, wanted=("cast-vote",)),
        Story("prison", 4, 3, grown("ask-at-prison", 6, ways=4), CHRONICLES, wanted=("take-mobster",)),
        Story("serving", 4, 3, asked("ask-taking-haggis"), CHRONICLES, wanted=("take-haggis",)),
        Story("feast", 4, 3, asked("ask-more-rolls"), CHRONICLES),
        Story("telling", 4, 3, offering("use-event", asked("ask-telling"), ways=2), CHRONICLES),
    ),
}


QUESTIONS: dict[str, tuple[tuple[int, int, dict[str, Any]], ...]] = {
    "glenmore": (
        (2, 3, {"boats": True}),
        *((4, seed, CHRONICLES) for seed in (61, 71, 89, 122, 231, 15, 41, 164, 2307)),
        *(
            (4, seed, {option.id: option.values[1]})
            for option in find("glenmore").options
            if option.group == "chronicles" and option.id not in CHRONICLES
            for seed in range(1, 9)
        ),
    ),
}
"""Games as seats, seed and options in which every question of every module occurs. A later one plays alone."""


# Playing up to the moment


def played_to(game: str, story: Story) -> tuple[Match, int]:
    """Returns the match at the moment of the story, and the viewing seat."""
    match = Match.open(
        find(game), story.options, story.seats, Shuffle.numbered(story.seed, ["story"] * story.seats)
    )
    bot = find_bot(story.bot)
    while True:
        for seat in match.seats_to_act() or (0,):
            if story.when(match, seat):
                return match, seat
        if match.finished:
            raise SystemExit(f"{game}: the moment of {story.name!r} never comes, choose another seed")
        seat = match.seats_to_act()[0]
        match.play(seat, ask(bot, match.game, match.rules, match.position, seat, match.seq))


# Writing it in the formats the server sends


def offers_of(match: Match, seat: int) -> list[Json]:
    """Returns a seat's legal actions, each with its costs and gains, as `GET .../actions` does."""
    registry, words = match.rules.registry, Catalogue("en", match.game)
    return [
        {"do": registry.write(each.action), "text": words.action(registry, each.action)} | each.data()
        for each in action_effects(match.position, seat)
    ]


def fields_of(match: Match) -> dict[str, list[str]]:
    """Returns the argument names of every kind of action."""
    registry = match.rules.registry
    return {name: list(registry.fields(name)) for name in registry.actions}


def previews_of(match: Match, seat: int, wanted: tuple[str, ...]) -> list[Json]:
    """Returns previews of the first few actions of each kind, and of all actions of the kinds wanted."""
    met: dict[str, int] = {}
    found = []
    for action in match.legal(seat):
        met[action.name] = met.get(action.name, 0) + 1
        if met[action.name] <= PREVIEWS_PER_VERB or action.name in wanted:
            found.append(_preview(match, seat, action))
    return found


def _preview(match: Match, seat: int, action: Action) -> Json:
    seen = match.preview(seat, action)
    return {
        "do": match.rules.registry.write(action),
        "events": [event.seen_by(seat) for event in seen.events],
        "changed": dict(seen.view),
        "stopped": seen.stopped,
    }


def blocked_of(match: Match, seat: int) -> list[Json]:
    """Returns a limited number of illegal actions of each kind, with the reasons."""
    met: dict[str, int] = {}
    found = []
    for action, reason in match.blocked(seat):
        met[action.name] = met.get(action.name, 0) + 1
        if met[action.name] <= BLOCKED_PER_VERB:
            found.append([match.rules.registry.write(action), *reason.data()])
    return found


def recap_of(match: Match, seat: int) -> list[Json]:
    """Returns the steps since the seat last acted."""
    mine = [entry.seq for entry in match.log if entry.by == seat]
    start = mine[-1] + 1 if mine else 1
    return [match.played(seq).seen_by(seat) for seq in range(start, match.seq + 1)]


def round_of(match: Match, seat: int) -> list[Json]:
    """Returns the steps since the start of the previous round."""
    begun = [seq for seq in range(match.seq + 1) if any(each.key == "round" for each in match.played(seq).events)]
    return [match.played(seq).seen_by(seat) for seq in range(begun[-2], match.seq + 1)]


def page_of(match: Match, seat: int, name: str) -> dict[str, Json]:
    """Returns what a table page knows now, without what it would request from the server."""
    decision = match.decision(seat)
    return {
        "game": match.game.name,
        "name": name,
        "seq": match.seq,
        "me": seat,
        "seats_to_act": list(match.seats_to_act()),
        "seats": [{"name": each, "bot": at != seat} for at, each in enumerate(NAMES[: match.header.seats])],
        "view": match.view(seat),
        "question": None if decision is None else decision.ask.data(),
        "fields": fields_of(match),
        "offers": [] if decision is None else offers_of(match, seat),
        "previews": [],
        "blocked": [],
        "recap": recap_of(match, seat),
        "result": match.result.data() if match.finished else None,
    }


def told(game: str, story: Story) -> dict[str, Json]:
    """Returns everything a table page knows at that moment."""
    match, seat = played_to(game, story)
    asks = match.decision(seat) is not None
    return {
        **page_of(match, seat, story.name),
        **({"pack": match.game.packs.data()} if story.whole_pack else {}),
        "previews": previews_of(match, seat, story.wanted) if asks else [],
        "blocked": blocked_of(match, seat) if asks else [],
        **({"log": round_of(match, seat)} if story.round_told else {}),
    }


class Seeker:
    """Plays at random, but prefers tiles and actions that lead to rare questions."""

    SOUGHT = (
        "row", "keep-reward", "take-another", "hand-over", "use-event", "turn-card", "spend", "strike",
        "borrow-tile", "call-man", "intercept", "claim", "prowl", "steal-tile", "activate", "walk",
    )  # fmt: skip

    def __init__(self, game: Any, seed: int) -> None:
        tiles = game.packs.data()["tiles"].values()
        self.tiles = {
            each["id"] for each in tiles if each["module"] == "tome" or "take-card" in str(each["immediate"])
        }
        self.chance = SamplingDealer(seed)
        self.used: dict[str, int] = {}

    def _one(self, found: Sequence[T]) -> T:
        return found[self.chance.below(len(found))]

    def pick(self, legal: Iterable[Action]) -> Action:
        """Picks a kind of action first, then one of that kind."""
        kinds: dict[str, list[Action]] = {}
        for each in legal:
            kinds.setdefault(each.name, []).append(each)
        sought = [name for name in kinds if name in self.SOUGHT]
        name = self._one(sought if sought and self.chance.below(100) < 85 else list(kinds))
        found = kinds[name]
        if name == "take":
            found = [each for each in found if each.tile in self.tiles] or found  # type: ignore[attr-defined]
        least = min(self.used.get(str(each), 0) for each in found)
        action = self._one([each for each in found if self.used.get(str(each), 0) == least])
        self.used[str(action)] = self.used.get(str(action), 0) + 1
        return action


def questions_of(game: str) -> Iterator[tuple[str, dict[str, Json]]]:
    """Yields each question's key and page the first time it occurs in some games."""
    met: set[str] = set()
    for seats, seed, options in QUESTIONS[game]:
        for key, match, seat in asked_in(game, seats, seed, options):
            if key not in met:
                met.add(key)
                yield key, page_of(match, seat, key)


def asked_in(game: str, seats: int, seed: int, options: dict[str, Any]) -> Iterator[tuple[str, Match, int]]:
    """Yields every question of a game and its seat. The game is played so that rare questions come up."""
    match = Match.open(find(game), options, seats, Shuffle.numbered(seed, ["story"] * seats))
    seeker = Seeker(match.game, seed)
    while not match.finished:
        seat = match.seats_to_act()[0]
        decision = match.decision(seat)
        if decision is not None:
            yield decision.ask.key, match, seat
        match.play(seat, seeker.pick(match.legal(seat)))


def seek(game: str, seeds: range) -> list[int]:
    """Seeds of games with all modules in which, together, every question comes up that comes up in any of them.

    Print what to put into `QUESTIONS`: those seeds first that bring most which the ones before do not.
    """
    met = {seed: {key for key, _, _ in asked_in(game, 4, seed, CHRONICLES)} for seed in seeds}
    missing, found = set[str]().union(*met.values()), list[int]()
    print(f"{len(missing)} questions: {', '.join(sorted(missing))}")
    while missing:
        best = max(met, key=lambda seed: len(met[seed] & missing))
        found.append(best)
        missing -= met[best]
    print(f"seeds: {found}")
    return found


def steps_of(match: Match) -> Iterator[dict[str, Json]]:
    """Yields a finished match step by step: changes to the public view, and every decision then open."""
    before: dict[str, Json] = {}
    fork = Match(match.game, match.header, match.shuffle)
    for entry in match.log:
        played = fork.apply_remote(entry)
        view = fork.view(None)
        changed = {part: value for part, value in view.items() if before.get(part) != value}
        before = view
        decisions = [fork.decision(seat) for seat in fork.seats_to_act()]
        yield {
            "step": played.seen_by(None, True),
            "changed": changed,
            "seats_to_act": list(fork.seats_to_act()),
            "decisions": [each.data(match.rules.registry) for each in decisions if each is not None],
        }


# Files


def write(path: Path, data: Iterable[Json]) -> None:
    """Writes one line per item, sorted, so that changes give small diffs."""
    path.parent.mkdir(parents=True, exist_ok=True)
    lines = [json.dumps(each, ensure_ascii=False, separators=(",", ":"), sort_keys=True) for each in data]
    path.write_text("\n".join(lines) + "\n", encoding="utf-8")
    print(f"{path.relative_to(ROOT) if path.is_relative_to(ROOT) else path}: {path.stat().st_size // 1024} kB")


def write_golden(folder: Path, game: str, names: list[str]) -> None:
    """Writes every step of golden games: those named, or all."""
    for path in sorted((ROOT / "tests" / "games").glob(f"{game}/golden/*.bothy")):
        if names and path.stem not in names:
            continue
        match = Record.read(path.read_text(encoding="utf-8")).verify(find)
        head = {"game": match.game.name, "seats": match.header.seats, "pack": match.game.packs.data(),
                "fields": fields_of(match)}  # fmt: skip
        write(folder / f"{match.game.name}-{path.stem}.jsonl", [head, *steps_of(match)])


SAMPLE = "end"
"""Its board is the picture on the home page, so it belongs to the client."""


def write_stories(game: str, names: list[str]) -> None:
    """Writes moments of a game: those named, or all plus its components."""
    folder = ROOT / "web" / "stories" / game
    sample = ROOT / "web" / "src" / "games" / game / "picture"
    if not names:
        write(sample / "pack.json", [find(game).packs.data()])
    for story in STORIES[game]:
        if not names or story.name in names:
            write((sample if story.name == SAMPLE else folder) / f"{story.name}.json", [told(game, story)])


def main(arguments: list[str]) -> None:
    """Record stories, golden games, or questions."""
    match arguments:
        case ["golden", folder, *rest]:
            write_golden(Path(folder), (rest or ["*"])[0], rest[1:])
        case ["questions", folder, game]:
            for key, page in questions_of(game):
                write(Path(folder) / f"{key}.json", [page])
        case ["seek", game, games]:
            seek(game, range(1, int(games) + 1))
        case ["stories", *rest]:
            for game in rest[:1] or STORIES:
                write_stories(game, rest[1:])
        case _:
            raise SystemExit(__doc__)


if __name__ == "__main__":
    main(sys.argv[1:])
