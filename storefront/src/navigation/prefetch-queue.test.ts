import { expect, test } from 'vitest';
import { createPrefetchQueue } from './prefetch-queue.ts';

/** A queue of two at once, with what it has begun and a way to end that. */
function aQueue() {
  const begun: string[] = [];
  const ends = new Map<string, () => void>();
  const prefetch = createPrefetchQueue(({ path }) => {
    begun.push(path);
    return new Promise((resolve) => ends.set(path, resolve));
  }, 2);
  const wish = (path: string) => {
    const interest = new AbortController();
    prefetch({ path, params: {} }, interest.signal);
    return interest;
  };
  const end = async (path: string) => {
    ends.get(path)?.();
    await Promise.resolve();
    await Promise.resolve();
  };
  return { begun, wish, end };
}

test('two pages are loaded at once, the last one wished for next', async () => {
  const { begun, wish, end } = aQueue();
  for (const path of ['/a', '/b', '/c', '/d']) wish(path);
  expect(begun).toEqual(['/a', '/b']);
  await end('/a');
  expect(begun).toEqual(['/a', '/b', '/d']);
  await end('/b');
  expect(begun).toEqual(['/a', '/b', '/d', '/c']);
});

test('what nobody points at any more is not begun', async () => {
  const { begun, wish, end } = aQueue();
  wish('/a');
  wish('/b');
  wish('/c').abort();
  wish('/d');
  await end('/a');
  await end('/b');
  expect(begun).toEqual(['/a', '/b', '/d']);
});
