/** The colours of the tokens as they are on the page now: for pictures, which cannot see the page. */

const PAIR = /^light-dark\(\s*([^,]+?)\s*,\s*(.+?)\s*\)$/;

/** Whether the page is dark, by the setting or by the system. */
export function isDark(): boolean {
  const scheme = getComputedStyle(document.documentElement).colorScheme;
  if (scheme === "dark" || scheme === "light") return scheme === "dark";
  return globalThis.matchMedia?.("(prefers-color-scheme: dark)").matches ?? false;
}

/** What every token is in the theme of the page; a theme may be asked for instead. */
export function paletteOf(dark = isDark()): (token: string) => string {
  const style = getComputedStyle(document.documentElement);
  return (token) => {
    const value = style.getPropertyValue(`--${token}`).trim();
    const [, light, night] = PAIR.exec(value) ?? [];
    return (dark ? night : light) ?? value;
  };
}
