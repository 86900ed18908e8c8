// `npm test`: installs what the tests need, then runs all of them. Runs on Node 20; the tests, on Node 24.
import { spawn } from 'node:child_process';
import { ensureInstalled } from './bootstrap/install.mjs';
import { node24, root } from './bootstrap/paths.mjs';

await ensureInstalled();
const tests = spawn(node24, [`${root}scripts/testing/run-all.ts`, ...process.argv.slice(2)], {
  cwd: root,
  stdio: 'inherit',
});
tests.on('exit', (code) => process.exit(code ?? 1));
