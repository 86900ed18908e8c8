import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { endingOfBankAccount, formatBankAccount, parseBankAccount } from './bank-account.ts';

const KEPT = 'PL61109010140000071219812874';

test.each([
  ['61109010140000071219812874', KEPT],
  ['61 1090 1014 0000 0712 1981 2874', KEPT],
  [' PL 61 1090 1014 0000 0712 1981 2874 ', KEPT],
  ['pl61-1090-1014-0000-0712-1981-2874', KEPT],
  ['61\u00a01090\u00a01014\u00a00000\u00a00712\u00a01981\u00a02874', KEPT],
  ['DE89 3704 0044 0532 0130 00', 'DE89370400440532013000'],
  ['nl91 abna 0417 1643 00', 'NL91ABNA0417164300'],
  ['MT84MALT011000012345MTLCAST001S', 'MT84MALT011000012345MTLCAST001S'],
  // One digit, and two neighbours, typed wrong.
  ['61109010140000071219812875', undefined],
  ['61109010140000071219812847', undefined],
  ['6110901014000007121981287', undefined],
  ['611090101400000712198128744', undefined],
  ['DE89 3704 0044 0532 0130 0', undefined],
  // A true one of a country outside of the Union: the transfer would be another one.
  ['GB82 WEST 1234 5698 7654 32', undefined],
  ['PL611090101400000712198128AB', undefined],
  ['61 1090 1014 0000 0712 1981 2874 Nowak', undefined],
  ['00000000000000000000000000', undefined],
  ['', undefined],
  ['konto', undefined],
])('the account number %j is %j', (typed, kept) => {
  expect(parseBankAccount(typed)).toBe(kept);
});

test.each([
  [KEPT, '61 1090 1014 0000 0712 1981 2874', '2874'],
  ['DE89370400440532013000', 'DE89 3704 0044 0532 0130 00', '3000'],
])('%s is read as %s and told by %s', (kept, read, ending) => {
  expect(formatBankAccount(kept)).toBe(read);
  expect(endingOfBankAccount(kept)).toBe(ending);
});

describe('any Polish account', () => {
  const account = fc.stringMatching(/^\d{24}$/).map(withCheckDigits);

  test('is known however it is written, and is read back from how it is shown', () => {
    fc.assert(
      fc.property(account, (digits) => {
        const shown = formatBankAccount(`PL${digits}`);
        for (const typed of [digits, shown, `pl ${shown}`]) expect(parseBankAccount(typed)).toBe(`PL${digits}`);
      }),
    );
  });

  test('is none any more with one digit changed or two different neighbours swapped', () => {
    fc.assert(
      fc.property(account, fc.nat(24), fc.integer({ min: 1, max: 9 }), (digits, at, by) => {
        const changed = (Number(digits[at]) + by) % 10;
        expect(parseBankAccount(replaced(digits, at, String(changed)))).toBeUndefined();
        const swapped = `${digits[at + 1]}${digits[at]}`;
        fc.pre(digits[at] !== digits[at + 1]);
        expect(parseBankAccount(replaced(digits, at, swapped))).toBeUndefined();
      }),
    );
  });
});

const replaced = (text: string, at: number, by: string) => text.slice(0, at) + by + text.slice(at + by.length);

/** The check digits by their definition, with whole numbers of any size; `2521` stands for `PL`. */
function withCheckDigits(digits: string): string {
  const check = 98n - (BigInt(`${digits}252100`) % 97n);
  return String(check).padStart(2, '0') + digits;
}
