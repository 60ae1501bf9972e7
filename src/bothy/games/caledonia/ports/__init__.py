"""The nine ports. Ports 1 and 9 have no free actions: see `play` and `use`."""

from bothy.games.caledonia.ports import move_price, play, simple, swap_goods, swap_units, use
from bothy.games.caledonia.ports.play import Ports
from bothy.games.caledonia.ports.use import PortFreeAction
from bothy.kernel import Registry

FREE_ACTIONS: tuple[PortFreeAction, ...] = (
    swap_goods.BasicGoodsPort(),
    swap_goods.ProcessedGoodsPort(),
    simple.UpgradePort(),
    simple.MoneyPort(),
    move_price.PRICE_PORT,
    swap_units.SwapPort(),
    simple.ContractsPort(),
)
PORTS: Ports = Ports(
    FREE_ACTIONS,
    Registry(
        frames=[play.DrawPort, *move_price.FRAMES, *swap_units.FRAMES],
        free_actions=[type(free_action) for free_action in FREE_ACTIONS],
        events=["port-placed", *use.EVENTS],
        reasons=[*use.REASONS, *swap_goods.REASONS, *move_price.REASONS, *swap_units.REASONS],
    ),
)

__all__ = ["ASIDES", "PORTS", "PortFreeAction"]
