"""The nine ports. Ports 1 and 9 have no free actions: see `play` and `use`."""

from bothy.games.caledonia.ports import move_price, play, simple, swap_goods, swap_units, use
from bothy.games.caledonia.ports.play import Ports
from bothy.games.caledonia.ports.use import PortAside
from bothy.kernel import Registry

ASIDES: tuple[PortAside, ...] = (
    swap_goods.BasicGoodsPort(),
    swap_goods.ProcessedGoodsPort(),
    simple.UpgradePort(),
    simple.MoneyPort(),
    move_price.PRICE_PORT,
    swap_units.SwapPort(),
    simple.ContractsPort(),
)
PORTS: Ports = Ports(
    ASIDES,
    Registry(
        frames=[play.DrawPort, *move_price.FRAMES, *swap_units.FRAMES],
        asides=[type(aside) for aside in ASIDES],
        events=["port-placed", *use.EVENTS],
        reasons=[*use.REASONS, *swap_goods.REASONS, *move_price.REASONS, *swap_units.REASONS],
    ),
)

__all__ = ["ASIDES", "PORTS", "PortAside"]
