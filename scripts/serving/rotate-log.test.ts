import {
  appendFileSync,
  closeSync,
  mkdtempSync,
  openSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { rotateLog } from './rotate-log.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'witryna-log-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

const LIMITS = { mostBytes: 10, olderFiles: 2 };

test('a log that is full begins anew for whoever has it open, and the newest older ones are kept', () => {
  const file = join(folder, 'servers.log');
  const output = openSync(file, 'a');
  for (const line of ['the first line\n', 'the second line\n', 'the third line\n', 'the fourth line\n']) {
    writeSync(output, line);
    rotateLog(file, LIMITS);
  }
  writeSync(output, 'the fifth\n');
  closeSync(output);
  const texts = ['servers.log', 'servers.log.1', 'servers.log.2'].map((name) =>
    readFileSync(join(folder, name), 'utf8'),
  );
  expect(texts).toEqual(['the fifth\n', 'the fourth line\n', 'the third line\n']);
  expect(readdirSync(folder)).toHaveLength(3);
});

test('one that has room is left alone, and so is one that there is not', () => {
  const file = join(folder, 'servers.log');
  rotateLog(file, LIMITS);
  appendFileSync(file, 'short\n');
  rotateLog(file, LIMITS);
  expect(readdirSync(folder)).toEqual(['servers.log']);
});
