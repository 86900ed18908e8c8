import type { BrowserConfig } from '../config.ts';

/** Where and which way the page is being scrolled. */
export interface ScrollState {
  readonly isOnTop: boolean;
  readonly direction: 'up' | 'down' | undefined;
  /** Scrolled in one direction for a while; phones only. */
  readonly isDouble: boolean;
  readonly top: number;
  /** When the direction last changed. */
  readonly since: number;
}

export interface ScrollStep {
  readonly top: number;
  readonly at: number;
  readonly isPhone: boolean;
}

export const restingScroll: ScrollState = { isOnTop: true, direction: undefined, isDouble: false, top: 0, since: 0 };

/** The state after one more scroll event. */
export function nextScrollState(
  state: ScrollState,
  { top, at, isPhone }: ScrollStep,
  { scrollTopPx, doubleScrollMs }: Pick<BrowserConfig, 'scrollTopPx' | 'doubleScrollMs'>,
): ScrollState {
  const direction = top === state.top ? state.direction : top > state.top ? 'down' : 'up';
  const since = direction === state.direction ? state.since : at;
  return {
    isOnTop: top <= scrollTopPx,
    direction,
    isDouble: isPhone && direction !== undefined && at - since >= doubleScrollMs,
    top,
    since,
  };
}
