import { expect, test } from 'vitest';
import { isRefundedByTransfer, type PaidAttempt } from './is-refunded-by-transfer.ts';

const PAID = new Date('2026-11-20T10:00:00Z');
const attempt = (method: string, capturedAt: Date | null = PAID): PaidAttempt => ({
  method,
  capturedAt,
  provider: method === 'cashondelivery' || method === 'banktransfer' ? null : 'przelewy24',
});

test.each<[string, readonly PaidAttempt[], boolean]>([
  ['nothing to pay', [], false],
  ['paid by a provider', [attempt('przelewy24_blik')], false],
  ['paid by a transfer', [attempt('banktransfer')], true],
  ['paid at the door', [attempt('cashondelivery')], true],
  ['paid at the door, not settled by the carrier yet', [attempt('cashondelivery', null)], true],
  ['begun at a provider and not paid', [attempt('przelewy24_blik', null)], false],
  [
    'a failed payment at a provider, then a transfer',
    [attempt('przelewy24_blik', null), attempt('banktransfer')],
    true,
  ],
  ['a transfer that never came, then a provider', [attempt('banktransfer', null), attempt('przelewy24_blik')], false],
  ['paid twice, once by a transfer', [attempt('banktransfer'), attempt('przelewy24_blik')], true],
])('an order with %s', (_name, attempts, isByTransfer) => {
  expect(isRefundedByTransfer(attempts)).toBe(isByTransfer);
});
