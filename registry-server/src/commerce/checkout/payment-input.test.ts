import { describe, expect, test } from 'vitest';
import { readPayment } from './payment-input.ts';

describe('a way of payment as clients name it', () => {
  test('is parted into what is kept and what must not be', () => {
    expect(
      readPayment(
        {
          ...{ code: ' przelewy24 ', blik_code: ' 777-123 ', purchase_order_number: 'ZAM/7' },
          additional_data: { przelewy24: { method: 154, regulation_accept: true }, gpay: { token: 'obcy' } },
        },
        'pl-PL',
      ),
    ).toEqual({
      choice: {
        ...{ code: 'przelewy24', purchaseOrderNumber: 'ZAM/7' },
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
    const read = readPayment({ code, additional_data }, 'pl-PL');
    expect(read).toEqual({ choice: { code, additionalData: {} }, secrets });
  });

  test.each(['12345', '1234567', 'abcdef', '12 34 5'])(
    'a BLIK code %j is refused in the shopper’s language',
    (code) => {
      const read = (language: string) => () => readPayment({ code: 'przelewy24_blik', blik_code: code }, language);
      expect(read('pl-PL')).toThrow(expect.objectContaining({ details: { message: 'Kod BLIK ma sześć cyfr.' } }));
      expect(read('en-GB')).toThrow(expect.objectContaining({ details: { message: 'The BLIK code has six digits.' } }));
    },
  );
});
