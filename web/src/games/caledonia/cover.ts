import type { GameCover } from "../game-client";

export const cover: GameCover = { tartan: "mackenzie", lendsWords: true };
