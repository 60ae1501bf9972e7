/** Pictures on a canvas: drawn once, and kept for reuse. */

/** Returns a drawing as a URL. */
export const addressOf = (svg: string): string => `data:image/svg+xml,${encodeURIComponent(svg)}`;

export interface Raster {
  /** The picture's URL. */
  address: string;
  /** Canvas size in pixels. */
  width: number;
  height: number;
}

/** The last picture drawn: a tab that reopens shows it at once. */
let kept: (Raster & { canvas: HTMLCanvasElement }) | null = null;

/** Returns whether there is a canvas: tests without a browser have none. */
export const hasCanvas = (): boolean =>
  typeof Image === "function" && typeof Image.prototype.decode === "function";

/**
 * Draws a picture over the whole canvas; false if another drawing has claimed the canvas meanwhile, or it failed.
 */
export async function drawOnto(
  canvas: HTMLCanvasElement,
  wanted: Raster,
  isWanted: () => boolean,
): Promise<boolean> {
  const { address, width, height } = wanted;
  let source: CanvasImageSource;
  if (kept?.address === address && kept.width === width && kept.height === height) {
    source = kept.canvas;
  } else {
    const image = new Image();
    image.src = address;
    await image.decode();
    source = image;
  }
  if (!isWanted()) return false;
  if (source !== canvas) {
    canvas.width = width;
    canvas.height = height;
    canvas.getContext("2d")?.drawImage(source, 0, 0, width, height);
  }
  kept = { ...wanted, canvas };
  return true;
}
