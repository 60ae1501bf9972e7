/** Path along a bent track: a curve as closely spaced points. */

interface Point {
  x: number;
  y: number;
}

const POINTS = 12;

/**
 * Returns only both ends if the path is straight. A bend is the offset to the left, as a fraction of its length.
 */
export function bentWay(from: Point, to: Point, bend = 0): Point[] {
  if (!bend) return [from, to];
  const over = {
    x: (from.x + to.x) / 2 - (to.y - from.y) * bend,
    y: (from.y + to.y) / 2 + (to.x - from.x) * bend,
  };
  return Array.from({ length: POINTS + 1 }, (_, at) => {
    const [t, s] = [at / POINTS, 1 - at / POINTS];
    return {
      x: s * s * from.x + 2 * s * t * over.x + t * t * to.x,
      y: s * s * from.y + 2 * s * t * over.y + t * t * to.y,
    };
  });
}
