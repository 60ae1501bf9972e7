"""The self-play study of our tiles and clan board."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from bothy.games.glenmore.position import GlenMore
from bothy.games.glenmore.turn import Take
from bothy.kernel import Action, Event, Facts, Json, Study
from bothy.kernel.features import Arguments, Features
from bothy.kernel.study import POINTS, TAKEN, WON, Aim

TILE = "tile"
TERRITORY = "territory"


class GlenMoreStudy(Study[GlenMore]):
    """The whole game with four players: how often tiles and clan territories are taken, and how often they win."""

    seats = 4
    aims = (
        Aim(TILE, TAKEN, 15, 100),
        Aim(TILE, WON, 15, 40),
        Aim(TERRITORY, TAKEN, 8, 100),
        Aim(TERRITORY, TAKEN, 0, 90, spare=4),
        Aim("", POINTS, 60, 110),
    )

    def facts(self, pos: GlenMore, actions: Sequence[tuple[int, Action]], events: Sequence[Event]) -> Facts:
        rules = pos.rules
        takes = [(seat, action.tile) for seat, action in actions if isinstance(action, Take)]
        laid = [str(event.values["tile"]) for event in events if event.key == "laid"]
        laid = sorted([tile for tile in laid if tile != rules.ids[rules.the_end]], key=rules.number_of.__getitem__)
        standing = [(event.values["place"], event.values["seat"]) for event in events if event.key == "standing"]
        places = rules.pack.clan_board.places
        return {
            "place": {str(place): [seat] for place, seat in standing},
            TILE: {
                f"{rules.pack.tiles[rules.number_of[tile]].stack} {tile}": [
                    seat for seat, own in takes if own == tile
                ]
                for tile in laid
            },
            TERRITORY: {place.id: list(pos.clans[at]) for at, place in enumerate(places) if at},
        }

    def arguments(self) -> Arguments:
        from bothy.games.glenmore.bots import features  # it reads all components

        return features.arguments()

    def features(self, view: Mapping[str, Json], seat: int) -> Features:
        from bothy.games.glenmore.bots import features

        return features.features(view, seat)
