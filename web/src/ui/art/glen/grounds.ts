/** Land and water below the scenery: washes and textures, and the river that continues from tile to tile. */

const wash = (id: string, lit: string, shade: string) =>
  `<linearGradient id="${id}" x1="0" y1="0" x2=".6" y2="1"><stop stop-color="$${lit}"/><stop offset="1" stop-color="$${shade}"/></linearGradient>`;

/** By the name used in `url(#name)`. */
export const PAINTS = {
  grass: wash("grass", "grass-lit", "grass-shade"),
  forest: wash("forest", "forest-lit", "forest-shade"),
  moor: wash("moor", "moss-lit", "moss-shade"),
  earth: wash("earth", "earth-lit", "earth-shade"),
  loch: wash("loch", "loch-lit", "loch-shade"),
  meadow:
    '<pattern id="meadow" width="92" height="80" patternUnits="userSpaceOnUse"><path d="M8 14c0-2-.5-4-2-5.5M10.5 14c0-3 .5-4.5 1-6.5M13 14c.3-2 1-3.3 2.5-4.2M50 34c0-2-.5-4-2-5.5M52.5 34c0-3 .5-4.5 1-6.5M24 66c0-2-.5-4-2-5.5M26.5 66c0-3 .5-4.5 1-6.5M29 66c.3-2 1-3.3 2.5-4.2M76 70c0-2-.5-4-2-5.5M78.5 70c0-3 .5-4.5 1-6.5" fill="none" stroke="$blade" stroke-opacity=".55" stroke-width="1.3" stroke-linecap="round"/><g fill="$dew" opacity=".55"><ellipse cx="34" cy="20" rx="7" ry="2"/><ellipse cx="76" cy="46" rx="8" ry="2.2"/><ellipse cx="10" cy="46" rx="6" ry="1.8"/></g></pattern>',
  needles:
    '<pattern id="needles" width="34" height="30" patternUnits="userSpaceOnUse"><g fill="$fir-lit" opacity=".6"><ellipse cx="8" cy="8" rx="5" ry="2"/><ellipse cx="26" cy="22" rx="6" ry="2.2"/></g><g fill="$leaf" opacity=".45"><ellipse cx="24" cy="7" rx="4" ry="1.4"/><ellipse cx="8" cy="24" rx="4.5" ry="1.5"/></g></pattern>',
  ripples:
    '<pattern id="ripples" width="64" height="44" patternUnits="userSpaceOnUse"><g fill="none" stroke-linecap="round" stroke-width="1.5"><path d="M6 10q4-3.5 8 0t8 0M48 40q3-2.5 6 0t6 0" stroke="$wall" stroke-opacity=".5"/><path d="M38 22q4-3.5 8 0t8 0M14 36q4-3.5 8 0t8 0" stroke="$loch-ripple" stroke-opacity=".5"/></g></pattern>',
  ripe: '<pattern id="ripe" width="10" height="10" patternUnits="userSpaceOnUse" patternTransform="rotate(-14)"><path d="M0 0h10v10H0z" fill="$ripe"/><path d="M0 6h10v4H0z" fill="$ripe-dark"/><path d="M1.5 5.5v-3M4.5 6v-4M8 5.5v-3" stroke="$brass-lit" stroke-width="1.2"/></pattern>',
  stubble:
    '<pattern id="stubble" width="10" height="9" patternUnits="userSpaceOnUse" patternTransform="rotate(20)"><path d="M0 0h10v9H0z" fill="$stubble"/><path d="M0 5h10v4H0z" fill="$stubble-dark"/></pattern>',
} as const;

/** Texture of each ground. */
export const TEXTURES = { grass: "meadow", moor: "meadow", forest: "needles", earth: null } as const;

const COURSE = "M-10 63.3L0 58C15 50 32 50 50 58S85 66 100 58L110 52.7";
const water = (colour: string, width: number, more = "") =>
  `<path d="${COURSE}" stroke="$${colour}" stroke-width="${width}"${more}/>`;

/** The river: bank, sand, deep and lit water, and two lines of foam. Its ends match at both edges. */
export const RIVER = `<g fill="none">${[
  water("bank", 19, ' stroke-opacity=".75"'),
  water("sand", 16.5),
  water("river", 12.5),
  water("river-lit", 8.4),
  water("foam", 1.3, ' stroke-opacity=".85" stroke-dasharray="9 14 5 17" transform="translate(0-2)"'),
  water("foam", 1.1, ' stroke-opacity=".5" stroke-dasharray="6 22" transform="translate(4 2.2)"'),
].join("")}</g>`;
