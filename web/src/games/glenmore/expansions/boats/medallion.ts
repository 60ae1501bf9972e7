import { dot, medallionOf, shape, stroke } from "../../shelf/medallions";

export const medallion = medallionOf("boats", [
  stroke("M12 3v13", 2),
  shape("M13 3.5c4.5 1.5 7 5 7 9.5h-7z", "board-white"),
  shape("M2 9.5c0-2.5 3.5-3 4.5-.5l1 5.500H22c0 4.500-3 7-7 7H9c-4.500 0-6-4-6-9l-2-1z", "tint-beef"),
  dot(4.3, 10, 1),
]);
