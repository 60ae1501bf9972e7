/** Current colours of the page's tokens, for pictures, which can't see the page. */

const PAIR = /^light-dark\(\s*([^,]+?)\s*,\s*(.+?)\s*\)$/;

/** Returns whether the page is dark, by setting or system. */
export function isDark(): boolean {
  const scheme = getComputedStyle(document.documentElement).colorScheme;
  if (scheme === "dark" || scheme === "light") return scheme === "dark";
  return globalThis.matchMedia?.("(prefers-color-scheme: dark)").matches ?? false;
}

/** Returns a lookup of token colours in the page's theme, or in a given one. */
export function paletteOf(dark = isDark()): (token: string) => string {
  const style = getComputedStyle(document.documentElement);
  return (token) => {
    const value = style.getPropertyValue(`--${token}`).trim();
    const [, light, night] = PAIR.exec(value) ?? [];
    return (dark ? night : light) ?? value;
  };
}
