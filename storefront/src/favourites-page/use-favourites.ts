import type { SiteDetails } from '@witryna/module-schemas';
import { useCallback, useEffect, useState, useSyncExternalStore } from 'react';
import { favouritesOfSite, NO_FAVOURITES, skusOf } from '../favourites/index.ts';
import { type ListView, useListView } from './use-list-view.ts';

export interface FavouritesView extends ListView {
  /** What was stored was no list. */
  readonly wasBroken: boolean;
}

const noList = () => NO_FAVOURITES;

/** The favourites of whoever uses this browser, with what the shop says of them; nothing of it is known on a server. */
export function useFavourites(site: SiteDetails): FavouritesView {
  const favourites = favouritesOfSite(site);
  const list = useSyncExternalStore(favourites.subscribe, favourites.list, noList);
  const [state, setState] = useState<'loading' | 'ready' | 'failed'>('loading');
  const [wasBroken, setBroken] = useState(false);
  const readProducts = useCallback(
    async (skus: readonly string[]) => (await favourites.load()).products(skus),
    [favourites],
  );
  const set = async (sku: string, isWanted: boolean) => {
    const result = await favourites.set(sku, isWanted);
    return result.ok ? undefined : result.errors[0]?.message;
  };
  const { load, ...view } = useListView({ id: list.id, skus: skusOf(list), readProducts, set });

  const start = useCallback(async () => {
    setState('loading');
    try {
      const live = await favourites.load();
      if (live.repair()) setBroken(true);
      await live.start();
      setState('ready');
    } catch {
      setState('failed');
    }
  }, [favourites]);
  useEffect(() => void start(), [start]);

  const isKnown = state === 'ready' && (view.count === 0 || view.status === 'ready');
  const hasFailed = state === 'failed' || view.status === 'failed';
  return {
    ...view,
    status: isKnown ? 'ready' : hasFailed ? 'failed' : 'loading',
    wasBroken,
    async load() {
      await start();
      await load();
    },
  };
}
