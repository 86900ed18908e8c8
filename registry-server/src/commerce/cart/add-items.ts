import { readSellables } from '../catalog/sellables.ts';
import { GiftRefused } from './cart.errors.ts';
import { putLines } from './cart-lines.store.ts';
import type { Change, OpenCart } from './change-cart.ts';
import { chooseGift } from './choose-gift.ts';
import { decideAdditions, type WantedItem } from './decide-additions.ts';
import { type ItemRefusal, notAvailable } from './item-refusal.ts';

/** Adds what can be added; the rest is refused, each thing with its reason. */
export function addItems(wanted: readonly WantedItem[]): Change<readonly ItemRefusal[]> {
  return async (open) => {
    const { trx, cart, lines, shopper, settings, now } = open;
    const sellables = await readSellables(
      trx,
      wanted.map(({ sku }) => sku),
      shopper.site.currency,
    );
    const { puts, gifts, refusals } = decideAdditions(wanted, { sellables, lines, settings });
    await putLines(trx, puts, { cartId: cart.id, now });
    const refusedGifts: ItemRefusal[] = [];
    // After what is bought, which may be what earns them.
    for (const { sku } of gifts) if (!(await isGiftChosen(open, sku))) refusedGifts.push(notAvailable(sku));
    return { outcome: [...refusals, ...refusedGifts] };
  };
}

async function isGiftChosen(open: OpenCart, sku: string): Promise<boolean> {
  try {
    await chooseGift(open, { sku });
    return true;
  } catch (error) {
    if (error instanceof GiftRefused) return false;
    throw error;
  }
}
