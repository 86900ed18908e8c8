import { expect, test } from 'vitest';
import { createAfterwards } from './afterwards.ts';

test('work begins after the caller went on, and is waited for', async () => {
  const told: string[] = [];
  const afterwards = createAfterwards(() => {});
  afterwards.run(async () => void told.push('work'));
  await Promise.resolve();
  told.push('answer');
  await afterwards.settle();
  expect(told).toEqual(['answer', 'work']);
});

test('a failure is reported and harms no other work', async () => {
  const failures: unknown[] = [];
  const told: string[] = [];
  const afterwards = createAfterwards((error) => failures.push(error), { parallel: 1, waiting: 1 });
  afterwards.run(() => Promise.reject(new Error('broken')));
  afterwards.run(async () => void told.push('fine'));
  await afterwards.settle();
  expect(failures).toMatchObject([{ message: 'broken' }]);
  expect(told).toEqual(['fine']);
});

test('too much of it is refused', async () => {
  const failures: unknown[] = [];
  const afterwards = createAfterwards((error) => failures.push(error), { parallel: 1, waiting: 1 });
  for (let work = 0; work < 3; work += 1) afterwards.run(() => new Promise((resolve) => setImmediate(resolve)));
  await afterwards.settle();
  expect(failures).toMatchObject([{ code: 'too-busy' }]);
});
