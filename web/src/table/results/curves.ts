/** Chart geometry: positions of numbers and moments on a sheet of a given size in pixels. */

export type Numbers = readonly (number | null)[];

export interface Frame {
  width: number;
  height: number;
  left: number;
  right: number;
  top: number;
  bottom: number;
}

/** Returns a few round numbers from low to high, including zero if it's between them. */
export function ticksOf(low: number, high: number, most = 5): number[] {
  const span = Math.max(1, high - low);
  const rough = span / most;
  const power = 10 ** Math.floor(Math.log10(rough));
  const step = Math.max(1, ([1, 2, 5, 10].find((each) => each * power >= rough) ?? 10) * power);
  const first = Math.floor(low / step) * step;
  const last = Math.max(first + step, Math.ceil(high / step) * step);
  return Array.from({ length: Math.round((last - first) / step) + 1 }, (_, at) => first + at * step);
}

/** Returns the minimum and maximum of all numbers; charts of amounts start at zero. */
export function reachOf(lines: readonly Numbers[]): [low: number, high: number] {
  const all = lines.flat().filter((each): each is number => each !== null);
  return [Math.min(0, ...all), Math.max(1, ...all)];
}

/** Returns the horizontal position of a moment. */
export function across({ width, left, right }: Frame, moments: number): (at: number) => number {
  return (at) => left + ((width - left - right) * at) / Math.max(1, moments - 1);
}

/** Returns the vertical position of a number. */
export function upwards({ height, top, bottom }: Frame, low: number, high: number): (value: number) => number {
  return (value) => height - bottom - ((height - top - bottom) * (value - low)) / (high - low || 1);
}

/** Returns a line through the numbers, with gaps for missing ones. */
export function pathOf(numbers: Numbers, x: (at: number) => number, y: (value: number) => number): string {
  let drawn = false;
  return numbers
    .flatMap((value, at) => {
      const go = drawn ? "L" : "M";
      drawn = value !== null;
      return value === null ? [] : [`${go}${x(at).toFixed(1)} ${y(value).toFixed(1)}`];
    })
    .join("");
}

/** Returns the moment nearest to a horizontal position. */
export function momentAt(frame: Frame, moments: number, place: number): number {
  const share = (place - frame.left) / Math.max(1, frame.width - frame.left - frame.right);
  return Math.max(0, Math.min(moments - 1, Math.round(share * (moments - 1))));
}

/** Moves positions apart until they're at least `gap` from each other, with as little change as possible. */
export function apart(places: readonly number[], gap: number, low: number, high: number): number[] {
  const order = places.map((_, at) => at).sort((one, other) => (places[one] ?? 0) - (places[other] ?? 0));
  const found = [...places];
  let least = low;
  for (const at of order) {
    found[at] = Math.max(least, found[at] ?? 0);
    least = found[at] + gap;
  }
  let most = high;
  for (const at of order.toReversed()) {
    found[at] = Math.min(most, found[at] ?? 0);
    most = found[at] - gap;
  }
  return found;
}
