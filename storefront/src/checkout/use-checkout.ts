import type { SiteDetails } from '@witryna/module-schemas';
import { useCallback, useEffect, useState, useSyncExternalStore } from 'react';
import type { ShopClient } from '../api/shop-client.ts';
import { cartOfSite } from '../cart/index.ts';
import { type CheckoutStore, type CheckoutView, createCheckoutStore } from './checkout-store.ts';

const LOADING: CheckoutView = { status: 'loading' };
const FAILED: CheckoutView = { status: 'failed', response: undefined };
const nothing = () => () => {};
const loading = () => LOADING;

/** The checkout of the visitor's cart, read when the page is there. */
export function useCheckout(
  site: SiteDetails,
  client: ShopClient,
): readonly [CheckoutView, CheckoutStore | undefined, () => void] {
  const [store, setStore] = useState<CheckoutStore>();
  const [hasFailed, setFailed] = useState(false);
  const load = useCallback(async () => {
    setFailed(false);
    try {
      const made = createCheckoutStore({ client, cart: await cartOfSite(site).load() });
      setStore(made);
      await made.load();
    } catch {
      setFailed(true);
    }
  }, [site, client]);
  useEffect(() => void load(), [load]);
  const view = useSyncExternalStore(store?.subscribe ?? nothing, store?.view ?? loading, loading);
  return [hasFailed ? FAILED : view, store, () => void (store ? store.load() : load())];
}
