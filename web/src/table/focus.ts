/** The keyboard's place on a page whose parts come and go. */

import { tick } from "svelte";

/** To the button that makes true what is chosen. */
export async function toCommit(): Promise<void> {
  await tick();
  document.querySelector<HTMLElement>(".commit button")?.focus();
}

/** The same after a press by key, not by pointer: one Enter chooses, the next confirms. */
export function goesOn({ detail }: MouseEvent): void {
  if (!detail) void toCommit();
}

/** Where what has the focus is taken away, it goes to `fallback`: nobody has to find the way from the top again. */
export function keepFocus(fallback: string): (within: HTMLElement) => () => void {
  return (within) => {
    let held: Node | null = null;
    const come = ({ target }: FocusEvent): void => {
      held = target as Node;
    };
    const leave = ({ target, relatedTarget }: FocusEvent): void => {
      // A browser also tells of leaving when it takes the element away; only who went elsewhere has let go of it.
      if (relatedTarget) return;
      queueMicrotask(() => {
        if (held === target && held?.isConnected) held = null;
      });
    };
    const lost = new MutationObserver(() => {
      if (!held || held.isConnected) return;
      held = null;
      if (document.activeElement !== null && document.activeElement !== document.body) return;
      within.querySelector<HTMLElement>(fallback)?.focus({ preventScroll: true });
    });
    lost.observe(within, { childList: true, subtree: true });
    within.addEventListener("focusin", come);
    within.addEventListener("focusout", leave);
    return () => {
      lost.disconnect();
      within.removeEventListener("focusin", come);
      within.removeEventListener("focusout", leave);
    };
  };
}
