/** Whether a shopper has asked the system for less motion. */
export function prefersStillness(window: Window): boolean {
  return window.matchMedia?.('(prefers-reduced-motion: reduce)').matches ?? false;
}
