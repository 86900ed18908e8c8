import type { Db } from '../../../database/dialects.ts';
import type { Members } from '../products/listing.ts';

export type PriceSort = 'price-asc' | 'price-desc';

interface PricedList {
  readonly owner: string;
  readonly members: Members;
  readonly currency: string;
  readonly sort: PriceSort;
}

interface Rows {
  readonly limit: number;
  readonly offset: number;
}

/** Lists by price, read from an index that is in this order. */
export function createPriceOrder(db: Db) {
  return {
    /** Products without a price in this currency stand at the end, whichever way round. */
    async read(list: PricedList, { limit, offset }: Rows): Promise<string[]> {
      const direction = list.sort === 'price-asc' ? 'asc' : 'desc';
      const priced = await pricesOf(list)
        .innerJoin('product', 'product.id', 'product_list_price.productId')
        .select('sku')
        .orderBy('amount', direction)
        .orderBy('productId', direction)
        .limit(limit)
        .offset(offset)
        .execute();
      const skus = priced.map(({ sku }) => sku);
      if (skus.length === limit) return skus;
      const before = Math.max(0, offset - (await countPriced(list)));
      return [...skus, ...(await readUnpriced(list, { limit: limit - skus.length, offset: before }))];
    },

    /** When the order may change by itself. */
    async validUntil(list: PricedList): Promise<Date | undefined> {
      const row = await pricesOf(list)
        .select('validUntil')
        .where('validUntil', 'is not', null)
        .orderBy('validUntil')
        .limit(1)
        .executeTakeFirst();
      return row?.validUntil ?? undefined;
    },
  };

  function pricesOf({ owner, currency }: PricedList) {
    return db.selectFrom('product_list_price').where('owner', '=', owner).where('currency', '=', currency);
  }

  async function countPriced(list: PricedList): Promise<number> {
    const count = db.fn.countAll<number>().as('total');
    return (await pricesOf(list).select(count).executeTakeFirstOrThrow()).total;
  }

  async function readUnpriced(list: PricedList, { limit, offset }: Rows): Promise<string[]> {
    const rows = await list.members
      .select('member.sku')
      .where('member.id', 'not in', pricesOf(list).select('productId'))
      .orderBy('member.position')
      .orderBy('member.id')
      .limit(limit)
      .offset(offset)
      .execute();
    return rows.map(({ sku }) => sku);
  }
}
