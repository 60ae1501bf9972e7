/** The game whose messages the gallery uses for shared components. */

import { COVERS } from "../../src/games/clients";

export const LENDER = Object.keys(COVERS).find((game) => COVERS[game]?.lendsWords) ?? "";
