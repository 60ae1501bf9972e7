import { dot, medallionOf, shape } from "../../shelf/medallions";

export const medallion = medallionOf("hammer", [
  shape("M2.500 7.500 7 12l5-8 5 8 4.500-4.500L20 19H4z", "tint-gold"),
  shape("M4 17.500h16V21H4z", "tint-beef"),
  dot(12, 13.8, 1.7),
]);
