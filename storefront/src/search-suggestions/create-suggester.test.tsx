import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createSuggester } from './create-suggester.ts';
import type { Suggested } from './suggestions-api.ts';

const DELAY_MS = 120;
const MAX_AGE_MS = 30_000;

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

const found = (phrase: string, changes: Partial<Suggested> = {}): Suggested => ({
  phrase,
  minLength: 2,
  phrases: [`${phrase} do twarzy`],
  products: [],
  categories: [],
  articles: [],
  ...changes,
});

/** Suggestions whose answers come when a test says so. */
function aSuggester() {
  const asked: { phrase: string; signal: AbortSignal; answer: (suggested: Suggested) => void; fail: () => void }[] = [];
  const suggester = createSuggester({
    ask: (phrase, signal) =>
      new Promise((resolve, reject) => {
        const fail = () => reject(new Error('gone'));
        signal.addEventListener('abort', fail);
        asked.push({ phrase, signal, answer: resolve, fail });
      }),
    delayMs: DELAY_MS,
    maxAgeMs: MAX_AGE_MS,
    timeoutMs: 10_000,
  });
  const rest = () => vi.advanceTimersByTimeAsync(DELAY_MS);
  return {
    suggester,
    asked,
    rest,
    phrases: () => asked.map(({ phrase }) => phrase),
    shown: () => suggester.state().suggested?.phrase,
    async typed(phrase: string) {
      suggester.type(phrase);
      await rest();
    },
    async answer(place: number, suggested = found(asked[place]?.phrase ?? '')) {
      asked[place]?.answer(suggested);
      await vi.advanceTimersByTimeAsync(0);
    },
  };
}

test('nothing is asked for one letter, nor for each key: only once nobody has typed for a moment', async () => {
  const { suggester, typed, rest, phrases } = aSuggester();
  await typed('k');
  expect([phrases(), suggester.state().isLongEnough]).toEqual([[], false]);
  for (const phrase of ['kr', 'kre', 'krem']) {
    suggester.type(phrase);
    await vi.advanceTimersByTimeAsync(DELAY_MS - 1);
  }
  expect(phrases()).toEqual([]);
  await rest();
  expect(phrases()).toEqual(['krem']);
  suggester.type(' krem  ');
  await rest();
  expect(phrases()).toEqual(['krem']);
});

test('an answer is shown at once when it comes; one request is under way, the older one canceled', async () => {
  const { typed, asked, answer, shown } = aSuggester();
  await typed('kre');
  await typed('krem');
  expect(asked.map(({ signal }) => signal.aborted)).toEqual([true, false]);
  await answer(1);
  expect(shown()).toBe('krem');
});

test('answers out of order: the older one is never shown', async () => {
  const { suggester, typed, answer, shown } = aSuggester();
  await typed('mydlo');
  await typed('krem');
  await answer(1);
  await answer(0);
  expect([shown(), suggester.state().hasFailed]).toEqual(['krem', false]);
});

test('an answer for another phrase than the one that was asked for is dropped', async () => {
  const { suggester, typed, answer, shown } = aSuggester();
  await typed('krem');
  await answer(0, found('mydło'));
  expect([shown(), suggester.state().hasFailed]).toEqual([undefined, true]);
});

test('with a letter more the old ones stay until there are better ones; another phrase or none takes them away', async () => {
  const { suggester, typed, answer, shown } = aSuggester();
  await typed('kre');
  await answer(0);
  suggester.type('krem');
  expect([shown(), suggester.state().isSearching]).toEqual(['kre', true]);
  suggester.type('mydło');
  expect(shown()).toBeUndefined();
  suggester.type('');
  expect(suggester.state()).toMatchObject({ suggested: undefined, isSearching: false, isLongEnough: false });
});

test('what is known is there at once, without waiting and without a request, until it is old', async () => {
  const { suggester, typed, answer, shown, phrases } = aSuggester();
  await typed('kre');
  await answer(0);
  await typed('krem');
  await answer(1);
  suggester.type('KRE');
  expect([shown(), suggester.state().isSearching]).toEqual(['kre', false]);
  expect(phrases()).toEqual(['kre', 'krem']);
  suggester.type('');
  await vi.advanceTimersByTimeAsync(MAX_AGE_MS);
  await typed('kre');
  expect(phrases()).toEqual(['kre', 'krem', 'kre']);
});

test('what fails or takes too long is said, and typing on tries again', async () => {
  const { suggester, typed, asked, answer, shown } = aSuggester();
  await typed('kre');
  asked[0]?.fail();
  await vi.advanceTimersByTimeAsync(0);
  expect(suggester.state()).toMatchObject({ hasFailed: true, isSearching: false });
  await typed('krem');
  expect(suggester.state().hasFailed).toBe(false);
  await vi.advanceTimersByTimeAsync(10_000);
  expect(suggester.state()).toMatchObject({ hasFailed: true });
  await typed('kremy');
  await answer(2);
  expect(shown()).toBe('kremy');
});

test('what is popular comes beside what is typed, and a site says from how many signs on it suggests', async () => {
  const { suggester, typed, answer, phrases } = aSuggester();
  suggester.open();
  await answer(0, found('', { minLength: 4, phrases: ['krem do rąk'] }));
  expect(suggester.state().popular).toEqual(['krem do rąk']);
  await typed('kre');
  expect([phrases(), suggester.state().isLongEnough]).toEqual([[''], false]);
  await typed('krem');
  expect(phrases()).toEqual(['', 'krem']);
  suggester.stop();
});
