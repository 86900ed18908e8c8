import { expect, test } from 'vitest';
import { servicesAllowedBy, servicesOfCategory, servicesOfSite } from './consented-services.ts';

const NOTHING = { functional: false, analytics: false, marketing: false };
const service = { key: 'abc', endpoint: 'https://sklep.user.example/widget.js' };
const runningWith = (allowed: object) =>
  Object.entries(servicesAllowedBy({ ...NOTHING, ...allowed })).flatMap(([name, runs]) => (runs ? [name] : []));

test.each([
  [{}, []],
  [{ functional: true }, ['viewed']],
  [{ analytics: true }, ['tags', 'vitals']],
  [{ marketing: true }, ['marketing', 'tags']],
  [{ functional: true, marketing: true }, ['viewed', 'marketing', 'chat', 'tags']],
  [{ functional: true, analytics: true, marketing: true }, ['viewed', 'marketing', 'chat', 'tags', 'vitals']],
])('a choice of %o lets %o run', (allowed, services) => {
  expect(runningWith(allowed)).toEqual(services);
});

test.each([
  ['functional', ['viewed', 'chat']],
  ['analytics', ['tags', 'vitals']],
  ['marketing', ['marketing', 'chat', 'tags']],
] as const)('%s is needed by %o', (category, services) => {
  expect(servicesOfCategory(category)).toEqual(services);
});

test('a site has what is set for it, its own measurements, and what customers looked at where it has any', () => {
  expect(servicesOfSite({}, { chat: true, user: false })).toEqual(['vitals']);
  expect(servicesOfSite({ marketing: service }, { chat: false, user: true })).toEqual([
    'viewed',
    'marketing',
    'vitals',
  ]);
  expect(servicesOfSite({ marketing: service, tags: service }, { chat: true, user: true })).toEqual([
    'viewed',
    'marketing',
    'chat',
    'tags',
    'vitals',
  ]);
});
