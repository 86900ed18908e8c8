import { useState } from 'react';
import type { ShopClient } from '../api/shop-client.ts';
import type { AccountOrdersTexts } from '../i18n/areas/customer/orders.pl.ts';
import { ReorderDocument } from './account-orders.gen.ts';

export interface Reordering {
  /** The number of the order that is being bought again. */
  readonly running: string | undefined;
  /** What came of the last one that did not go through whole. */
  readonly outcome:
    | { readonly number: string; readonly faults: readonly string[]; readonly isPartly: boolean }
    | undefined;
  readonly start: (number: string) => Promise<void>;
}

/** Puts what was bought once into the cart again, and goes there; what there is not is named first. */
export function useReorder(shop: ShopClient, cartAddress: string, texts: AccountOrdersTexts): Reordering {
  const [running, setRunning] = useState<string>();
  const [outcome, setOutcome] = useState<Reordering['outcome']>();

  async function start(number: string) {
    if (running !== undefined) return;
    setRunning(number);
    setOutcome(undefined);
    const { data, refusal } = await shop.query(ReorderDocument, { number });
    const errors = data?.reorderItems?.userInputErrors;
    if (errors?.length === 0) {
      // The button stays as it is until the page is left.
      window.location.assign(cartAddress);
      return;
    }
    setRunning(undefined);
    const faults = errors?.flatMap((error) => error?.sentence ?? error?.message ?? []);
    setOutcome({ number, faults: faults ?? [refusal?.message ?? texts.reorderFailed], isPartly: faults !== undefined });
  }

  return { running, outcome, start };
}
