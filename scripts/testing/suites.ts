import { spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { failedJourneys, failedUnitTests, flakyJourneys } from './failed-tests.ts';

/** How a part of the test run ended. */
export interface Outcome {
  readonly name: string;
  readonly passed: number;
  readonly failed: number;
  readonly skipped: number;
  readonly seconds: number;
  /** The tests that failed, by file and title. */
  readonly failures?: readonly string[];
  /** The tests that failed, and passed when they were run once more. */
  readonly flaky?: readonly string[];
}

interface Finished {
  readonly code: number;
  readonly seconds: number;
}

function execute(
  command: string,
  args: readonly string[],
  env: Readonly<Record<string, string>> = {},
): Promise<Finished> {
  const began = performance.now();
  return new Promise((resolve) => {
    const child = spawn(command, args, { stdio: 'inherit', env: { ...process.env, ...env } });
    const end = (code: number) => resolve({ code, seconds: Math.round((performance.now() - began) / 100) / 10 });
    child.on('error', () => end(127));
    child.on('exit', (code) => end(code ?? 1));
  });
}

/** A command that counts as one test: it passes when it ends with 0. */
export async function runCommand(name: string, command: string, args: readonly string[]): Promise<Outcome> {
  const { code, seconds } = await execute(command, args);
  return { name, passed: code === 0 ? 1 : 0, failed: code === 0 ? 0 : 1, skipped: 0, seconds };
}

/** A runner that counts its own tests; one that dies, or leaves no report, counts as a failure of its own. */
async function runCounted(
  name: string,
  command: string,
  args: readonly string[],
  env: Readonly<Record<string, string>>,
  countsIn: () => Pick<Outcome, 'passed' | 'failed' | 'skipped' | 'failures' | 'flaky'>,
): Promise<Outcome> {
  const { code, seconds } = await execute(command, args, env);
  try {
    const counts = countsIn();
    const silentFailure = code !== 0 && counts.failed === 0;
    return { name, ...counts, failed: counts.failed + (silentFailure ? 1 : 0), seconds };
  } catch {
    return { name, passed: 0, failed: 1, skipped: 0, seconds };
  }
}

const readJson = (file: string) => JSON.parse(readFileSync(file, 'utf8'));

/** Unit and integration tests, on SQLite and PostgreSQL. */
export function runVitest(report: string): Promise<Outcome> {
  const args = ['run', '--reporter=default', '--reporter=json', `--outputFile.json=${report}`];
  return runCounted('unit and integration', 'node_modules/.bin/vitest', args, {}, () => {
    const results = readJson(report);
    const { numPassedTests, numFailedTests, numPendingTests, numTodoTests, numFailedTestSuites } = results;
    return {
      failures: failedUnitTests(results),
      passed: numPassedTests,
      failed: Math.max(numFailedTests, numFailedTestSuites > 0 ? 1 : 0),
      skipped: numPendingTests + numTodoTests,
    };
  });
}

/** Journeys in a real browser; one that fails is run once more, and named if it passes then. */
export function runPlaywright(report: string): Promise<Outcome> {
  const args = ['test', '-c', 'e2e/playwright.config.ts', '--retries=1', '--reporter=list,json'];
  const env = { PLAYWRIGHT_JSON_OUTPUT_NAME: report };
  return runCounted('browser', 'node_modules/.bin/playwright', args, env, () => {
    const { stats, suites } = readJson(report);
    return {
      failures: failedJourneys(suites),
      flaky: flakyJourneys(suites),
      passed: stats.expected + stats.flaky,
      failed: stats.unexpected,
      skipped: stats.skipped,
    };
  });
}
