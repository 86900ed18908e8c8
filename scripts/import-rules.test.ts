import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';

const root = join(import.meta.dirname, '..');

/** What Biome says of a file with this one import, put for a moment into the given folder of the tree. */
function lintImport(folder: string, source: string): string {
  const place = mkdtempSync(join(root, folder, 'import-rule-'));
  try {
    writeFileSync(join(place, 'probe.ts'), `import * as probe from '${source}';\n\nexport { probe };\n`);
    execFileSync(join(root, 'node_modules/.bin/biome'), ['lint', '--vcs-enabled=false', join(place, 'probe.ts')], {
      cwd: root,
      encoding: 'utf8',
      stdio: 'pipe',
    });
    return '';
  } catch (error) {
    const { stdout, stderr } = error as { stdout: string; stderr: string };
    return stdout + stderr;
  } finally {
    rmSync(place, { recursive: true });
  }
}

describe('the table of who may import whom is enforced', () => {
  test.each([
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
  ])('%s may not import %s', (folder, source) => {
    expect(lintImport(folder, source)).toMatch(/noUndeclaredDependencies|noRestrictedImports/);
  });

  test.each([
    ['modules/src', '@witryna/module-schemas'],
    ['registry-server/src', '@witryna/module-schemas'],
    ['registry-server/src/testing', '@witryna/stand-ins'],
    ['editor/src', '@witryna/modules'],
    ['storefront/src', '@witryna/module-schemas'],
  ])('%s may import %s', (folder, source) => {
    expect(lintImport(folder, source)).toBe('');
  });
});
