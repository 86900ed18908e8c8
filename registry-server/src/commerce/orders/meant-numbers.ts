import type { Site } from '../../content/sites/index.ts';
import { shopSettingsOf } from '../shop-settings.ts';
import { NUMBER_DIGITS } from './place/order-number.ts';

const DIGITS = /^\d+$/;
const HASH = /^#\s*/;

/** What sites put before the digits of their numbers. */
export function numberPrefixesOf(sites: readonly Site[]): string[] {
  return sites.map((site) => shopSettingsOf(site).orderNumberPrefix);
}

/**
 * The numbers of orders that somebody may mean: what was typed, and what a few digits stand for. `#241` is
 * `000000241`, on a site whose numbers begin so `PL-000000241`.
 */
export function meantNumbers(typed: string, prefixes: readonly string[]): string[] {
  const code = typed.trim().replace(HASH, '').toUpperCase();
  if (!DIGITS.test(code)) return [code];
  const padded = code.padStart(NUMBER_DIGITS, '0');
  return [...new Set(['', ...prefixes])].map((prefix) => `${prefix}${padded}`);
}
