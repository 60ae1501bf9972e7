/** Makes overflowing areas reachable by keyboard, so that they can be scrolled. */

import type { Attachment } from "svelte/attachments";

/** Puts an area in the tab order while it overflows and contains nothing focusable. */
export const scrolls: Attachment<HTMLElement> = (area) => {
  const look = (): void => {
    const more = area.scrollHeight > area.clientHeight + 1 || area.scrollWidth > area.clientWidth + 1;
    if (more) area.tabIndex = 0;
    else area.removeAttribute("tabindex");
  };
  const watch = new ResizeObserver(look);
  const watchAll = (): void => {
    watch.disconnect();
    for (const each of [area, ...area.children]) watch.observe(each);
  };
  watchAll();
  const added = new MutationObserver(watchAll);
  added.observe(area, { childList: true });
  return () => {
    watch.disconnect();
    added.disconnect();
  };
};
