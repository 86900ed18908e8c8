import { AddressOfScreen, readPlacedScreens } from '../../../content/placed-screens.ts';
import { isReservedSlug } from '../../../content/slug.ts';
import type { Db } from '../../../database/dialects.ts';
import { brokenUniqueConstraint } from '../../../database/failures.ts';
import { keyList } from '../../../database/insert-many.ts';
import { isAnyOf } from '../../../database/is-any-of.ts';
import { inTransaction, type Trx } from '../../../database/transaction.ts';
import { recordChange } from '../../../events/outbox.ts';
import { FieldInvalid } from '../../../http/field-invalid.ts';
import { sortKeyOf } from '../../../text/sort-key.ts';
import { translationLanguages } from '../../../text/translation-languages.ts';
import { pathsAbove } from '../categories/category-path.ts';
import { INGREDIENTS_TAG } from '../ingredients/ingredients-tag.ts';
import { tagsOfProducts } from '../products/product-tags.ts';
import type { TranslationInput } from './translations.schema.ts';
import type { TranslatedKind } from './translations.tables.ts';
import { type FindTranslation, mergeTranslations } from './translations.ts';

/** Keys of each kind. */
export type TranslatedKeys = Partial<Record<TranslatedKind, readonly string[]>>;

const ADDRESSED: ReadonlySet<TranslatedKind> = new Set(['product', 'category']);

/** Words of the catalogue in other languages than its own. Its own language asks the database nothing. */
export function createTranslationsStore(db: Db) {
  return {
    /** What these things are called in a language: one query for all of them. */
    async read(language: string | undefined, keys: TranslatedKeys): Promise<FindTranslation> {
      const languages = translationLanguages(language);
      const wanted = Object.entries(keys).filter(([, each]) => each.length > 0);
      if (languages.length === 0 || wanted.length === 0) return mergeTranslations([], languages);
      const rows = await db
        .selectFrom('catalogue_translation')
        .select(['language', 'kind', 'key', 'address', 'words'])
        .where('language', 'in', languages)
        .where((eb) =>
          eb.or(
            wanted.map(([kind, each]) =>
              eb.and([eb('kind', '=', kind as TranslatedKind), isAnyOf(db, 'key', keyList([...new Set(each)]))]),
            ),
          ),
        )
        .execute();
      return mergeTranslations(rows, languages);
    },

    /** The key of what is at this address in a language; undefined when nothing is. */
    async findByAddress(
      language: string | undefined,
      kind: TranslatedKind,
      address: string,
    ): Promise<string | undefined> {
      const languages = translationLanguages(language);
      if (languages.length === 0) return undefined;
      const rows = await db
        .selectFrom('catalogue_translation')
        .select(['key', 'language'])
        .where('kind', '=', kind)
        .where('address', '=', address)
        .where('language', 'in', languages)
        .execute();
      return languages.flatMap((each) => rows.find((row) => row.language === each) ?? [])[0]?.key;
    },

    /** Everything that was written in a language. */
    list: (language: string) =>
      db
        .selectFrom('catalogue_translation')
        .select(['kind', 'key', 'address', 'words'])
        .where('language', '=', language)
        .orderBy('kind')
        .orderBy('key')
        .execute(),

    /** What one thing says in each language that has words of it. */
    listOf: (kind: TranslatedKind, key: string) =>
      db
        .selectFrom('catalogue_translation')
        .select(['language', 'address', 'words'])
        .where('kind', '=', kind)
        .where('key', '=', key)
        .orderBy('language')
        .execute(),

    /** Makes each thing say what its entry says; the others stay as they are. */
    put: (language: string, entries: readonly TranslationInput[]): Promise<void> =>
      inTransaction(db, async (trx) => {
        await refuseAddressesOfShop(trx, language, entries);
        for (const [place, entry] of entries.entries()) await putOne(trx, language, entry, place);
        await recordChange(trx, await tagsOf(trx, entries));
      }),
  };
}

export type TranslationsStore = ReturnType<typeof createTranslationsStore>;

/** Refuses addresses that the shop's own screens have on a site of this language; those that are stored may stay. */
async function refuseAddressesOfShop(trx: Trx, language: string, entries: readonly TranslationInput[]): Promise<void> {
  const screens = await readPlacedScreens(trx);
  for (const [place, { kind, key, address }] of entries.entries()) {
    if (address === undefined) continue;
    const site = screens.siteAt(address, language);
    if (site === undefined && !isReservedSlug(address)) continue;
    const stored = await trx
      .selectFrom('catalogue_translation')
      .select('address')
      .where('kind', '=', kind)
      .where('key', '=', key)
      .where('language', '=', language)
      .executeTakeFirst();
    if (stored?.address === address) continue;
    const path = `/items/${place}/address`;
    if (site !== undefined) throw new AddressOfScreen(address, site, path);
    throw new FieldInvalid(path, 'reserved', 'Ten adres jest zajęty przez sklep.');
  }
}

async function putOne(trx: Trx, language: string, entry: TranslationInput, place: number): Promise<void> {
  const { kind, key, address, ...words } = entry;
  if (address !== undefined && !ADDRESSED.has(kind))
    throw new FieldInvalid(
      `/items/${place}/address`,
      'reference',
      'Własny adres mają tylko produkty i\u00a0kategorie.',
    );
  const nameKey = kind === 'product' && words.name !== undefined ? sortKeyOf(words.name, language) : null;
  const columns = { address: address ?? null, nameKey, words: JSON.stringify(words) };
  try {
    await trx
      .insertInto('catalogue_translation')
      .values({ language, kind, key, ...columns })
      .onConflict((conflict) => conflict.columns(['kind', 'key', 'language']).doUpdateSet(columns))
      .execute();
  } catch (error) {
    if (brokenUniqueConstraint(error) === undefined) throw error;
    throw new FieldInvalid(`/items/${place}/address`, 'unique', `Adres „${address}” ma już co innego.`);
  }
}

/** Whatever shows what was translated. */
async function tagsOf(trx: Trx, entries: readonly TranslationInput[]): Promise<string[]> {
  const keysOf = (kind: TranslatedKind) => entries.flatMap((entry) => (entry.kind === kind ? [entry.key] : []));
  const paths = keysOf('category');
  const all = paths.length > 0 ? await trx.selectFrom('category').select('path').execute() : [];
  const isBelow = (path: string) => paths.some((each) => path.startsWith(`${each}/`));
  const shown = [...paths, ...paths.flatMap(pathsAbove), ...all.flatMap(({ path }) => (isBelow(path) ? path : []))];
  const products = [
    ...(await productsBySku(trx, keysOf('product'))),
    ...(await productsInColour(trx, new Set(keysOf('colour')))),
  ];
  const tags = [
    ...(await tagsOfProducts(trx, products)),
    ...shown.map((path) => `category:${path}`),
    ...keysOf('brand').map((code) => `brand:${code}`),
    ...keysOf('line').map((code) => `line:${code}`),
    ...(keysOf('ingredient').length > 0 ? [INGREDIENTS_TAG] : []),
  ];
  return [...new Set(tags)];
}

async function productsBySku(trx: Trx, skus: readonly string[]): Promise<number[]> {
  if (skus.length === 0) return [];
  const rows = await trx
    .selectFrom('product')
    .select('id')
    .where(isAnyOf(trx, 'sku', keyList(skus)))
    .execute();
  return rows.map(({ id }) => id);
}

async function productsInColour(trx: Trx, codes: ReadonlySet<string>): Promise<number[]> {
  if (codes.size === 0) return [];
  const rows = await trx
    .selectFrom('product_variant')
    .select(['productId', 'colour'])
    .where('colour', 'is not', null)
    .execute();
  return [...new Set(rows.flatMap(({ productId, colour }) => (colour && codes.has(colour.code) ? productId : [])))];
}
