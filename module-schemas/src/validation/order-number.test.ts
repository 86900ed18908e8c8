import { expect, test } from 'vitest';
import { isOrderNumber } from './order-number.ts';

test.each(['000000012', '123456789012345', 'PL-000000241', 'PL-2026-000100241', 'A1B2C3D4000000001'])(
  '%s is the number of an order',
  (text) => {
    expect(isOrderNumber(text)).toBe(true);
  },
);

test.each(['', '12', 'MTIzNDU2Nzg5', 'pl-000000241', '<b>000000241', '000000241 ', 'PL-000000', '0'.repeat(40)])(
  '%j is none',
  (text) => {
    expect(isOrderNumber(text)).toBe(false);
  },
);
