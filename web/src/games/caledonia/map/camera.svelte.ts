/** The visible part of the map: pan, zoom, fit. */

import type { Point } from "./geometry";

const MOST = 4;
/** Margin around the map, in map units. */
const MARGIN = 10;
/** Movement below this many pixels is a tap, not a drag. */
const SLIP = 7;

export class Camera {
  /** Available size in pixels, and the width of controls over its left edge. */
  width = $state(800);
  height = $state(600);
  inset = $state(0);
  /** Space for row and column labels, in map units. */
  rulers = $state(0);
  zoom = $state(1);
  #centre: Point | null = $state.raw(null);
  readonly #size: () => { width: number; height: number };
  readonly #pointers = new Map<number, Point>();
  #dragged = false;
  #start: Point | null = null;

  /** `size` is the map's size, in map units. */
  constructor(size: () => { width: number; height: number }) {
    this.#size = size;
  }

  /** Pixels per map unit. */
  readonly scale: number = $derived.by(() => {
    const { width, height } = this.#size();
    const room = Math.max(120, this.width - this.inset);
    const margin = MARGIN + 2 * this.rulers;
    return this.zoom * Math.min(room / (width + margin), Math.max(120, this.height) / (height + margin));
  });
  /** Map units per pixel, so that numbers keep their size on screen. */
  readonly pixel: number = $derived(1 / this.scale);
  readonly #seen = $derived.by(() => {
    const { width, height } = this.#size();
    const across = (this.width - this.inset) / this.scale;
    const down = this.height / this.scale;
    const middle = this.#centre ?? { x: width / 2, y: height / 2 };
    const margin = MARGIN / 2 + this.rulers;
    return { x: within(middle.x, across, width, margin), y: within(middle.y, down, height, margin), across, down };
  });
  /** Map point at the upper left corner. */
  readonly corner: Point = $derived.by(() => {
    const { x, y, across, down } = this.#seen;
    return { x: x - across / 2 - this.inset / this.scale, y: y - down / 2 };
  });
  readonly viewBox: string = $derived.by(() => {
    const { across, down } = this.#seen;
    return `${this.corner.x} ${this.corner.y} ${across + this.inset / this.scale} ${down}`;
  });

  /** The current position and zoom, for `restore`. */
  get place(): string {
    const { x = 0, y = 0 } = this.#centre ?? {};
    return this.zoom === 1 ? "" : [this.zoom, x, y].map((value) => value.toFixed(2)).join(" ");
  }

  restore(place: string): void {
    const [zoom = 1, x = 0, y = 0] = place.split(" ").map(Number);
    if (![zoom, x, y].every(Number.isFinite) || zoom <= 1) return;
    this.zoom = Math.min(MOST, zoom);
    this.#centre = { x, y };
  }

  fit(): void {
    this.zoom = 1;
    this.#centre = null;
  }

  /** Zooms by a factor around a screen point, or around the centre. */
  zoomBy(factor: number, at?: Point): void {
    const before = this.scale;
    const { x, y } = this.#seen;
    this.zoom = Math.min(MOST, Math.max(1, this.zoom * factor));
    const off = at ?? { x: (this.width + this.inset) / 2, y: this.height / 2 };
    const from = { x: off.x - (this.width + this.inset) / 2, y: off.y - this.height / 2 };
    const shift = 1 / before - 1 / this.scale;
    this.#centre = this.zoom === 1 ? null : { x: x + from.x * shift, y: y + from.y * shift };
  }

  panBy(x: number, y: number): void {
    this.#centre = { x: this.#seen.x - x / this.scale, y: this.#seen.y - y / this.scale };
  }

  /** Scrolls a point into view if needed. */
  show({ x, y }: Point): void {
    const seen = this.#seen;
    const out = Math.abs(x - seen.x) > seen.across / 2 - 60 || Math.abs(y - seen.y) > seen.down / 2 - 60;
    if (out && this.zoom > 1) this.#centre = { x, y };
  }

  /** True if the gesture ending with this click was a drag, so that the click is ignored. */
  get dragged(): boolean {
    return this.#dragged;
  }

  down(event: PointerEvent): void {
    if (!this.#pointers.size) {
      this.#dragged = false;
      this.#start = { x: event.clientX, y: event.clientY };
    }
    this.#pointers.set(event.pointerId, { x: event.clientX, y: event.clientY });
  }

  move(event: PointerEvent & { currentTarget: Element }): void {
    const before = this.#pointers.get(event.pointerId);
    if (!before) return;
    const now = { x: event.clientX, y: event.clientY };
    const [other] = [...this.#pointers].filter(([id]) => id !== event.pointerId).map(([, point]) => point);
    this.#pointers.set(event.pointerId, now);
    if (other) {
      this.#dragged = true;
      const box = event.currentTarget.getBoundingClientRect();
      const middle = { x: (now.x + other.x) / 2 - box.left, y: (now.y + other.y) / 2 - box.top };
      this.zoomBy(distance(now, other) / Math.max(1, distance(before, other)), middle);
    } else if (this.#dragged || (this.#start && distance(now, this.#start) > SLIP)) {
      if (!this.#dragged) event.currentTarget.setPointerCapture(event.pointerId);
      this.#dragged = true;
      this.panBy(now.x - before.x, now.y - before.y);
    }
  }

  up(event: PointerEvent): void {
    this.#pointers.delete(event.pointerId);
  }

  wheel(event: WheelEvent & { currentTarget: Element }): void {
    event.preventDefault();
    const box = event.currentTarget.getBoundingClientRect();
    this.zoomBy(event.deltaY < 0 ? 1.15 : 1 / 1.15, { x: event.clientX - box.left, y: event.clientY - box.top });
  }
}

function distance(one: Point, other: Point): number {
  return Math.hypot(one.x - other.x, one.y - other.y);
}

/** Clamps the visible centre, so that at most the margin shows beyond the map. */
function within(middle: number, seen: number, whole: number, margin: number): number {
  const half = seen / 2 - margin;
  return half * 2 >= whole ? whole / 2 : Math.min(whole - half, Math.max(half, middle));
}
