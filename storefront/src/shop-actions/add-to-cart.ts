import { type ActionResult, createFormatMoney, type ShopActions } from '@witryna/modules';
import type { Cart, cartOfSite } from '../cart/index.ts';
import { failureOf } from '../forms/action-result.ts';
import { fillIn } from '../i18n/messages.ts';
import { countedSentence } from '../i18n/shop-action-texts.ts';
import type { ShopActionTexts } from '../i18n/shop-actions.pl.ts';

interface AddToCartOptions {
  readonly cart: ReturnType<typeof cartOfSite>;
  readonly texts: ShopActionTexts;
  readonly language: string;
}

type Item = Parameters<NonNullable<ShopActions['addToCart']>>[0];

/** Gives the action that adds to the cart and says what is in it now, or why it is not. */
export function createAddToCart({ cart, texts, language }: AddToCartOptions) {
  const formatMoney = createFormatMoney(language);

  function sentenceOf({ lines, total, pieces }: Cart, sku: string, isNewCart: boolean): string {
    return fillIn(isNewCart ? texts.addedToNewCart : texts.added, {
      name: nameOf(lines, sku),
      pieces: countedSentence(texts.pieces, language, pieces),
      total: formatMoney(total),
    });
  }

  return async (item: Item): Promise<ActionResult> => {
    const store = await cart.load();
    const addition = await store.add(item);
    if (!addition.data?.addProductsToCart) return failureOf(addition, texts, () => undefined);
    const refusals = addition.data.addProductsToCart.user_errors.filter((error) => error !== null);
    // What is refused is the press itself: there is no field to point at.
    if (refusals.length > 0) {
      return { ok: false, errors: refusals.map(({ sentence, message }) => ({ message: sentence ?? message })) };
    }
    const now = store.view().cart;
    return { ok: true, ...(now && { message: sentenceOf(now, item.sku, addition.isNewCart) }) };
  };
}

/** `Krem Świt, 50 ml`: the product, and what was chosen of it. */
function nameOf(lines: Cart['lines'], sku: string): string {
  const line = lines.find((each) => each.sku === sku);
  if (!line) return sku;
  return [line.name, line.choice].filter(Boolean).join(', ');
}
