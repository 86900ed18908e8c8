import { expect, test } from 'vitest';
import { createSingleFlight } from './single-flight.ts';

test('work for a key is done once at a time, and again when it has ended', async () => {
  const fly = createSingleFlight<number>();
  let started = 0;
  const start = async () => ++started;
  const [one, other] = [fly('a', start), fly('a', start)];
  expect(other).toBe(one);
  expect([await one, await fly('b', start), await fly('a', start)]).toEqual([1, 2, 3]);
});

test('work that fails fails for all who wait, and may be tried again', async () => {
  const fly = createSingleFlight<string>();
  const fail = () => Promise.reject(new Error('away'));
  const both = [fly('a', fail), fly('a', async () => 'not started')];
  for (const work of both) await expect(work).rejects.toThrow('away');
  expect(await fly('a', async () => 'back')).toBe('back');
});
