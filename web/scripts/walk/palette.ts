/** A screenshot with 256 colours: a third of its size, and nobody sees the difference. */

import { deflateSync, inflateSync } from "node:zlib";

const SIGNATURE = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
const COLOURS = 256;

/** The pixels of a PNG of 8 bits a channel without interlacing, as Chromium writes it. */
function pixelsOf(png: Buffer): { width: number; height: number; bytes: number; data: Buffer } {
  const parts: Buffer[] = [];
  for (let at = 8; at < png.length; ) {
    const size = png.readUInt32BE(at);
    if (png.toString("latin1", at + 4, at + 8) === "IDAT") parts.push(png.subarray(at + 8, at + 8 + size));
    at += size + 12;
  }
  const [width, height, bytes] = [png.readUInt32BE(16), png.readUInt32BE(20), png[25] === 6 ? 4 : 3];
  const raw = inflateSync(Buffer.concat(parts));
  const line = width * bytes;
  const data = Buffer.alloc(line * height);
  for (let row = 0; row < height; row++) {
    const filter = raw[row * (line + 1)];
    for (let at = 0; at < line; at++) {
      const here = row * line + at;
      const left = at >= bytes ? (data[here - bytes] ?? 0) : 0;
      const up = row ? (data[here - line] ?? 0) : 0;
      const corner = row && at >= bytes ? (data[here - line - bytes] ?? 0) : 0;
      const guess = [0, left, up, (left + up) >> 1, paeth(left, up, corner)][filter ?? 0] ?? 0;
      data[here] = ((raw[row * (line + 1) + 1 + at] ?? 0) + guess) & 255;
    }
  }
  return { width, height, bytes, data };
}

function paeth(left: number, up: number, corner: number): number {
  const guess = left + up - corner;
  const [a, b, c] = [Math.abs(guess - left), Math.abs(guess - up), Math.abs(guess - corner)];
  return a <= b && a <= c ? left : b <= c ? up : corner;
}

type Colour = [red: number, green: number, blue: number, count: number];
const channel = (colour: Colour, at: number) => colour[at] ?? 0;

/** Cuts the box with the widest spread in two, weighted by how often its colours occur, until there are enough. */
function boxesOf(colours: Colour[]): Colour[][] {
  const boxes = [colours];
  const widest = (box: Colour[]) =>
    [0, 1, 2]
      .map((at) => {
        const values = box.map((colour) => channel(colour, at));
        return {
          at,
          spread: values.reduce((a, b) => Math.max(a, b), 0) - values.reduce((a, b) => Math.min(a, b), 255),
        };
      })
      .sort((one, other) => other.spread - one.spread)[0] ?? { at: 0, spread: 0 };
  while (boxes.length < COLOURS) {
    const ranked = boxes
      .map((box, index) => ({ index, ...widest(box), weight: box.reduce((sum, colour) => sum + colour[3], 0) }))
      .sort((a, b) => b.spread * b.weight ** 0.4 - a.spread * a.weight ** 0.4);
    const [most] = ranked;
    if (!most?.spread) break;
    const box = (boxes[most.index] ?? []).sort((a, b) => channel(a, most.at) - channel(b, most.at));
    let [half, cut] = [most.weight / 2, 0];
    while (cut < box.length - 1 && half > 0) half -= box[cut++]?.[3] ?? 0;
    boxes.splice(most.index, 1, box.slice(0, Math.max(1, cut)), box.slice(Math.max(1, cut)));
  }
  return boxes.filter((box) => box.length);
}

function chunk(kind: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(kind, "latin1"), data]);
  const framed = Buffer.alloc(body.length + 8);
  framed.writeUInt32BE(data.length, 0);
  body.copy(framed, 4);
  framed.writeUInt32BE(crc(body), body.length + 4);
  return framed;
}

function crc(data: Buffer): number {
  let sum = 0xffffffff;
  for (const byte of data) {
    sum ^= byte;
    for (let bit = 0; bit < 8; bit++) sum = sum & 1 ? (sum >>> 1) ^ 0xedb88320 : sum >>> 1;
  }
  return (sum ^ 0xffffffff) >>> 0;
}

/** The same picture with a palette. */
export function quantised(png: Buffer): Buffer {
  const { width, height, bytes, data } = pixelsOf(png);
  const counts = new Map<number, number>();
  const key = (at: number) => ((data[at] ?? 0) << 16) | ((data[at + 1] ?? 0) << 8) | (data[at + 2] ?? 0);
  for (let at = 0; at < data.length; at += bytes) counts.set(key(at), (counts.get(key(at)) ?? 0) + 1);
  const colours = [...counts].map(([rgb, count]): Colour => [rgb >> 16, (rgb >> 8) & 255, rgb & 255, count]);
  const boxes = boxesOf(colours);
  const places = new Map<number, number>();
  const palette = Buffer.alloc(boxes.length * 3);
  for (const [index, box] of boxes.entries()) {
    const weight = box.reduce((sum, colour) => sum + colour[3], 0);
    for (const at of [0, 1, 2])
      palette[index * 3 + at] = Math.round(
        box.reduce((sum, each) => sum + channel(each, at) * each[3], 0) / weight,
      );
    for (const [red, green, blue] of box) places.set((red << 16) | (green << 8) | blue, index);
  }
  const rows = Buffer.alloc((width + 1) * height);
  for (let at = 0, pixel = 0; at < data.length; at += bytes, pixel++)
    rows[Math.floor(pixel / width) * (width + 1) + 1 + (pixel % width)] = places.get(key(at)) ?? 0;
  const head = Buffer.alloc(13);
  head.writeUInt32BE(width, 0);
  head.writeUInt32BE(height, 4);
  head.set([8, 3, 0, 0, 0], 8);
  return Buffer.concat([
    SIGNATURE,
    chunk("IHDR", head),
    chunk("PLTE", palette),
    chunk("IDAT", deflateSync(rows, { level: 9 })),
    chunk("IEND", Buffer.alloc(0)),
  ]);
}
