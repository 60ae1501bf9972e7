/** The room a part of the table has, followed as it changes. */

export class Room {
  width = $state(0);
  height = $state(0);
}

/** Follows the size of an element. Where nothing is laid out, as in tests without a browser, there is none. */
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
