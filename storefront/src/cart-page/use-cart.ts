import type { SiteDetails } from '@witryna/module-schemas';
import { useCallback, useEffect, useState, useSyncExternalStore } from 'react';
import { type CartStore, type CartView, cartOfSite } from '../cart/index.ts';

const LOADING: CartView = { status: 'loading', rows: [], isSaving: false, isLost: false, isChangedElsewhere: false };
const nothing = () => () => {};

/**
 * The visitor's cart. Where it is in memory, as on the way from a page on which something was put in, its lines are in the
 * first rendering; else it is loaded when the page is there. Nothing of it is known on a server.
 */
export function useCart(site: SiteDetails): readonly [CartView, CartStore | undefined, (retry: 'retry') => void] {
  const [store, setStore] = useState(() => cartOfSite(site).loaded());
  const [hasFailed, setFailed] = useState(false);

  const load = useCallback(async () => {
    setFailed(false);
    try {
      const loaded = await cartOfSite(site).load();
      setStore(loaded);
      await loaded.start();
    } catch {
      setFailed(true);
    }
  }, [site]);
  useEffect(() => void load(), [load]);

  const view = useSyncExternalStore(store?.subscribe ?? nothing, store?.view ?? loading, loading);
  return [hasFailed ? { ...view, status: 'failed' } : view, store, () => void load()];
}

const loading = () => LOADING;
