import { spawnSync } from 'node:child_process';
import { copyFileSync, globSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { beforeAll, describe, expect, test } from 'vitest';

const root = join(import.meta.dirname, '..');

const REFUSED = [
  ['module-schemas/src', 'react'],
  ['module-schemas/src', '@witryna/modules'],
  ['modules/src', 'react-router-dom'],
  ['modules/src', '@witryna/storefront'],
  ['modules/src', '../../../module-schemas/src/driver.ts'],
  ['registry-server/src', 'react'],
  ['registry-server/src', '@witryna/modules'],
  ['registry-server/src', '@witryna/stand-ins'],
  ['registry-server/stand-ins/src', '@witryna/registry-server'],
  ['registry-server/stand-ins/src', '../../src/config.ts'],
  ['registry-server/src', '../../../module-schemas/src/driver.ts'],
  ['editor/src', '../../../registry-server/src/config.ts'],
  ['editor/src', '@witryna/registry-server'],
  ['storefront/src', '../../../registry-server/src/config.ts'],
  ['storefront/src', '../../../editor/src/main.tsx'],
  ['storefront/src', '@witryna/registry-server'],
] as const;

const ALLOWED = [
  ['modules/src', '@witryna/module-schemas'],
  ['registry-server/src', '@witryna/module-schemas'],
  ['registry-server/src', '@witryna/module-schemas/validation'],
  ['registry-server/src/testing', '@witryna/stand-ins'],
  ['editor/src', '@witryna/modules'],
  ['storefront/src', '@witryna/module-schemas'],
] as const;

interface Report {
  readonly diagnostics: readonly { readonly category: string; readonly location: { readonly path: string } }[];
}

/** The rules that Biome says are broken by a file with this one import in this folder, by `folder source`. */
let brokenRules: ReadonlyMap<string, readonly string[]>;

/**
 * Lints one file for each import, in a copy of the folders with the manifests of the packages alone: other tests read
 * the tree itself. One run for all, since a run reads the whole tree first.
 */
function lintImports(imports: readonly (readonly [folder: string, source: string])[]): typeof brokenRules {
  const copy = mkdtempSync(join(tmpdir(), 'witryna-import-rules-'));
  try {
    for (const file of ['biome.json', ...globSync('{,*/,*/*/}package.json', { cwd: root, exclude: isInstalled })]) {
      mkdirSync(dirname(join(copy, file)), { recursive: true });
      copyFileSync(join(root, file), join(copy, file));
    }
    const probes = imports.map(([folder, source], index) => {
      const file = join(folder, `probe-${index}`, 'probe.ts');
      mkdirSync(dirname(join(copy, file)), { recursive: true });
      writeFileSync(join(copy, file), `import * as probe from '${source}';\n\nexport { probe };\n`);
      return { name: `${folder} ${source}`, file };
    });
    const args = ['lint', '--vcs-enabled=false', '--reporter=json', '--max-diagnostics=none', '.'];
    const { stdout } = spawnSync(join(root, 'node_modules/.bin/biome'), args, { cwd: copy, encoding: 'utf8' });
    const { diagnostics } = JSON.parse(stdout) as Report;
    return new Map(
      probes.map(({ name, file }) => {
        const own = diagnostics.filter(({ location }) => location.path === file);
        return [name, own.map(({ category }) => category.replace(/.*\//, ''))];
      }),
    );
  } finally {
    rmSync(copy, { recursive: true });
  }
}

const isInstalled = (path: string) => path.includes('node_modules');

beforeAll(() => {
  brokenRules = lintImports([...REFUSED, ...ALLOWED]);
});

describe('the table of who may import whom is enforced', () => {
  test.each(REFUSED)('%s may not import %s', (folder, source) => {
    expect(brokenRules.get(`${folder} ${source}`)?.[0]).toMatch(/^(noUndeclaredDependencies|noRestrictedImports)$/);
  });

  test.each(ALLOWED)('%s may import %s', (folder, source) => {
    expect(brokenRules.get(`${folder} ${source}`)).toEqual([]);
  });
});
