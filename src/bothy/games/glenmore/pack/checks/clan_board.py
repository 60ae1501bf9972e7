"""The clan board: roads that reach everywhere at fair cost, and a drawing without crossings."""

from __future__ import annotations

from typing import Final

from bothy.games.glenmore.pack.types import START, ClanBoard, ClanTerritory, Road

DEAREST: Final = 5
"""The cost of the farthest territory from the start."""
COSTLIEST_ROAD: Final = 2
BANDS: Final = {0: "yellow", 1: "yellow", 2: "blue", 3: "red", 4: "purple", 5: "purple"}
"""Colour by distance."""
POINT_CLANS: Final = ("brodie", "grant", "macpherson", "oliphant", "sutherland", "douglas")
"""They pay points and are on the right-hand edge."""
PRINTED_ROADS: Final = (("start", "macleod", 0), ("macmillan", "maclachlan", 1))
MCKAY: Final = (2, 3)
"""McKay's road from the start: it costs 2 and passes three places, ends included."""
CLEARANCE: Final = 5
"""Minimum distance of a road from a territory it doesn't lead to, on the board of 100 x 100."""

Spot = tuple[int, int]


def clan_board_faults(board: ClanBoard) -> list[str]:
    """Returns every fault of the clan board."""
    return [
        *road_faults(board),
        *distance_faults(board),
        *printed_faults(board),
        *edge_faults(board),
        *picture_faults(board),
    ]


def road_faults(board: ClanBoard) -> list[str]:
    """Finds roads that cost too much, join a place to itself or are duplicates, and places no road reaches."""
    faults = [
        f"road {road.id}: costs {road.cost}, roads cost 0 to {COSTLIEST_ROAD}"
        for road in board.roads
        if not 0 <= road.cost <= COSTLIEST_ROAD
    ]
    pairs = [tuple(sorted(road.ends)) for road in board.roads]
    twice = [pair for pair in dict.fromkeys(pairs) if pairs.count(pair) > 1 or pair[0] == pair[1]]
    faults += [f"road {' - '.join(pair)}: two different places, and one road, should be enough" for pair in twice]
    return faults + [f"{place.id}: no road leads here from the start" for place in _unreached(board)]


def _unreached(board: ClanBoard) -> list[ClanTerritory]:
    seen, waiting = [START], [START]
    while waiting:
        for place, _ in board.neighbours[waiting.pop()]:
            if place not in seen:
                seen.append(place)
                waiting.append(place)
    return [place for number, place in enumerate(board.places) if number not in seen]


def distance_faults(board: ClanBoard) -> list[str]:
    """Finds distances and colours that contradict the roads, and a farthest territory too near or too far."""
    faults = []
    costs = board.costs[START]
    for place, cost in zip(board.places[1:], costs[1:], strict=True):
        if place.distance != cost:
            faults.append(f"{place.id}: says it is {place.distance} from the start, its roads say {cost}")
        wanted = BANDS.get(cost, "none")
        if place.colour != wanted:
            faults.append(f"{place.id}: is {place.colour}, at {cost} from the start it should be {wanted}")
    if max(costs) != DEAREST:
        faults.append(f"clan board: the dearest territory costs {max(costs)}, it should be {DEAREST}")
    return faults


def printed_faults(board: ClanBoard) -> list[str]:
    """Checks the three things the rulebook says about roads."""
    roads = [(tuple(sorted(road.ends)), road.cost) for road in board.roads]
    faults = [
        f"road {one} - {other}: the rulebook has it, at {cost}"
        for one, other, cost in PRINTED_ROADS
        if (tuple(sorted((one, other))), cost) not in roads
    ]
    mckay = [number for number, place in enumerate(board.places) if place.id == "mckay"]
    found = [(board.road_cost(number, ()), len(board.route(number, ()))) for number in mckay]
    if found != [MCKAY]:
        faults.append("mckay: should be two roads of cost 1 from the start")
    return faults


def edge_faults(board: ClanBoard) -> list[str]:
    """Checks that the clans that pay points are farther right than all others."""
    others = max([place.x for place in board.territories if place.id not in POINT_CLANS], default=0)
    return [
        f"{place.id}: pays points, so it should lie at the right-hand edge"
        for place in board.territories
        if place.id in POINT_CLANS and place.x <= others
    ]


def picture_faults(board: ClanBoard) -> list[str]:
    """Finds roads that cross, or pass so close to a territory that they seem to lead there."""
    spots = {place.id: (place.x, place.y) for place in board.places}
    faults = []
    for number, road in enumerate(board.roads):
        one, other = spots[road.ends[0]], spots[road.ends[1]]
        faults += [
            f"roads {road.id} and {second.id} cross"
            for second in board.roads[number + 1 :]
            if _apart(road, second) and _cross(one, other, spots[second.ends[0]], spots[second.ends[1]])
        ]
        faults += [
            f"road {road.id}: runs too near to {id_}"
            for id_, spot in spots.items()
            if id_ not in road.ends and _near(spot, one, other)
        ]
    return faults


def _apart(road: Road, other: Road) -> bool:
    return not any(end in other.ends for end in road.ends)


def _side(a: Spot, b: Spot, c: Spot) -> int:
    """Returns twice the signed area of a triangle."""
    return (b[0] - a[0]) * (c[1] - a[1]) - (b[1] - a[1]) * (c[0] - a[0])


def _cross(a: Spot, b: Spot, c: Spot, d: Spot) -> bool:
    return _side(a, b, c) * _side(a, b, d) < 0 and _side(c, d, a) * _side(c, d, b) < 0


def _near(spot: Spot, a: Spot, b: Spot) -> bool:
    """Returns whether a spot is within the clearance of a line segment, perpendicular to it."""
    along = (b[0] - a[0], b[1] - a[1])
    length = along[0] ** 2 + along[1] ** 2
    foot = (spot[0] - a[0]) * along[0] + (spot[1] - a[1]) * along[1]
    return 0 <= foot <= length and _side(a, b, spot) ** 2 < CLEARANCE**2 * length
