import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { PEAK, SoundPlayer } from "../../src/ui/sound/player";
import { gainOf, lengthOf, RECIPES, type SoundName, type Voice } from "../../src/ui/sound/recipes";

const NAMES = Object.keys(RECIPES) as SoundName[];

/** A silent audio context: it records what is built and when it sounds. */
function fakeContext() {
  const made: string[] = [];
  const times: number[] = [];
  const param = (name: string) => {
    const set = (value: number, at: number) => {
      if (!Number.isFinite(value) || !Number.isFinite(at)) throw new Error(`${name} is no number`);
      made.push(`${name} ${value.toFixed(3)} at ${at.toFixed(3)}`);
    };
    const ramp = (value: number, at: number) => {
      if (name !== "gain" && value <= 0) throw new Error(`${name} cannot glide to nought`);
      set(value, at);
    };
    return { value: 0, setValueAtTime: set, linearRampToValueAtTime: set, exponentialRampToValueAtTime: ramp };
  };
  const node = (kind: string) => {
    made.push(kind);
    return {
      gain: param("gain"),
      frequency: param("frequency"),
      detune: param("detune"),
      Q: param("q"),
      connect: <T>(to: T): T => to,
      disconnect: () => {},
      start: (at: number) => times.push(at),
      stop: (at: number) => times.push(at),
    };
  };
  const context = {
    currentTime: 1,
    sampleRate: 800,
    state: "running",
    destination: {},
    createGain: () => node("gain"),
    createOscillator: () => node("oscillator"),
    createBufferSource: () => node("noise"),
    createBiquadFilter: () => node("filter"),
    createBuffer: (_: number, length: number) => ({ getChannelData: () => new Float32Array(length) }),
  };
  return { made, times, context: context as unknown as AudioContext };
}

describe("the recipes", () => {
  it("cover everything that is signalled by a sound", () => {
    expect(NAMES.sort()).toEqual(
      "bell coin coin-out die no paper pipe seal sheaf tick train water win wood".split(" "),
    );
  });

  it.each(NAMES)("%s is short, can be heard, and is never louder than the loudest", (name) => {
    const recipe: readonly Voice[] = RECIPES[name];
    expect(lengthOf(recipe)).toBeGreaterThanOrEqual(14);
    expect(lengthOf(recipe)).toBeLessThanOrEqual(1600);
    const starts = recipe.map(({ at = 0 }) => at);
    for (const now of starts) {
      const together = recipe.filter(({ at = 0, ms }) => at <= now && now < at + ms);
      expect(together.reduce((sum, voice) => sum + gainOf(voice), 0)).toBeLessThanOrEqual(1.3);
    }
    for (const { hertz } of recipe) expect(hertz).toBeLessThan(6000);
    expect(PEAK).toBeLessThan(0.13);
  });
});

describe("the player, on a context that is a fake", () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => vi.useRealTimers());

  it.each(NAMES)("%s: every voice is built, starts and ends", (name) => {
    const { made, times, context } = fakeContext();
    new SoundPlayer(() => context).play(name, 0.5);
    const sources = made.filter((each) => each === "oscillator" || each === "noise");
    expect(sources.length).toBeGreaterThanOrEqual(RECIPES[name].length);
    expect(times.length).toBe(2 * sources.length);
    expect(Math.min(...times)).toBeGreaterThanOrEqual(1);
    vi.runAllTimers();
  });

  it("opens no context before the first sound, and one for all of them", () => {
    const make = vi.fn(() => fakeContext().context);
    const player = new SoundPlayer(make);
    expect(make).not.toHaveBeenCalled();
    player.play("wood", 1);
    player.play("coin", 1);
    expect(make).toHaveBeenCalledTimes(1);
  });

  it("stays silent while there is none to be had, and asks again", () => {
    const make = vi.fn(() => null);
    const player = new SoundPlayer(make);
    player.play("wood", 1);
    player.play("wood", 1);
    expect(make).toHaveBeenCalledTimes(2);
  });

  it("cuts the current sound with a fade of 30 milliseconds", () => {
    const { made, context } = fakeContext();
    const player = new SoundPlayer(() => context);
    player.play("bell", 1);
    made.length = 0;
    player.play("wood", 1);
    expect(made.slice(0, 4)).toContain("gain 0.000 at 1.030");
  });
});
