/** The gallery shows what all games share in the words of one of them. */

import { COVERS } from "../../games/clients";

export const LENDER = Object.keys(COVERS).find((game) => COVERS[game]?.lendsWords) ?? "";
