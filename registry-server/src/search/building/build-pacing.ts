import type { Pause } from '../index/sort-in-steps.ts';

/** Work in the background holds requests up for so long at most. */
const SLICE_MS = 8;

/** Gives way to requests whenever a slice of work is over. */
export function createBuildPacing(): Pause {
  let started = performance.now();
  return () => {
    if (performance.now() - started < SLICE_MS) return undefined;
    return new Promise((resolve) => {
      setImmediate(() => {
        started = performance.now();
        resolve();
      });
    });
  };
}
