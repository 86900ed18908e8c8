// `pnpm dev`: serves the sources. Builds follow every change; the servers restart when what they run has changed.
import { type ChildProcess, spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { ensureBuilt } from './bootstrap/build.mjs';
import { root } from './bootstrap/paths.mjs';
import { isDemoOrLeave, standInsEnvironment, standInsPlace } from './serving/stand-ins.ts';

process.chdir(root);
await ensureBuilt();

const vite = `${root}node_modules/vite/bin/vite.js`;
const isDemoRun = isDemoOrLeave(process.env);
const env = {
  ...process.env,
  ...(isDemoRun ? standInsEnvironment(standInsPlace(process.env), process.env) : {}),
  EVENTS_KEY: process.env.EVENTS_KEY || randomBytes(32).toString('base64url'),
  REGISTRY_URL: process.env.REGISTRY_URL || `http://127.0.0.1:${process.env.REGISTRY_PORT || 4000}`,
};

const start = (name: string, args: readonly string[], folder = root): ChildProcess => {
  const child = spawn(process.execPath, args, { cwd: folder, stdio: 'inherit', env });
  child.on('exit', (code) => console.error(`${name} exited with ${code}`));
  return child;
};

const children = [
  start('editor build', [vite, 'build', '--watch'], `${root}editor`),
  start('storefront build', [vite, 'build', '--manifest', '--watch'], `${root}storefront`),
  start('storefront server build', [vite, 'build', '--ssr', '--watch'], `${root}storefront`),
  start('registry', ['--watch', 'registry-server/src/server.mjs']),
  ...(isDemoRun ? [start('stand-ins', ['--watch', 'registry-server/stand-ins/src/server.mjs'])] : []),
  start('storefront', [
    '--watch-path=storefront/dist',
    '--watch-path=storefront/server',
    'storefront/server/server.mjs',
  ]),
];

for (const signal of ['SIGINT', 'SIGTERM'] as const)
  process.on(signal, () => {
    for (const child of children) child.kill(signal);
  });
