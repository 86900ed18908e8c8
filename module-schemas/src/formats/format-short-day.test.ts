import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { SHOP_TIME_ZONE } from '../time/shop-time-zone.ts';
import { formatShortDay } from './format-short-day.ts';

const LANGUAGES = ['pl-PL', 'en-US', 'en-GB', 'uk-UA', 'fr-FR', 'ru-RU', 'cs-CZ', 'hu-HU', 'de-DE'];
const PRIMARY = LANGUAGES.map((language) => language.slice(0, 2));
const moments = fc.date({ min: new Date('2000-01-01'), max: new Date('2080-01-01'), noInvalidDate: true });

// Before the others, which have formats of Intl made.
test('days of the shop need no Intl', () => {
  const made = Intl.DateTimeFormat;
  Object.assign(Intl, { DateTimeFormat: undefined });
  try {
    expect(formatShortDay(new Date('2026-11-23T23:30:00Z'), 'pl-PL')).toBe('24.11.2026');
    expect(formatShortDay(new Date('2026-09-06T10:00:00Z'), 'cs-CZ')).toBe('6. 9. 2026');
  } finally {
    Object.assign(Intl, { DateTimeFormat: made });
  }
});

describe.each([...LANGUAGES, ...PRIMARY, 'de-AT', 'sv-SE'])('in %s', (language) => {
  test('days are written as Intl would', () => {
    const digits = language.startsWith('cs') ? 'numeric' : '2-digit';
    const options = { day: digits, month: digits, year: 'numeric', timeZone: SHOP_TIME_ZONE } as const;
    const intl = new Intl.DateTimeFormat(language, options);
    fc.assert(
      fc.property(moments, (moment) => {
        expect(formatShortDay(moment, language)).toBe(intl.format(moment));
      }),
    );
  });
});
