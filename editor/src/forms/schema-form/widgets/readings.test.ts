import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { READINGS, type TypedKind } from './readings.ts';

const upToNineDigits = fc.integer({ min: 0, max: 999_999_999 });
/** Minutes of ten years: what the browser's field can show of an instant. */
const minute = fc
  .integer({ min: Date.UTC(2020, 0) / 60_000, max: Date.UTC(2030, 0) / 60_000 })
  .map((minutes) => new Date(minutes * 60_000).toISOString());

describe('an amount', () => {
  const { parse, format } = READINGS.money;

  test('is shown so that it reads the same, whatever it is', () => {
    fc.assert(fc.property(upToNineDigits, (amount) => parse(format(amount)) === amount));
  });

  test('is read with a comma or a point, with blanks between the thousands', () => {
    const parts = fc.record({ zloty: fc.integer({ min: 0, max: 9_999_999 }), rest: fc.integer({ min: 0, max: 99 }) });
    const separators = fc.constantFrom(',', '.');
    fc.assert(
      fc.property(parts, separators, ({ zloty, rest }, separator) => {
        const whole = zloty.toLocaleString('pl-PL');
        expect(parse(`${whole}${separator}${String(rest).padStart(2, '0')}`)).toBe(zloty * 100 + rest);
      }),
    );
  });

  test('has two places after the comma', () => {
    fc.assert(fc.property(upToNineDigits, (amount) => /^\d+,\d\d$/.test(format(amount))));
  });

  test.each([
    ['12,5', 1_250],
    ['12', 1_200],
    [' 1 299,00 ', 129_900],
    ['0', 0],
  ])('typed as %j is %i grosze', (text, amount) => {
    expect(parse(text)).toBe(amount);
  });

  test.each(['sto', '12,', '-5', '1,999', '12zł', '99999999'])(
    'that cannot be read stays as it is typed: %j',
    (text) => {
      expect(parse(text)).toBe(text);
      expect(format(text)).toBe(text);
    },
  );
});

describe('a whole number', () => {
  const { parse, format } = READINGS.integer;

  test('is shown so that it reads the same', () => {
    fc.assert(fc.property(upToNineDigits, (number) => parse(format(number)) === number));
  });

  test.each(['1,5', '-1', '1e3', 'dwa'])('is not %j', (text) => {
    expect(parse(text)).toBe(text);
  });
});

describe('a day with an hour', () => {
  const { parse, format } = READINGS.moment;

  test('is read by the clock of the shop, and shown by it', () => {
    expect(parse('2026-07-01T00:00')).toBe('2026-06-30T22:00:00.000Z');
    expect(format('2026-06-30T22:00:00.000Z')).toBe('2026-07-01T00:00');
  });

  test('is shown so that it reads the same, but for the hour that the clock shows twice', () => {
    const HOUR_MS = 3_600_000;
    fc.assert(
      fc.property(minute, (instant) => {
        const shift = Math.abs(Date.parse(String(parse(format(instant)))) - Date.parse(instant));
        expect([0, HOUR_MS]).toContain(shift);
        if (shift > 0) expect(format(parse(format(instant)))).toBe(format(instant));
      }),
    );
  });

  test.each(['0002-07-01T00:00', '0202-07-01T00:00'])('waits for the rest of the year: %j', (text) => {
    expect(parse(text)).toBe(text);
    expect(format(text)).toBe(text);
  });
});

test.each(['text', 'integer', 'money', 'moment'] satisfies TypedKind[])('an empty line of %s holds nothing', (kind) => {
  expect(READINGS[kind].parse('')).toBeUndefined();
  expect(READINGS[kind].format(undefined)).toBe('');
});
