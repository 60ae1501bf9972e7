/** jsdom has no layout: every size is zero, and there is nothing to observe. */

globalThis.ResizeObserver = class {
  observe(): void {}
  unobserve(): void {}
  disconnect(): void {}
};
