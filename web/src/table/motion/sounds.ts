/** Table sounds, as far as enabled. The player is loaded for the first sound. */

import { settings } from "../../settings.svelte";
import type { SoundPlayer } from "../../ui/sound/player";
import type { SoundName } from "../../ui/sound/recipes";

/** Browsers block sound before the first interaction, and warn about attempts. */
function touched(): boolean {
  return "AudioContext" in globalThis && (navigator.userActivation?.hasBeenActive ?? true);
}

let player: Promise<SoundPlayer> | undefined;
function load(): Promise<SoundPlayer> {
  player ??= import("../../ui/sound/player").then(
    (loaded) => new loaded.SoundPlayer(() => (touched() ? new AudioContext() : null)),
  );
  return player;
}

/** Turn alerts, played even if other sounds are off. */
const OF_MY_TURN: readonly SoundName[] = ["pipe"];

export function play(name: SoundName): void {
  if (!settings.sound || (settings.soundTurn && !OF_MY_TURN.includes(name))) return;
  void load().then((found) => found.play(name, settings.volume / 100));
}
