import { LISTING_PARAMS, MAX_FILTER_VALUES } from '@witryna/module-schemas';
import { describe, expect, test } from 'vitest';
import { PARAMS_EVERYWHERE } from '../../src/config.ts';
import { anAnswer } from '../../src/testing/an-answer.ts';
import { startStorefronts } from '../testing/start-storefronts.ts';

const start = startStorefronts();
const category = { answer: anAnswer({ urlPath: '/twarz', type: 'product-category' }), tags: ['page:12'] };
const PARAMS = [...LISTING_PARAMS, ...PARAMS_EVERYWHERE];
const repeated = (count: number, part: (at: number) => string) =>
  Array.from({ length: count }, (_, at) => part(at)).join('&');

/** Parameters with values that none of them has. */
const senseless = [
  ...PARAMS.map((name) => `${name}=${'a'.repeat(10_000)}!`),
  ...PARAMS.map((name) => `${name}=%00&${name}=%FF&${name}=..%2F..%2Fetc&${name}=%3Cscript%3E&${name}`),
  ...PARAMS.map((name) => `${name.toUpperCase()}=1&${name}%5B%5D=1&${name}%5Bx%5D=1&+${name}=1`),
];
const unknown = [
  repeated(200, (at) => `filtr${at}=wartosc`),
  repeated(200, (at) => `line=${'x'.repeat(65 + at)}`),
  'constructor=1&__proto__=1&toString=1&hasOwnProperty=1',
  `${'a'.repeat(10_000)}=1`,
  '&&&===&=a&%&%E0%A4%A',
  'utm_source=a&fbclid=b&gclid=c',
];

describe('addresses that mean harm', () => {
  test('a page is one entry of the cache whatever else stands in its address', async () => {
    const { registry, get, renders } = await start();
    registry.set('/twarz', category);
    for (let time = 0; time < 3; time += 1) await get('/twarz');
    const before = { renders: renders(), asked: registry.pagesAsked().length };
    for (const query of [...senseless, ...unknown]) {
      const { statusCode, body } = await get(`/twarz?${query}`);
      expect(statusCode, query.slice(0, 60)).toBe(200);
      expect(body.length).toBeLessThan(100_000);
    }
    expect({ renders: renders(), asked: registry.pagesAsked().length }).toEqual(before);
    expect(new Set(registry.pagesAsked())).toEqual(new Set(['/registry/twarz']));
  });

  test('of two hundred values that a filter may have twenty reach the registry, and nothing of it is kept', async () => {
    const { registry, get, renders } = await start();
    registry.set('/twarz', category);
    const query = repeated(200, (at) => `line=linia-${at}`);
    for (let time = 0; time < 4; time += 1) await get(`/twarz?${query}`);
    const asked = registry.pagesAsked().find((path) => path.includes('line='));
    expect(new URLSearchParams(asked?.split('?')[1]).getAll('line')).toHaveLength(MAX_FILTER_VALUES);
    const inOrder = renders();
    await get(`/twarz?${query}`);
    expect(renders()).toBe(inOrder + 1);
  });

  test.each([
    ['a path of 10,000 characters', `/${'a'.repeat(10_000)}`],
    ['a thousand folders', '/a'.repeat(1_000)],
    ['a path that is no text', '/%E0%A4%A'],
    ['a way out', '/..%2f..%2fetc%2fpasswd'],
    ['a zero byte', '/twarz%00'],
  ])('%s is refused with a page', async (_what, path) => {
    const { get } = await start();
    const { statusCode, body } = await get(path);
    expect(statusCode).toBeGreaterThanOrEqual(400);
    expect(statusCode).toBeLessThan(500);
    expect(body).not.toContain('a'.repeat(300));
  });
});
