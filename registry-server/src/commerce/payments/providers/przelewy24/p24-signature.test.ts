import { expect, test } from 'vitest';
import { parseP24, writeP24 } from './p24-json.ts';
import { signP24 } from './p24-signature.ts';

const CRC = 'crc-z-panelu-p24';

test('a registration is signed as Przelewy24 signs it', () => {
  const fields = { sessionId: 'unikalne-id-sesji', merchantId: 999999, amount: 1234, currency: 'PLN' };
  expect(signP24(fields, CRC)).toBe(
    'c5d47472de94f7d0f7b01d8048d51e7d2a0f3c025a246dd90301d2c2df83a3a7cdb2ffde27fc770a8fdd3a0f1a3c4423',
  );
});

test('a confirmation is signed as Przelewy24 signs it', () => {
  const fields = { sessionId: 'unikalne-id-sesji', orderId: 999999, amount: 1234, currency: 'PLN' };
  expect(signP24(fields, CRC)).toBe(
    '2ee4f7c3de781eff07dd06f56ddb8b6815bee1819d8f818c716321486208b6ab9d3159922dff9a4a44da7b60d315ee30',
  );
});

test('order numbers of 64 bits keep their digits', () => {
  const text = '{"orderId":9007199254740993123,"amount":1234,"title":"ż/ó"}';
  const parsed = parseP24(text);
  expect(parsed).toEqual({ orderId: 9007199254740993123n, amount: 1234, title: 'ż/ó' });
  expect(writeP24(parsed as never)).toBe(text);
});

test.each(['', 'x', '[1]', 'null', '"a"'])('%j is no document', (text) => {
  expect(parseP24(text)).toBeUndefined();
});
