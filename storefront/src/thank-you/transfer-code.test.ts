import { expect, test } from 'vitest';
import { formatAccount, type Transfer, transferCode } from './transfer-code.ts';

const transfer: Transfer = {
  recipient: 'Rosa i Len sp. z o.o., Supraśl',
  account: 'PL27 1140 2004 0000 3002 0135 5387',
  bank: 'mBank',
  amount: { value: 204.3, currency: 'PLN' },
  title: '000000012',
  payBefore: '2026-11-29T12:00:00.000Z',
};

test('a transfer is said in the nine fields that apps of Polish banks read', () => {
  const code = transferCode(transfer) ?? '';
  expect(code).toBe('|PL|27114020040000300201355387|020430|Rosa i Len sp. z o.o|000000012|||');
  expect(code.length).toBeLessThanOrEqual(160);
});

test('what parts the fields does not stand in them', () => {
  expect(transferCode({ ...transfer, recipient: 'A|B\n C', title: ' 1 | 2 ' })).toBe(
    '|PL|27114020040000300201355387|020430|A B C|1 2|||',
  );
});

test.each([
  { amount: { value: 20, currency: 'EUR' } },
  { account: 'DE89 3704 0044 0532 0130 00' },
  { amount: { value: 10_000, currency: 'PLN' } },
])('a transfer that cannot be said so has no code: %j', (given) => {
  expect(transferCode({ ...transfer, ...given })).toBeUndefined();
});

test('an account stands in fours', () => {
  expect(formatAccount(transfer.account)).toBe('27 1140 2004 0000 3002 0135 5387');
  expect(formatAccount('DE89 3704')).toBe('DE89 3704');
});
