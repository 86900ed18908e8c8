import {
  cardPrice,
  earliest,
  isReduced,
  nextPriceChange,
  type StoredPrice,
  toVariant,
} from '../../commerce/catalog/index.ts';
import type { PriceStep } from './product-document.ts';

/** A variant as much as its price depends on it. */
export interface PricedVariant {
  readonly sku: string;
  readonly sellable: number;
  readonly price: StoredPrice;
}

/** A special price begins and ends once: more changes ahead than this per product are not looked at. */
const MAX_STEPS = 400;

/** The price on the card now and after each change that is known today. */
export function priceSteps(variants: readonly PricedVariant[], now: Date): PriceStep[] {
  const steps: PriceStep[] = [];
  for (let at: Date | undefined = now; at && steps.length < MAX_STEPS; at = nextChange(variants, at)) {
    const shown = variants.map((variant) => toVariant({ ...variant, size: null, colour: null }, at as Date));
    const amount = cardPrice(shown)?.final.amount;
    if (amount === undefined) return [];
    steps.push({ from: at.getTime(), amount, isReduced: isReduced(shown) });
  }
  return steps;
}

function nextChange(variants: readonly PricedVariant[], at: Date): Date | undefined {
  return earliest(variants.map(({ price }) => nextPriceChange(price, at)));
}
