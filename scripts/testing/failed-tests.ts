import { relative } from 'node:path';
import { root } from '../bootstrap/paths.mjs';

interface UnitResults {
  readonly testResults?: readonly {
    readonly name: string;
    readonly status: string;
    readonly assertionResults: readonly { readonly fullName: string; readonly status: string }[];
  }[];
}

interface JourneySuite {
  readonly suites?: readonly JourneySuite[];
  readonly specs?: readonly { readonly file: string; readonly title: string; readonly ok: boolean }[];
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
export function failedJourneys(suites: readonly JourneySuite[] = []): string[] {
  return suites.flatMap((suite) => [
    ...(suite.specs ?? []).filter((spec) => !spec.ok).map((spec) => `e2e/${spec.file} › ${spec.title}`),
    ...failedJourneys(suite.suites),
  ]);
}
