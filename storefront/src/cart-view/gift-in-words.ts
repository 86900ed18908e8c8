import type { Cart, CartNotice, GiftOffer } from '../cart/index.ts';
import { fillIn } from '../i18n/messages.ts';
import type { CartLocale } from './cart-locale.ts';

/** What is missing to a gift or a sample that the cart is too small for. */
export function distantGift({ kind, label, missing, threshold, items }: GiftOffer, locale: CartLocale): string {
  const { texts, money } = locale;
  const amount = money(missing);
  const [only, ...others] = items;
  if (!only || others.length > 0) return fillIn(texts.giftMissing, { label, amount });
  const text = kind === 'sample' ? texts.sampleFrom : texts.giftFrom;
  return fillIn(text, { name: only.name, threshold: money(threshold), amount });
}

/** A notice in a sentence; of a gift that was lost, what is missing to it now. */
export function noticeInWords({ code, sku, message }: CartNotice, { giftOffers }: Cart, locale: CartLocale): string {
  if (code !== 'gift-removed') return message;
  const offer = giftOffers.find(({ missing, items }) => missing.amount > 0 && items.some((item) => item.sku === sku));
  const lost = offer?.items.filter((item) => item.sku === sku);
  return offer && lost ? distantGift({ ...offer, items: lost }, locale) : message;
}
