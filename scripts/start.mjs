// `npm start`: installs and builds what changed, then serves the shop. Runs on Node 20; what it starts, on Node 24.
import { spawn } from 'node:child_process';
import { ensureBuilt } from './bootstrap/build.mjs';
import { ensureInstalled } from './bootstrap/install.mjs';
import { node24, root } from './bootstrap/paths.mjs';

await ensureInstalled();
await ensureBuilt();
const serve = spawn(node24, [`${root}scripts/serve.ts`], { cwd: root, stdio: 'inherit' });
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => serve.kill(signal));
serve.on('exit', (code) => process.exit(code ?? 1));
