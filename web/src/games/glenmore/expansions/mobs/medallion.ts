import { dot, medallionOf, shape } from "../../shelf/medallions";

export const medallion = medallionOf("mobs", [
  shape("M5 11.500c0-1 .2-2 .5-3h13c.3 1 .5 2 .5 3 0 6-3 10.500-7 10.500s-7-4.500-7-10.500z", "tint-skin"),
  '<path d="M4.500 10.500h15v4c-2.500 1.200-5 .8-7.500-1-2.500 1.800-5 2.200-7.500 1z" fill="$board-ink"/>',
  dot(8.5, 12.5, 1.2, "board-white"),
  dot(15.5, 12.5, 1.2, "board-white"),
  shape(
    "M3.500 8.500C4 4 8 1.800 13 1.800c4.500 0 7 2.200 7.200 5.200l2.300 2.500C16 7.800 9 8 3.500 8.500z",
    "tint-slate",
  ),
]);
