import { type BrowserConfig, breakpoints } from '../config.ts';
import { deviceOfWidth } from './device.ts';

/**
 * The server guessed the device by its user agent; from here on the window decides. A window that is being dragged
 * across several widths decides once, when it keeps still.
 */
export function watchDevice(window: Window, { resizeDebounceMs }: Pick<BrowserConfig, 'resizeDebounceMs'>) {
  const show = () => {
    window.document.documentElement.dataset.device = deviceOfWidth(window.innerWidth);
  };
  let timer: number | undefined;
  const showSoon = () => {
    window.clearTimeout(timer);
    timer = window.setTimeout(show, resizeDebounceMs);
  };
  show();
  for (const width of [breakpoints.phoneMax, breakpoints.tabletMax]) {
    window.matchMedia(`(max-width: ${width}px)`).addEventListener('change', showSoon);
  }
}
