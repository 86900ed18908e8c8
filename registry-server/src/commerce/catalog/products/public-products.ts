import type { Db } from '../../../database/dialects.ts';
import type { TranslationsStore } from '../translations/translations.store.ts';

/** The products that have a page, by the order of their ids, for those who list all of them. */
export function createPublicProducts(db: Db, translations: TranslationsStore) {
  const found = () => db.selectFrom('product').where('isActive', '=', true).where('visibility', '!=', 'hidden');

  return {
    async count(): Promise<number> {
      const { total } = await found()
        .select((eb) => eb.fn.countAll<number>().as('total'))
        .executeTakeFirstOrThrow();
      return total;
    },

    /** Ids after this one, in ascending order. */
    async idsAfter(after: number, limit: number): Promise<number[]> {
      const rows = await found().select('id').where('id', '>', after).orderBy('id').limit(limit).execute();
      return rows.map(({ id }) => id);
    },

    /** The id before the product at this place, counted from 0; 0 for the first place, undefined past the end. */
    async idBefore(place: number): Promise<number | undefined> {
      if (place === 0) return 0;
      const row = await found()
        .select('id')
        .orderBy('id')
        .offset(place - 1)
        .limit(1)
        .executeTakeFirst();
      return row?.id;
    },

    /** The path of a category in which each of them was put, the deepest, by the product's id. */
    async categoriesOf(productIds: readonly number[]): Promise<ReadonlyMap<number, string>> {
      if (productIds.length === 0) return new Map();
      const rows = await db
        .selectFrom('product_category')
        .innerJoin('category', 'category.id', 'product_category.categoryId')
        .select(['productId', 'path'])
        .where('productId', 'in', productIds)
        .where('isDirect', '=', true)
        .where('isShown', '=', true)
        .orderBy('path')
        .execute();
      const depthOf = (path: string | undefined) => path?.split('/').length ?? 0;
      const deepest = new Map<number, string>();
      for (const { productId, path } of rows) {
        if (depthOf(path) > depthOf(deepest.get(productId))) deepest.set(productId, path);
      }
      return deepest;
    },

    /** Every category that shoppers see, parents before their children. */
    async allCategories(language?: string) {
      const rows = await db
        .selectFrom('category')
        .select(['path', 'name'])
        .where('isShown', '=', true)
        .orderBy('path')
        .execute();
      const find = await translations.read(language, { category: rows.map(({ path }) => path) });
      return rows.map(({ path, name }) => {
        const own = find('category', path);
        return { path, name: own?.name ?? name, urlPath: `/${own?.address ?? path}` };
      });
    },
  };
}

export type PublicProducts = ReturnType<typeof createPublicProducts>;
