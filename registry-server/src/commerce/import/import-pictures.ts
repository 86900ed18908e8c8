import { readFile, realpath, stat } from 'node:fs/promises';
import { basename, resolve, sep } from 'node:path';
import type { MediaLibrary } from '../../content/media/index.ts';
import { AppError } from '../../errors.ts';
import { SENTENCES } from './import.messages.ts';
import type { CheckedProduct, NamedPicture } from './imported-product.ts';
import type { Refusal } from './refusal.ts';

export interface PictureOptions {
  readonly folder: string;
  /** Absent in a dry run: pictures are looked for, but not taken in. */
  readonly library?: Pick<MediaLibrary, 'add'>;
  readonly largestBytes: number;
}

/** Pictures that are kept in mind, so that one that many products show is read once. */
const REMEMBERED = 10_000;

/** Takes the pictures of products into the media library; a picture's path is its key, so it is taken in once. */
export function createPictureImport({ folder, library, largestBytes }: PictureOptions) {
  const root = realpath(folder);
  const ids = new Map<string, number>();

  /** The picture's id, or a sentence. */
  async function take({ path, alt }: NamedPicture): Promise<number | string | undefined> {
    const known = ids.get(path);
    if (known !== undefined) return known;
    const file = await find(path);
    if ('reason' in file) return file.reason;
    if (!library) return undefined;
    try {
      const content = { kind: 'picture', bytes: await readFile(file.found) } as const;
      const upload = { content, fileName: basename(path), key: `import:${file.name}`, title: basename(path) };
      const { row } = await library.add({ ...upload, ...(alt !== undefined && { alt }) }, null);
      if (ids.size < REMEMBERED) ids.set(path, row.id);
      return row.id;
    } catch (error) {
      if (error instanceof AppError) return SENTENCES.pictureRefused(path);
      throw error;
    }
  }

  /** A path leads from the folder downwards only, also through links. */
  async function find(
    path: string,
  ): Promise<{ readonly found: string; readonly name: string } | { readonly reason: string }> {
    const base = await root;
    const wanted = resolve(base, path.replace(/^[\\/]+/, ''));
    if (!wanted.startsWith(base + sep)) return { reason: SENTENCES.pictureOutside };
    const found = await realpath(wanted).catch(() => undefined);
    if (found === undefined) return { reason: SENTENCES.pictureMissing(path) };
    if (!found.startsWith(base + sep)) return { reason: SENTENCES.pictureOutside };
    const { size } = await stat(found);
    if (size > largestBytes) return { reason: SENTENCES.pictureRefused(path) };
    return { found, name: wanted.slice(base.length + 1) };
  }

  return {
    /** The product with the ids of its pictures, or what is wrong with them. */
    async addTo(
      product: CheckedProduct,
    ): Promise<{ readonly product: CheckedProduct } | { readonly refusals: readonly Refusal[] }> {
      const { line, sku, input, pictures, variantPictures } = product;
      const refusals: Refusal[] = [];
      const takeAll = async (named: readonly NamedPicture[]) => {
        const taken: number[] = [];
        for (const picture of named) {
          const id = await take(picture);
          if (typeof id === 'string') refusals.push({ line, field: picture.field, reason: id });
          else if (id !== undefined && !taken.includes(id)) taken.push(id);
        }
        return taken;
      };
      const images = await takeAll(pictures);
      const variants = [];
      for (const variant of input.variants) {
        const own = variantPictures.get(variant.sku) ?? [];
        variants.push(own.length > 0 && variant.sku !== sku ? { ...variant, images: await takeAll(own) } : variant);
      }
      return refusals.length > 0 ? { refusals } : { product: { ...product, input: { ...input, images, variants } } };
    },
  };
}

export type PictureImport = ReturnType<typeof createPictureImport>;
