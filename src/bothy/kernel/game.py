"""What stands behind the entry point: a game that a table can be opened for."""

from __future__ import annotations

from collections.abc import Callable, Hashable, Mapping, Sequence
from dataclasses import dataclass, field, replace
from functools import partial
from pathlib import Path
from typing import Any, Generic

from bothy.kernel.action import Action
from bothy.kernel.compiled import mypyc_attr
from bothy.kernel.errors import Malformed
from bothy.kernel.features import Arguments, Features
from bothy.kernel.frame import P
from bothy.kernel.modules import GameModule, joined_clashes, joined_options
from bothy.kernel.options import Clash, Option, Options, OptionValue
from bothy.kernel.plan import Plan
from bothy.kernel.prices import Knob, PriceList
from bothy.kernel.results import Figures, Remark, ScoreBreakdown, Stage
from bothy.kernel.ruleset import Ruleset
from bothy.kernel.study import Study
from bothy.kernel.text import Json, Reason, Text


@dataclass(frozen=True, slots=True)
class Pack:
    """The components played with: a digest to stamp into the game, and what is not built in."""

    name: str = ""
    digest: str = ""
    changes: Mapping[str, Json] = field(default_factory=dict)
    """Nothing for the built-in pack; else its `name` and `version`, and under `rows` each row that differs."""
    version: str = ""
    """Of a pack of somebody's own, as its folder says."""
    rules_version: int = 0
    """The version of the rules that its other rows are of; 0 for the newest."""


def by_forecast(rules: Ruleset[P], pos: P, seat: int) -> int:
    """What a seat's view forecasts for it, in hundredths of a point; all is alike where there is no forecast."""
    forecast = rules.view(pos, seat).get("forecast")
    return 100 * sum(forecast[seat].values()) if forecast else 0


@mypyc_attr(allow_interpreted_subclasses=True)
class Game(Generic[P]):
    """Name, rules version, options, packs and words of a game, and the way to its rulesets."""

    name: str
    rules_version: int
    """Raised when any recorded game would replay differently. Tables are opened by this version."""
    kept: tuple[int, ...]
    """Older versions that are still played, oldest first: every version since the first kept one."""
    seats: tuple[int, ...]
    options: tuple[Option, ...]
    clashes: tuple[Clash, ...]
    locales: Path | None
    """The folder with the game's messages, one subfolder a language."""
    reference: Path | None
    """The folder with the rules reference, one file a language."""
    lessons: Path | None
    """The folder with what a first game is taught by."""
    modules: tuple[GameModule, ...]
    """Every module the game has, in a fixed order. Their options and clashes are among those of the game."""
    groups: tuple[str, ...]
    """What its options belong to, in the order in which they are shown; `options-<group>` names one."""
    example: bool
    """Whether it is there to be read more than to be played: a server lists it only where it is asked to."""

    def __init__(
        self,
        name: str,
        rules_version: int,
        seats: tuple[int, ...],
        options: tuple[Option, ...] = (),
        clashes: tuple[Clash, ...] = (),
        locales: Path | None = None,
        pack: Pack | None = None,
        reference: Path | None = None,
        lessons: Path | None = None,
        modules: Sequence[GameModule] = (),
        groups: tuple[str, ...] = (),
        kept: tuple[int, ...] = (),
        example: bool = False,
    ) -> None:
        self.name = name
        self.rules_version = rules_version
        self.kept = kept
        self.seats = seats
        self.modules = tuple(modules)
        self.options = joined_options(options, self.modules)
        self.clashes = joined_clashes(clashes, self.modules)
        self.locales = locales
        self._built_in: Pack | None = pack
        self._pack: Pack | None = None
        self.reference = reference
        self.lessons = lessons
        self.groups = groups
        self.example = example

    @property
    def built_in(self) -> Pack:
        """The components that come with the game. Reading them takes a moment, so it is done when first asked."""
        if self._built_in is None:
            self._built_in = Pack(digest=self.pack_digest())
        return self._built_in

    @property
    def versions(self) -> tuple[int, ...]:
        """Every version of the rules that can be played, oldest first."""
        return (*self.kept, self.rules_version)

    def check_version(self, version: int) -> None:
        """Refuse a version of the rules that cannot be played here."""
        if version not in self.versions:
            raise Malformed(Reason("rules-version", game=self.name, have=self.rules_version, want=version))

    def version_of(self, pack: Pack) -> int:
        """The version of the rules that a table with these components plays by."""
        return pack.rules_version or self.rules_version

    def built_in_of(self, version: int) -> Pack:
        """The components that came with a version of the rules."""
        self.check_version(version)
        return self.built_in if version == self.rules_version else self.kept_pack(version)

    def kept_pack(self, version: int) -> Pack:
        """Those of a version kept: the same as now for a game whose components are all in its rules."""
        return replace(self.built_in, rules_version=version)

    @property
    def pack(self) -> Pack:
        """The components that tables are opened with here: the built-in ones, unless others are in use."""
        return self.built_in if self._pack is None else self._pack

    def use_pack(self, pack: Pack | None) -> None:
        """Open tables with these components from now on; with the built-in ones again by None.

        One process plays one pack a game: it is chosen when the process starts, before any table is opened.
        """
        self._pack = pack

    def ruleset(self, options: Options, seats: int, pack: Pack) -> Ruleset[P]:
        """The rules of one table. The options are complete and allowed."""
        raise NotImplementedError

    def estimate(self, pos: P, seat: int) -> int:
        """How good a position looks for a seat, in hundredths of a point.

        A game may leave it out: see `estimator`.
        """
        raise NotImplementedError

    def estimator(self, rules: Ruleset[P]) -> Callable[[P, int], int]:
        """What bots steer by at a table: the game's own `estimate`, or else the forecast of its views."""
        if type(self).estimate is not Game.estimate:
            return self.estimate
        return partial(by_forecast, rules)

    @property
    def editions(self) -> Mapping[int, Callable[[P, int], int]]:
        """Older editions of the estimate by number, kept so that bots can be measured against what they were."""
        return {}

    def priced(self, prices: PriceList) -> Callable[[P, int], int]:
        """The estimate by another price list, for those who tune it."""
        raise NotImplementedError

    def price_list(self, seats: int) -> PriceList | None:
        """What things are worth at a table with so many seats, if the game's estimate goes by a list."""
        return None

    def knobs(self, seats: int) -> Sequence[Knob]:
        """What tuning may turn in that list."""
        return ()

    # What bots that plan ask a game; each may be left out

    def planned(self, pos: P, seat: int) -> int:
        """How good a position looks at the end of a plan, if that is weighed otherwise than after a step."""
        return self.estimate(pos, seat)

    def plans(self, pos: P, seat: int) -> Sequence[Plan]:
        """Short sequences of a seat's actions that are worth weighing as one. None by default."""
        return ()

    def alone(self, pos: P, seat: int) -> P | None:
        """The position as if nobody else took a turn before the world is dealt anew.

        None where that is no good picture of the game: then the others are thought to answer.
        """
        return None

    def era(self, pos: P, seat: int) -> int:
        """Rises when the world is dealt anew: no plan looks further than that."""
        return pos.turns

    def contested(self, pos: P, seat: int, action: Action) -> bool:
        """Whether somebody else could take, before the seat's next turn, what this action of it takes."""
        return False

    def likeness(self, pos: P, seat: int) -> Hashable:
        """What tells positions of a seat's plans apart; None if only the way to them does."""
        return None

    def pack_digest(self) -> str:
        """The fingerprint of the built-in components, stamped into every match: who has others must not play on.

        Nothing for a game whose components are all in its rules.
        """
        return ""

    def stamp(self, pack: Pack, options: Options, seats: int) -> str:
        """The fingerprint of what a table plays with: of the pack, and of the modules there that bring rows."""
        return pack.digest

    def read_pack(self, folder: Path, version: int | None = None) -> Pack:
        """The pack of a folder, or a refusal that says which file, row or value is wrong.

        It is for tables of the newest version, or of the one named.
        """
        raise Malformed(Reason("pack-none", game=self.name))

    def pack_of(self, changes: Mapping[str, Json], version: int | None = None) -> Pack:
        """The pack a record speaks of: the one that came with its version, with some rows changed."""
        if changes:
            raise Malformed(Reason("pack-none", game=self.name))
        return self.built_in_of(self.rules_version if version is None else version)

    def export_pack(self, folder: Path) -> Sequence[Path]:
        """Write the built-in components to a folder as `read_pack` reads it; the files written."""
        raise Malformed(Reason("pack-none", game=self.name))

    def pack_rows(self) -> Sequence[tuple[str, str, str]]:
        """Every component row as set, id and source: `rulebook`, `public` or `original`."""
        return ()

    def pack_faults(self) -> Sequence[str]:
        """What is wrong with the components, as sentences; empty when all is well."""
        return ()

    def pack_drawings(self) -> Mapping[str, Callable[[], str]]:
        """Pictures of the components by name, each a function that gives an SVG."""
        return {}

    # What the game and its modules bring together, in the order of the manifest

    @property
    def locale_folders(self) -> tuple[Path, ...]:
        """Every folder with messages."""
        folders = [folder for folder in (self.locales, *[m.locales for m in self.modules]) if folder]
        return tuple(dict.fromkeys(folders))  # modules may share one

    @property
    def reference_folders(self) -> tuple[Path, ...]:
        """Every folder with chapters of the rules reference."""
        folders = [folder for folder in (self.reference, *[m.reference for m in self.modules]) if folder]
        return tuple(dict.fromkeys(folders))

    @property
    def lesson_folders(self) -> tuple[Path, ...]:
        """Every folder with lessons."""
        return tuple([folder for folder in (self.lessons, *[m.lessons for m in self.modules]) if folder])

    def drawings(self) -> Mapping[str, Callable[[], str]]:
        """Every picture there is by name."""
        drawings = dict(self.pack_drawings())
        for module in self.modules:
            drawings.update(module.drawings())
        return drawings

    def study(self) -> Study[P]:
        """What self-play is to find out about the components."""
        return Study()

    def arguments(self) -> Arguments:
        """Everything each argument of an action can be, for those who number actions. Truth values go unsaid."""
        return {}

    def features(self, view: Mapping[str, Json], seat: int) -> Features:
        """A seat's view as numbers, for those who learn: made from the view, so that nothing hidden is in it."""
        return {}

    def pack_data(self, pack: Pack | None = None) -> dict[str, Json]:
        """Every component as plain data under the names the views use: what a client draws the game from.

        Those of the pack in use, or of another.
        """
        return {}

    def score_breakdown(self, timeline: Sequence[Stage[P]]) -> ScoreBreakdown:
        """Why each seat has its score, from every step of a finished game; nothing if the game does not say."""
        return ()

    def remarks(self, timeline: Sequence[Stage[P]]) -> Sequence[Remark]:
        """What seats could have done better over a whole finished game, as far as the game can tell."""
        return ()

    def verdict(self, pos: P) -> Sequence[Text]:
        """What a finished game is called beside its ranks, in sentences; nothing if the ranks say it all."""
        return ()

    def remembered(self, pos: P, seat: int) -> Mapping[str, Sequence[str]]:
        """What a seat's finished game is counted under beside its points: by kind the names it had.

        As a clan, or the map. A name may have the message `<kind>-<name>`; a kind has `remembered-<kind>`.
        """
        return {}

    def bot_ratings(self, seats: int) -> Mapping[str, int]:
        """How strong the arena found bots among so many, by their names in the roster; 1500 is where people start.

        A bot that is not named here has no rating, and games with it are not rated.
        """
        return {}

    def optimism(self, seats: int) -> Mapping[str, int]:
        """By phase of the game, as `figures` tells it: how many points too many plans then promise, on average."""
        return {}

    def figures(self, view: Mapping[str, Json]) -> Figures | None:
        """What is worth a chart: made from a spectator's view, so that nothing hidden is in it."""
        return None

    def renamed(self, chosen: Mapping[str, Any]) -> Mapping[str, Any]:
        """Choices under the names that options have now: older records may know them by others."""
        return chosen

    def complete(self, chosen: Mapping[str, Any]) -> dict[str, OptionValue]:
        """All options, with defaults for those not chosen."""
        chosen = self.renamed(chosen)
        options = {option.id: chosen.get(option.id, option.default) for option in self.options}
        for key in chosen:
            if key not in options:
                raise Malformed(Reason("option-unknown", option=key))
        return options

    def why_not(self, options: Options, seats: int) -> Reason | None:
        """Say what forbids a table with these options and seats, or None if it may be opened."""
        if seats not in self.seats:
            return Reason("seats-unfit", seats=seats)
        for option in self.options:
            value = options[option.id]
            if not any(value == known and type(value) is type(known) for known in option.values):
                return Reason("option-value-unknown", option=option.id, value=str(value)[:40])
            if seats not in option.seats.get(value, self.seats):
                return Reason("option-seats-unfit", option=option.id, value=str(value), seats=seats)
        for (one, this), (other, that) in self.clashes:
            if options[one] == this and options[other] == that:
                return Reason("option-clash", one=one, this=str(this), other=other, that=str(that))
        return None

    def people(self, options: Options, seats: int) -> tuple[int, ...]:
        """The seats at which somebody has to sit, at a table with these options; the game plays the others."""
        nobodys = sum([option.nobodys.get(options.get(option.id, option.default), 0) for option in self.options])
        return tuple(range(seats - nobodys))

    def seats_for(self, options: Options, people: int) -> int:
        """How many seats a table with these options has at which so many people sit; as many if none fits."""
        fitting = [seats for seats in self.seats if len(self.people(options, seats)) == people]
        return fitting[0] if fitting else people

    def open(self, chosen: Mapping[str, Any], seats: int, pack: Pack | None = None) -> Ruleset[P]:
        """The rules of a table with these choices, or a refusal that says what does not go together.

        By the version that the pack belongs to: the newest, unless it is one of those kept.
        """
        options = self.complete(chosen)
        reason = self.why_not(options, seats)
        if reason is not None:
            raise Malformed(reason)
        pack = pack if pack is not None else self.pack
        rules = self.ruleset(options, seats, pack)
        rules.version = self.version_of(pack)
        return rules
