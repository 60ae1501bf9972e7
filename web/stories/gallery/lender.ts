/** The game whose messages the gallery uses for shared components. */
export const LENDER = "caledonia";
