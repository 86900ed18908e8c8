import { describe, expect, test } from 'vitest';
import { moneyText, parseMoney } from './money-text.ts';

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
