/** jsdom lays nothing out: no element ever changes its size. */
class StillSizes implements ResizeObserver {
  observe(): void {}
  unobserve(): void {}
  disconnect(): void {}
}

globalThis.ResizeObserver ??= StillSizes;
