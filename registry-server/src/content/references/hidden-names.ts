import type { Db } from '../../database/dialects.ts';
import { keyList } from '../../database/insert-many.ts';
import { isAnyOf } from '../../database/is-any-of.ts';

interface Reference {
  readonly kind: string;
  readonly key: string;
}

/** Names of products and categories that references and links point at and that readers are not shown. */
export async function findHiddenNames(
  db: Db,
  references: readonly Reference[],
): Promise<(reference: Reference) => string | undefined> {
  const keysOf = (...kinds: readonly string[]) =>
    references.filter(({ kind }) => kinds.includes(kind)).map(({ key }) => key);
  const [skus, urlKeys, paths] = [keysOf('product'), keysOf('link'), keysOf('category', 'link')];
  const [bySku, byUrlKey, byPath, byFormerPath] = await Promise.all([
    namesBy(skus, (keys) =>
      db
        .selectFrom('product')
        .select(['sku as key', 'name'])
        .where(isAnyOf(db, 'product.sku', keys))
        .execute(),
    ),
    namesBy(urlKeys, (keys) =>
      db
        .selectFrom('product')
        .select(['urlKey as key', 'name'])
        .where(isAnyOf(db, 'product.urlKey', keys))
        .execute(),
    ),
    namesBy(paths, (keys) =>
      db
        .selectFrom('category')
        .select(['path as key', 'name'])
        .where(isAnyOf(db, 'category.path', keys))
        .execute(),
    ),
    namesBy(paths, (keys) =>
      db
        .selectFrom('category_former_path as former')
        .innerJoin('category', 'category.id', 'former.categoryId')
        .select(['former.path as key', 'category.name'])
        .where(isAnyOf(db, 'former.path', keys))
        .execute(),
    ),
  ]);
  return ({ kind, key }) => {
    const category = byPath.get(key) ?? byFormerPath.get(key);
    if (kind === 'product') return bySku.get(key);
    if (kind === 'category') return category;
    return kind === 'link' ? (byUrlKey.get(key) ?? category) : undefined;
  };
}

async function namesBy(
  keys: readonly string[],
  read: (keys: readonly string[]) => Promise<readonly { readonly key: string; readonly name: string }[]>,
): Promise<ReadonlyMap<string, string>> {
  if (keys.length === 0) return new Map();
  const rows = await read(keyList(keys));
  return new Map(rows.map(({ key, name }) => [key, name]));
}
