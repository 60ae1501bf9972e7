/** The sounds of a table, as far as somebody has asked for them. What makes them is loaded when the first is to be heard. */

import type { SoundPlayer } from "../../look/sound/player";
import type { SoundName } from "../../look/sound/recipes";
import { settings } from "../../settings.svelte";

/** A browser lets nothing sound before somebody has touched the page, and complains if one tries. */
function touched(): boolean {
  return "AudioContext" in globalThis && (navigator.userActivation?.hasBeenActive ?? true);
}

let player: Promise<SoundPlayer> | undefined;
function load(): Promise<SoundPlayer> {
  player ??= import("../../look/sound/player").then(
    (loaded) => new loaded.SoundPlayer(() => (touched() ? new AudioContext() : null)),
  );
  return player;
}

/** Sounds that say that it is my turn are heard also by those who want no others. */
const OF_MY_TURN: readonly SoundName[] = ["pipe"];

export function play(name: SoundName): void {
  if (!settings.sound || (settings.soundTurn && !OF_MY_TURN.includes(name))) return;
  void load().then((found) => found.play(name, settings.volume / 100));
}
