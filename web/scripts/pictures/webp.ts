/** Encodes a screenshot as WebP, a third of a PNG's size, with Chromium itself. */

import type { BrowserContext, Page } from "playwright-core";

const QUALITY = 0.75;
/** An empty page per context, to draw on. */
const desks = new WeakMap<BrowserContext, Promise<Page>>();

export async function asWebp(page: Page, png: Buffer): Promise<Buffer> {
  const context = page.context();
  const desk = desks.get(context) ?? context.newPage();
  desks.set(context, desk);
  const drawn = await (await desk).evaluate(
    async ([source, quality]) => {
      const bitmap = await createImageBitmap(await (await fetch(source)).blob());
      const canvas = new OffscreenCanvas(bitmap.width, bitmap.height);
      canvas.getContext("2d")?.drawImage(bitmap, 0, 0);
      const blob = await canvas.convertToBlob({ type: "image/webp", quality });
      const bytes = new Uint8Array(await blob.arrayBuffer());
      let text = "";
      for (const byte of bytes) text += String.fromCharCode(byte);
      return btoa(text);
    },
    [`data:image/png;base64,${png.toString("base64")}`, QUALITY] as const,
  );
  return Buffer.from(drawn, "base64");
}
