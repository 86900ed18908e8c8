import type { BrowserConfig } from '../config.ts';
import { deviceOfWidth } from '../device/device.ts';
import { nextScrollState, restingScroll } from './scroll-state.ts';

/** Keeps the scroll state on the root element, where styles find it. */
export function watchScroll(window: Window, config: BrowserConfig) {
  const { dataset } = window.document.documentElement;
  let state = restingScroll;
  const show = () => {
    const isPhone = deviceOfWidth(window.innerWidth) === 'phone';
    state = nextScrollState(state, { top: window.scrollY, at: window.performance.now(), isPhone }, config);
    dataset.scrollTop = String(state.isOnTop);
    dataset.scrollDouble = String(state.isDouble);
    if (state.direction) dataset.scrollDirection = state.direction;
  };
  show();
  window.addEventListener('scroll', show, { passive: true });
}
