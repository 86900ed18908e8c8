import { describe, expect, test } from 'vitest';
import { readPlan } from './arguments.ts';
import { MEASURED_PAGES } from './measured-pages.ts';
import { limitRows } from './report.ts';
import { medianVisit, type PageResult, type SimulatedVisit } from './visits.ts';

describe('the arguments', () => {
  test('say which part is measured; everything without any', () => {
    const all = readPlan([]);
    expect([all.pages.length, all.devices.length, all.states.length, all.runs]).toEqual([9, 2, 3, 5]);
    const part = readPlan(['home', 'text', '--runs', '1', '--device', 'mobile', '--state', 'cold', '--state', 'floor']);
    expect(part.pages.map(({ name }) => name)).toEqual(['text', 'home']);
    expect(part).toMatchObject({ devices: ['mobile'], states: ['cold', 'floor'], runs: 1 });
  });

  test.each([
    [['basket'], /page basket does not exist; there is text, home/],
    [['--device', 'watch'], /--device watch does not exist/],
    [['--runs', '0'], /--runs is not a whole number/],
  ])('refuse %j', (args, message) => {
    expect(() => readPlan(args)).toThrow(message);
  });
});

const simulated = (changes: Partial<SimulatedVisit> = {}): SimulatedVisit => ({
  firstPaintMs: 900,
  largestPaintMs: 1_400,
  blockingMs: 10,
  layoutShift: 0,
  speedIndexMs: 900,
  score: 99,
  ...changes,
});

test('the median is taken of each number by itself', () => {
  const visits = [
    simulated({ firstPaintMs: 3, score: 1 }),
    simulated({ firstPaintMs: 1, score: 3 }),
    simulated({ firstPaintMs: 2, score: 2 }),
  ];
  expect(medianVisit(visits)).toMatchObject({ firstPaintMs: 2, score: 2 });
});

describe('the limits', () => {
  const [, home] = MEASURED_PAGES;
  if (!home) throw new Error('no page');
  const result = (changes: Partial<PageResult> = {}): PageResult => ({
    page: home,
    device: 'mobile',
    state: 'cold',
    simulated: simulated(),
    observed: {
      firstPaintMs: 1_000,
      largestPaintMs: 1_500,
      bytes: { html: 0, css: 0, js: 0, fonts: 0, pictures: 0, other: 0 },
      requestsBeforeLargestPaint: 5,
      accessibility: 100,
      bestPractices: 100,
      seo: 100,
    },
    ...changes,
  });
  const failed = (results: PageResult[]) => limitRows(results).filter(({ ok }) => !ok);

  test('hold for a phone at the first visit, beside the floor', () => {
    const floor = result({ state: 'floor', simulated: simulated({ firstPaintMs: 450, layoutShift: 1 }) });
    const rows = limitRows([result(), floor]);
    expect(rows.find(({ name }) => name.endsWith('first paint'))).toMatchObject({ floor: 450, ratio: 2, ok: true });
    expect(failed([result(), floor])).toEqual([]);
  });

  test('of time are those of the first visit alone; of shifts and scores, of every visit', () => {
    const slow = simulated({ firstPaintMs: 5_000, score: 50 });
    expect(
      failed([result({ device: 'desktop', simulated: slow }), result({ state: 'warm', simulated: slow })]),
    ).toEqual([]);
    expect(failed([result({ simulated: slow })]).map(({ value }) => value)).toEqual([5_000, 50]);
    const shifting = result({ state: 'warm', simulated: simulated({ layoutShift: 0.1 }) });
    expect(failed([result(), shifting]).map(({ value }) => value)).toEqual([0.1]);
  });
});
