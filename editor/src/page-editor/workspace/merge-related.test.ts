import { breadcrumbsOf, EMPTY_RELATED, type Related } from '@witryna/module-schemas';
import { expect, test } from 'vitest';
import { mergeRelated } from './merge-related.ts';

const trail = [{ name: 'Twarz', urlPath: '/twarz' }] satisfies Related['trail'];
const listing = { skus: [], total: 0 } as unknown as Related['listings'][string];

test('breadcrumbs can be read after something new was learned', () => {
  const merged = mergeRelated({ ...EMPTY_RELATED, trail }, { ...EMPTY_RELATED, trail });
  expect(breadcrumbsOf(merged.trail, 'Start').map(({ name }) => name)).toEqual(['Start', 'Twarz']);
});

test('what is known stays beside what is newer', () => {
  const known: Related = { ...EMPTY_RELATED, trail, listings: { first: listing } };
  const merged = mergeRelated(known, { listings: { second: listing } });
  expect(Object.keys(merged.listings)).toEqual(['first', 'second']);
  expect(merged.trail).toEqual(trail);
});
