import { useEffect, useState } from 'react';
import type { Cart, CartStore, DeliveryEstimate } from '../cart/index.ts';
import { estimateKey } from './estimate-key.ts';

/** What delivery will cost before an address is known; asked for anew when what is delivered, or its value, has changed. */
export function useDeliveryEstimate(cart: Cart, store: CartStore): DeliveryEstimate | undefined {
  const [estimate, setEstimate] = useState<DeliveryEstimate>();
  const key = estimateKey(cart);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another cart may be delivered otherwise
  useEffect(() => {
    let isCurrent = true;
    void store.estimateDelivery().then((found) => {
      if (isCurrent && found) setEstimate(found);
    });
    return () => {
      isCurrent = false;
    };
  }, [store, key]);
  return estimate;
}
