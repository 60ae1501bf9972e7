/** Path along a ring of numbered places, clockwise in the order of their numbers. */

interface Point {
  x: number;
  y: number;
}

/** Returns the number of the place nearest to a point. */
function nearest(places: ReadonlyMap<number, Point>, { x, y }: Point): number {
  let found = 0;
  let least = Number.POSITIVE_INFINITY;
  for (const [number, place] of places) {
    const far = Math.hypot(place.x - x, place.y - y);
    if (far < least) [found, least] = [number, far];
  }
  return found;
}

/** Returns every place on a piece's path, including the last; only that one without a ring. */
export function wayAlong(places: ReadonlyMap<number, Point>, from: Point, to: Point): Point[] {
  const [start, end] = [nearest(places, from), nearest(places, to)];
  const way: Point[] = [];
  for (let at = start, left = places.size; at !== end && left > 0; left--) {
    at = (at + 1) % places.size;
    const place = places.get(at);
    if (place && at !== end) way.push(place);
  }
  return [...way, to];
}

/** Returns the numbered places on the page. */
export function placesOf(attribute: string): Map<number, Point> {
  return new Map(
    [...document.querySelectorAll(`[${attribute}]`)].map((element) => {
      const { left, top, width, height } = element.getBoundingClientRect();
      return [Number(element.getAttribute(attribute)), { x: left + width / 2, y: top + height / 2 }];
    }),
  );
}
