/**
 * Plants and stones for any land, each drawn once. Origin at their feet; lit from the upper left; no ink outline.
 * `$name` is a part; each picture's palette gives its colour.
 */

const NATURE = {
  fir: '<ellipse cx="4" cy="0" rx="10" ry="3.4" fill="$shadow" opacity="0.2"/><path d="M-1.5-2h3v3h-3z" fill="$trunk"/><path d="M0-29 6.2-18.5H3.6L8.6-10H5.2L10.5-1.2C5 .6-5 .6-10.5-1.2L-5.2-10h-3.4l5-8.5h-2.6z" fill="$fir"/><path d="M0-29 6.2-18.5H3.6L8.6-10H5.2L10.5-1.2C7.5-.2 4 .2.8.2-.5-9 1.5-19 0-29z" fill="$fir-dark"/><path d="M0-29-6.2-18.5h2.6L-2-21zM-3.6-18.5-8.6-10h3.4L-3-13.5zM-5.2-10l-5.3 8.8c1.6.5 3.4.9 5.3 1.1L-3.5-4z" fill="$fir-lit"/>',
  spruce:
    '<ellipse cx="3" cy="0" rx="7.5" ry="2.8" fill="$shadow" opacity="0.2"/><path d="M-1.2-1.5h2.4V1h-2.4z" fill="$trunk"/><path d="M0-21.5 5-13H3l5 12C4 .5-4 .5-8-1l5-12h-2z" fill="$spruce"/><path d="M0-21.5 5-13H3l5 12C5.5-.1 3 .2.6.2-.5-7 1-14 0-21.5z" fill="$spruce-dark"/><path d="M0-21.5-5-13h2l1.5-2.5zM-3-13-8-1c1.2.4 2.5.7 3.9.8L-2-6z" fill="$spruce-lit"/>',
  birch:
    '<ellipse cx="3" cy="0" rx="8" ry="2.8" fill="$shadow" opacity="0.2"/><path d="M-1.2-7h2.2V.5h-2.2z" fill="$birch"/><circle cx="1" cy="-12.5" r="8.3" fill="$leaf-dark"/><circle cx="-.8" cy="-13.8" r="7" fill="$leaf"/><circle cx="-2.4" cy="-15.5" r="4" fill="$leaf-lit"/>',
  bush: '<ellipse cx="2" cy="0" rx="5" ry="1.8" fill="$shadow" opacity="0.2"/><circle cx="2" cy="-2.5" r="3.8" fill="$leaf-dark"/><circle cx="-2" cy="-3" r="4" fill="$leaf"/><circle cx="-2.8" cy="-4.2" r="2.2" fill="$leaf-lit"/>',
  heather:
    '<path d="M-6 1C-6-4-2-6 1-5c4-2 8 1 7 6z" fill="$heather"/><path d="M-6 1C-6-4-2-6 1-5-1-3-2-1-2 1z" fill="$heather-lit"/><g fill="$heather-bloom"><circle cx="-3" cy="-2.6" r="1"/><circle cx="0" cy="-4" r="1"/><circle cx="3.2" cy="-2.4" r="1"/><circle cx="5.2" cy="-.6" r=".9"/><circle cx="-.6" cy="-1" r=".9" fill="$heather-late"/></g>',
  tuft: '<path d="M-4 0C-4-3-5-5-6.5-7-3.5-6-2.5-3.5-2.2-1-2-4.5-1.2-7.5.4-9.5.8-6.5.6-3.8.4-1 1-3.5 2.5-5.8 5-7 3.8-4.8 3.2-2.5 3 0z" fill="$tuft"/>',
  stone:
    '<ellipse cx="1.5" cy="0.3" rx="4" ry="1.5" fill="$shadow" opacity="0.2"/><path d="M-4 0c-.5-3 1-5 3.5-5S4-3 4.5 0z" fill="$rock-mid"/><path d="M-4 0c-.5-3 1-5 3.5-5C-1-3.5-2-1.5-1.5 0z" fill="$rock-lit"/>',
  peak: '<path d="M-30 2-16-15l5 2L0-36l8 13 5-2L31 2C15 6-15 6-30 2z" fill="$rock"/><path d="M0-36l8 13 5-2L31 2C24 4 15 5 6 5l3-8-5-6 2-8-6-6z" fill="$rock-dark"/><path d="M6 5l3-8-5-6 2-8-3-3-2 5 2 6-5 5 1 8z" fill="$rock-mid"/><path d="M-30 2-16-15l5 2-6 8 3 8c-6 0-12-.3-16-1z" fill="$rock-mid"/><path d="M-16-15-11-13 0-36l-2 12-6 7 1 8-8 6z" fill="$rock-lit"/><path d="M0-36-6.5-22.5l3.2-1 1.3 3.5 2.5-4 2.2 2.5.5-5 3 1.2z" fill="$snowcap"/><path d="M0-36 8-23l-1.8-.3-3-1.2L0-30z" fill="$snowcap-shade"/>',
  fell: '<path d="M-20 1-8-17 0-24l6 9 4-1L21 1C10 4-10 4-20 1z" fill="$rock"/><path d="M0-24l6 9 4-1L21 1C16 3 10 3.5 4 3.5L7-3 2-8z" fill="$rock-dark"/><path d="M-20 1-8-17l8-7-2 9-6 6-1 6z" fill="$rock-lit"/><path d="M-20 1l5-7 3 4-1 4c-3 0-5-.4-7-1z" fill="$rock-mid"/>',
  crag: '<ellipse cx="3" cy="0" rx="9" ry="2.6" fill="$shadow" opacity="0.2"/><path d="M-9 0-6-7l4-4 5 3 4 1 3 7z" fill="$rock-mid"/><path d="M-9 0-6-7l4-4 1 5-3 6z" fill="$rock-lit"/><path d="M3-8l4 1 3 7H3l1-4z" fill="$rock-dark"/>',
} as const;

export type Natural = keyof typeof NATURE;
/** Parts with a different name among a picture's colours. */
export type Palette = Readonly<Record<string, string>>;

/** Returns a thing in a picture's colours: `colour` formats one. */
export function painted(thing: Natural, palette: Palette, colour: (name: string) => string): string {
  return NATURE[thing].replace(/\$([a-z-]+)/g, (_, part: string) => colour(palette[part] ?? part));
}
