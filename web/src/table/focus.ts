/** Keyboard focus on a page whose parts come and go. */

import { tick } from "svelte";

/** Focuses the commit button. */
export async function toCommit(): Promise<void> {
  await tick();
  document.querySelector<HTMLElement>(".commit button")?.focus();
}

/** Does the same after a key press, not after a click: one Enter chooses, the next confirms. */
export function goesOn({ detail }: MouseEvent): void {
  if (!detail) void toCommit();
}

/** Moves focus to `fallback` when the focused element is removed, so that users needn't start from the top. */
export function keepFocus(fallback: string): (within: HTMLElement) => () => void {
  return (within) => {
    let held: Node | null = null;
    const come = ({ target }: FocusEvent): void => {
      held = target as Node;
    };
    const leave = ({ target, relatedTarget }: FocusEvent): void => {
      // Browsers also fire this when they remove the element; a related target means the user moved on.
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
