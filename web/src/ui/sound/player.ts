/** Plays sounds, one at a time: a newer one fades out the older quickly. */

import { gainOf, lengthOf, RECIPES, type SoundName, type Voice } from "./recipes";

/** Maximum level: 18 dB below full scale. */
export const PEAK = 10 ** (-18 / 20);
/** Cut-off frequency in hertz, to avoid hiss. */
const CEILING = 6000;
const FADE = 0.03;
const SILENCE = 0.0001;

export class SoundPlayer {
  readonly #make: () => AudioContext | null;
  #audio: AudioContext | null = null;
  #out: GainNode | null = null;
  #noise: AudioBuffer | null = null;
  /** The current sound. */
  #now: GainNode | null = null;

  /** `make` is called for the first sound, and again while it returns null. */
  constructor(make: () => AudioContext | null) {
    this.#make = make;
  }

  /** `volume` is from 0 to 1. */
  play(name: SoundName, volume: number): void {
    const audio = this.#open();
    if (!audio || !this.#out || volume <= 0) return;
    const start = audio.currentTime;
    this.#out.gain.setValueAtTime(PEAK * Math.min(1, volume), start);
    this.#cut(start);
    const bus = audio.createGain();
    bus.connect(this.#out);
    this.#now = bus;
    const recipe: readonly Voice[] = RECIPES[name];
    for (const voice of recipe) this.#sing(audio, voice, start, bus);
    setTimeout(() => bus.disconnect(), lengthOf(recipe) + 200);
  }

  #open(): AudioContext | null {
    if (!this.#audio) {
      this.#audio = this.#make();
      if (!this.#audio) return null;
      const low = this.#audio.createBiquadFilter();
      low.type = "lowpass";
      low.frequency.value = CEILING;
      this.#out = this.#audio.createGain();
      this.#out.connect(low).connect(this.#audio.destination);
    }
    if (this.#audio.state === "suspended") void this.#audio.resume();
    return this.#audio;
  }

  #cut(at: number): void {
    this.#now?.gain.setValueAtTime(1, at);
    this.#now?.gain.linearRampToValueAtTime(0, at + FADE);
    this.#now = null;
  }

  #sing(audio: AudioContext, voice: Voice, start: number, bus: AudioNode): void {
    const from = start + (voice.at ?? 0) / 1000;
    const until = from + voice.ms / 1000;
    const loud = audio.createGain();
    const gain = gainOf(voice);
    loud.gain.setValueAtTime(voice.attack || voice.bell ? SILENCE : gain, from);
    if (voice.bell) loud.gain.linearRampToValueAtTime(gain, (from + until) / 2);
    else if (voice.attack) loud.gain.linearRampToValueAtTime(gain, from + voice.attack / 1000);
    loud.gain.exponentialRampToValueAtTime(SILENCE, until);
    const source =
      voice.wave === "noise"
        ? this.#hiss(audio, voice, from, until, loud)
        : this.#tone(audio, voice, from, until, loud);
    loud.connect(bus);
    source.start(from);
    source.stop(until + 0.02);
    if (voice.wobble) this.#tremble(audio, voice.wobble, gain / 2, loud.gain, from, until);
  }

  #tone(audio: AudioContext, voice: Voice, from: number, until: number, to: AudioNode): AudioScheduledSourceNode {
    const tone = audio.createOscillator();
    tone.type = voice.wave === "triangle" ? "triangle" : "sine";
    tone.frequency.setValueAtTime(voice.hertz, from);
    if (voice.to) tone.frequency.exponentialRampToValueAtTime(voice.to, until);
    if (voice.loose) tone.detune.value = (Math.random() * 2 - 1) * voice.loose;
    tone.connect(to);
    return tone;
  }

  #hiss(audio: AudioContext, voice: Voice, from: number, until: number, to: AudioNode): AudioScheduledSourceNode {
    const source = audio.createBufferSource();
    source.buffer = this.#noise ??= noise(audio);
    source.loop = true;
    const band = audio.createBiquadFilter();
    band.type = voice.q ? "bandpass" : "lowpass";
    band.frequency.setValueAtTime(voice.hertz, from);
    if (voice.to) band.frequency.exponentialRampToValueAtTime(voice.to, until);
    if (voice.q) band.Q.value = voice.q;
    source.connect(band).connect(to);
    return source;
  }

  #tremble(
    audio: AudioContext,
    hertz: number,
    depth: number,
    gain: AudioParam,
    from: number,
    until: number,
  ): void {
    const slow = audio.createOscillator();
    const by = audio.createGain();
    slow.frequency.value = hertz;
    by.gain.value = depth;
    slow.connect(by).connect(gain);
    slow.start(from);
    slow.stop(until);
  }
}

/** Makes half a second of noise. */
function noise(audio: AudioContext): AudioBuffer {
  const buffer = audio.createBuffer(1, Math.ceil(audio.sampleRate / 2), audio.sampleRate);
  const samples = buffer.getChannelData(0);
  for (let at = 0; at < samples.length; at++) samples[at] = Math.random() * 2 - 1;
  return buffer;
}
