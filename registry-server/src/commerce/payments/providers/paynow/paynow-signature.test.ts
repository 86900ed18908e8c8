import { expect, test } from 'vitest';
import { formatPaymentReference, parsePaymentReference } from './payment-reference.ts';
import { signPaynowNotification, signPaynowRequest } from './paynow-signature.ts';

const KEY = 'klucz-podpisu';

test('a request is signed over its headers, query and body, slashes as they are', () => {
  // printf '%s' '{"headers":{"Api-Key":"klucz-api",…}' | openssl dgst -sha256 -hmac klucz-podpisu -binary | base64
  const request = {
    apiKey: 'klucz-api',
    idempotencyKey: 'raz',
    parameters: { currency: ['PLN'] },
    body: '{"amount":1234,"url":"https://sklep.example/a"}',
  };
  expect(signPaynowRequest(request, KEY)).toBe('7f0tDw7Bhzj46TLbWPK/7r6Z6ERfpBXUPIUUOaLn5sY=');
});

test('a notification is signed over its raw body', () => {
  const body = '{"paymentId":"NOA1-B2","externalId":"x","status":"CONFIRMED"}';
  expect(signPaynowNotification(Buffer.from(body), KEY)).toBe('Ge69eAKCs7KIcugtvDQGTn2iiZqCP91s8D+8s2XAfyg=');
});

test('the id of a payment says what was asked for, in no more than 50 characters', () => {
  const asked = { merchantReference: 'a'.repeat(32), amount: 999_999_999_999, currency: 'PLN' };
  const written = formatPaymentReference(asked);
  expect(written.length).toBeLessThanOrEqual(50);
  expect(parsePaymentReference(written)).toEqual(asked);
});

test.each([undefined, 12, '', 'a', `${'a'.repeat(32)}-12`, `${'a'.repeat(32)}--1-PLN`, `${'g'.repeat(32)}-1-PLN`])(
  '%j is no id of ours',
  (id) => {
    expect(parsePaymentReference(id)).toBeUndefined();
  },
);
