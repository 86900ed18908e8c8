import { describe, expect, test } from 'vitest';
import { addressInSite, normalPath, pathInSite } from './page-address.ts';

describe('the path inside a site', () => {
  test.each([
    ['/', '/', '/'],
    ['/twarz/kremy', '/', '/twarz/kremy'],
    ['/en', '/en', '/'],
    ['/en/', '/en', '/'],
    ['/en/face', '/en/', '/face'],
    ['/english', '/en', undefined],
    ['/twarz', '/en', undefined],
  ])('%s on a site at %s is %s', (pathname, basePath, path) => {
    expect(pathInSite(pathname, basePath)).toBe(path);
  });
});

describe('the address of a path', () => {
  test.each([
    ['/', '/', '/'],
    ['/o-nas', '', '/o-nas'],
    ['/', '/en', '/en'],
    ['/about', '/en/', '/en/about'],
  ])('%s on a site at "%s" is %s', (path, basePath, address) => {
    expect(addressInSite(path, basePath)).toBe(address);
  });
});

test.each([
  ['/o-nas/', '/o-nas'],
  ['/', '/'],
  ['', '/'],
  ['//twarz//', '/twarz'],
])('the normal form of "%s" is %s', (path, normal) => {
  expect(normalPath(path)).toBe(normal);
});
