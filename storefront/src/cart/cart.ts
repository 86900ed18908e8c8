import type { Money } from '@witryna/module-schemas';

/** What can be chosen of a thing in the cart, and what it is called. */
export interface CartLine {
  readonly uid: string;
  /** Of the variant. */
  readonly sku: string;
  /** Of the product whose variant it is. */
  readonly productSku: string;
  readonly brand: string;
  readonly name: string;
  /** The shade and size that were chosen; empty where there is no choice. */
  readonly choice: string;
  /** The line of products, or the brand. */
  readonly title: string;
  readonly picture?: string | undefined;
  /** Path of its page; absent for what is not sold any more. */
  readonly urlPath?: string | undefined;
  readonly category?: { readonly name: string; readonly path: string } | undefined;
  readonly quantity: number;
  readonly maxQuantity: number;
  /** Of one piece. */
  readonly price: Money;
  /** Of one piece before a reduction. */
  readonly previousPrice?: Money | undefined;
  /** The lowest of the 30 days before a reduction. */
  readonly lowestPrice?: Money | undefined;
  readonly unitPrice?: { readonly price: Money; readonly per: string } | undefined;
  /** Of all pieces. */
  readonly total: Money;
  readonly isGift: boolean;
  readonly isSample: boolean;
  readonly isFriendsAndFamily: boolean;
  readonly isOutOfStock: boolean;
  /** It cannot be ordered as it stands. */
  readonly isDisabled: boolean;
  /** Why, in the shop's words. */
  readonly problem?: string | undefined;
}

/** What the shop gives to this cart, or would give to a larger one. */
export interface GiftOffer {
  readonly source: string;
  readonly kind: 'gift' | 'sample';
  readonly label: string;
  /** It comes with one product, which `label` names. */
  readonly isOfProduct: boolean;
  readonly choices: number;
  /** Value of goods that is missing; nothing when the shopper may choose. */
  readonly missing: Money;
  /** Value of goods from which it is given. */
  readonly threshold: Money;
  readonly items: readonly {
    readonly sku: string;
    readonly name: string;
    readonly picture?: string | undefined;
    readonly isAvailable: boolean;
    readonly isChosen: boolean;
  }[];
}

/** A row of the summary. */
export interface NamedAmount {
  readonly label: string;
  readonly amount: Money;
}

/** A discount code in the cart. */
export interface CartCoupon {
  readonly code: string;
  /** What it takes off; nothing where that is the delivery, which is not chosen yet. */
  readonly amount?: Money | undefined;
  /** Why it does nothing now. */
  readonly refusal?: string | undefined;
}

/** Something about the cart that the shopper should know. */
export interface CartNotice {
  readonly code: string;
  readonly message: string;
  readonly sku?: string | undefined;
}

/** A cart as the shop has it. */
export interface Cart {
  readonly id: string;
  /** Counts its changes, so that an older answer does not replace a newer one. */
  readonly version: number;
  readonly pieces: number;
  readonly lines: readonly CartLine[];
  readonly coupons: readonly CartCoupon[];
  readonly subtotal: Money;
  readonly discounts: readonly NamedAmount[];
  readonly taxes: readonly NamedAmount[];
  readonly total: Money;
  /** The delivery that was chosen in the checkout. */
  readonly delivery?: NamedAmount | undefined;
  readonly freeDelivery: { readonly from: Money; readonly missing: Money };
  readonly giftOffers: readonly GiftOffer[];
  readonly areGiftsDeclined: boolean;
  readonly notices: readonly CartNotice[];
}
