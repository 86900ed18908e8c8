import type { ProductSort } from '../../commerce/catalog/index.ts';
import { NO_PRICE, type PriceColumn } from '../index/price-column.ts';
import type { ProductIndex } from '../index/product-index.ts';
import type { QueryBuffers } from './query-buffers.ts';

export interface Picking {
  readonly index: ProductIndex;
  readonly prices: PriceColumn;
  readonly buffers: QueryBuffers;
  readonly sort: ProductSort;
  /** Of the site: names are in its order. */
  readonly language?: string | undefined;
}

export interface PageBounds {
  readonly offset: number;
  readonly limit: number;
}

/** The slots of one page out of what is marked in `buffers.matched`. Ties are broken by id, so no product is lost. */
export function pickPage({ index, prices, buffers, sort, language }: Picking, bounds: PageBounds): number[] {
  const { orders } = index;
  switch (sort.by) {
    case 'relevance':
      return pickBest(index, buffers, sort.direction !== 'asc', bounds);
    case 'price':
      return pickPriced(index, prices, buffers, sort.direction === 'desc', bounds);
    case 'newest':
      return walk([inDirection(orders.newest.slots, sort.direction !== 'asc')], isMatched(buffers), bounds);
    case 'name':
      return walk([inDirection(index.namesIn(language).slots, sort.direction === 'desc')], isMatched(buffers), bounds);
    default:
      return walk([inDirection(orders[sort.by].slots, sort.direction === 'desc')], isMatched(buffers), bounds);
  }
}

interface Direction {
  readonly slots: Uint32Array;
  readonly isBackward: boolean;
}

const inDirection = (slots: Uint32Array, isBackward: boolean): Direction => ({ slots, isBackward });

function isMatched({ matched }: QueryBuffers): (slot: number) => boolean {
  return (slot) => matched[slot] === 1;
}

function walk(ways: readonly Direction[], holds: (slot: number) => boolean, { offset, limit }: PageBounds): number[] {
  const page: number[] = [];
  let met = 0;
  for (const { slots, isBackward } of ways) {
    for (let at = 0; at < slots.length && page.length < limit; at += 1) {
      const slot = slots[isBackward ? slots.length - 1 - at : at] as number;
      if (!holds(slot)) continue;
      met += 1;
      if (met > offset) page.push(slot);
    }
  }
  return page;
}

/** Products without a price stand at the end, whichever way round. */
function pickPriced(
  index: ProductIndex,
  prices: PriceColumn,
  buffers: QueryBuffers,
  isBackward: boolean,
  bounds: PageBounds,
) {
  const { matched } = buffers;
  const priced = prices.order.slots;
  const { slots } = index.orders.position;
  const unpriced = slots.filter((slot) => matched[slot] === 1 && prices.amountOf(slot) === NO_PRICE);
  return walk([inDirection(priced, isBackward), inDirection(unpriced, false)], isMatched(buffers), bounds);
}

interface Rank {
  readonly start: number;
  seen: number;
}

/** By score, what is in stock before what is not, then by position: found by counting, since many scores are alike. */
export function pickBest(
  { slots, orders }: ProductIndex,
  buffers: QueryBuffers,
  isBestFirst: boolean,
  bounds: PageBounds,
): number[] {
  const { matched, score } = buffers;
  const { inStock } = slots.columns;
  const rankOf = (slot: number) => (score[slot] as number) * 2 + (inStock[slot] as number);
  const positions = orders.position.slots;
  const counts = new Map<number, number>();
  for (let at = 0; at < positions.length; at += 1) {
    const slot = positions[at] as number;
    if (matched[slot] === 1) counts.set(rankOf(slot), (counts.get(rankOf(slot)) ?? 0) + 1);
  }
  const ranks = startsOf(counts, isBestFirst);
  const page: number[] = [];
  for (let at = 0; at < positions.length; at += 1) {
    const slot = positions[at] as number;
    if (matched[slot] !== 1) continue;
    const rank = ranks.get(rankOf(slot)) as Rank;
    const place = rank.start + rank.seen++ - bounds.offset;
    if (place >= 0 && place < bounds.limit) page[place] = slot;
  }
  return page;
}

function startsOf(counts: ReadonlyMap<number, number>, isBestFirst: boolean): Map<number, Rank> {
  const sorted = [...counts].sort(([one], [other]) => (isBestFirst ? other - one : one - other));
  let start = 0;
  return new Map(
    sorted.map(([rank, count]) => {
      const entry = [rank, { start, seen: 0 }] as const;
      start += count;
      return entry;
    }),
  );
}
