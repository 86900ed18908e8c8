import { execFile } from 'node:child_process';
import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { GRAPHCOMMERCE_VERSION } from './packages.ts';

const run = promisify(execFile);

/** Libraries of its server and its code generation, in the versions that its packages require. */
const TOOLS = [
  `@graphcommerce/graphql-codegen-near-operation-file@${GRAPHCOMMERCE_VERSION}`,
  `@graphcommerce/graphql-codegen-relay-optimizer-plugin@${GRAPHCOMMERCE_VERSION}`,
  '@graphql-codegen/core@5.0.2',
  '@graphql-codegen/typed-document-node@6.1.8',
  '@graphql-codegen/typescript-operations@5.0.9',
  '@graphql-tools/schema@10.1.5',
  'graphql@16.15.0',
] as const;

/** Installs them into a temporary folder without running install scripts. */
export async function installTools(): Promise<string> {
  const folder = mkdtempSync(join(tmpdir(), 'contract-tools-'));
  writeFileSync(join(folder, 'package.json'), '{ "private": true }\n');
  const quiet = ['--ignore-scripts', '--legacy-peer-deps', '--no-audit', '--no-fund', '--silent'];
  await run('npm', ['install', ...quiet, ...TOOLS], { cwd: folder });
  return folder;
}
