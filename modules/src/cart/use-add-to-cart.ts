import { useEffect, useRef, useState } from 'react';
import { useShop } from '../shop/shop.ts';

/** What came of the last press, for the button and for the words beside it. */
export type AddState = { readonly kind: 'idle' | 'added' } | { readonly kind: 'failed'; readonly sentence: string };

export interface AddToCart {
  readonly state: AddState;
  readonly add: (item: { readonly sku: string; readonly quantity: number }) => void;
}

/** So long the button says that it has been done. */
const ADDED_MS = 2000;
const IDLE: AddState = { kind: 'idle' };

/**
 * Puts into the cart; undefined where the shop has none. One press at a time: more are passed over until it is done. What
 * came of it is announced by the shop, so modules only show it.
 */
export function useAddToCart(): AddToCart | undefined {
  const { actions, t } = useShop();
  const [state, setState] = useState<AddState>(IDLE);
  const isBusy = useRef(false);

  useEffect(() => {
    if (state.kind !== 'added') return;
    const timer = setTimeout(() => setState(IDLE), ADDED_MS);
    return () => clearTimeout(timer);
  }, [state]);

  const { addToCart } = actions;
  if (!addToCart) return undefined;
  return {
    state,
    async add(item) {
      if (isBusy.current) return;
      isBusy.current = true;
      // It answers at once; what the shop refuses is taken back.
      setState({ kind: 'added' });
      try {
        const result = await addToCart(item);
        const sentence = result.ok ? '' : result.errors.map(({ message }) => message).join(' ');
        if (!result.ok) setState({ kind: 'failed', sentence: sentence || t('addFailed') });
      } catch {
        setState({ kind: 'failed', sentence: t('addFailed') });
      } finally {
        isBusy.current = false;
      }
    },
  };
}
