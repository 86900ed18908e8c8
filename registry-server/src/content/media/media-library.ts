import { createHash } from 'node:crypto';
import { ImageRefused } from './image-refused.ts';
import type { ImageWorkerPool } from './image-worker-pool.ts';
import { FileNotAnImage } from './media.errors.ts';
import type { MediaRow, MediaStore, PictureColumns } from './media.store.ts';
import type { MediaStorage } from './media-storage.ts';
import { type parseVariantName, shortHash, widthsOf } from './srcset.ts';

export interface Upload {
  readonly bytes: Uint8Array;
  readonly fileName: string;
  /** Name by which the uploader can send it again. */
  readonly key?: string;
  readonly alt?: string;
  readonly title?: string;
  readonly caption?: string;
  readonly author?: string;
}

type Variant = NonNullable<ReturnType<typeof parseVariantName>>;

interface LibraryDeps {
  readonly store: MediaStore;
  readonly storage: MediaStorage;
  readonly workerPool: ImageWorkerPool;
}

/** Where the bytes of a file lie: by content, so that equal pictures are kept once. */
export function storageKey(shortenedHash: string, name: string): string {
  return `${shortenedHash}/${name}`;
}

/** Takes pictures in, and makes their sizes when they are first asked for. */
export function createMediaLibrary({ store, storage, workerPool }: LibraryDeps) {
  const underWay = new Map<string, Promise<Uint8Array | undefined>>();

  return {
    /**
     * The same bytes, or the same key, are the same file. Other bytes under a key become the file's new picture:
     * its id stays, its address changes.
     */
    async add(upload: Upload, staffId: number | null): Promise<{ readonly row: MediaRow; readonly isNew: boolean }> {
      const hash = createHash('sha256').update(upload.bytes).digest('hex');
      const known = upload.key === undefined ? await store.findByHash(hash) : await store.findByKey(upload.key);
      if (known?.hash === hash) return { row: known, isNew: false };
      const picture = await keepOriginal(upload.bytes, hash);
      const created = known ? undefined : await store.insert(newRow(upload, picture, staffId));
      if (created) return { row: created, isNew: true };
      const existing = known ?? (await store.findByKey(keyOf(upload, hash)));
      const replaced =
        existing && (existing.hash === hash ? existing : await store.replacePicture(existing.id, picture));
      if (!replaced) throw new Error(`File ${keyOf(upload, hash)} vanished while it was being replaced.`);
      return { row: replaced, isNew: false };
    },

    /** The bytes of one size; undefined when there is no such file or the size is not one of its own. */
    variant(id: number, shortenedHash: string, variant: Variant): Promise<Uint8Array | undefined> {
      const key = storageKey(shortenedHash, `${variant.width}.${variant.format}`);
      const making =
        underWay.get(key) ?? makeVariant(id, shortenedHash, variant, key).finally(() => underWay.delete(key));
      underWay.set(key, making);
      return making;
    },
  };

  async function keepOriginal(bytes: Uint8Array, hash: string): Promise<PictureColumns> {
    const picture = await workerPool.normalise({ bytes }).catch((error: unknown) => {
      throw error instanceof ImageRefused ? new FileNotAnImage(error.rule) : error;
    });
    const { extension, mime, width, height, placeholder, colour } = picture;
    // Before the row: a row never speaks of bytes that are not there.
    await storage.write(storageKey(shortHash(hash), `original.${extension}`), picture.bytes);
    return { hash, extension, mime, width, height, placeholder, colour, size: picture.bytes.byteLength };
  }

  async function makeVariant(id: number, shortenedHash: string, { width, format }: Variant, key: string) {
    const row = await store.findById(id);
    if (!row || shortHash(row.hash) !== shortenedHash || !widthsOf(row.width).includes(width)) return undefined;
    const original = await storage.read(storageKey(shortenedHash, `original.${row.extension}`));
    if (!original) return undefined;
    const bytes = await workerPool.encode({ bytes: original, width, format });
    await storage.write(key, bytes);
    return bytes;
  }
}

export type MediaLibrary = ReturnType<typeof createMediaLibrary>;

function keyOf({ key }: Upload, hash: string): string {
  return key ?? `sha256:${hash}`;
}

function newRow(upload: Upload, picture: PictureColumns, staffId: number | null) {
  const { fileName, alt = null, title = null, caption = null, author = null } = upload;
  return {
    ...picture,
    key: keyOf(upload, picture.hash),
    fileName,
    alt,
    title,
    caption,
    author,
    createdAt: new Date(),
    createdBy: staffId,
  };
}
