import { describe, expect, test } from 'vitest';
import { checkRefund, fromFormValues } from './refund.form-values.ts';

describe('a refund', () => {
  test.each([
    ['103,99', 10_399, []],
    ['10', 1_000, []],
    ['104,00', 10_400, ['To więcej, niż wpłynęło i jeszcze nie wróciło']],
    ['0', 0, ['Podaj kwotę większą od zera']],
    ['dużo', undefined, ['Podaj kwotę, na przykład 129,00']],
  ])('of %s', (amount, grosze, faults) => {
    expect(fromFormValues({ amount, reason: 'x' }).amount).toBe(grosze);
    expect(checkRefund({ amount, reason: 'x' }, 10_399)['/amount'] ?? []).toEqual(faults);
  });
  test('needs a reason', () => {
    expect(checkRefund({ amount: '1', reason: ' ' }, 100)).toEqual({ '/reason': ['Pole nie może być puste'] });
  });
});
