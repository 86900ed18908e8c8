import type { PurchasableVariant } from '../../pricing/index.ts';
import type { ShopSettings } from '../../shop-settings.ts';
import type { LineRow } from '../calculation/cart-line.ts';
import type { LinePut } from './decide-additions.ts';

/** What did not get in whole. */
export interface CutLine {
  readonly sku: string;
  readonly name: string;
  readonly kept: number;
}

interface MergeFacts {
  readonly variants: ReadonlyMap<string, PurchasableVariant>;
  readonly settings: Pick<ShopSettings, 'maxQuantity' | 'maxCartLines'>;
}

/**
 * What the bought things of two carts make together: pieces of the same thing add up to at most what may be had.
 * A thing that is out of stock or gone keeps its pieces: it is told as such in the cart, it does not vanish.
 */
export function mergeLines(source: readonly LineRow[], target: readonly LineRow[], { variants, settings }: MergeFacts) {
  const puts: LinePut[] = [];
  const cuts: CutLine[] = [];
  let free = settings.maxCartLines - target.length;
  for (const { sku, productSku, name, quantity } of source.filter(({ kind }) => kind === 'item')) {
    const before = target.find((line) => line.kind === 'item' && line.sku === sku)?.quantity ?? 0;
    if (before === 0 && free <= 0) {
      cuts.push({ sku, name, kept: 0 });
      continue;
    }
    if (before === 0) free -= 1;
    const stock = variants.get(sku)?.stock ?? 0;
    const most = stock > 0 ? Math.min(stock, settings.maxQuantity) : settings.maxQuantity;
    const kept = Math.min(before + quantity, most);
    puts.push({ sku, productSku, name, quantity: kept });
    if (kept < before + quantity) cuts.push({ sku, name, kept });
  }
  return { puts, cuts };
}
