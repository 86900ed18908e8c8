import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createTimeBudget } from './time-budget.ts';

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

const never = () => new Promise<string>(() => {});

test('waits that follow each other share the time', async () => {
  const budget = createTimeBudget(3_000);
  const first = budget.within(new Promise((resolve) => setTimeout(() => resolve('first'), 2_000)));
  await vi.advanceTimersByTimeAsync(2_000);
  expect(await first).toBe('first');
  let second: unknown = 'waiting';
  void budget.within(never()).then((outcome) => {
    second = outcome;
  });
  await vi.advanceTimersByTimeAsync(999);
  expect([second, budget.isOver]).toEqual(['waiting', false]);
  await vi.advanceTimersByTimeAsync(1);
  expect([second, budget.isOver]).toEqual([undefined, true]);
});

test('once the time is over nothing is waited for', async () => {
  const budget = createTimeBudget(10);
  await vi.advanceTimersByTimeAsync(10);
  expect(await budget.within(never())).toBeUndefined();
  expect(await createTimeBudget(0).within(never())).toBeUndefined();
});

test('what fails in time fails; what fails later is nobody’s', async () => {
  const budget = createTimeBudget(10);
  await expect(budget.within(Promise.reject(new Error('away')))).rejects.toThrow('away');
  const late = budget.within(new Promise((_resolve, reject) => setTimeout(() => reject(new Error('late')), 20)));
  await vi.advanceTimersByTimeAsync(30);
  expect(await late).toBeUndefined();
});

test('no timer is left behind', async () => {
  await createTimeBudget(1_000).within(Promise.resolve('done'));
  expect(vi.getTimerCount()).toBe(0);
});
