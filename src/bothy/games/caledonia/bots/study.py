"""Self-play study of our maps and starting tiles, and of the printed clans and ports."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from bothy.games.caledonia.actions.expand import Expand
from bothy.games.caledonia.map.board import layout_options, layouts
from bothy.games.caledonia.pack.types import components
from bothy.games.caledonia.position import Caledonia
from bothy.games.caledonia.setup.steps import ChooseClan, offer_name
from bothy.kernel import Action, Event, Facts, Json, Study
from bothy.kernel.features import Arguments, Features
from bothy.kernel.study import EVEN, WON, Aim

PLACE = "place"
"""A player's place in the turn order of the first round."""
MAP = "map"


class CaledoniaStudy(Study[Caledonia]):
    """Four players, with every layout played equally often; and numbers for learning."""

    seats = 4
    aims = (Aim(PLACE, WON, 21, 29), Aim(PLACE, EVEN, within=MAP))

    @property
    def settings(self) -> Sequence[Mapping[str, str]]:
        return [layout_options(layout) for layout in layouts(components().sides)]

    def facts(self, pos: Caledonia, actions: Sequence[tuple[int, Action]], events: Sequence[Event]) -> Facts:
        offers = [event.values for event in events if event.key == "offer"]
        chosen = [(seat, action) for seat, action in actions if isinstance(action, ChooseClan)]
        seats = range(len(pos.players))
        fulfilled = [str(len(player.fulfilled)) for player in pos.players]
        return {
            MAP: {pos.layout: list(seats)},
            PLACE: {str(place): [seat] for place, seat in enumerate(_turn_order(actions), 1)},
            "clan": {
                clan: [seat for seat in seats if offer_name(pos, pos.players[seat].clan) == clan]
                for clan in [str(offer["clan"]) for offer in offers]
            },
            "starting-tile": {
                tile: [seat for seat, action in chosen if action.tile == tile]
                for tile in [str(offer["tile"]) for offer in offers]
            },
            "port": {
                pos.rules.pack.ports[tile].id: [seat for seat in seats if tile in pos.players[seat].ports]
                for tile in pos.ports
            },
            "contracts-fulfilled": {
                many: [seat for seat in seats if fulfilled[seat] == many] for many in fulfilled
            },
        }

    def arguments(self) -> Arguments:
        from bothy.games.caledonia.bots import features  # it reads all components

        return features.arguments()

    def features(self, view: Mapping[str, Json], seat: int) -> Features:
        from bothy.games.caledonia.bots import features

        return features.features(view, seat)


def _turn_order(actions: Sequence[tuple[int, Action]]) -> list[int]:
    """Returns the seats in the order of their first workers, which is that of the first round (C4.4)."""
    return list(dict.fromkeys([seat for seat, action in actions if isinstance(action, Expand)]))
