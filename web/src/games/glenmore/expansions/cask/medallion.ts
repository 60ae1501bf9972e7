import { medallionOf, shape, stroke } from "../../shelf/medallions";

export const medallion = medallionOf("cask", [
  shape("M3 7c5-2.600 13-2.600 18 0v10c-5 2.600-13 2.600-18 0z", "tint-amber"),
  stroke("M7.200 5.700v12.600M16.800 5.700v12.600", 1.8),
  stroke("M9.800 12h4.400M12.700 10l2 2-2 2", 1.6),
]);
