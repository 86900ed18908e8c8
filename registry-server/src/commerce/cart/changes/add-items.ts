import { readPurchasableVariants } from '../../pricing/index.ts';
import { GiftRefused } from '../cart.errors.ts';
import { putLines } from './cart-lines.store.ts';
import type { Change, OpenCart } from './change-cart.ts';
import { chooseGift } from './choose-gift.ts';
import { decideAdditions, type WantedItem } from './decide-additions.ts';
import { giftRefused, type ItemRefusal } from './item-refusal.ts';

/** Adds what can be added; the rest is refused, each thing with its reason. */
export function addItems(wanted: readonly WantedItem[]): Change<readonly ItemRefusal[]> {
  return async (open) => {
    const { trx, cart, lines, shopper, settings, now } = open;
    const variants = await readPurchasableVariants(
      trx,
      wanted.map(({ sku }) => sku),
      shopper.site.currency,
    );
    const { puts, gifts, refusals } = decideAdditions(wanted, { variants, lines, settings });
    await putLines(trx, puts, { cartId: cart.id, now });
    const refusedGifts: ItemRefusal[] = [];
    // After what is bought, which may be what earns them.
    for (const { variant, index } of gifts) refusedGifts.push(...(await refusalsOfGift(open, variant.sku, index)));
    return { outcome: [...refusals, ...refusedGifts] };
  };
}

/** Chooses a gift by its sku, as `chooseCartGift` does; gives the same reason when it may not be had. */
async function refusalsOfGift(open: OpenCart, sku: string, index: number): Promise<ItemRefusal[]> {
  try {
    await chooseGift(open, { sku });
    return [];
  } catch (error) {
    if (!(error instanceof GiftRefused)) throw error;
    return [{ ...giftRefused(sku, error), index }];
  }
}
