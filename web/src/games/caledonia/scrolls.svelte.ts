/** Whether an area has more in it than it shows: then it must be reachable by keys, to be scrolled. */

import type { Attachment } from "svelte/attachments";

/** Puts an area into the order of Tab while it scrolls and nothing inside could take the focus. */
export const scrolls: Attachment<HTMLElement> = (area) => {
  const look = (): void => {
    const more = area.scrollHeight > area.clientHeight + 1 || area.scrollWidth > area.clientWidth + 1;
    if (more) area.tabIndex = 0;
    else area.removeAttribute("tabindex");
  };
  const watch = new ResizeObserver(look);
  watch.observe(area);
  for (const child of area.children) watch.observe(child);
  return () => watch.disconnect();
};
