/** jsdom has no layout: every size is zero, and there is nothing to observe. */

import { afterAll, vi } from "vitest";

globalThis.ResizeObserver = class {
  observe(): void {}
  unobserve(): void {}
  disconnect(): void {}
};

// A component may still be loading its messages when the last test ends: Vitest takes that import for an error.
afterAll(() => vi.dynamicImportSettled());
