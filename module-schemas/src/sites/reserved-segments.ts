import { SERVER_SEGMENTS } from './server-segments.ts';

/** Screens of the shop: its own pages, those to come among them, and those that mails and banks lead to. */
const SCREENS = [
  'account',
  'auth',
  'cart',
  'checkout',
  'compare',
  'confirm-email',
  'contact-form',
  'error',
  'manage-cookies',
  'my-wishlist',
  'newsletter',
  'order',
  'payment-error',
  'payment-return',
  'payment-verification',
  'payu-return',
  'request-reset-password',
  'reset-password',
  'results',
  'search',
  'signup-welcome',
  'sso',
  'sso-middleware',
  'stock-alert',
  'thank-you',
] as const;

/** What the registry answers at its root. */
const REGISTRY = ['docs', 'init', 'internal', 'products', 'registry', 'staff'] as const;

/** What only strangers ask a shop for; refused before anyone looks for a page. */
const TRAPS = ['cgi-bin', 'phpmyadmin', 'xmlrpc'] as const;

/** First segments that belong to the shop's own screens and to its servers: no page, product or site begins with one. */
export const RESERVED_SEGMENTS: ReadonlySet<string> = new Set([...SCREENS, ...SERVER_SEGMENTS, ...REGISTRY, ...TRAPS]);

/** First segments that begin like this are reserved as well. */
export const RESERVED_PREFIXES = ['wp-'] as const;

/** True for a first segment that no page may have. */
export function isReservedSegment(segment: string): boolean {
  return RESERVED_SEGMENTS.has(segment) || RESERVED_PREFIXES.some((prefix) => segment.startsWith(prefix));
}

const TRAP_SEGMENTS: ReadonlySet<string> = new Set(TRAPS);

/** True for a first segment, whatever its case and ending (`wp-login.php`), that only strangers ask for. */
export function isTrapSegment(segment: string): boolean {
  const [name = ''] = segment.toLowerCase().split('.', 1);
  return TRAP_SEGMENTS.has(name) || RESERVED_PREFIXES.some((prefix) => name.startsWith(prefix));
}
