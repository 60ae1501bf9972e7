import type { Sign } from "../../shelf/art/signs";
import { INK, medallionOf, shape, stroke } from "../../shelf/medallions";

export const medallion = medallionOf("haggis", [
  `<ellipse cx="12" cy="17.500" rx="10.500" ry="4.500" fill="$board-white" ${INK}/>`,
  shape("M4.500 15.500C4.500 10 7.500 7 12 7s7.500 3 7.500 8.500c-2 2.600-13 2.600-15 0z", "tint-bark"),
  shape("M12 7c-1.800-1-2.200-3 0-4.500 2.200 1.500 1.800 3.500 0 4.500z", "tint-moss"),
  stroke("M8 12.500l1.500-2M12 13v-2.500M16 12.500l-1.500-2"),
]);

/** The haggis on plates. */
export const HAGGIS: Sign = {
  name: "haggis",
  markup:
    `<ellipse cx="12" cy="17.5" rx="10.5" ry="4.5" fill="$board-white" ${INK}/>` +
    shape("M4.5 15.5C4.5 10 7.5 7 12 7s7.5 3 7.5 8.5c-2 2.6-13 2.6-15 0z", "tint-bark") +
    shape("M12 7c-1.8-1-2.2-3 0-4.5 2.2 1.5 1.8 3.5 0 4.5z", "tint-leaf") +
    stroke("M8 12.5l1.5-2M12 13v-2.5M16 12.5l-1.5-2"),
};
