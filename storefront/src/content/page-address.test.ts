import { expect, test } from 'vitest';
import { linkInSite, normalPath } from './page-address.ts';

test.each([
  ['/o-nas/', '/o-nas'],
  ['/', '/'],
  ['', '/'],
  ['//twarz//', '/twarz'],
])('the normal form of "%s" is %s', (path, normal) => {
  expect(normalPath(path)).toBe(normal);
});

test.each([
  ['/twarz', '/en', '/en/twarz'],
  ['/', '/en', '/en'],
  ['/?step=2', '/en', '/en/?step=2'],
  ['/media/7/abc/original.pdf', '/en', '/media/7/abc/original.pdf'],
  ['/mediacja', '/en', '/en/mediacja'],
  ['/twarz', '/', '/twarz'],
  ['https://rosa.example/twarz', '/en', 'https://rosa.example/twarz'],
  ['#opis', '/en', '#opis'],
])('the link %s on a site at %s leads to %s', (href, basePath, address) => {
  expect(linkInSite(href, basePath)).toBe(address);
});
