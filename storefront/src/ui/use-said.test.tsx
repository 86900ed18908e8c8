import { act, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { useSaid } from './use-said.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => vi.useRealTimers());

const wait = (ms: number) => act(async () => vi.advanceTimersByTimeAsync(ms));

test('what was found is said a second after the last key, and the last of a burst only', async () => {
  const typedAt = { current: performance.now() };
  const { result, rerender } = renderHook(({ sentence }) => useSaid(sentence, typedAt, 1_000), {
    initialProps: { sentence: '' },
  });
  await wait(300);
  rerender({ sentence: '120 punktów' });
  await wait(600);
  typedAt.current = performance.now();
  rerender({ sentence: '12 punktów' });
  await wait(999);
  expect(result.current).toBe('');
  await wait(1);
  expect(result.current).toBe('12 punktów');
});

test('an answer that comes later than that is said at once', async () => {
  const typedAt = { current: performance.now() };
  const { result, rerender } = renderHook(({ sentence }) => useSaid(sentence, typedAt, 1_000), {
    initialProps: { sentence: '' },
  });
  await wait(3_000);
  rerender({ sentence: '1 punkt' });
  await wait(0);
  expect(result.current).toBe('1 punkt');
});
