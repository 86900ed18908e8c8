import { breakpoints } from '../config.ts';

export const DEVICES = ['phone', 'tablet', 'desktop'] as const;
export type Device = (typeof DEVICES)[number];

const TABLET = /iPad|Tablet|PlayBook|Silk(?!.*Mobile)|Kindle|Android(?!.*Mobile)/i;
const PHONE = /Mobi|iPhone|iPod|Android.*Mobile|Windows Phone|Opera Mini/i;

/** The device that a user agent names; the window decides later, since agents lie. */
export function deviceOfUserAgent(userAgent: string | undefined): Device {
  if (!userAgent) return 'desktop';
  if (TABLET.test(userAgent)) return 'tablet';
  return PHONE.test(userAgent) ? 'phone' : 'desktop';
}

/** The device class of a window that wide. */
export function deviceOfWidth(width: number): Device {
  if (width <= breakpoints.phoneMax) return 'phone';
  return width <= breakpoints.tabletMax ? 'tablet' : 'desktop';
}
