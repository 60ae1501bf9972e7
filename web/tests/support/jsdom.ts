/** jsdom lays nothing out: everything is zero pixels large, and there is nothing to observe. */

globalThis.ResizeObserver = class {
  observe(): void {}
  unobserve(): void {}
  disconnect(): void {}
};
