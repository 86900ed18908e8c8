import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { aParcelPoint } from '../testing/a-parcel-point.ts';
import type { FoundPoints, PointQuestion } from './find-points.ts';
import { createPointSearch, type Origin } from './point-search.ts';

interface Asked {
  readonly question: PointQuestion;
  readonly signal: AbortSignal;
  readonly answer: (found: FoundPoints) => Promise<void>;
  readonly fail: () => Promise<void>;
}

let asked: Asked[] = [];
beforeEach(() => {
  asked = [];
  vi.useFakeTimers();
});
afterEach(() => vi.useRealTimers());

const settle = () => vi.advanceTimersByTimeAsync(0);

function start(origin: Origin = { kind: 'nowhere' }) {
  const search = createPointSearch({
    of: { network: 'inpost', onlyPayable: false },
    origin,
    delayMs: 250,
    find: (question, signal) =>
      new Promise((resolve, reject) => {
        asked.push({
          question,
          signal,
          answer: (found) => {
            resolve(found);
            return settle().then(() => {});
          },
          fail: () => {
            reject(new Error('down'));
            return settle().then(() => {});
          },
        });
      }),
  });
  return search;
}
const found = (...codes: string[]): FoundPoints => ({
  points: codes.map((code) => aParcelPoint({ code })),
  total: codes.length,
});
const texts = () => asked.map(({ question }) => question.text);

test('a burst of keys is one question, about the last of them', async () => {
  const search = start();
  for (const phrase of ['k', 'kr', 'kra', 'krak ']) search.type(phrase);
  await vi.advanceTimersByTimeAsync(249);
  expect(asked).toEqual([]);
  expect(search.state().isSearching).toBe(true);
  await vi.advanceTimersByTimeAsync(1);
  expect(texts()).toEqual(['krak']);
  await asked[0]?.answer(found('KRA010'));
  expect(search.state()).toMatchObject({ phrase: 'krak', total: 1, isFound: true, isSearching: false });
});

test('an older answer never takes the place of a newer one, and its request is given up', async () => {
  const search = start();
  search.type('krak');
  await vi.advanceTimersByTimeAsync(250);
  search.type('łódź');
  expect(asked[0]?.signal.aborted).toBe(true);
  await vi.advanceTimersByTimeAsync(250);
  await asked[1]?.answer(found('LOD001'));
  await asked[0]?.answer(found('KRA010'));
  expect(search.state()).toMatchObject({ phrase: 'łódź', points: [{ code: 'LOD001' }] });
});

test('what is known stays while something newer is looked for, and when that fails', async () => {
  const search = start({ kind: 'postcode', postcode: '31-021' });
  search.lookFrom(search.state().origin);
  expect(asked[0]?.question).toMatchObject({ text: '31-021', page: 1 });
  await asked[0]?.answer(found('KRA010'));
  search.type('gdańsk');
  await vi.advanceTimersByTimeAsync(250);
  expect(search.state()).toMatchObject({ phrase: '', points: [{ code: 'KRA010' }], isSearching: true });
  await asked[1]?.fail();
  expect(search.state()).toMatchObject({ points: [{ code: 'KRA010' }], isSearching: false, hasFailed: true });
  search.retry();
  await asked[2]?.answer(found('GDA001'));
  expect(search.state()).toMatchObject({ phrase: 'gdańsk', points: [{ code: 'GDA001' }], hasFailed: false });
});

test('an emptied field goes back to where the search began; one letter asks nothing', async () => {
  const place = { latitude: 50, longitude: 20 };
  const search = start({ kind: 'here', place });
  search.type('kr');
  search.type('');
  expect(asked.map(({ question }) => question.near)).toEqual([place]);
  await asked[0]?.answer(found('KRA010'));
  search.type('k');
  await vi.advanceTimersByTimeAsync(1_000);
  expect(asked).toHaveLength(1);
  expect(search.state()).toMatchObject({ phrase: '', isSearching: false });
});

test('with nowhere to begin an emptied field shows nothing and asks nothing', async () => {
  const search = start();
  search.type('kra');
  await vi.advanceTimersByTimeAsync(250);
  await asked[0]?.answer(found('KRA010'));
  search.type('');
  expect(search.state()).toMatchObject({ points: [], isFound: false, isSearching: false });
  expect(asked).toHaveLength(1);
});

test('further pages are added, each point once; a new phrase begins anew', async () => {
  const search = start();
  search.type('kra');
  await vi.advanceTimersByTimeAsync(250);
  await asked[0]?.answer({ ...found('A', 'B'), total: 4 });
  search.more();
  search.more();
  expect(asked).toHaveLength(2);
  expect(asked[1]?.question).toMatchObject({ text: 'kra', page: 2 });
  await asked[1]?.answer({ ...found('B', 'C'), total: 4 });
  expect(search.state().points.map(({ code }) => code)).toEqual(['A', 'B', 'C']);
  search.type('łódź');
  await vi.advanceTimersByTimeAsync(250);
  await asked[2]?.answer(found('D'));
  expect(search.state().points.map(({ code }) => code)).toEqual(['D']);
});

test('what is told of an unavailable point ends with the next answer', async () => {
  const search = start();
  search.type('KRA012');
  await vi.advanceTimersByTimeAsync(250);
  await asked[0]?.answer({ ...found('KRA007'), unavailable: { code: 'KRA012', reason: 'point-not-operating' } });
  expect(search.state().unavailable).toEqual({ code: 'KRA012', reason: 'point-not-operating' });
  search.type('KRA007');
  await vi.advanceTimersByTimeAsync(250);
  await asked[1]?.answer(found('KRA007'));
  expect(search.state().unavailable).toBeUndefined();
});

test('a picker that is closed asks no more', async () => {
  const search = start();
  search.type('kra');
  search.stop();
  await vi.advanceTimersByTimeAsync(1_000);
  expect(asked).toEqual([]);
});
