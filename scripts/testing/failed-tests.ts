import { relative } from 'node:path';
import { root } from '../bootstrap/paths.mjs';

interface UnitResults {
  readonly testResults?: readonly {
    readonly name: string;
    readonly status: string;
    readonly assertionResults: readonly { readonly fullName: string; readonly status: string }[];
  }[];
}

interface JourneySpec {
  readonly file: string;
  readonly title: string;
  readonly ok: boolean;
  /** The spec in each browser; `flaky` where it passed when it was run once more. */
  readonly tests: readonly { readonly status: 'expected' | 'unexpected' | 'flaky' | 'skipped' }[];
}

interface JourneySuite {
  readonly suites?: readonly JourneySuite[];
  readonly specs?: readonly JourneySpec[];
}

/** The tests that failed, `file › title`, of a report of Vitest (`--reporter=json`); a file that failed as a whole alone. */
export function failedUnitTests({ testResults = [] }: UnitResults): string[] {
  return testResults.flatMap(({ name, status, assertionResults }) => {
    const file = relative(root, name);
    const failed = assertionResults.filter((test) => test.status === 'failed');
    if (failed.length === 0) return status === 'failed' ? [file] : [];
    return failed.map((test) => `${file} › ${test.fullName}`);
  });
}

/** The journeys that failed, `file › title`, of a report of Playwright. */
export const failedJourneys = (suites: readonly JourneySuite[] = []) => namesOf(suites, (spec) => !spec.ok);

/** The journeys that failed and passed when they were run once more. */
export const flakyJourneys = (suites: readonly JourneySuite[] = []) =>
  namesOf(suites, (spec) => spec.tests.some((test) => test.status === 'flaky'));

function namesOf(suites: readonly JourneySuite[], isMeant: (spec: JourneySpec) => boolean): string[] {
  return suites.flatMap((suite) => [
    ...(suite.specs ?? []).filter(isMeant).map((spec) => `e2e/${spec.file} › ${spec.title}`),
    ...namesOf(suite.suites ?? [], isMeant),
  ]);
}
