import { useCallback, useEffect, useRef, useState } from 'react';
import type { ListedProduct } from '../listed-products/index.ts';
import { type FavouriteRow, type LeftFavourites, nextRows } from './favourite-rows.ts';

/** Products on a list, and what changes it. */
export interface ListSource {
  /** Names the list: of another one nothing stays on the page. */
  readonly id: string;
  readonly skus: readonly string[];
  /** Undefined when the shop could not be asked. */
  readonly readProducts: (skus: readonly string[]) => Promise<readonly ListedProduct[] | undefined>;
  /** The result is a refusal in a sentence. */
  readonly set: (sku: string, isWanted: boolean) => Promise<string | undefined>;
}

export interface ListView {
  readonly status: 'loading' | 'ready' | 'failed';
  readonly rows: readonly FavouriteRow[];
  readonly count: number;
  /** By sku; what the shop does not sell any more is absent. */
  readonly products: ReadonlyMap<string, ListedProduct>;
  /** Asks once more what the shop says of the products. */
  readonly load: () => Promise<void>;
  /** Takes a product out, which leaves its place behind. */
  readonly takeOut: (sku: string, how: 'removed' | 'moved') => Promise<string | undefined>;
  readonly putBack: (sku: string) => Promise<string | undefined>;
}

const NOTHING_LEFT: LeftFavourites = new Map();

/** The rows of a list of favourites, with what the shop says of their products. */
export function useListView({ id, skus, readProducts, set }: ListSource): ListView {
  const [status, setStatus] = useState<ListView['status']>('loading');
  const [products, setProducts] = useState<ReadonlyMap<string, ListedProduct>>(new Map());
  const [left, setLeft] = useState(NOTHING_LEFT);
  const [rows, setRows] = useState<readonly FavouriteRow[]>([]);
  /** Products that the shop was asked about, whatever it said. */
  const asked = useRef(new Set<string>());
  const names = skus.join(' ');

  const load = useCallback(async () => {
    const wanted = names.split(' ').filter((sku) => sku !== '' && !asked.current.has(sku));
    for (const sku of wanted) asked.current.add(sku);
    const found = wanted.length > 0 ? await readProducts(wanted).catch(() => undefined) : [];
    if (!found) {
      for (const sku of wanted) asked.current.delete(sku);
      return setStatus('failed');
    }
    setProducts((known) => new Map([...known, ...found.map((product) => [product.sku, product] as const)]));
    setStatus('ready');
  }, [names, readProducts]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: what somebody took out of one list is not shown in another
  useEffect(() => setLeft(NOTHING_LEFT), [id]);
  useEffect(() => {
    const present = names === '' ? [] : names.split(' ');
    setRows((before) => nextRows(before, present, left));
    if (present.some((sku) => !asked.current.has(sku))) void load();
  }, [names, left, load]);

  return {
    status,
    rows,
    count: skus.length,
    products,
    load,
    takeOut(sku, how) {
      setLeft((before) => new Map([...before, [sku, how]]));
      return set(sku, false);
    },
    putBack: (sku) => set(sku, true),
  };
}
