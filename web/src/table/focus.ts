/** Keyboard focus on a page whose parts come and go. */

import { tick } from "svelte";
import { type Choosing, same } from "./choosing.svelte";

/** Focuses the commit button. */
export async function toCommit(): Promise<void> {
  await tick();
  document.querySelector<HTMLElement>(".commit button")?.focus();
}

/** Elements that aren't pressed to choose, or where a further press may still change the choice. */
const STAYS = "input, select, textarea, [data-more]";

/**
 * One Enter chooses, the next confirms: a key press that completes a choice focuses the commit button, and Escape
 * returns from there. If the page moved the focus itself, it stays there.
 */
export function confirmNext(choosing: () => Choosing): (within: HTMLElement) => () => void {
  return (within) => {
    let from: HTMLElement | SVGElement | null = null;
    const press = ({ target }: Event): void => {
      if (!(target instanceof HTMLElement || target instanceof SVGElement) || target.closest(STAYS)) return;
      const before = choosing().chosen;
      const held = document.activeElement;
      // Waits until the page has handled the press and shows its result.
      setTimeout(() => {
        const { chosen } = choosing();
        const now = document.activeElement;
        if (!chosen || same(chosen.action, before?.action) || (now !== held && now !== document.body)) return;
        from = target;
        void toCommit();
      });
    };
    const click = (event: MouseEvent): void => {
      if (!event.detail) press(event);
    };
    const keydown = (event: KeyboardEvent): void => {
      const committing = event.target instanceof Element && event.target.closest(".commit");
      if (committing && event.key === "Escape") from?.focus();
      // A key that is held down must not confirm what it chose.
      else if (committing && event.repeat && event.key === "Enter") event.preventDefault();
      else if (event.key === "Enter" || event.key === " ") press(event);
    };
    within.addEventListener("click", click, true);
    within.addEventListener("keydown", keydown, true);
    return () => {
      within.removeEventListener("click", click, true);
      within.removeEventListener("keydown", keydown, true);
    };
  };
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
