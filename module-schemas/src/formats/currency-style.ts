import { makeOnce } from './make-once.ts';

/**
 * Options of `Intl.NumberFormat` for sums of a currency. Ukrainian and Hungarian have no sign of the euro in their
 * data and would write `EUR`, which no shop does.
 */
export function currencyStyle(currency: string): Intl.NumberFormatOptions {
  return { style: 'currency', currency, currencyDisplay: currency === 'EUR' ? 'narrowSymbol' : 'symbol' };
}

/** The format of sums of money in a language: thousands always stand apart. */
export const sumFormatOf = makeOnce(
  (language: string, currency: string) =>
    new Intl.NumberFormat(language, { ...currencyStyle(currency), useGrouping: 'always' }),
);
