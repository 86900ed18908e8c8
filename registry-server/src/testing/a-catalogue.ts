import { createCatalog } from '../commerce/catalog/catalog.reader.ts';
import type { ProductInput, VariantInput } from '../commerce/catalog/catalog.schema.ts';
import type { CategoryInput } from '../commerce/catalog/categories/categories.schema.ts';
import { createCategoriesStore } from '../commerce/catalog/categories/categories.store.ts';
import { createProductCounts, type ProductCounts } from '../commerce/catalog/categories/product-counts.ts';
import { createProductGroupsStore } from '../commerce/catalog/categories/product-groups.store.ts';
import { createProductsStore } from '../commerce/catalog/products/products.store.ts';
import { createTranslationsStore } from '../commerce/catalog/translations/translations.store.ts';
import { createMediaStore } from '../content/media/index.ts';
import type { Db } from '../database/dialects.ts';

/** A variant that costs 89 zł; what a test is about, it says itself. */
export function aVariant(changes: Partial<VariantInput> & { readonly sku: string }): VariantInput {
  return { prices: { PLN: { regular: 8900 } }, stock: 20, ...changes };
}

/** A product with one variant and no group. */
export function aProduct(sku: string, changes: Partial<ProductInput> = {}): ProductInput {
  return {
    name: `Krem ${sku}`,
    urlKey: `krem-${sku.toLowerCase()}`,
    categories: [],
    position: 0,
    description: [],
    usage: [],
    benefits: [],
    inci: [],
    skinType: [],
    certifications: [],
    warnings: [],
    documents: [],
    flags: {},
    taxClass: 23,
    complementary: [],
    images: [],
    variants: [aVariant({ sku: `${sku}-50` })],
    priceHistory: [],
    ...changes,
  };
}

/** Writers and readers of the catalogue on one database, with a clock that a test moves. */
export function aCatalogue(db: Db, start = '2026-11-20T12:00:00Z') {
  const clock = { now: new Date(start) };
  const now = () => clock.now;
  const media = createMediaStore(db);
  const groups = createProductGroupsStore(db);
  const categories = createCategoriesStore(db, now);
  const translations = createTranslationsStore(db);
  return {
    db,
    clock,
    media,
    groups,
    categories,
    products: createProductsStore(db, now),
    translations,
    catalog: createCatalog({ db, media, translations, counts: countedAnew(db), now }),
    putCategories: async (...paths: readonly string[]) => {
      for (const path of paths) await categories.put(aCategory(path));
    },
  };
}

/** No events tell this catalogue of changes. */
const countedAnew = (db: Db): ProductCounts => ({
  of: (categories) => createProductCounts(db).of(categories),
  drop() {},
});

/** A category that is called like its path. */
export function aCategory(path: string, changes: Partial<CategoryInput> = {}): CategoryInput {
  return { path, name: path.split('/').at(-1) ?? path, position: 0, ...changes };
}

/** A picture of the media library without its bytes. */
export const aMediaFile = (db: Db, key: string): Promise<number> =>
  insertFile(db, key, { fileName: `${key}.jpg`, mime: 'image/webp', extension: 'webp', width: 800, height: 1000 });

/** A PDF of the media library without its bytes. */
export const aPdfFile = (db: Db, key: string): Promise<number> =>
  insertFile(db, key, { fileName: `${key}.pdf`, mime: 'application/pdf', extension: 'pdf', width: 0, height: 0 });

interface FileFacts {
  readonly fileName: string;
  readonly mime: string;
  readonly extension: string;
  readonly width: number;
  readonly height: number;
}

async function insertFile(db: Db, key: string, facts: FileFacts): Promise<number> {
  const row = await createMediaStore(db).insert({
    ...facts,
    key,
    hash: key.padEnd(64, '0'),
    size: 1000,
    placeholder: '',
    createdAt: new Date('2026-11-20T12:00:00Z'),
  });
  return row?.id ?? 0;
}

/** The tags of everything that was told, in order; those of whole kinds left out. */
export async function recordedTags(db: Db): Promise<string[][]> {
  const rows = await db.selectFrom('outbox').select('tags').orderBy('id').execute();
  return rows.map(({ tags }) => tags.filter((tag) => !tag.endsWith(':*')));
}
