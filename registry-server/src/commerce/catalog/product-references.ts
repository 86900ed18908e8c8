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
    ...(await unknownFiles(trx, input.images)),
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

async function unknownFiles(trx: Trx, ids: readonly number[]): Promise<PageFault[]> {
  if (ids.length === 0) return [];
  const rows = await trx.selectFrom('media_file').select('id').where('id', 'in', ids).execute();
  const known = new Set(rows.map(({ id }) => id));
  return ids.flatMap((id, index) =>
    known.has(id) ? [] : [unknown(`/images/${index}`, `Nie ma pliku o numerze ${id}.`)],
  );
}

function unknown(path: string, message: string): PageFault {
  return { path, rule: 'reference', message };
}
