import { type ActionResult, createFormatMoney } from '@witryna/modules';
import { failureOf } from '../../forms/action-result.ts';
import { fillIn } from '../../i18n/messages.ts';
import { countedSentence } from '../../i18n/shop-action-texts.ts';
import type { ShopActionTexts } from '../../i18n/shop-actions.pl.ts';
import type { AddAnswer, CartItem } from './cart-documents.ts';
import type { CartSession } from './cart-session.ts';

interface AddToCartOptions {
  readonly session: CartSession;
  readonly texts: ShopActionTexts;
  readonly language: string;
}

type AddedCart = AddAnswer['addProductsToCart']['cart'];

/** Gives the action that adds to the cart and says what is in it now, or why it is not. */
export function createAddToCart({ session, texts, language }: AddToCartOptions) {
  const formatMoney = createFormatMoney(language);

  function sentenceOf({ items, prices, total_quantity }: AddedCart, sku: string, isNewCart: boolean): string {
    const { value, currency } = prices.grand_total;
    return fillIn(isNewCart ? texts.addedToNewCart : texts.added, {
      name: nameOf(items, sku),
      pieces: countedSentence(texts.pieces, language, total_quantity),
      total: formatMoney({ amount: Math.round(value * 100), currency }),
    });
  }

  return async (item: CartItem): Promise<ActionResult> => {
    const addition = await session.add(item);
    if (!addition.data) return failureOf(addition, texts, () => undefined);
    const { cart, user_errors: refusals } = addition.data.addProductsToCart;
    // What is refused is the press itself: there is no field to point at.
    if (refusals.length > 0) return { ok: false, errors: refusals.map(({ sentence }) => ({ message: sentence })) };
    return { ok: true, message: sentenceOf(cart, item.sku, addition.isNewCart) };
  };
}

/** `Krem Świt, 50 ml`: the product, and what was chosen of it. */
function nameOf(items: AddedCart['items'], sku: string): string {
  const line = items.find((each) => each.sku === sku);
  if (!line) return sku;
  return [line.product.name, ...(line.configurable_options ?? []).map(({ value_label }) => value_label)].join(', ');
}
