import type { SiteDetails } from '@witryna/module-schemas';
import { useCallback, useEffect, useState, useSyncExternalStore } from 'react';
import { checkoutReadAhead, openCheckout } from './checkout-of-site.ts';
import type { CheckoutStore, CheckoutView } from './checkout-store.ts';

const LOADING: CheckoutView = { status: 'loading' };
const FAILED: CheckoutView = { status: 'failed', response: undefined };
const nothing = () => () => {};
const loading = () => LOADING;

/** The checkout of the visitor's cart, read when the page is there, unless that was begun before. */
export function useCheckout(site: SiteDetails): readonly [CheckoutView, CheckoutStore | undefined, () => void] {
  const [store, setStore] = useState(() => checkoutReadAhead(site));
  const [hasFailed, setFailed] = useState(false);
  const load = useCallback(async () => {
    setFailed(false);
    try {
      const opened = await openCheckout(site);
      setStore(opened.store);
      await opened.loaded;
    } catch {
      setFailed(true);
    }
  }, [site]);
  useEffect(() => void load(), [load]);
  const view = useSyncExternalStore(store?.subscribe ?? nothing, store?.view ?? loading, loading);
  return [hasFailed ? FAILED : view, store, () => void (store ? store.load() : load())];
}
