/** The tome's icon of an event, and two landmarks: the Old Man of Storr and the Wallace monument. */

import { compose } from "../../../../ui/art/glen/compose";
import { print } from "../../../../ui/art/print";
import { type Sign, shape, stroke } from "../../shelf/art/signs";

export const EVENT: Sign = {
  name: "event",
  markup:
    shape("parchment", "M4 2h11l5 5v15H4z") +
    shape("tint-heather", "M15 2v5h5z") +
    stroke("M12 9.500v6M9.500 13l2.500 3 2.500-3", 1.7),
};

const FAR = '<path d="M0 42 22 26 46 40 72 22 100 36V0H0z" fill="$hill-far" opacity=".7"/>';

/** Queues the rock needle above the moor for printing and returns its picture's name. */
export function storrPicture(): string {
  print("old-man-of-storr", () => ({
    markup: compose({
      ground: "moor",
      under: `${FAR}<path d="M44 74 48 34l5-14 6 10 3 44z" fill="$mountain"/><path d="M53 20l6 10 3 44h-8z" fill="$mountain-mark" opacity=".55"/><path d="M30 78l6-22 7 20zM66 78l5-16 8 16z" fill="$mountain"/>`,
      things: [
        ["crag", 24, 84, 1],
        ["heather", 76, 86, 1],
        ["tuft", 50, 88, 1],
      ],
    }),
    box: "0 0 100 100",
    width: 168,
  }));
  return "old-man-of-storr";
}

/** Queues the tower on its hill for printing and returns its picture's name. */
export function wallacePicture(): string {
  print("wallace-monument", () => ({
    markup: compose({
      ground: "grass",
      under: `${FAR}<path d="M14 90C30 58 70 58 88 90z" fill="$grass-shade"/><path d="M43 70V30h3v-5h3v5h4v-5h3v5h3v40z" fill="$keep"/><path d="M53 30h6v40h-6z" fill="$board-muted" opacity=".4"/><path d="M47 22l4-10 4 10z" fill="$board-muted"/><path d="M49 70v-9a2.500 2.500 0 0 1 5 0v9z" fill="$board-ink" opacity=".6"/>`,
      things: [
        ["fir", 18, 82, 0.9],
        ["young-fir", 84, 86, 0.9],
        ["bush", 66, 82, 0.9],
      ],
    }),
    box: "0 0 100 100",
    width: 168,
  }));
  return "wallace-monument";
}
