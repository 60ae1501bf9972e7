/** Components of Highlander: the mountain, which is a tile. */

import type { ModuleComponents } from "../../components/index";
import { mountainPicture } from "./art";

export const COMPONENTS: ModuleComponents = {
  kinds: [],
  pictures: { mountain: () => mountainPicture() },
  told: { "X2.1": ["tile mountain"] },
};
