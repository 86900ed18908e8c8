import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { createDiskStorage } from './media-storage.ts';

let folder = '';
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'witryna-storage-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

test('gives back what was written, whole or as a stream with its size', async () => {
  const storage = createDiskStorage(folder);
  await storage.write('ab12/320.avif', Buffer.from('poziomki'));
  expect(Buffer.from((await storage.read('ab12/320.avif')) ?? []).toString()).toBe('poziomki');
  const opened = await storage.open('ab12/320.avif');
  expect(opened?.size).toBe(8);
  expect(opened && (await buffer(opened.stream)).toString()).toBe('poziomki');
});

test('has nothing under a key that was never written', async () => {
  const storage = createDiskStorage(folder);
  expect(await storage.open('ab12/320.avif')).toBeUndefined();
  expect(await storage.read('ab12/320.avif')).toBeUndefined();
});

test('leaves one whole file when the same key is written by many at once', async () => {
  const storage = createDiskStorage(folder);
  const bytes = [1, 2, 3, 4, 5].map((letter) => Buffer.alloc(300_000, letter));
  await Promise.all(bytes.map((each) => storage.write('ab12/original.webp', each)));
  const kept = Buffer.from((await storage.read('ab12/original.webp')) ?? []);
  expect(bytes.some((each) => each.equals(kept))).toBe(true);
  expect(readdirSync(join(folder, 'ab12'))).toEqual(['original.webp']);
});

test('leaves nothing behind of a write that failed', async () => {
  const storage = createDiskStorage(folder);
  await storage.write('ab12/taken/file', Buffer.from('x'));
  await expect(storage.write('ab12/taken', Buffer.from('poziomki'))).rejects.toThrow();
  expect(readdirSync(join(folder, 'ab12'))).toEqual(['taken']);
});
