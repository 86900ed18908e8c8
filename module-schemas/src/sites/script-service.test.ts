import { expect, test } from 'vitest';
import { externalServicesOf } from './external-services.ts';
import { isServiceEndpoint, isServiceOrigin, scriptServiceOf, serviceOrigins } from './script-service.ts';

const endpoint = 'https://shop.user.example/widget.js';

test.each([
  endpoint,
  'https://tags.example:8443/gtag/js',
  'http://localhost:4100/marketing/widget.js',
  'http://127.0.0.1:1/',
])('%s is an address of a script', (address) => expect(isServiceEndpoint(address)).toBe(true));

test.each([
  '',
  'widget.js',
  '//shop.user.example/widget.js',
  'https://shop.user.example',
  'http://shop.user.example/widget.js',
  'http://localhost.evil.example/widget.js',
  'http://127.0.0.1.evil.example/widget.js',
  'javascript:alert(1)//https://shop.user.example/',
  'https://*.user.example/widget.js',
  "https://shop.user.example/; script-src 'unsafe-inline'",
  'https://shop.user.example, https://evil.example/widget.js',
  'https://anna@shop.user.example/widget.js',
  'https://shop.user.example/widget.js?key=1',
  `https://shop.user.example/${'a'.repeat(300)}`,
])('%s is none', (address) => expect(isServiceEndpoint(address)).toBe(false));

test('an origin has no path', () => {
  expect(isServiceOrigin('https://cdn.user.example')).toBe(true);
  expect(isServiceOrigin('https://cdn.user.example/')).toBe(false);
  expect(isServiceOrigin('*')).toBe(false);
});

test.each([
  [{ key: '', endpoint }],
  [{ key: 'a b', endpoint }],
  [{ key: 'abc' }],
  [{ key: 'abc', endpoint: 'widget' }],
  ['abc'],
  [null],
])('nothing is loaded by the settings %j', (settings) => {
  expect(scriptServiceOf(settings)).toBeUndefined();
  expect(externalServicesOf({ marketing: settings, tags: settings })).toBeUndefined();
});

test('of further origins those count that are some', () => {
  const service = scriptServiceOf({
    key: 'abc',
    endpoint,
    origins: ['https://cdn.example', 'cdn', 7],
    hasOwnStyles: 1,
  });
  expect(service).toEqual({ key: 'abc', endpoint, origins: ['https://cdn.example'] });
  expect(service && serviceOrigins(service)).toEqual(['https://shop.user.example', 'https://cdn.example']);
});
