import type { ProductList, ProductQuery } from '../../commerce/catalog/index.ts';
import type { ProductIndex } from '../index/product-index.ts';

/** What a list has and offers as nothing narrows it. */
export type WholeList = Required<Pick<ProductList, 'total' | 'facets'>>;

/** Lists that are remembered: every category of every site's currency, in shops of usual size. */
const MOST_LISTS = 500;

interface Remembered {
  readonly revision: number;
  readonly validUntil: number;
  readonly list: WholeList;
}

/**
 * Remembers what whole lists offer for as long as the index stays as it is: each list that somebody narrows needs it
 * as well, and of a category with all products it is the dearer half of the answer.
 */
export function createWholeLists(ask: (index: ProductIndex, query: ProductQuery) => ProductList) {
  // Weakly: an index that was built anew is let go at once, not when somebody asks for the next list.
  let of: WeakRef<ProductIndex> | undefined;
  const remembered = new Map<string, Remembered>();

  return function wholeList(index: ProductIndex, query: Pick<ProductQuery, 'currency' | 'filters'>, now: number) {
    if (of?.deref() !== index) {
      remembered.clear();
      of = new WeakRef(index);
    }
    const key = JSON.stringify([query.currency, query.filters]);
    const known = remembered.get(key);
    if (known && known.revision === index.revision && now < known.validUntil) return known.list;
    const asked: ProductQuery = {
      currency: query.currency,
      ...(query.filters && { filters: query.filters }),
      page: 1,
      pageSize: 1,
      withFacets: true,
    };
    const { total, facets, validUntil } = ask(index, asked);
    if (!facets) throw new Error('The list was counted without its facets');
    const list = { total, facets };
    // The longest remembered goes first.
    remembered.delete(key);
    const [oldest] = remembered.size >= MOST_LISTS ? remembered.keys() : [];
    if (oldest !== undefined) remembered.delete(oldest);
    const until = validUntil?.getTime() ?? Number.POSITIVE_INFINITY;
    remembered.set(key, { revision: index.revision, validUntil: until, list });
    return list;
  };
}
