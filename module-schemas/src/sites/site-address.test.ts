import { describe, expect, test } from 'vitest';
import { addressInSite, createSiteFinder, pathInSite, shareAddress, siteOver } from './site-address.ts';

const aSite = (code: string, host: string, basePath = '/', domain = host) => ({
  code,
  address: `https://${host}`,
  domain,
  basePath,
});

const pl = aSite('pl', 'rosa.example');
const en = aSite('en', 'rosa.example', '/en');
const us = aSite('us', 'rosa.example', '/en/us');
const de = aSite('de', 'rosa.example.de', '/', 'rosa-de.example');
const sites = [pl, en, us, de];
const finder = createSiteFinder(sites, pl);

test.each([
  ['rosa.example', '/twarz', 'pl', '/twarz'],
  ['ROSA.example', '/en/face', 'en', '/face'],
  ['rosa.example', '/en', 'en', '/'],
  ['rosa.example', '/en/', 'en', '/'],
  ['rosa.example', '/en/us/face', 'us', '/face'],
  ['rosa.example', '/english', 'pl', '/english'],
  ['rosa.example.de', '/gesicht', 'de', '/gesicht'],
  ['rosa-de.example', '/en/gesicht', 'de', '/en/gesicht'],
  ['localhost:3000', '/en/face', 'en', '/face'],
  [undefined, '/twarz', 'pl', '/twarz'],
])('%s%s is on site %s at %s', (host, pathname, code, path) => {
  const found = finder.find(host, pathname);
  expect([found?.site.code, found?.path]).toEqual([code, path]);
});

test('an address outside the base path of every site of its host is on none', () => {
  expect(createSiteFinder([en], en).find('rosa.example', '/twarz')).toBeUndefined();
});

test.each([
  [sites, pl, 'rosa.example', 'pl'],
  [sites, pl, 'rosa-de.example', 'de'],
  [sites, pl, 'elsewhere.example', 'pl'],
  [[us, en], us, 'rosa.example', 'us'],
  [[us, en, de], de, 'rosa.example', 'en'],
])('a host without a path is that of the site that it begins with', (all, byDefault, host, code) => {
  expect(createSiteFinder(all, byDefault).ofHost(host).code).toBe(code);
});

describe('two sites', () => {
  test.each([
    [pl, en, false],
    [pl, aSite('x', 'rosa.example'), true],
    [en, aSite('x', 'other.example', '/en', 'rosa.example'), true],
    [en, aSite('x', 'other.example', '/en'), false],
  ])('%o and %o share an address: %s', (one, other, expected) => expect(shareAddress(one, other)).toBe(expected));

  test.each([
    [pl, '/en', 'en'],
    [pl, '/en/face', 'en'],
    [pl, '/english', undefined],
    [en, '/us', 'us'],
    [en, '/face', undefined],
    [de, '/en', undefined],
  ])('of %o the path %s belongs to %s', (site, path, code) => expect(siteOver(site, path, sites)?.code).toBe(code));
});

test('a host belongs to the site that names it, before one whose address has it', () => {
  const named = aSite('x', 'other.example', '/', 'rosa.example');
  const found = createSiteFinder([aSite('y', 'rosa.example', '/', 'y.example'), named], named);
  expect(found.find('rosa.example', '/')?.site.code).toBe('x');
  expect(found.ofHost('other.example').code).toBe('x');
  expect(found.ofHost('y.example').code).toBe('y');
});

test('of two sites at one address the default one answers', () => {
  const [one, other] = [aSite('x', 'rosa.example'), aSite('y', 'rosa.example')];
  const found = createSiteFinder([one, other], other);
  expect([found.find('rosa.example', '/')?.site.code, found.ofHost('rosa.example').code]).toEqual(['y', 'y']);
});

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
