/** Text that is clipped. */

import type { Page } from "playwright-core";

/**
 * Returns every text that is clipped, with the clipping element. Text that can be scrolled to isn't clipped, nor
 * is text in an element marked `data-ticker`: it shows a line of something that can be opened in full.
 */
export async function clipped(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    /** Lines that can be read in full elsewhere: the recap, a replay step, a digest. */
    const TICKERS = "[data-ticker], .told, code";
    /** Rounding, and glyphs that extend beyond their line. */
    const SLACK = 2;
    const named = (element: Element) =>
      `${element.tagName.toLowerCase()}${[...element.classList]
        .filter((name) => !name.startsWith("svelte-"))
        .map((name) => `.${name}`)
        .join("")}`;
    const found = new Set<string>();
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const parent = node.parentElement;
      if (!node.textContent?.trim() || !parent) continue;
      if (parent.closest(`${TICKERS}, .visually-hidden, script, style, option, [inert]`)) continue;
      if (/\S…$/.test(node.textContent.trim()))
        found.add(`${named(parent)} “${node.textContent.trim()}” is short`);
      if (parent.closest("svg") || getComputedStyle(parent).clipPath === "inset(50%)") continue;
      if (!parent.checkVisibility({ visibilityProperty: true, opacityProperty: true })) continue;
      const range = document.createRange();
      range.selectNodeContents(node);
      for (const { left, right, top, bottom, width, height } of range.getClientRects()) {
        if (width < 1 || height < 1) continue;
        const text = { left, right, top, bottom };
        let lost = false;
        for (let box: Element | null = parent; box && box !== document.body && !lost; box = box.parentElement) {
          const style = getComputedStyle(box);
          const edge = box.getBoundingClientRect();
          const inline = style.display === "inline" || style.display === "contents";
          for (const [axis, from, to] of [
            ["overflowX", "left", "right"],
            ["overflowY", "top", "bottom"],
          ] as const) {
            if (inline) continue;
            if (style[axis] === "auto" || style[axis] === "scroll") {
              lost ||= text[to] < edge[from] + 1 || text[from] > edge[to] - 1;
              text[from] = Math.max(text[from], edge[from]);
              text[to] = Math.min(text[to], edge[to]);
            } else if (style[axis] !== "visible" && !lost) {
              if (text[from] < edge[from] - SLACK || text[to] > edge[to] + SLACK)
                found.add(`${named(parent)} “${node.textContent.trim().slice(0, 40)}” in ${named(box)}`);
            }
          }
          if (style.position === "fixed") break;
        }
      }
    }
    return [...found];
  });
}
