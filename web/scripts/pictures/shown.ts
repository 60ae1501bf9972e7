/** The pictures shown in the README, the players' guide and "The look". */

/** Screens with the sizes shown. */
const PAIRS: Readonly<Record<string, readonly string[]>> = {
  home: ["wide", "narrow"],
  waiting: ["wide"],
  "round-end": ["wide", "narrow"],
  "caledonia-setup": ["wide", "narrow"],
  "glenmore-setup": ["wide", "narrow"],
  "caledonia-game": ["wide", "narrow", "dark-wide"],
  "glenmore-game": ["wide", "narrow", "dark-wide"],
  "caledonia-moving": ["wide"],
  "glenmore-moving": ["wide"],
  "caledonia-rules": ["wide"],
  "glenmore-rules": ["wide"],
  "caledonia-scores": ["wide", "narrow"],
  "glenmore-scores": ["wide", "narrow"],
  "caledonia-recap": ["wide"],
  "glenmore-scoring": ["wide"],
  "glenmore-clans": ["wide"],
  "caledonia-market": ["narrow"],
  "caledonia-card": ["wide"],
  "glenmore-card": ["wide"],
  "industria-game": ["wide", "narrow"],
  "industria-railway": ["wide"],
  "automa-turn": ["wide"],
  "chronicles-game": ["wide", "narrow"],
  "chronicles-vote": ["wide"],
  "chronicles-reaction": ["wide"],
};

export const SHOWN: ReadonlySet<string> = new Set(
  Object.entries(PAIRS).flatMap(([name, sizes]) => sizes.map((size) => `${name}-${size}`)),
);
