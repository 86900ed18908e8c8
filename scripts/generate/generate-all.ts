// Writes every generated file, in an order in which each generator finds what it reads; ends at the first that fails.
import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';

const GENERATORS = [
  'module-schemas/scripts/generate-registry.ts',
  'modules/scripts/generate-registry.ts',
  'storefront/scripts/generate-documents.ts',
  'editor/scripts/generate-icons.ts',
  'editor/scripts/generate-contract-types.ts',
];

const root = fileURLToPath(new URL('../../', import.meta.url));
for (const generator of GENERATORS) {
  const { status } = spawnSync(process.execPath, [`${root}${generator}`], { stdio: 'inherit' });
  if (status !== 0) process.exit(1);
}
