import { describe, expect, test } from 'vitest';
import { isSignedByPayu, signPayu } from './payu-signature.ts';

const BODY = Buffer.from('{"order":{"status":"COMPLETED"}}');
const KEY = 'drugi-klucz';
// printf '%s' '{"order":{"status":"COMPLETED"}}drugi-klucz' | md5sum
const SIGNATURE = '97ffad513486834c782ec87e85b82911';

test('signs the raw body followed by the second key', () => {
  expect(signPayu(BODY, KEY)).toBe(SIGNATURE);
});

describe('the header of a notification', () => {
  test.each([
    `sender=checkout;signature=${SIGNATURE};algorithm=MD5;content=DOCUMENT`,
    `content=DOCUMENT;algorithm=MD5;signature=${SIGNATURE};sender=checkout`,
    `signature=${SIGNATURE.toUpperCase()}; algorithm=md5 ;content=DOCUMENT`,
  ])('is taken in any order: %s', (header) => {
    expect(isSignedByPayu(BODY, header, KEY)).toBe(true);
  });

  test.each([
    ['', 'nothing'],
    ['garbage', 'no parts'],
    [`signature=${SIGNATURE}`, 'no algorithm'],
    [`signature=${SIGNATURE};algorithm=NONE`, 'an unknown algorithm'],
    [`signature=${SIGNATURE};algorithm=SHA-256`, 'an algorithm that the signature was not made by'],
    ['signature=;algorithm=MD5', 'an empty signature'],
    [`signature=0${SIGNATURE.slice(1)};algorithm=MD5`, 'another signature'],
    [`signature=${'0'.repeat(32)};signature=${SIGNATURE};algorithm=MD5`, 'two signatures'],
    [`signature=${SIGNATURE.slice(0, 8)};algorithm=MD5`, 'a part of the signature'],
  ])('is refused: %j (%s)', (header) => {
    expect(isSignedByPayu(BODY, header, KEY)).toBe(false);
  });

  test('is refused for another body and for another key', () => {
    const header = `signature=${SIGNATURE};algorithm=MD5`;
    expect(isSignedByPayu(Buffer.from('{"order":{"status":"CANCELED"}}'), header, KEY)).toBe(false);
    expect(isSignedByPayu(BODY, header, 'inny-klucz')).toBe(false);
  });
});
