import { breakpoints } from '../config.ts';

export const DEVICES = ['phone', 'tablet', 'desktop'] as const;
export type Device = (typeof DEVICES)[number];

const TABLET = /Tablet|PlayBook|Kindle/i;
const PHONE = /Mobi|iPhone|iPad|iPod|Windows Phone|Opera Mini/i;
/** A tablet, unless the agent says further on that it is mobile. */
const TABLET_OR_PHONE = ['silk', 'android'] as const;

function isTablet(userAgent: string): boolean {
  if (TABLET.test(userAgent)) return true;
  const agent = userAgent.toLowerCase();
  return TABLET_OR_PHONE.some((name) => agent.lastIndexOf(name) > agent.lastIndexOf('mobile'));
}

/**
 * The device that a user agent names: an iPad is a phone, as the specification lists it. The window decides later,
 * since agents lie.
 */
export function deviceOfUserAgent(userAgent: string | undefined): Device {
  if (!userAgent) return 'desktop';
  if (isTablet(userAgent)) return 'tablet';
  return PHONE.test(userAgent) ? 'phone' : 'desktop';
}

/** The device class of a window that wide. */
export function deviceOfWidth(width: number): Device {
  if (width <= breakpoints.phoneMax) return 'phone';
  return width <= breakpoints.tabletMax ? 'tablet' : 'desktop';
}
