import { expect, test } from 'vitest';
import { isSafeHref } from './link.ts';

test.each([
  '/',
  '/twarz/serum?sku=RL-1#opis',
  '#opis',
  'https://rosailen.example/a',
  'http://x.example',
  'mailto:a@b.example',
  'tel:+48 22 000 00 00',
])('the address %s is allowed', (href) => {
  expect(isSafeHref(href)).toBe(true);
});

test.each([
  '',
  '//evil.example',
  '/\\evil.example',
  'javascript:alert(1)',
  ' javascript:alert(1)',
  'data:text/html,x',
  'https://',
  'ftp://x',
  'tel:abc',
  `/${'a'.repeat(2048)}`,
])('the address %j is refused', (href) => {
  expect(isSafeHref(href)).toBe(false);
});
