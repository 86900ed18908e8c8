// `pnpm test:changed [--since main] [--e2e]`: types, lint and the nearest tests of what differs from the branch point,
// in under a minute; with `--e2e` the journeys of the changed screens too. `npm test` runs everything.
import { globSync, mkdirSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { ensureBuilt } from '../bootstrap/build.mjs';
import { root } from '../bootstrap/paths.mjs';
import { branchPoint, changedFiles } from './changed/changed-files.ts';
import { planChanged } from './changed/plan-changed.ts';
import { readImports } from './changed/read-imports.ts';
import { ensureChromium, ensureFirefox } from './ensure-browsers.ts';
import { keepTemporaryFilesInMemory } from './memory-folder.ts';
import { type Outcome, runCommand } from './suites.ts';

const { values: options } = parseArgs({
  options: { since: { type: 'string', default: 'main' }, e2e: { type: 'boolean', default: false } },
});
process.chdir(root);
keepTemporaryFilesInMemory();
process.env.PATH = `${root}node_modules/node/bin:${root}node_modules/.bin:${process.env.PATH}`;

// A module's folder may have come or gone since they were written.
const generated = await runCommand('generated files', 'node', ['scripts/generate/generate-all.ts']);
if (generated.failed > 0) process.exit(1);

const since = branchPoint(root, options.since);
const changed = changedFiles(root, since);
const plan = planChanged(changed, readImports(root), globSync('e2e/*/*.e2e.ts', { cwd: root }).sort());
const journeys = options.e2e ? plan.journeys : [];
console.log(`${changed.length} files differ from ${since.slice(0, 8)} (${options.since})\n`);

const CACHE = 'node_modules/.cache/witryna';
mkdirSync(CACHE, { recursive: true });
const outcomes: Outcome[] = [generated];
for (const config of plan.types) {
  const remembered = ['--incremental', '--tsBuildInfoFile', `${CACHE}/${config}.tsbuildinfo`];
  outcomes.push(await runCommand(`types of ${config}`, 'tsc', ['--noEmit', '-p', config, ...remembered]));
}
if (plan.lint.length > 0) {
  const lint = ['check', '--error-on-warnings', '--no-errors-on-unmatched', ...plan.lint];
  outcomes.push(await runCommand(`lint of ${plan.lint.length} files`, 'biome', lint));
}
if (plan.tests.length > 0) {
  outcomes.push(await runCommand(`${plan.tests.length} files of tests`, 'vitest', ['run', ...plan.tests]));
}
if (journeys.length > 0) {
  await ensureBuilt();
  ensureChromium();
  ensureFirefox();
  const args = ['test', '-c', 'e2e/playwright.config.ts', '--reporter=list', ...journeys];
  outcomes.push(await runCommand(`${journeys.length} files of journeys`, 'playwright', args));
}

console.log('');
for (const { name, failed, seconds } of outcomes) console.log(`${failed === 0 ? '✓' : '✗'} ${name} (${seconds} s)`);
for (const path of plan.tests) console.log(`    ${path}`);
const leftOut = [
  [plan.testsLeftOut, 'files of tests that reach the change from farther away'],
  [options.e2e ? [] : plan.journeys, 'files of journeys (--e2e)'],
  [plan.forAllTests, 'changed files that every test depends on: npm test'],
] as const;
for (const [paths, what] of leftOut) {
  if (paths.length > 0) console.log(`Left out: ${paths.length} ${what}\n    ${paths.join('\n    ')}`);
}
process.exit(outcomes.every(({ failed }) => failed === 0) ? 0 : 1);
