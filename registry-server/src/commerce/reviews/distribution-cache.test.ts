import { expect, test, vi } from 'vitest';
import { createDistributionCache } from './distribution-cache.ts';

const aDistribution = (sku: string) => [0, 0, 0, 0, sku.length];

function aCache() {
  const distributions = vi.fn(async (skus: readonly string[]) => skus.map(aDistribution));
  return { distributions, cache: createDistributionCache({ distributions }) };
}

test('what is missing is counted by one query, and not again', async () => {
  const { cache, distributions } = aCache();
  await cache.of(['A']);
  expect(await cache.of(['BB', 'A', 'CCC', 'BB'])).toEqual(['BB', 'A', 'CCC', 'BB'].map(aDistribution));
  await cache.of(['CCC', 'A']);
  expect(distributions.mock.calls).toEqual([[['A']], [['BB', 'CCC']]]);
});

test('a product that has changed is counted anew, the others are not', async () => {
  const { cache, distributions } = aCache();
  await cache.of(['A', 'BB']);
  cache.drop(['product:A', 'category:BB']);
  await cache.of(['A', 'BB']);
  expect(distributions.mock.calls.at(-1)).toEqual([['A']]);
});

test('a failure is told and not kept', async () => {
  const distributions = vi.fn(async (skus: readonly string[]) => skus.map(aDistribution));
  distributions.mockRejectedValueOnce(new Error('away'));
  const cache = createDistributionCache({ distributions });
  await expect(cache.of(['A'])).rejects.toThrow('away');
  expect(await cache.of(['A'])).toEqual([aDistribution('A')]);
});

test('a change while it is counted is not lost', async () => {
  const counted = Promise.withResolvers<(readonly number[])[]>();
  const distributions = vi.fn<(skus: readonly string[]) => Promise<(readonly number[])[]>>();
  distributions.mockReturnValueOnce(counted.promise).mockResolvedValueOnce([[0, 0, 0, 0, 2]]);
  const cache = createDistributionCache({ distributions });
  const before = cache.of(['A']);
  cache.drop(['product:A']);
  counted.resolve([[0, 0, 0, 0, 1]]);
  expect(await before).toEqual([[0, 0, 0, 0, 1]]);
  expect(await cache.of(['A'])).toEqual([[0, 0, 0, 0, 2]]);
});
