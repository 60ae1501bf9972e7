import { medallionOf, shape } from "../../shelf/medallions";

export const medallion = medallionOf("highlander", [
  shape("M1 21 9 6.5l3.500 5L15.500 7 23 21z", "mountain"),
  shape("M9 6.500 6.200 11.600l1.900-.6 1.200 1.800 1.500-2.200 1.700 1z", "board-white"),
  '<path d="M16.500 21l3-4.500 3.500 4.500z" fill="$mountain-mark" opacity=".6"/>',
]);
