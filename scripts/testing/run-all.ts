// Everything that must hold: types, lint, import rules, unit and integration tests, builds, journeys in a browser.
import { mkdirSync, mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ensureBuilt } from '../bootstrap/build.mjs';
import { root } from '../bootstrap/paths.mjs';
import { ensureChromium, ensureFirefox } from './ensure-browsers.ts';
import { keepTemporaryFilesInMemory } from './memory-folder.ts';
import { type Outcome, runCommand, runPlaywright, runVitest } from './suites.ts';

process.chdir(root);
keepTemporaryFilesInMemory();
process.env.PATH = `${root}node_modules/node/bin:${root}node_modules/.bin:${process.env.PATH}`;
const reports = mkdtempSync(join(tmpdir(), 'witryna-tests-'));
mkdirSync(reports, { recursive: true });

const outcomes: Outcome[] = [];
ensureChromium();
ensureFirefox();

outcomes.push(await runCommand('generated files', process.execPath, ['scripts/generate/generate-all.ts']));
outcomes.push(await runCommand('types of the servers', 'tsc', ['--noEmit', '-p', 'tsconfig.json']));
outcomes.push(await runCommand('types of the browser packages', 'tsc', ['--noEmit', '-p', 'tsconfig.browser.json']));
outcomes.push(await runCommand('lint and import rules', 'biome', ['check', '--error-on-warnings', '.']));
outcomes.push(await runCommand('doors, names and spreads', process.execPath, ['scripts/lint/main.ts']));
const built = await ensureBuilt().then(
  () => true,
  (error: unknown) => {
    console.error(error);
    return false;
  },
);
outcomes.push({ name: 'build', passed: built ? 1 : 0, failed: built ? 0 : 1, skipped: 0, seconds: 0 });
// One after the other: each fills two cores, and side by side both wait for them, which took half as long again.
outcomes.push(await runVitest(join(reports, 'vitest.json')));
if (built) outcomes.push(await runPlaywright(join(reports, 'playwright.json')));

const sum = (key: 'passed' | 'failed' | 'skipped') => outcomes.reduce((total, outcome) => total + outcome[key], 0);
console.log('');
for (const { name, passed, failed, seconds } of outcomes)
  console.log(`${failed === 0 ? '✓' : '✗'} ${name}: ${passed} passed, ${failed} failed (${seconds} s)`);
// What was said where they failed may be thousands of lines above.
for (const failure of outcomes.flatMap((outcome) => outcome.failures ?? [])) console.log(`  ✗ ${failure}`);
for (const test of outcomes.flatMap((outcome) => outcome.flaky ?? []))
  console.log(`  ! passed when it was run once more: ${test}`);
console.log('');
const skipped = sum('skipped');
console.log(`${sum('passed')} passed, ${sum('failed')} failed${skipped > 0 ? `, ${skipped} skipped` : ''}`);
process.exit(sum('failed') === 0 ? 0 : 1);
