import { expect, test } from 'vitest';
import { describeFailure, nextMailRetryAt, RETRY_PAUSES_MS } from './backoff.ts';

const now = new Date('2026-11-20T12:00:00Z');

test('pauses grow, then the mail is given up', () => {
  const pauses = RETRY_PAUSES_MS.map((_, index) => {
    const next = nextMailRetryAt(index + 1, new Error('busy'), now);
    return (next?.getTime() ?? 0) - now.getTime();
  });
  expect(pauses).toEqual(pauses.toSorted((a, b) => a - b));
  expect(new Set(pauses).size).toBe(pauses.length);
  expect(nextMailRetryAt(RETRY_PAUSES_MS.length + 1, new Error('busy'), now)).toBeUndefined();
});

test('a permanently refused address is not retried, a temporarily refused one is', () => {
  const refusal = (responseCode: number) => Object.assign(new Error('no'), { code: 'EENVELOPE', responseCode });
  expect(nextMailRetryAt(1, refusal(550), now)).toBeUndefined();
  expect(nextMailRetryAt(1, refusal(451), now)).toBeInstanceOf(Date);
  // The server, not the mailbox.
  expect(nextMailRetryAt(1, Object.assign(new Error('no'), { code: 'EAUTH', responseCode: 535 }), now)).toBeDefined();
});

test('a stored failure contains no address', () => {
  const failure = new Error("Can't send mail - 550 <anna.nowak+len@poczta.example>: no such user (anna@x.pl)");
  expect(describeFailure(failure)).toBe("Can't send mail - 550 <…>: no such user (…)");
  expect(describeFailure(new Error('x'.repeat(1000)))).toHaveLength(300);
});
