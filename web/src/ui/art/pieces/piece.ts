/**
 * A unit on its player's plate, as one picture: the plate, the unit's white outline, for contrast with every
 * plate, and the unit in its colours. As a picture it's one box to lay out instead of about thirty paths.
 */

import { ICONS, type IconName } from "../../icons";
import type { Drawing } from "../../icons/icon";
import { paths, ROUND } from "../../icons/sprite";
import { PIECE_BOX, PLATES } from "../../plates";
import type { PlayerColour } from "../../tartan/setts";
import { paletteOf } from "../palette";
import { addressOf } from "../raster";
import { plate, wood } from "./plates";

const HALO = 3.2;

/** Returns the drawing, with tokens for its colours. */
export function pieceDrawing(colour: PlayerColour, icon: Drawing): string {
  const { scale, middle } = PLATES[colour];
  const side = 24 * scale * 1.04;
  const place = `x="${-side / 2}" y="${middle - side / 2 - 1.2}" width="${side}" height="${side}" viewBox="0 0 24 24" overflow="visible"`;
  const white = "var(--board-white)";
  const halo = `<svg ${place} ${ROUND} style="--halo:${HALO}px;--ground:${white};color:${white}" fill="${white}" stroke="${white}" stroke-width="${HALO}">${paths(icon, "ink")}</svg>`;
  const unit = `<svg ${place} ${ROUND} color="var(--board-ink)" fill="var(--board-ink)">${paths(icon, "colour")}</svg>`;
  return `<defs>${wood(colour)}</defs>${plate(colour)}${halo}${unit}`;
}

const known = new Map<string, string>();

/** Returns its URL. The board is lit in both themes, so the colours never change. */
export function piecePicture(colour: PlayerColour, icon: IconName): string {
  const name = `${colour} ${icon}`;
  const found = known.get(name);
  if (found !== undefined) return found;
  const palette = paletteOf(false);
  const drawing = pieceDrawing(colour, ICONS[icon]);
  const tokens = new Set([...drawing.matchAll(/var\(--([a-z-]+)/g)].map(([, token = ""]) => token));
  const colours = [...tokens].map((token) => [token, palette(token)] as const).filter(([, value]) => value);
  const style = colours.map(([token, value]) => `--${token}:${value}`).join(";");
  const [, , width, height] = PIECE_BOX.split(" ");
  const picture = addressOf(
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${PIECE_BOX}" width="${width}" height="${height}" style="${style}">${drawing}</svg>`,
  );
  known.set(name, picture);
  return picture;
}
