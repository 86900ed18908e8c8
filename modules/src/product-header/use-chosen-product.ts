import { useState, useSyncExternalStore } from 'react';
import { useShop } from '../shop/shop.ts';
import type { ChosenProducts } from '../shop/shop-actions.ts';

/** A product that can be chosen and given up again, as a button shows it. */
export interface ChosenProduct {
  readonly isChosen: boolean;
  /** Why nothing came of the last press. */
  readonly fault: string;
  readonly toggle: () => Promise<void>;
}

const never = () => () => {};
const no = () => false;

/** Whether a product is among those that a shopper has chosen, and what changes that: shown at once, until it is refused. */
export function useChosenProduct(products: ChosenProducts | undefined, sku: string): ChosenProduct {
  const { t } = useShop();
  const [fault, setFault] = useState('');
  /** What was wished a moment ago. */
  const [wish, setWish] = useState<boolean>();
  const isKept = useSyncExternalStore(
    products?.subscribe ?? never,
    products ? () => products.has(sku) : no,
    // What a shopper has chosen is known to the browser alone.
    no,
  );
  const isChosen = wish ?? isKept;

  async function toggle() {
    setFault('');
    setWish(!isChosen);
    const result = await products?.set(sku, !isChosen).catch(() => undefined);
    setWish(undefined);
    if (!result?.ok) setFault(result?.errors[0]?.message ?? t('favouriteFailed'));
  }

  return { isChosen, fault, toggle };
}
