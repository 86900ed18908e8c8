import { breakpoints } from '../config.ts';
import { deviceOfWidth } from './device.ts';

/** The server guessed the device by its user agent; from here on the window decides. */
export function watchDevice(window: Window) {
  const show = () => {
    window.document.documentElement.dataset.device = deviceOfWidth(window.innerWidth);
  };
  show();
  for (const width of [breakpoints.phoneMax, breakpoints.tabletMax]) {
    window.matchMedia(`(max-width: ${width}px)`).addEventListener('change', show);
  }
}
