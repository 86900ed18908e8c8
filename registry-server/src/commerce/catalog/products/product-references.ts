import type { PageFault } from '@witryna/module-schemas';
import { PDF_MIME } from '../../../content/media/index.ts';
import { keyList, keyLists } from '../../../database/insert-many.ts';
import { isAnyOf } from '../../../database/is-any-of.ts';
import type { Trx } from '../../../database/transaction.ts';
import type { ProductInput } from '../catalog.schema.ts';
import { pathsAbove } from '../categories/category-path.ts';

/** The rows that a product's body speaks of. */
export interface ProductReferences {
  readonly brandId: number | null;
  readonly lineId: number | null;
  /** Named categories, and those above them, which are not direct. */
  readonly categories: readonly { readonly id: number; readonly path: string; readonly isDirect: boolean }[];
}

/** What a body refers to, or every name in it that there is nothing behind. */
export type FoundReferences = { readonly references: ProductReferences } | { readonly faults: readonly PageFault[] };

/** Finds what each of the bodies refers to, in as many queries as one body takes. */
export async function findReferences(trx: Trx, inputs: readonly ProductInput[]): Promise<FoundReferences[]> {
  const brands = await findByCode(trx, 'brand', definedOf(inputs, 'brand'));
  const lines = await findByCode(trx, 'product_line', definedOf(inputs, 'line'));
  const categories = await findCategories(trx, inputs);
  const files = await findFiles(trx, inputs);
  return inputs.map((input) => {
    const faults = [
      ...(input.brand === undefined || brands.has(input.brand)
        ? []
        : [unknown('/brand', `Nie ma marki „${input.brand}”.`)]),
      ...(input.line === undefined || lines.has(input.line) ? [] : [unknown('/line', `Nie ma linii „${input.line}”.`)]),
      ...input.categories.flatMap((path, index) =>
        categories.has(path) ? [] : [unknown(`/categories/${index}`, `Nie ma kategorii „${path}”.`)],
      ),
      ...filesNamed(input).flatMap((named) => faultsOfFile(named, files.get(named.id))),
    ];
    if (faults.length > 0) return { faults };
    const direct = new Set(input.categories);
    return {
      references: {
        brandId: (input.brand !== undefined && brands.get(input.brand)) || null,
        lineId: (input.line !== undefined && lines.get(input.line)) || null,
        categories: pathsOf(input).flatMap((path) => {
          const id = categories.get(path);
          return id === undefined ? [] : [{ id, path, isDirect: direct.has(path) }];
        }),
      },
    };
  });
}

/** The paths of a body's categories and of those above them, each once. */
function pathsOf({ categories }: ProductInput): string[] {
  return [...new Set(categories.flatMap((path) => [...pathsAbove(path), path]))];
}

function definedOf(inputs: readonly ProductInput[], field: 'brand' | 'line'): string[] {
  return [...new Set(inputs.flatMap((input) => input[field] ?? []))];
}

async function findByCode(
  trx: Trx,
  table: 'brand' | 'product_line',
  codes: readonly string[],
): Promise<ReadonlyMap<string, number>> {
  if (codes.length === 0) return new Map();
  const rows = await trx
    .selectFrom(table)
    .select(['id', 'code'])
    .where(isAnyOf(trx, 'code', keyList(codes)))
    .execute();
  return new Map(rows.map(({ id, code }) => [code, id]));
}

async function findCategories(trx: Trx, inputs: readonly ProductInput[]): Promise<ReadonlyMap<string, number>> {
  const found = new Map<string, number>();
  for (const paths of keyLists(inputs.flatMap(pathsOf))) {
    const rows = await trx
      .selectFrom('category')
      .select(['id', 'path'])
      .where(isAnyOf(trx, 'path', paths))
      .execute();
    for (const { id, path } of rows) found.set(path, id);
  }
  return found;
}

/** The media types of the files that there are, by id. */
async function findFiles(trx: Trx, inputs: readonly ProductInput[]): Promise<ReadonlyMap<number, string>> {
  const found = new Map<number, string>();
  for (const ids of keyLists(inputs.flatMap((input) => filesNamed(input).map(({ id }) => id)))) {
    const rows = await trx
      .selectFrom('media_file')
      .select(['id', 'mime'])
      .where(isAnyOf(trx, 'id', ids))
      .execute();
    for (const { id, mime } of rows) found.set(id, mime);
  }
  return found;
}

interface NamedFile {
  readonly id: number;
  readonly path: string;
  /** A document; what else is named is a picture. */
  readonly isDocument?: boolean;
}

/** Every file that the body names, and where. */
function filesNamed(input: ProductInput): NamedFile[] {
  const { images, variants, documents, specification: { hero, steps = [], columns = [] } = {} } = input;
  const list = (ids: readonly number[], path: string): NamedFile[] =>
    ids.map((id, index) => ({ id, path: `${path}/${index}` }));
  const picture = (section: { readonly image?: number } | undefined, path: string): NamedFile[] =>
    section?.image === undefined ? [] : [{ id: section.image, path: `/specification/${path}/image` }];
  return [
    ...list(images, '/images'),
    ...documents.map(({ file }, index) => ({ id: file, path: `/documents/${index}/file`, isDocument: true })),
    ...variants.flatMap((variant, index) => list(variant.images ?? [], `/variants/${index}/images`)),
    ...picture(hero, 'hero'),
    ...steps.flatMap((step, index) => picture(step, `steps/${index}`)),
    ...columns.flatMap((column, index) => picture(column, `columns/${index}`)),
  ];
}

/** What is wrong with a file, by its media type: undefined for one that there is not. */
function faultsOfFile({ id, path, isDocument = false }: NamedFile, mime: string | undefined): PageFault[] {
  if (mime === undefined) return [unknown(path, `Nie ma pliku o numerze ${id}.`)];
  if (!isDocument || mime === PDF_MIME) return [];
  return [{ path, rule: 'file-type', message: `Plik ${id} to nie jest dokument PDF.` }];
}

function unknown(path: string, message: string): PageFault {
  return { path, rule: 'reference', message };
}
