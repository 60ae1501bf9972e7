/** Pictures onto a canvas: drawn once, kept for whoever comes back to the same one. */

/** A drawing as the address of a picture. */
export const addressOf = (svg: string): string => `data:image/svg+xml,${encodeURIComponent(svg)}`;

export interface Raster {
  /** The address of the picture. */
  address: string;
  /** Pixels of the canvas. */
  width: number;
  height: number;
}

/** The picture drawn last: a tab that is opened again shows it at once. */
let kept: (Raster & { canvas: HTMLCanvasElement }) | null = null;

/** Whether there is a canvas at all: where pages are only tested there is none. */
export const hasCanvas = (): boolean =>
  typeof Image === "function" && typeof Image.prototype.decode === "function";

/** Draws a picture over the whole canvas; false if somebody else has claimed the canvas meanwhile, or it failed. */
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
