/** The size of a part of the table, tracked as it changes. */

export class Room {
  width = $state(0);
  height = $state(0);
}

/** Tracks the size of an element. Without layout, as in tests without a browser, it does nothing. */
export function measured(room: Room): (hold: HTMLElement) => (() => void) | undefined {
  return (hold) => {
    if (typeof ResizeObserver === "undefined") return undefined;
    const observer = new ResizeObserver(() => {
      room.width = hold.clientWidth;
      room.height = hold.clientHeight;
    });
    observer.observe(hold);
    return () => observer.disconnect();
  };
}
