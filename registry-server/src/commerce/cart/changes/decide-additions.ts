import { givenKindOf } from '../../gifts/index.ts';
import type { PurchasableVariant } from '../../pricing/index.ts';
import type { ShopSettings } from '../../shop-settings.ts';
import type { LineRow } from '../calculation/cart-line.ts';
import {
  cartFull,
  type ItemRefusal,
  invalidQuantity,
  moreThanOneGift,
  notAvailable,
  notFound,
  optionsMissing,
  refusalOfTotal,
} from './item-refusal.ts';

/** What a shopper wants in the cart. */
export interface WantedItem {
  /** Of a variant, or of a product with one variant. */
  readonly sku: string;
  /** The product that the variant must belong to. */
  readonly parentSku?: string | undefined;
  readonly quantity: number;
}

/** A line with the quantity that it gets. */
export interface LinePut {
  readonly sku: string;
  readonly productSku: string;
  readonly name: string;
  readonly quantity: number;
}

export interface Additions {
  readonly puts: readonly LinePut[];
  /** Things that are given, not sold: whether they may be chosen is another question. */
  readonly gifts: readonly { readonly variant: PurchasableVariant; readonly index: number }[];
  readonly refusals: readonly ItemRefusal[];
}

interface AdditionFacts {
  readonly variants: readonly PurchasableVariant[];
  readonly lines: readonly LineRow[];
  readonly settings: ShopSettings;
}

/** Which of the wanted things get into the cart, each judged by itself: one that is refused keeps no other out. */
export function decideAdditions(
  wanted: readonly WantedItem[],
  { variants, lines, settings }: AdditionFacts,
): Additions {
  const puts = new Map<string, LinePut>();
  const gifts: { readonly variant: PurchasableVariant; readonly index: number }[] = [];
  const refusals: ItemRefusal[] = [];
  const before = new Map(lines.filter(({ kind }) => kind === 'item').map(({ sku, quantity }) => [sku, quantity]));
  for (const [index, item] of wanted.entries()) {
    const refuse = (refusal: ItemRefusal) => refusals.push({ ...refusal, index });
    const found = findPurchasableVariant(item, variants);
    const fault = faultOfQuantity(item.quantity);
    if ('code' in found) refuse(found);
    else if (fault) refuse(invalidQuantity(item.sku, fault));
    else if (!found.isActive) refuse(notAvailable(item.sku));
    else if (givenKindOf(found, settings)) {
      // Of a gift there is one.
      if (item.quantity === 1) gifts.push({ variant: found, index });
      else refuse(moreThanOneGift(item.sku));
    } else {
      const { sku, productSku, name, stock } = found;
      const inCart = puts.get(sku)?.quantity ?? before.get(sku) ?? 0;
      const quantity = inCart + item.quantity;
      const isNew = inCart === 0;
      const newLines = [...puts.keys()].filter((key) => !before.has(key)).length;
      const isFull = isNew && lines.length + newLines >= settings.maxCartLines;
      const refusal =
        (found.price ? undefined : notAvailable(item.sku)) ??
        refusalOfTotal(quantity, { sku: item.sku, stock, maxQuantity: settings.maxQuantity }) ??
        (isFull ? cartFull(item.sku, settings.maxCartLines) : undefined);
      if (refusal) refuse(refusal);
      else puts.set(sku, { sku, productSku, name, quantity });
    }
  }
  return { puts: [...puts.values()], gifts, refusals };
}

/** The variant that is meant; a product with a choice is none. */
function findPurchasableVariant(
  { sku, parentSku }: WantedItem,
  variants: readonly PurchasableVariant[],
): PurchasableVariant | ItemRefusal {
  const variant = variants.find((variant) => variant.sku === sku);
  const ofProduct = variants.filter(({ productSku }) => productSku === sku);
  const [only, ...others] = ofProduct;
  // A product's own sku comes before that of a variant, as everywhere in the catalogue.
  const found = only && others.length === 0 && !only.hasChoice ? only : variant;
  if (!found) return only ? optionsMissing(sku) : notFound(sku);
  return parentSku !== undefined && found.productSku !== parentSku ? notFound(sku) : found;
}

/** What is wrong with a quantity as a client sends it: any number, of any size. */
export function faultOfQuantity(quantity: number): string | undefined {
  if (!Number.isFinite(quantity) || quantity <= 0) return 'The product quantity should be greater than 0';
  return Number.isInteger(quantity) ? undefined : 'You cannot use decimal quantity for this product.';
}
