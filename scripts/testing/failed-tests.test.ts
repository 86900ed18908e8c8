import { expect, test } from 'vitest';
import { root } from '../bootstrap/paths.mjs';
import { failedJourneys, failedUnitTests, flakyJourneys } from './failed-tests.ts';

test('failed unit tests are named by file and title, a file that could not be read by its name', () => {
  const testResults = [
    {
      name: `${root}storefront/src/a.test.ts`,
      status: 'failed',
      assertionResults: [
        { fullName: 'a price is whole', status: 'passed' },
        { fullName: 'a sum is whole', status: 'failed' },
      ],
    },
    { name: `${root}editor/src/b.test.ts`, status: 'failed', assertionResults: [] },
    { name: `${root}editor/src/c.test.ts`, status: 'passed', assertionResults: [] },
  ];
  expect(failedUnitTests({ testResults })).toEqual([
    'storefront/src/a.test.ts › a sum is whole',
    'editor/src/b.test.ts',
  ]);
  expect(failedUnitTests({})).toEqual([]);
});

test('journeys that failed, and those that passed when they were run once more, are found in groups too', () => {
  const spec = (title: string, status: 'expected' | 'unexpected' | 'flaky') => ({
    file: 'shop.e2e.ts',
    title,
    ok: status !== 'unexpected',
    tests: [{ status: 'expected' as const }, { status }],
  });
  const suites = [
    {
      specs: [spec('buys', 'expected'), spec('pays', 'unexpected')],
      suites: [{ specs: [spec('pays by phone', 'unexpected'), spec('returns', 'flaky')] }],
    },
  ];
  expect(failedJourneys(suites)).toEqual(['e2e/shop.e2e.ts › pays', 'e2e/shop.e2e.ts › pays by phone']);
  expect(flakyJourneys(suites)).toEqual(['e2e/shop.e2e.ts › returns']);
});
