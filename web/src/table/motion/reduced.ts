/** Whether nothing is to move: the person's own setting, or what the system says. */

import { settings } from "../../settings.svelte";

export function reducedMotion(): boolean {
  if (settings.motion !== "system") return settings.motion === "off";
  return typeof matchMedia === "function" && matchMedia("(prefers-reduced-motion: reduce)").matches;
}
