import { existsSync } from 'node:fs';
import { fingerprint, once } from './fingerprint.mjs';
import { node24, root } from './paths.mjs';
import { run } from './run.mjs';

const PNPM = 'pnpm@12.21.0';
const MANIFESTS = [
  'package.json',
  'pnpm-lock.yaml',
  'pnpm-workspace.yaml',
  ...['module-schemas', 'modules', 'registry-server', 'registry-server/stand-ins', 'editor', 'storefront'].map(
    (name) => `${name}/package.json`,
  ),
];

/** Installs the dependencies, including Node 24, when the lock file has changed. */
export async function ensureInstalled() {
  const [major] = process.versions.node.split('.').map(Number);
  if (major < 20) throw new Error(`Witryna needs Node 20 or newer to start; this is ${process.versions.node}.`);
  const stamp = `${root}node_modules/.witryna-installed`;
  const print = existsSync(node24) ? fingerprint(root, MANIFESTS) : '';
  await once(stamp, print || fingerprint(root, MANIFESTS), async () => {
    console.log('Installing dependencies …');
    await run('npx', ['-y', PNPM, 'install', '--frozen-lockfile', '--reporter=append-only']);
  });
  if (!existsSync(node24)) throw new Error('Node 24 was not installed; remove node_modules and start again.');
}
