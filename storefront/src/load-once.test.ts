import { expect, test, vi } from 'vitest';
import { loadOnce } from './load-once.ts';

test('all who ask get what was loaded once', async () => {
  const load = vi.fn(async () => 'code');
  const loaded = loadOnce(load);
  expect(await Promise.all([loaded(), loaded()])).toEqual(['code', 'code']);
  expect(await loaded()).toBe('code');
  expect(load).toHaveBeenCalledTimes(1);
});

test('what failed is tried anew by the next who asks', async () => {
  const load = vi.fn(async () => 'code').mockRejectedValueOnce(new Error('no network'));
  const loaded = loadOnce(load);
  await expect(loaded()).rejects.toThrow('no network');
  expect(await loaded()).toBe('code');
});
