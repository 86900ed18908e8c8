import { createHash } from 'node:crypto';
import { ImageRefused } from './image-refused.ts';
import type { ImageWorkerPool } from './image-worker-pool.ts';
import { FileNotAnImage, FileOfAnotherKind } from './media.errors.ts';
import type { ContentColumns, MediaRow, MediaStore } from './media.store.ts';
import type { IncomingFile, MediaStorage } from './media-storage.ts';
import { fileTypeOf, type KeptKind } from './sniff-file.ts';
import { hasVariant, shortHash, type Variant, variantName } from './srcset.ts';

/** What was uploaded: a picture, which is encoded anew, or a file that is kept as it came and has arrived already. */
export type UploadedContent =
  | { readonly kind: 'picture'; readonly bytes: Uint8Array }
  | { readonly kind: 'kept'; readonly sort: KeptKind; readonly incoming: IncomingFile };

export interface Upload {
  readonly content: UploadedContent;
  readonly fileName: string;
  /** Name by which the uploader can send it again. */
  readonly key?: string;
  readonly alt?: string;
  readonly title?: string;
  readonly caption?: string;
  readonly author?: string;
}

interface LibraryDeps {
  readonly store: MediaStore;
  readonly storage: MediaStorage;
  readonly workerPool: ImageWorkerPool;
}

/** Where the bytes of a file lie: by content, so that equal pictures are kept once. */
export function storageKey(shortenedHash: string, name: string): string {
  return `${shortenedHash}/${name}`;
}

/** Takes files in, and makes the sizes of pictures when they are first asked for. */
export function createMediaLibrary({ store, storage, workerPool }: LibraryDeps) {
  const underWay = new Map<string, Promise<Uint8Array | undefined>>();
  const exclusively = createExclusion();

  return {
    /**
     * The same bytes, or the same key, are the same file. Other bytes under a key become the file's new content:
     * its id stays, its address changes.
     */
    async add(upload: Upload, staffId: number | null): Promise<{ readonly row: MediaRow; readonly isNew: boolean }> {
      const { content } = upload;
      try {
        const hash = hashOf(content);
        return await exclusively(hash, () => addContent(upload, hash, staffId));
      } finally {
        // Nothing of what was kept meanwhile: it lies elsewhere by now.
        if (content.kind === 'kept') await content.incoming.discard();
      }
    },

    /** Takes a file away, and its bytes where no other file has the same; false where there is none. */
    async remove(id: number): Promise<boolean> {
      const known = await store.findById(id);
      if (!known) return false;
      // Somebody may be sending the same bytes: they are either kept before, or written again.
      return exclusively(known.hash, async () => {
        const row = await store.remove(id);
        if (row && !(await store.findByHash(row.hash))) await storage.removeFolder(shortHash(row.hash));
        return row !== undefined;
      });
    },

    /** The bytes of one size; undefined when there is no such file or the size is not one of its own. */
    variant(id: number, shortenedHash: string, variant: Variant): Promise<Uint8Array | undefined> {
      const key = storageKey(shortenedHash, variantName(variant));
      const making =
        underWay.get(key) ?? makeVariant(id, shortenedHash, variant, key).finally(() => underWay.delete(key));
      underWay.set(key, making);
      return making;
    },
  };

  async function addContent(upload: Upload, hash: string, staffId: number | null) {
    const known = upload.key === undefined ? await store.findByHash(hash) : await store.findByKey(upload.key);
    if (known?.hash === hash) return { row: known, isNew: false };
    const columns = await keepOriginal(upload.content, hash, known);
    const created = known ? undefined : await store.insert(newRow(upload, columns, staffId));
    if (created) return { row: created, isNew: true };
    const existing = known ?? (await store.findByKey(keyOf(upload, hash)));
    const replaced = existing && (existing.hash === hash ? existing : await store.replaceContent(existing.id, columns));
    if (!replaced) throw new Error(`File ${keyOf(upload, hash)} vanished while it was being replaced.`);
    return { row: replaced, isNew: false };
  }

  /** Before the row: a row never speaks of bytes that are not there. */
  async function keepOriginal(
    content: UploadedContent,
    hash: string,
    known: MediaRow | undefined,
  ): Promise<ContentColumns> {
    const type = content.kind === 'picture' ? 'image' : content.sort.type;
    if (known && fileTypeOf(known.mime) !== type) throw new FileOfAnotherKind();
    return content.kind === 'picture' ? keepPicture(content.bytes, hash) : keepAsItCame(content, hash);
  }

  async function keepPicture(bytes: Uint8Array, hash: string): Promise<ContentColumns> {
    const picture = await workerPool.normalise({ bytes }).catch((error: unknown) => {
      throw error instanceof ImageRefused ? new FileNotAnImage(error.rule) : error;
    });
    const { extension, mime, width, height, placeholder, colour } = picture;
    await storage.write(storageKey(shortHash(hash), `original.${extension}`), picture.bytes);
    return { hash, extension, mime, width, height, placeholder, colour, size: picture.bytes.byteLength };
  }

  async function keepAsItCame(
    { sort, incoming }: Extract<UploadedContent, { kind: 'kept' }>,
    hash: string,
  ): Promise<ContentColumns> {
    const { extension, mime } = sort;
    await incoming.keep(storageKey(shortHash(hash), `original.${extension}`));
    return { hash, extension, mime, width: 0, height: 0, placeholder: '', colour: '', size: incoming.size };
  }

  async function makeVariant(id: number, shortenedHash: string, variant: Variant, key: string) {
    const row = await store.findById(id);
    const isOfRow = row && shortHash(row.hash) === shortenedHash && fileTypeOf(row.mime) === 'image';
    if (!isOfRow || !hasVariant(row, variant)) return undefined;
    const original = await storage.read(storageKey(shortenedHash, `original.${row.extension}`));
    if (!original) return undefined;
    const bytes = await workerPool.encode({ bytes: original, ...variant });
    await storage.write(key, bytes);
    return bytes;
  }
}

/** Work on the same bytes comes one after the other. */
function createExclusion() {
  const last = new Map<string, Promise<unknown>>();
  return <T>(name: string, work: () => Promise<T>): Promise<T> => {
    const done = (last.get(name) ?? Promise.resolve()).then(work, work);
    last.set(name, done);
    const forget = () => {
      if (last.get(name) === done) last.delete(name);
    };
    done.then(forget, forget);
    return done;
  };
}

export type MediaLibrary = ReturnType<typeof createMediaLibrary>;

function hashOf(content: UploadedContent): string {
  if (content.kind === 'kept') return content.incoming.hash;
  return createHash('sha256').update(content.bytes).digest('hex');
}

function keyOf({ key }: Upload, hash: string): string {
  return key ?? `sha256:${hash}`;
}

function newRow(upload: Upload, columns: ContentColumns, staffId: number | null) {
  const { fileName, alt = null, title = null, caption = null, author = null } = upload;
  return {
    ...columns,
    key: keyOf(upload, columns.hash),
    fileName,
    alt,
    title,
    caption,
    author,
    createdAt: new Date(),
    createdBy: staffId,
  };
}
