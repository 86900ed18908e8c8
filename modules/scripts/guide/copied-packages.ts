import { cpSync, mkdirSync, mkdtempSync, readdirSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';

const root = join(import.meta.dirname, '../../..');

/** What the generators, the types and the tests of the module packages read. */
const COPIED = [
  'package.json',
  'biome.json',
  'tsconfig.base.json',
  'scripts/generate',
  'module-schemas/package.json',
  'module-schemas/scripts',
  'module-schemas/src',
  'modules/package.json',
  'modules/scripts',
  'modules/src',
  'editor/package.json',
  'editor/scripts',
  'storefront/package.json',
  'storefront/scripts',
  'registry-server/contract/openapi.json',
  'registry-server/contract/schema.graphql',
];

/**
 * A copy of the module packages in a temporary folder, where files may come and go. Packages from the registry are
 * those of the repository; ours are the copies.
 */
export function copyPackages(): string {
  const copy = mkdtempSync(join(tmpdir(), 'module-packages-'));
  for (const path of COPIED) {
    mkdirSync(dirname(join(copy, path)), { recursive: true });
    cpSync(join(root, path), join(copy, path), { recursive: true });
  }
  symlinkSync(join(root, 'node_modules'), join(copy, 'node_modules'));
  for (const name of ['module-schemas', 'modules', 'editor', 'storefront']) linkDependencies(copy, name);
  return copy;
}

function linkDependencies(copy: string, name: string): void {
  const [from, to] = [join(root, name, 'node_modules'), join(copy, name, 'node_modules')];
  mkdirSync(join(to, '@witryna'), { recursive: true });
  for (const entry of readdirSync(from))
    if (entry !== '@witryna' && !entry.startsWith('.')) symlinkSync(join(from, entry), join(to, entry));
  for (const ours of ['module-schemas', 'modules'])
    if (ours !== name) symlinkSync(join(copy, ours), join(to, '@witryna', ours));
}
