import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { readModuleFolders, registrySource } from './registry-source.ts';

const COMPLETE = {
  'schema.ts': 'export const callOut = defineModule({});',
  'form.ts': 'export const form = {};',
  'examples.ts': 'export const examples = {};',
  'labels.en.ts': 'export const labels: Labels = {};',
  'labels.hu.ts': 'export const labels: Labels = {};',
};

let folder = '';
const modules = () => pathToFileURL(`${folder}/`);
const write = (files: Readonly<Record<string, string>>) => {
  mkdirSync(join(folder, 'call-out'), { recursive: true });
  for (const [name, text] of Object.entries(files)) writeFileSync(join(folder, 'call-out', name), text);
};

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'module-folders-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

test('a complete folder is registered with its upgrades in order', () => {
  const upgrade = 'export function upgrade() {}';
  write({ ...COMPLETE, 'upgrade-2.ts': upgrade, 'upgrade-10.ts': upgrade, 'upgrade-2.test.ts': '' });
  const found = readModuleFolders(modules());
  expect(found).toEqual([{ driver: 'call-out', upgrades: [2, 10] }]);
  const source = registrySource(found);
  expect(source).toContain("'call-out': { 2: callOut$upgrade2, 10: callOut$upgrade10 },");
  expect(source).toContain('export { callOut };');
});

test('the message names every file that is missing', () => {
  const { 'form.ts': _form, 'labels.hu.ts': _labels, ...rest } = COMPLETE;
  write(rest);
  expect(() => readModuleFolders(modules())).toThrow(
    /^module-schemas\/src\/modules\/call-out\/form\.ts is missing: .*\nmodule-schemas\/src\/modules\/call-out\/labels\.hu\.ts is missing: .*$/,
  );
});

test('the message names the export that a file does not have', () => {
  write({ ...COMPLETE, 'schema.ts': 'export const callout = {};', 'upgrade-2.ts': 'export const up = 2;' });
  expect(() => readModuleFolders(modules())).toThrow(
    'module-schemas/src/modules/call-out/schema.ts has no export named `callOut`.\n' +
      'module-schemas/src/modules/call-out/upgrade-2.ts has no export named `upgrade`.',
  );
});
