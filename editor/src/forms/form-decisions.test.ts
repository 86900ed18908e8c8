import { describe, expect, test } from 'vitest';
import { ApiError } from '../api/api-error.ts';
import { faultsAtFields, faultsElsewhere } from './faults-at-fields.ts';
import { moneyText, parseMoney } from './money-text.ts';
import { dayOfInstant, fromShopTime, lastDayBefore, toShopTime } from './shop-day.ts';

describe('an amount', () => {
  test.each([
    ['129', 12_900],
    ['129,5', 12_950],
    ['129.99', 12_999],
    [' 1 299,00 ', 129_900],
    ['0,05', 5],
  ])('typed as %j is %i grosze', (text, grosze) => {
    expect(parseMoney(text)).toBe(grosze);
  });

  test.each(['', 'dużo', '-5', '1,999', '1,2,3', '99999999'])('is not %j', (text) => {
    expect(parseMoney(text)).toBeUndefined();
  });

  test.each([5, 12_900, 12_999, 100_000_000 - 1])('of %i grosze is shown as it can be typed', (grosze) => {
    expect(parseMoney(moneyText(grosze))).toBe(grosze);
  });

  test('that is not there is shown as nothing', () => {
    expect(moneyText(undefined)).toBe('');
  });
});

describe('the clock of the shop', () => {
  test.each([
    ['2026-01-15T12:00', '2026-01-15T11:00:00.000Z'],
    ['2026-07-15T12:00', '2026-07-15T10:00:00.000Z'],
    // The nights in which the clock is changed.
    ['2026-03-29T00:00', '2026-03-28T23:00:00.000Z'],
    ['2026-03-29T12:00', '2026-03-29T10:00:00.000Z'],
    ['2026-10-25T00:00', '2026-10-24T22:00:00.000Z'],
    ['2026-10-25T12:00', '2026-10-25T11:00:00.000Z'],
  ])('%s is the instant %s, and back', (time, instant) => {
    expect(fromShopTime(time)).toBe(instant);
    expect(toShopTime(instant)).toBe(time);
  });

  test('what is no time is no instant', () => {
    expect(fromShopTime('')).toBeUndefined();
  });

  test('a promotion until midnight lasts through the day before', () => {
    expect(dayOfInstant('2026-11-19T23:00:00.000Z')).toBe('2026-11-20');
    expect(lastDayBefore('2026-11-19T23:00:00.000Z')).toBe('2026-11-19');
    expect(lastDayBefore('2026-11-19T12:00:00.000Z')).toBe('2026-11-19');
  });
});

describe('a refusal', () => {
  const refusal = (details: unknown) => new ApiError(422, { code: 'input-invalid', message: 'x', details });
  const faults = [
    { path: '/percent', rule: 'required', message: 'Podaj procent.' },
    { path: '/categoryPaths/0', rule: 'exists', message: 'Nie ma kategorii.' },
  ];

  test('says its sentences at the fields that it names', () => {
    expect(faultsAtFields(refusal({ faults }))).toEqual({
      '/percent': ['Podaj procent.'],
      '/categoryPaths/0': ['Nie ma kategorii.'],
    });
  });

  test('loses no sentence about what the form does not show', () => {
    const shown = faultsAtFields(refusal({ faults }));
    expect(faultsElsewhere(shown, (path) => path === '/percent')).toEqual(['Nie ma kategorii.']);
  });

  test.each([
    [new Error('x')],
    [refusal(undefined)],
    [refusal({ faults: 'none' })],
    [refusal({ faults: [{ path: 1 }] })],
  ])('without usable faults has none', (error) => {
    expect(faultsAtFields(error)).toEqual({});
  });
});
