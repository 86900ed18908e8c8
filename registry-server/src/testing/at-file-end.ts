import { afterAll } from 'vitest';

const cleanups: (() => unknown)[] = [];

// One hook for the file: a hook cannot be added from inside a test, where databases and apps are mostly opened.
afterAll(async () => {
  for (const cleanup of cleanups.reverse()) await cleanup();
});

/** Runs the clean-up after the last test of the file; what was opened last goes first. */
export function atFileEnd(cleanup: () => unknown): void {
  cleanups.push(cleanup);
}
