import type { Db } from '../../../database/dialects.ts';
import { keyList } from '../../../database/insert-many.ts';
import { isAnyOf } from '../../../database/is-any-of.ts';
import { translationLanguages } from '../../../text/translation-languages.ts';
import type { TranslatedKeys } from './translations.store.ts';

/** Where a product or category is on sites of a language, without a slash in front; undefined when there is none. */
export type FindAddress = (kind: 'product' | 'category', key: string, language: string) => string | undefined;

/** Reads where products and categories are on sites of any language: two queries for any number of them. */
export async function readAddresses(
  db: Db,
  { product = [], category = [] }: Pick<TranslatedKeys, 'product' | 'category'>,
): Promise<FindAddress> {
  const keys = [...new Set([...product, ...category])];
  if (keys.length === 0) return () => undefined;
  const [rows, products] = await Promise.all([
    db
      .selectFrom('catalogue_translation')
      .select(['kind', 'key', 'language', 'address'])
      .where('address', 'is not', null)
      .where(isAnyOf(db, 'key', keyList(keys)))
      .execute(),
    product.length > 0
      ? db
          .selectFrom('product')
          .select(['sku', 'urlKey'])
          .where(isAnyOf(db, 'sku', keyList(product)))
          .execute()
      : [],
  ]);
  const translated = new Map(rows.map(({ kind, key, language, address }) => [`${kind} ${language} ${key}`, address]));
  const urlKeys = new Map(products.map(({ sku, urlKey }) => [sku, urlKey]));
  return (kind, key, language) => {
    const inLanguages = translationLanguages(language).flatMap(
      (each) => translated.get(`${kind} ${each} ${key}`) ?? [],
    );
    return inLanguages[0] ?? (kind === 'product' ? urlKeys.get(key) : key);
  };
}
