import { createHash, randomUUID } from 'node:crypto';
import { type FileHandle, mkdir, open, readdir, readFile, rename, rm, stat } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { Readable } from 'node:stream';
import type { ByteRange } from '../../http/byte-range.ts';

/** A file that has arrived and lies aside, until it is decided what becomes of it. */
export interface IncomingFile {
  readonly size: number;
  /** SHA-256 of its bytes, hexadecimal. */
  readonly hash: string;
  /** Puts it under the key, all or nothing. */
  keep(key: string): Promise<void>;
  discard(): Promise<void>;
}

/** Where bytes of files are kept, by keys of our own making (`{hash}/{name}`). */
export interface MediaStorage {
  /**
   * Undefined when there is nothing under the key. `rangeOf` says which part is wanted of that many bytes, all of them
   * where it says nothing; what it throws is thrown.
   */
  open(
    key: string,
    rangeOf?: (size: number) => ByteRange | undefined,
  ): Promise<{ readonly size: number; readonly range: ByteRange | undefined; readonly stream: Readable } | undefined>;
  read(key: string): Promise<Uint8Array | undefined>;
  /** All or nothing: a reader never sees half a file. */
  write(key: string, bytes: Uint8Array): Promise<void>;
  /** Everything under the keys of a folder, `{hash}`. */
  removeFolder(name: string): Promise<void>;
  /** Takes bytes as they come, none of them kept in memory. What fails on the way leaves nothing behind. */
  receive(source: AsyncIterable<Uint8Array>): Promise<IncomingFile>;
  /** Removes what arrived before that moment and was neither kept nor discarded: a server ended in between. */
  removeForgotten(before: number): Promise<void>;
}

const INCOMING = 'incoming';

/** Files in a folder of this machine. */
export function createDiskStorage(folder: string): MediaStorage {
  const pathOf = (key: string) => join(folder, key);

  /** The name must not reach the disk before the bytes do. */
  async function writeWhole(path: string, fill: (file: FileHandle) => Promise<void>): Promise<void> {
    await mkdir(dirname(path), { recursive: true });
    try {
      const file = await open(path, 'wx');
      try {
        await fill(file);
        await file.sync();
      } finally {
        await file.close();
      }
    } catch (error) {
      await rm(path, { force: true });
      throw error;
    }
  }

  async function moveTo(path: string, key: string): Promise<void> {
    await mkdir(dirname(pathOf(key)), { recursive: true });
    await rename(path, pathOf(key));
  }

  return {
    async open(key, rangeOf = () => undefined) {
      const file = await undefinedWhenMissing(open(pathOf(key)));
      if (!file) return undefined;
      try {
        const { size } = await file.stat();
        const range = rangeOf(size);
        return { size, range, stream: file.createReadStream(range && { start: range.first, end: range.last }) };
      } catch (error) {
        await file.close();
        throw error;
      }
    },

    read: (key) => undefinedWhenMissing(readFile(pathOf(key))),

    async write(key, bytes) {
      const unfinished = `${pathOf(key)}.${randomUUID()}.part`;
      await writeWhole(unfinished, (file) => file.writeFile(bytes));
      try {
        await moveTo(unfinished, key);
      } catch (error) {
        await rm(unfinished, { force: true });
        throw error;
      }
    },

    removeFolder: (name) => rm(pathOf(name), { recursive: true, force: true }),

    async receive(source) {
      const path = join(folder, INCOMING, `${randomUUID()}.part`);
      const hash = createHash('sha256');
      let size = 0;
      await writeWhole(path, async (file) => {
        for await (const chunk of source) {
          hash.update(chunk);
          size += chunk.byteLength;
          await file.appendFile(chunk);
        }
      });
      return {
        size,
        hash: hash.digest('hex'),
        keep: (key) => moveTo(path, key),
        discard: () => rm(path, { force: true }),
      };
    },

    async removeForgotten(before) {
      const names = (await undefinedWhenMissing(readdir(join(folder, INCOMING)))) ?? [];
      for (const name of names) {
        const path = join(folder, INCOMING, name);
        const file = await undefinedWhenMissing(stat(path));
        if (file && file.mtimeMs < before) await rm(path, { force: true });
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
