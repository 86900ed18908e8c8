import type { Db } from '../../../database/dialects.ts';

interface CategoryKey {
  readonly id: number;
  readonly path: string;
}

/** How many products each category lists, in memory: of a category with the whole shop it is the dearest query of a page. */
export interface ProductCounts {
  /** By the ids of the categories; those without products are absent. */
  of(categories: readonly CategoryKey[]): Promise<ReadonlyMap<number, number>>;
  /** Forgets what a change is about. */
  drop(tags: readonly string[]): void;
}

const tagOf = ({ path }: CategoryKey) => `category:${path}`;

/** Counts over `product_category`: one query for all categories that are not in memory. */
export function createProductCounts(db: Db): ProductCounts {
  const known = new Map<string, Promise<number>>();

  async function count(ids: readonly number[]): Promise<Map<number, number>> {
    const rows = await db
      .selectFrom('product_category')
      .select((eb) => ['categoryId', eb.fn.countAll<number>().as('count')])
      .where('categoryId', 'in', ids)
      .where('isListed', '=', true)
      .groupBy('categoryId')
      .execute();
    return new Map(rows.map((row) => [row.categoryId, row.count]));
  }

  return {
    async of(categories) {
      const unknown = categories.filter((category) => !known.has(tagOf(category)));
      if (unknown.length > 0) {
        const counted = count(unknown.map(({ id }) => id));
        for (const category of unknown) {
          const tag = tagOf(category);
          const number = counted.then((counts) => counts.get(category.id) ?? 0);
          known.set(tag, number);
          // A change that came meanwhile may have put another number there.
          number.catch(() => known.get(tag) === number && known.delete(tag));
        }
      }
      return new Map(
        await Promise.all(
          categories.map(
            async (category): Promise<[number, number]> => [category.id, (await known.get(tagOf(category))) ?? 0],
          ),
        ),
      );
    },
    drop(tags) {
      for (const tag of tags) known.delete(tag);
    },
  };
}
