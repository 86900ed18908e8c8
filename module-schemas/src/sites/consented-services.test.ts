import { expect, test } from 'vitest';
import { servicesAllowedBy, servicesOfCategory, servicesOfSite } from './consented-services.ts';

const NOTHING = { functional: false, analytics: false, marketing: false };
const service = { key: 'abc', endpoint: 'https://sklep.user.example/widget.js' };
const runningWith = (allowed: object) =>
  Object.entries(servicesAllowedBy({ ...NOTHING, ...allowed })).flatMap(([name, runs]) => (runs ? [name] : []));

test.each([
  [{}, []],
  [{ functional: true }, []],
  [{ analytics: true }, ['tags', 'vitals']],
  [{ marketing: true }, ['marketing', 'tags']],
  [{ functional: true, marketing: true }, ['marketing', 'chat', 'tags']],
  [{ functional: true, analytics: true, marketing: true }, ['marketing', 'chat', 'tags', 'vitals']],
])('a choice of %o lets %o run', (allowed, services) => {
  expect(runningWith(allowed)).toEqual(services);
});

test.each([
  ['functional', ['chat']],
  ['analytics', ['tags', 'vitals']],
  ['marketing', ['marketing', 'chat', 'tags']],
] as const)('%s is needed by %o', (category, services) => {
  expect(servicesOfCategory(category)).toEqual(services);
});

test('a site has what is set for it, and its own measurements', () => {
  expect(servicesOfSite({}, { chat: true })).toEqual(['vitals']);
  expect(servicesOfSite({ marketing: service }, { chat: false })).toEqual(['marketing', 'vitals']);
  expect(servicesOfSite({ marketing: service, tags: service }, { chat: true })).toEqual([
    'marketing',
    'chat',
    'tags',
    'vitals',
  ]);
});
