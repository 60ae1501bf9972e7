/**
 * Our own setts: one a clan of either game, one a player's colour.
 *
 * None is a registered tartan. The ground, the first dye, has at least half of the threads; no two setts have the same
 * rhythm, so that they can be told apart without colour (tests/unit/tartan.test.ts).
 */

/** By player colour. The ground is the colour of the plate. */
export const PLAYER_SETTS = {
  gorse: "Y24 K4 Y4 K8 W2",
  rowan: "R30 K6 R6 K2 W2",
  minch: "B20 K8 B8 G6 B4 W2",
  snow: "W28 K2 W6 K2 W6 N8",
} as const;

/** By clan. A clan that both games have is the same clan. */
export const CLAN_SETTS = {
  // Clans of Caledonia
  buchanan: "Y22 G8 Y2 R8 Y4 W2",
  campbell: "G24 K6 B8 K2 G6 Y4",
  cunningham: "R28 K10 W2 K4",
  fergusson: "G30 B12 R6 G6 K2 W2",
  macdonald: "B32 G8 K6 R6 B8 R8",
  macewan: "G30 Y2 B8 K6",
  mackenzie: "B28 K4 G10 W2 B4 R4",
  robertson: "R22 G4 R2 B6 W2",
  stewart: "R36 A6 K2 Y2 K2 W2 G8",
  // Glen More II
  macleod: "Y32 K14 Y4 K4 R4",
  gunn: "G28 K8 G2 B8 G2 R4",
  maclean: "R26 A2 K4 Y2",
  macdonell: "G26 R4 G6 K6 R2 B4",
  macintosh: "R36 B4 R4 G14 R2 B4",
  mckay: "G24 L16 K2 G8 K6 G8",
  chisholm: "O24 G4 W2 B6 O8",
  cameron: "R20 G10 Y2 G2 R8 K2",
  mckinnon: "R28 G12 W2 H2 R10",
  macmillan: "Y18 R12 Y6 R2 K2 Y4",
  macgregor: "R38 G12 R2 G8 W2",
  sinclair: "R14 G10 K2 W2 B6 R14 W2",
  munro: "R28 G2 R2 B2 Y2 R12 K10",
  ross: "R18 G4 R2 B10 R8 G2",
  maclachlan: "R20 B2 R10 K12 G4 B4",
  sutherland: "B30 K4 G4 K4 B4 W4",
  brodie: "R14 K10 Y2 K2 R12 K4",
  grant: "R38 B2 R2 A2 R2 G8 B2",
  macpherson: "N24 K2 N8 K12 W2 R6",
  oliphant: "B16 G10 K2 W4 B12 G2",
  douglas: "N22 B8 N2 K6 A4 N10",
} as const;

export type PlayerColour = keyof typeof PLAYER_SETTS;
export type Clan = keyof typeof CLAN_SETTS;
export const PLAYER_COLOURS = Object.keys(PLAYER_SETTS) as PlayerColour[];
