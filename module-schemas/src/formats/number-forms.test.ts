import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { currencySignOf, currencyStyle, numberFormatOf, sumFormatOf } from './number-forms.ts';

const LANGUAGES = ['pl-PL', 'en-US', 'en-GB', 'uk-UA', 'fr-FR', 'ru-RU', 'cs-CZ', 'hu-HU', 'de-DE'];
const PRIMARY = LANGUAGES.map((language) => language.slice(0, 2));
const CURRENCIES = ['PLN', 'EUR', 'CZK'];

/** Amounts as a shop has them, and what breaks formats: borders of groups, of rounding, of what a number can hold. */
const numbers = fc.oneof(
  fc.integer({ min: -10_000_000, max: 1_000_000_000 }).map((grosze) => grosze / 100),
  fc.double({ noNaN: true, min: -1e7, max: 1e7 }),
  fc.constantFrom(0, -0, 0.5, 0.05, 0.005, 1.005, 4.35, 999.995, 9_999.5, 999_999.99, -0.001, 1e-7, 1e21, 1e300),
  fc.constantFrom(Number.NaN, Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY),
);

// Before the others, which have formats of Intl made.
test('sums of the shop need no Intl', () => {
  const made = Intl.NumberFormat;
  Object.assign(Intl, { NumberFormat: undefined });
  try {
    expect(sumFormatOf('pl-PL', 'PLN').format(1234.5)).toBe('1\u00a0234,50\u00a0zł');
    expect(numberFormatOf('de-DE', 1).format(4.25)).toBe('4,3');
  } finally {
    Object.assign(Intl, { NumberFormat: made });
  }
});

describe.each([...LANGUAGES, ...PRIMARY, 'de-AT', 'sv-SE'])('in %s', (language) => {
  test.each(CURRENCIES)('sums of %s are written as Intl would', (currency) => {
    const intl = new Intl.NumberFormat(language, { ...currencyStyle(currency), useGrouping: 'always' });
    fc.assert(
      fc.property(numbers, (value) => {
        expect(sumFormatOf(language, currency).format(value)).toBe(intl.format(value));
      }),
    );
  });

  test.each(CURRENCIES)('the sign of %s is that of Intl', (currency) => {
    const parts = new Intl.NumberFormat(language, currencyStyle(currency)).formatToParts(0);
    expect(currencySignOf(language, currency)).toBe(parts.find(({ type }) => type === 'currency')?.value);
  });

  test.each([0, 1, 2, 3])('numbers with %i digits behind the comma are written as Intl would', (most) => {
    const intl = new Intl.NumberFormat(language, { maximumFractionDigits: most });
    const own = numberFormatOf(language, most);
    fc.assert(
      fc.property(numbers, (value) => {
        expect(own.format(value)).toBe(intl.format(value));
      }),
    );
  });
});
