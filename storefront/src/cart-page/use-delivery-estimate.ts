import { useEffect, useState } from 'react';
import type { Cart, CartStore, DeliveryEstimate } from '../cart/index.ts';

/** What delivery will cost before an address is known; asked for anew when the cart has changed. */
export function useDeliveryEstimate({ version }: Cart, store: CartStore): DeliveryEstimate | undefined {
  const [estimate, setEstimate] = useState<DeliveryEstimate>();
  // biome-ignore lint/correctness/useExhaustiveDependencies: another version of the cart may be delivered otherwise
  useEffect(() => {
    let isCurrent = true;
    void store.estimateDelivery().then((found) => {
      if (isCurrent && found) setEstimate(found);
    });
    return () => {
      isCurrent = false;
    };
  }, [store, version]);
  return estimate;
}
