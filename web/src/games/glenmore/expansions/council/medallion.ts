import { INK, medallionOf, shape, stroke } from "../../shelf/medallions";

export const medallion = medallionOf("council", [
  `<circle cx="12" cy="6" r="4.500" fill="$tint-heather" ${INK}/>`,
  stroke("M9.900 6l1.500 1.600 2.800-3.100", 1.5),
  shape("M2.500 12h19v10h-19z", "tint-bark"),
  stroke("M7 14.500h10", 2.2),
]);
