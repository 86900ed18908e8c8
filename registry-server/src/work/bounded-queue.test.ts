import { expect, test } from 'vitest';
import { createBoundedQueue, TooBusy } from './bounded-queue.ts';

/** Works that end when they are told to. */
function aBench() {
  const ends: (() => void)[] = [];
  const started: string[] = [];
  const work = (name: string) => () =>
    new Promise<string>((resolve) => {
      started.push(name);
      ends.push(() => resolve(name));
    });
  return { ends, started, work };
}

const settle = () => new Promise((resolve) => setImmediate(resolve));

test('runs tasks up to the limit, and the others in order', async () => {
  const { ends, started, work } = aBench();
  const queue = createBoundedQueue({ parallel: 2, waiting: 5 });
  const results = ['a', 'b', 'c', 'd'].map((name) => queue.run(work(name)));
  await settle();
  expect(started).toEqual(['a', 'b']);
  ends[1]?.();
  await settle();
  expect(started).toEqual(['a', 'b', 'c']);
  ends[0]?.();
  await settle();
  for (const end of ends) end();
  expect(await Promise.all(results)).toEqual(['a', 'b', 'c', 'd']);
  expect(queue.size).toBe(0);
});

test('refuses tasks beyond the queue length', async () => {
  const { ends, work } = aBench();
  const queue = createBoundedQueue({ parallel: 1, waiting: 1 });
  const accepted = [queue.run(work('a')), queue.run(work('b'))];
  await expect(queue.run(work('c'))).rejects.toBeInstanceOf(TooBusy);
  await settle();
  ends[0]?.();
  await settle();
  ends[1]?.();
  expect(await Promise.all(accepted)).toEqual(['a', 'b']);
});

test('continues after a failed task', async () => {
  const queue = createBoundedQueue({ parallel: 1, waiting: 1 });
  await expect(queue.run(() => Promise.reject(new Error('broken')))).rejects.toThrow('broken');
  expect(await queue.run(async () => 'fine')).toBe('fine');
});
