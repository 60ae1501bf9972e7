/**
 * Original setts: one per clan of either game, one per player colour.
 *
 * Drawn for Bothy, not copied from existing ones. The ground, the first dye, has at least half of the threads; no
 * two setts have the same rhythm of light and dark, so that they differ without colour
 * (tests/unit/colours.test.ts).
 */

/** By player colour. The ground is the colour of the plate. */
export const PLAYER_SETTS = {
  gorse: "Y24 K4 Y4 K8 W2",
  rowan: "R30 K6 R6 K2 W2",
  minch: "B20 K8 B8 G6 B4 W2",
  snow: "W28 K2 W6 K2 W6 N8",
} as const;

/** By clan. A clan in both games has one sett. */
export const CLAN_SETTS = {
  buchanan: "Y22 G8 Y2 R8 Y4 W2",
  campbell: "G26 A4 D8 K2 G6 Y4",
  cunningham: "R28 K10 W2 K4",
  fergusson: "G30 D12 R6 G6 K2 W2",
  macdonald: "B28 K8 G6 R4 B8 W2",
  macewan: "G28 Y4 D4 K2 R8",
  mackenzie: "B38 K6 G10 W2 R2",
  robertson: "R24 G2 R2 D6 W4",
  stewart: "R36 A6 K2 Y2 K2 W2 G8",
  macleod: "Y32 K12 Y4 K4 R2",
  gunn: "G44 L6 D10 G2 R6 L4",
  maclean: "R26 A2 K4 Y2",
  macdonell: "G30 R6 W2 D8 G4 A6",
  macintosh: "R36 D4 R4 G14 R2 D4",
  mckay: "G28 L8 K4 L4 G10 K6",
  chisholm: "O24 G4 W2 D6 O8",
  cameron: "R20 G10 Y2 G2 R8 K2",
  mckinnon: "R28 G12 W2 H2 R10",
  macmillan: "Y18 R12 Y6 R2 K2 Y4",
  macgregor: "R38 G12 R2 G8 W2",
  sinclair: "R14 G10 K2 W2 D6 R14 W2",
  munro: "R28 G2 R2 D2 Y2 R12 K10",
  ross: "R18 G4 R2 D10 R8 G2",
  maclachlan: "R20 D6 R14 K10 G4 D4",
  sutherland: "B34 K4 B4 W2 G4 K2",
  brodie: "R14 K10 Y2 K2 R12 K4",
  grant: "R38 D2 R2 A2 R2 G8 D2",
  fraser: "R28 G8 R4 G6 R8",
  gordon: "G14 Y6 G4 K4 Y2",
  macfarlane: "R40 G2 W2 G2 W2",
  mackintosh: "R34 D2 W2 K2 D8 W2",
  macpherson: "N24 K2 N8 K12 W2 R6",
  oliphant: "B26 W2 G10 K6 B8 W6",
  douglas: "N22 D8 N2 K6 A4 N10",
} as const;

export type PlayerColour = keyof typeof PLAYER_SETTS;
export type Clan = keyof typeof CLAN_SETTS;
export const PLAYER_COLOURS = Object.keys(PLAYER_SETTS) as PlayerColour[];
