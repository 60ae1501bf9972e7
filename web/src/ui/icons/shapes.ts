/** Basic shapes of icons, as path data on the 24 grid. */

const n = (value: number): string => String(Math.round(value * 100) / 100);
const spot = (x: number, y: number): string => `${n(x)} ${n(y)}`;
const RADIANS = Math.PI / 180;

export function disc(x: number, y: number, r: number): string {
  return `M${spot(x - r, y)}a${n(r)} ${n(r)} 0 1 0 ${n(2 * r)} 0a${n(r)} ${n(r)} 0 1 0 ${n(-2 * r)} 0z`;
}

export function box(x: number, y: number, width: number, height: number, r = 0): string {
  if (r === 0) return `M${spot(x, y)}h${n(width)}v${n(height)}h${n(-width)}z`;
  const corner = (dx: number, dy: number): string => `a${n(r)} ${n(r)} 0 0 1 ${spot(dx, dy)}`;
  const top = `M${spot(x + r, y)}h${n(width - 2 * r)}${corner(r, r)}v${n(height - 2 * r)}`;
  return `${top}${corner(-r, r)}h${n(2 * r - width)}${corner(-r, -r)}v${n(2 * r - height)}${corner(r, -r)}z`;
}

/** Returns a bar with round ends between two points. */
export function bar(x1: number, y1: number, x2: number, y2: number, width = 2): string {
  const long = Math.hypot(x2 - x1, y2 - y1);
  const [dx, dy] = [((y2 - y1) / long) * (width / 2), ((x1 - x2) / long) * (width / 2)];
  const round = `A${n(width / 2)} ${n(width / 2)} 0 0 1 `;
  return `M${spot(x1 + dx, y1 + dy)}L${spot(x2 + dx, y2 + dy)}${round}${spot(x2 - dx, y2 - dy)}L${spot(x1 - dx, y1 - dy)}${round}${spot(x1 + dx, y1 + dy)}z`;
}

/** Returns a leaf from its stalk, pointing up at 0 degrees and leaning clockwise. */
export function leaf(x: number, y: number, lean: number, length: number, width: number): string {
  const [ux, uy] = [Math.sin(lean * RADIANS), -Math.cos(lean * RADIANS)];
  const side = (half: number): string =>
    spot(x + ux * length * 0.5 - uy * half, y + uy * length * 0.5 + ux * half);
  const tip = spot(x + ux * length, y + uy * length);
  return `M${spot(x, y)}Q${side(width)} ${tip}Q${side(-width)} ${spot(x, y)}z`;
}

/** Returns part of a ring, from one angle to another, clockwise from the top. */
export function arc(x: number, y: number, r: number, width: number, from: number, to: number): string {
  const at = (radius: number, degrees: number): string =>
    spot(x + radius * Math.sin(degrees * RADIANS), y - radius * Math.cos(degrees * RADIANS));
  const [outer, inner, large] = [r + width / 2, r - width / 2, to - from > 180 ? 1 : 0];
  const sweep = (radius: number, way: number, degrees: number): string =>
    `A${n(radius)} ${n(radius)} 0 ${large} ${way} ${at(radius, degrees)}`;
  return `M${at(outer, from)}${sweep(outer, 1, to)}L${at(inner, to)}${sweep(inner, 0, from)}z`;
}

/** Returns a closed row of bulges around an ellipse: wool, clouds, treetops. */
export function scallops(
  x: number,
  y: number,
  rx: number,
  ry: number,
  count: number,
  bulge: number,
  start = 0,
): string {
  const at = (step: number): string => {
    const angle = (start + (360 / count) * step) * RADIANS;
    return spot(x + rx * Math.sin(angle), y - ry * Math.cos(angle));
  };
  const arcs = Array.from({ length: count }, (_, step) => `A${n(bulge)} ${n(bulge)} 0 0 1 ${at(step + 1)}`);
  return `M${at(0)}${arcs.join("")}z`;
}

/** Returns a star with this many points, one of them at the top. */
export function star(x: number, y: number, points: number, outer: number, inner: number, start = 0): string {
  const corners = Array.from({ length: points * 2 }, (_, at) => {
    const angle = (start + (180 / points) * at) * RADIANS;
    const r = at % 2 ? inner : outer;
    return spot(x + r * Math.sin(angle), y - r * Math.cos(angle));
  });
  return `M${corners.join("L")}z`;
}
