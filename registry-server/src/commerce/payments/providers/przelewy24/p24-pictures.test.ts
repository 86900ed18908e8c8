import { expect, test } from 'vitest';
import { isOfProvider } from './p24-pictures.ts';
import { pictureMime } from './picture-mime.ts';

const API = 'https://secure.przelewy24.pl';

test.each([
  ['https://static.przelewy24.pl/payment-form-logo/svg/154', API, true],
  ['https://secure.przelewy24.pl/logo.png', API, true],
  ['http://static.przelewy24.pl/logo.png', API, false],
  ['https://static.przelewy24.pl:8443/logo.png', API, false],
  ['https://przelewy24.pl.example.com/logo.png', API, false],
  ['https://evilprzelewy24.pl/logo.png', API, false],
  ['https://user:secret@static.przelewy24.pl/logo.png', API, false],
  ['http://169.254.169.254/latest/meta-data', API, false],
  ['file:///etc/passwd', API, false],
  ['no address', API, false],
  ['http://127.0.0.1:4100/p24/obrazki/31.png', 'http://127.0.0.1:4100/p24', true],
  ['http://127.0.0.1:4000/staff/session', 'http://127.0.0.1:4100/p24', false],
  ['https://9.0.0.1/logo.png', 'https://127.0.0.1:4100/p24', false],
  ['https://other.localhost/logo.png', 'http://localhost:4100/p24', false],
])('%s of an account at %s is fetched: %s', (address, api, isFetched) => {
  expect(isOfProvider(address, api)).toBe(isFetched);
});

test.each([
  [Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0]), 'image/png'],
  [Buffer.from([0xff, 0xd8, 0xff, 0xe0]), 'image/jpeg'],
  [Buffer.from('<?xml version="1.0"?><svg xmlns="http://www.w3.org/2000/svg"/>'), 'image/svg+xml'],
  [Buffer.from('RIFF\u0000\u0000\u0000\u0000WEBPVP8 '), 'image/webp'],
  [Buffer.from('<!doctype html><script>alert(1)</script>'), undefined],
  [Buffer.from(''), undefined],
])('bytes tell what kind of picture they are', (bytes, mime) => {
  expect(pictureMime(bytes)).toBe(mime);
});
