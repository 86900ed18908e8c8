import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { PaymentAnswer } from './payment-state.ts';
import { pollPayment } from './poll-payment.ts';

const UNANSWERED: PaymentAnswer = { kind: 'unanswered', result: { kind: 'unreachable' } };
let stop: () => void = () => {};

beforeEach(() => vi.useFakeTimers());
afterEach(() => {
  stop();
  vi.useRealTimers();
  vi.restoreAllMocks();
});

function begin(given: Partial<Parameters<typeof pollPayment>[0]> = {}) {
  const ask = vi.fn(async () => UNANSWERED);
  const onAnswer = vi.fn();
  const onEnd = vi.fn();
  const onConnection = vi.fn();
  const pauseAfter = (answers: number, elapsedMs: number) => (elapsedMs < 10_000 ? 1_000 * (answers + 1) : undefined);
  stop = pollPayment({ ask, pauseAfter, onAnswer, onEnd, onConnection, ...given });
  return { ask, onAnswer, onEnd, onConnection };
}
const wait = (ms: number) => vi.advanceTimersByTimeAsync(ms);

test('asks at once, then after growing pauses, and ends', async () => {
  const { ask, onEnd } = begin();
  await wait(0);
  expect(ask).toHaveBeenCalledTimes(1);
  await wait(1_000);
  expect(ask).toHaveBeenCalledTimes(2);
  await wait(1_999);
  expect(ask).toHaveBeenCalledTimes(2);
  await wait(1);
  expect(ask).toHaveBeenCalledTimes(3);
  await wait(60_000);
  expect([ask.mock.calls.length, onEnd.mock.calls.length]).toEqual([5, 1]);
});

test('asks at once when somebody comes back to the tab, and never twice at the same time', async () => {
  const waiting: ((answer: PaymentAnswer) => void)[] = [];
  const ask = vi.fn(() => new Promise<PaymentAnswer>((resolve) => waiting.push(resolve)));
  begin({ ask });
  document.dispatchEvent(new Event('visibilitychange'));
  expect(ask).toHaveBeenCalledTimes(1);
  waiting[0]?.(UNANSWERED);
  await wait(0);
  document.dispatchEvent(new Event('visibilitychange'));
  expect(ask).toHaveBeenCalledTimes(2);
});

test('without a connection nothing is asked; when it is back, at once', async () => {
  const online = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  const { ask, onConnection } = begin();
  await wait(1_500);
  expect([ask.mock.calls.length, onConnection.mock.calls]).toEqual([0, [[false]]]);
  online.mockReturnValue(true);
  window.dispatchEvent(new Event('online'));
  await wait(0);
  expect([ask.mock.calls.length, onConnection.mock.lastCall]).toEqual([1, [true]]);
});

test('what comes after the stop is not heard', async () => {
  const { onAnswer, ask } = begin();
  stop();
  await wait(20_000);
  expect([onAnswer.mock.calls.length, ask.mock.calls.length]).toEqual([0, 1]);
});
