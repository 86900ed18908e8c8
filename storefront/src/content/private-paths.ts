import { isScreenPath } from './own-paths.ts';

/** First segments of screens that show what belongs to one person; those to come are among them. */
const PRIVATE_SEGMENTS: ReadonlySet<string> = new Set([
  'account',
  'auth',
  'cart',
  'checkout',
  'compare',
  'my-wishlist',
  'order',
  'payment-error',
  'payment-return',
  'payment-verification',
  'payu-return',
  'signup-welcome',
  'sso',
  'sso-middleware',
  'thank-you',
]);

/**
 * Whether a path of a site is that of a page for one person: no cache stores it, and the browser loads it again when
 * somebody comes back to it.
 */
export function isPrivatePath(path: string): boolean {
  return PRIVATE_SEGMENTS.has(path.split('/', 2)[1] ?? '') || isScreenPath(path);
}

/** What caches are told about the page at a path: to compare it each time, or not to store it. */
export const cacheControlOf = (path: string) => (isPrivatePath(path) ? 'no-store' : 'no-cache');
