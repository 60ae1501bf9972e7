"""Measure the research environments: steps per second of random play, and their breakdown."""

from __future__ import annotations

import time

from bothy.research import env
from bothy.table.game_registry import names

GAMES = 10


def main() -> None:
    """Play some games of each kind and print the figures."""
    for name in names():
        table = env(name)
        table.reset(seed=0)
        inner = table.unwrapped
        steps = actions = 0
        start = time.process_time()
        for number in range(GAMES):
            table.reset(seed=number)
            for seat, agent in enumerate(table.agents):
                table.action_space(agent).seed(1000 * number + seat)
            for agent in table.agent_iter():
                observation, _, over, cut, _ = table.last()
                done = over or cut
                steps += not done
                table.step(None if done else table.action_space(agent).sample(observation["action_mask"]))
            actions += inner.actions
        seconds = time.process_time() - start
        numbers = table.observation_space("seat_0")["observation"].shape[0]
        print(
            f"{name}: {len(inner.spelling):,} words, {numbers:,} numbers, {steps / GAMES:.0f} steps and "
            f"{actions / GAMES:.0f} actions per game, {steps / seconds:,.0f} steps/s"
        )


if __name__ == "__main__":
    main()
