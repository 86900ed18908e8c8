// `pnpm new:module call-out`: writes the files of a new module, complete and valid, and registers it.
import { spawnSync } from 'node:child_process';
import { mkdirSync, readdirSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { fileURLToPath } from 'node:url';
import * as schemas from '@witryna/module-schemas';
import { driverFault } from './new-module/driver-fault.ts';
import { moduleFiles } from './new-module/module-files.ts';

const root = fileURLToPath(new URL('../../', import.meta.url));
const foldersIn = (path: string) =>
  readdirSync(`${root}${path}`, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => name);

const [driver = '', ...others] = process.argv.slice(2);
const fault =
  driver === '' || others.length > 0
    ? 'Say one name, such as: pnpm new:module call-out'
    : driverFault(driver, {
        folders: [...foldersIn('modules/src'), ...foldersIn('module-schemas/src/modules')],
        exports: Object.keys(schemas),
      });
if (fault !== undefined) {
  process.stderr.write(`${fault}\n`);
  process.exit(1);
}

const files = moduleFiles(driver);
for (const { path, text } of files) {
  mkdirSync(dirname(`${root}${path}`), { recursive: true });
  writeFileSync(`${root}${path}`, text, { flag: 'wx' });
}
const { status } = spawnSync(process.execPath, [`${root}scripts/generate/generate-all.ts`], { stdio: 'inherit' });
if (status !== 0) process.exit(1);

const width = Math.max(...files.map(({ path }) => path.length));
const lines = files.map(({ path, todo }) => `  ${path.padEnd(width)}  ${todo}`);
process.stdout.write(`The module ${driver} is written and registered. Fill in:

${lines.join('\n')}

Then: pnpm check, and pnpm exec vitest run --project module-schemas --project modules
docs/add-a-module.md shows each step.
`);
