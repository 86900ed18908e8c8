import type { SiteDetails } from '@witryna/module-schemas';
import { useCallback, useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { type FavouriteProduct, favouritesOfSite, GUEST_LIST, NO_FAVOURITES, skusOf } from '../favourites/index.ts';
import { type FavouriteRow, type LeftFavourites, nextRows } from './favourite-rows.ts';

export interface FavouritesView {
  readonly status: 'loading' | 'ready' | 'failed';
  readonly rows: readonly FavouriteRow[];
  readonly count: number;
  /** By sku; what the shop does not sell any more is absent. */
  readonly products: ReadonlyMap<string, FavouriteProduct>;
  /** What was stored was no list. */
  readonly wasBroken: boolean;
}

export interface FavouritesActs {
  readonly retry: () => void;
  /** Takes a product out, which leaves its place behind; the result is a refusal in a sentence. */
  readonly takeOut: (sku: string, how: 'removed' | 'moved') => Promise<string | undefined>;
  readonly putBack: (sku: string) => Promise<string | undefined>;
}

const noList = () => NO_FAVOURITES;

/** The favourites of whoever uses this browser, with what the shop says of them; nothing of it is known on a server. */
export function useFavourites(site: SiteDetails): readonly [FavouritesView, FavouritesActs] {
  const favourites = favouritesOfSite(site);
  const list = useSyncExternalStore(favourites.subscribe, favourites.list, noList);
  const [status, setStatus] = useState<FavouritesView['status']>('loading');
  const [wasBroken, setBroken] = useState(false);
  const [products, setProducts] = useState<ReadonlyMap<string, FavouriteProduct>>(new Map());
  const [left, setLeft] = useState<LeftFavourites>(new Map());
  const [rows, setRows] = useState<readonly FavouriteRow[]>([]);
  /** Products that the shop was asked about, whatever it said. */
  const asked = useRef(new Set<string>());

  const load = useCallback(async () => {
    const wanted = skusOf(favourites.list()).filter((sku) => !asked.current.has(sku));
    for (const sku of wanted) asked.current.add(sku);
    try {
      const found = wanted.length > 0 ? await (await favourites.load()).products(wanted) : [];
      if (!found) throw new Error('The shop could not be asked about favourites');
      setProducts((known) => new Map([...known, ...found.map((product) => [product.sku, product] as const)]));
      setStatus('ready');
    } catch {
      for (const sku of wanted) asked.current.delete(sku);
      setStatus('failed');
    }
  }, [favourites]);

  const start = useCallback(async () => {
    setStatus('loading');
    try {
      const live = await favourites.load();
      if (live.repair()) setBroken(true);
      await live.start();
    } catch {
      return setStatus('failed');
    }
    await load();
  }, [favourites, load]);
  useEffect(() => void start(), [start]);

  const skus = skusOf(list);
  const names = skus.join(' ');
  // What somebody took out who is gone is shown to nobody else.
  useEffect(() => {
    if (list.id === GUEST_LIST) setLeft(new Map());
  }, [list.id]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the products of the list are what it waits for
  useEffect(() => {
    setRows((before) => nextRows(before, skus, left));
    if (skus.some((sku) => !asked.current.has(sku))) void load();
  }, [names, left]);

  async function set(sku: string, isWanted: boolean): Promise<string | undefined> {
    const result = await favourites.set(sku, isWanted);
    return result.ok ? undefined : result.errors[0]?.message;
  }

  return [
    { status, rows, count: skus.length, products, wasBroken },
    {
      retry: () => void start(),
      takeOut(sku, how) {
        setLeft((before) => new Map([...before, [sku, how]]));
        return set(sku, false);
      },
      putBack: (sku) => set(sku, true),
    },
  ];
}
