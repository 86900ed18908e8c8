import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { checkComponents, driversWithLeadPicture, leadPicturesSource } from './registry-source.ts';

let folder = '';
const check = (...drivers: string[]) => checkComponents(pathToFileURL(`${folder}/`), drivers);
const write = (driver: string, text: string) => {
  mkdirSync(join(folder, driver));
  writeFileSync(join(folder, driver, `${driver}.tsx`), text);
};

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'components-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

test('a folder without a component of its name is no module', () => {
  mkdirSync(join(folder, 'shared'));
  write('call-out', 'export function CallOut() {}');
  expect(() => check('call-out')).not.toThrow();
});

test('the message names the component that is missing', () => {
  expect(() => check('call-out')).toThrow('modules/src/call-out/call-out.tsx is missing: it exports `CallOut`');
});

test('the message names the export that a component file does not have', () => {
  write('call-out', 'export const Callout = () => null;');
  expect(() => check('call-out')).toThrow('modules/src/call-out/call-out.tsx has no export named `CallOut`.');
});

test('the message names the schema that a component has not', () => {
  write('call-out', 'export function CallOut() {}');
  expect(() => check()).toThrow('module-schemas/src/modules/call-out/ is missing');
});

test('a module that says which picture it shows first is told by the file that says so', () => {
  write('big-picture', 'export function BigPicture() {}');
  write('call-out', 'export function CallOut() {}');
  writeFileSync(join(folder, 'big-picture', 'lead-picture.ts'), 'export const leadPicture = () => undefined;');
  const drivers = driversWithLeadPicture(pathToFileURL(`${folder}/`), ['big-picture', 'call-out']);
  expect(drivers).toEqual(['big-picture']);
  const source = leadPicturesSource(drivers);
  expect(source).toContain("import { leadPicture as ofBigPicture } from './big-picture/lead-picture.ts';");
  expect(source).toContain("'big-picture': ofBigPicture,");
});
