import { medallionOf, shape, stroke } from "../../shelf/medallions";

export const medallion = medallionOf("tome", [
  shape(
    "M12 6C9.500 4 5.500 3.700 2 4.500v14.500c3.500-.8 7.500-.5 10 1.500 2.500-2 6.500-2.300 10-1.500V4.500C18.500 3.700 14.500 4 12 6z",
    "tint-cream",
  ),
  stroke(
    "M12 6v14M5 8.500c1.500-.2 3 0 4.200.5M5 12c1.500-.2 3 0 4.200.5M19 8.500c-1.500-.2-3 0-4.200.5M19 12c-1.500-.2-3 0-4.200.5",
  ),
]);
