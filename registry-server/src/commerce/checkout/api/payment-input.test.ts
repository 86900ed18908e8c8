import { describe, expect, test } from 'vitest';
import { describeError } from '../../../error-messages/describe-error.ts';
import { AppError } from '../../../errors.ts';
import { readPayment } from './payment-input.ts';

describe('a way of payment as clients name it', () => {
  test('is parted into what is kept and what must not be', () => {
    expect(
      readPayment({
        code: ' przelewy24 ',
        blik_code: ' 777-123 ',
        purchase_order_number: 'ZAM/7',
        additional_data: { przelewy24: { method: 154, regulation_accept: true }, gpay: { token: 'obcy' } },
      }),
    ).toEqual({
      choice: {
        code: 'przelewy24',
        purchaseOrderNumber: 'ZAM/7',
        additionalData: { method: '154', regulationAccept: true },
      },
      secrets: { blikCode: '777123' },
    });
  });

  test.each([
    ['apple-pay', { token: 'jabłko' }],
    ['gpay', { token: 'gugiel' }],
    ['banktransfer', {}],
  ])('%s takes its own token only', (code, secrets) => {
    const additional_data = { apple_pay: { token: 'jabłko' }, gpay: { token: 'gugiel' } };
    const read = readPayment({ code, additional_data });
    expect(read).toEqual({ choice: { code, additionalData: {} }, secrets });
  });

  test.each(['12345', '1234567', 'abcdef', '12 34 5'])(
    'a BLIK code %j is refused in the shopper’s language',
    (code) => {
      const error = errorOf(() => readPayment({ code: 'przelewy24_blik', blik_code: code }));
      const fault = { path: '/blik_code', rule: 'blik', message: 'Kod BLIK ma sześć cyfr.' };
      expect(describeError(error, 'pl')).toMatchObject({ sentence: fault.message, details: { faults: [fault] } });
      expect(describeError(error, 'en').sentence).toBe('A BLIK code has six digits.');
    },
  );
});

function errorOf(read: () => unknown): AppError {
  try {
    read();
  } catch (error) {
    if (error instanceof AppError) return error;
  }
  throw new Error('Nothing was refused.');
}
