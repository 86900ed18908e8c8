import { randomUUID } from 'node:crypto';
import { mkdir, open, readFile, rename, rm } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { Readable } from 'node:stream';

/** Where bytes of files are kept, by keys of our own making (`{hash}/{name}`). */
export interface MediaStorage {
  /** Undefined when there is nothing under the key. */
  open(key: string): Promise<{ readonly size: number; readonly stream: Readable } | undefined>;
  read(key: string): Promise<Uint8Array | undefined>;
  /** All or nothing: a reader never sees half a file. */
  write(key: string, bytes: Uint8Array): Promise<void>;
}

/** Files in a folder of this machine. */
export function createDiskStorage(folder: string): MediaStorage {
  const pathOf = (key: string) => join(folder, key);
  return {
    async open(key) {
      const file = await undefinedWhenMissing(open(pathOf(key)));
      if (!file) return undefined;
      try {
        const { size } = await file.stat();
        return { size, stream: file.createReadStream() };
      } catch (error) {
        await file.close();
        throw error;
      }
    },

    read: (key) => undefinedWhenMissing(readFile(pathOf(key))),

    async write(key, bytes) {
      const path = pathOf(key);
      await mkdir(dirname(path), { recursive: true });
      const unfinished = `${path}.${randomUUID()}.part`;
      try {
        const file = await open(unfinished, 'wx');
        try {
          await file.writeFile(bytes);
          // The name must not reach the disk before the bytes do.
          await file.sync();
        } finally {
          await file.close();
        }
        await rename(unfinished, path);
      } catch (error) {
        await rm(unfinished, { force: true });
        throw error;
      }
    },
  };
}

async function undefinedWhenMissing<T>(work: Promise<T>): Promise<T | undefined> {
  try {
    return await work;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined;
    throw error;
  }
}
