/** True if motion is reduced, by the user's setting or the system's. */

import { settings } from "../../settings.svelte";

export function reducedMotion(): boolean {
  if (settings.motion !== "system") return settings.motion === "off";
  return typeof matchMedia === "function" && matchMedia("(prefers-reduced-motion: reduce)").matches;
}
