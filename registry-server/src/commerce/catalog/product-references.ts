import type { PageFault } from '@witryna/module-schemas';
import type { Trx } from '../../database/transaction.ts';
import { InputInvalid } from '../../http/error-handler.ts';
import type { ProductInput } from './catalog.schema.ts';
import { pathsAbove } from './category-path.ts';

/** The rows that a product's body speaks of. */
export interface ProductReferences {
  readonly brandId: number | null;
  readonly lineId: number | null;
  /** Named categories, and those above them, which are not direct. */
  readonly categories: readonly { readonly id: number; readonly path: string; readonly isDirect: boolean }[];
}

/** Finds what the body refers to; throws `InputInvalid` with every name that there is nothing behind. */
export async function findReferences(trx: Trx, input: ProductInput): Promise<ProductReferences> {
  const brand = await findByCode(trx, 'brand', input.brand);
  const line = await findByCode(trx, 'product_line', input.line);
  const paths = [...new Set(input.categories.flatMap((path) => [...pathsAbove(path), path]))];
  const categories =
    paths.length > 0
      ? await trx.selectFrom('category').select(['id', 'path']).where('path', 'in', paths).execute()
      : [];
  const known = new Set(categories.map(({ path }) => path));
  const faults = [
    ...(input.brand !== undefined && !brand ? [unknown('/brand', `Nie ma marki „${input.brand}”.`)] : []),
    ...(input.line !== undefined && !line ? [unknown('/line', `Nie ma linii „${input.line}”.`)] : []),
    ...input.categories.flatMap((path, index) =>
      known.has(path) ? [] : [unknown(`/categories/${index}`, `Nie ma kategorii „${path}”.`)],
    ),
    ...(await unknownFiles(trx, filesNamed(input))),
  ];
  if (faults.length > 0) throw new InputInvalid(faults);
  const direct = new Set(input.categories);
  return {
    brandId: brand?.id ?? null,
    lineId: line?.id ?? null,
    categories: categories.map((category) => ({ ...category, isDirect: direct.has(category.path) })),
  };
}

async function findByCode(trx: Trx, table: 'brand' | 'product_line', code: string | undefined) {
  if (code === undefined) return undefined;
  return trx.selectFrom(table).select('id').where('code', '=', code).executeTakeFirst();
}

interface NamedFile {
  readonly id: number;
  readonly path: string;
}

/** Every file that the body names, and where. */
function filesNamed({ images, variants, specification: { hero, steps = [], columns = [] } = {} }: ProductInput) {
  const list = (ids: readonly number[], path: string): NamedFile[] =>
    ids.map((id, index) => ({ id, path: `${path}/${index}` }));
  const picture = (section: { readonly image?: number } | undefined, path: string): NamedFile[] =>
    section?.image === undefined ? [] : [{ id: section.image, path: `/specification/${path}/image` }];
  return [
    ...list(images, '/images'),
    ...variants.flatMap((variant, index) => list(variant.images ?? [], `/variants/${index}/images`)),
    ...picture(hero, 'hero'),
    ...steps.flatMap((step, index) => picture(step, `steps/${index}`)),
    ...columns.flatMap((column, index) => picture(column, `columns/${index}`)),
  ];
}

async function unknownFiles(trx: Trx, named: readonly NamedFile[]): Promise<PageFault[]> {
  if (named.length === 0) return [];
  const ids = [...new Set(named.map(({ id }) => id))];
  const rows = await trx.selectFrom('media_file').select('id').where('id', 'in', ids).execute();
  const known = new Set(rows.map(({ id }) => id));
  return named.flatMap(({ id, path }) => (known.has(id) ? [] : [unknown(path, `Nie ma pliku o numerze ${id}.`)]));
}

function unknown(path: string, message: string): PageFault {
  return { path, rule: 'reference', message };
}
