import { expect, test } from 'vitest';
import { createBackgroundTasks } from './background-tasks.ts';

test('a task starts after the caller continues, and can be awaited', async () => {
  const reported: string[] = [];
  const backgroundTasks = createBackgroundTasks(() => {});
  backgroundTasks.run(async () => void reported.push('work'));
  await Promise.resolve();
  reported.push('answer');
  await backgroundTasks.settle();
  expect(reported).toEqual(['answer', 'work']);
});

test('a failure is reported and does not affect other tasks', async () => {
  const failures: unknown[] = [];
  const reported: string[] = [];
  const backgroundTasks = createBackgroundTasks((error) => failures.push(error), { parallel: 1, waiting: 1 });
  backgroundTasks.run(() => Promise.reject(new Error('broken')));
  backgroundTasks.run(async () => void reported.push('fine'));
  await backgroundTasks.settle();
  expect(failures).toMatchObject([{ message: 'broken' }]);
  expect(reported).toEqual(['fine']);
});

test('tasks beyond the limit are refused', async () => {
  const failures: unknown[] = [];
  const backgroundTasks = createBackgroundTasks((error) => failures.push(error), { parallel: 1, waiting: 1 });
  for (let work = 0; work < 3; work += 1) backgroundTasks.run(() => new Promise((resolve) => setImmediate(resolve)));
  await backgroundTasks.settle();
  expect(failures).toMatchObject([{ code: 'too-busy' }]);
});
