import { posix } from 'node:path';

/** Which files a file imports, by path from the root. */
export type ImportsOf = ReadonlyMap<string, readonly string[]>;

export interface ChosenTests {
  /** To run, the nearest to the change first. */
  readonly run: readonly string[];
  /** Tests that reach the change too, but from farther away. */
  readonly leftOut: readonly string[];
}

/** As many test files as run in well under a minute. */
const MOST_TESTS = 60;
const TEST = /\.test\.tsx?$/;
/** Tests of the whole server take minutes together: they are run when they are changed themselves. */
const WHOLE_SERVER = /^registry-server\/test\//;
/**
 * Files that put everything together: whatever is changed, they reach it, and nearly every test of a route or a screen
 * reaches them.
 */
const COMPOSITION_ROOTS = /(^|\/)(app|server|main|build-test-app|entry-\w+)\.tsx?$|\.plugin\.ts$/;

/**
 * The tests that a change touches: the changed ones, those in the folder of what has changed, and those that import it,
 * directly or through other files, nearest first. The way ends at files that put everything together.
 */
export function chooseTests(changed: readonly string[], imports: ImportsOf, most = MOST_TESTS): ChosenTests {
  const distance = new Map<string, number>();
  for (const path of changed) distance.set(path, 0);
  const importers = importersOf(imports);
  const queue = [...changed];
  for (const path of queue) {
    const next = (distance.get(path) ?? 0) + 1;
    if (COMPOSITION_ROOTS.test(path) && next > 1) continue;
    for (const importer of importers.get(path) ?? []) {
      if (distance.has(importer)) continue;
      distance.set(importer, next);
      queue.push(importer);
    }
  }
  const folders = new Set(changed.map((path) => posix.dirname(path)));
  for (const path of imports.keys()) {
    if (TEST.test(path) && folders.has(posix.dirname(path))) distance.set(path, Math.min(distance.get(path) ?? 1, 1));
  }
  const tests = [...distance].filter(([path]) => TEST.test(path));
  const nearestFirst = tests.sort(([a, near], [b, far]) => near - far || (a < b ? -1 : 1)).map(([path]) => path);
  const isQuick = (path: string) => changed.includes(path) || !WHOLE_SERVER.test(path);
  const run = nearestFirst.filter(isQuick).slice(0, most);
  return { run, leftOut: nearestFirst.filter((path) => !run.includes(path)) };
}

function importersOf(imports: ImportsOf): ReadonlyMap<string, readonly string[]> {
  const importers = new Map<string, string[]>();
  for (const [from, targets] of imports)
    for (const to of targets) {
      const known = importers.get(to);
      if (known) known.push(from);
      else importers.set(to, [from]);
    }
  return importers;
}
