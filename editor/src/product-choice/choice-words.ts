import type { ProductSummary } from '@witryna/module-schemas';
import { formatMoney } from '../i18n/format.ts';
import { t } from '../i18n/pl.ts';
import type { ProductChoice } from './product-choice.ts';
import { nameOfVariant } from './variant-name.ts';

/** Small words that tell products of one name apart: line, number, price. */
export function detailOfProduct({ line, sku, price, priceVaries, isWithdrawn }: ProductSummary): string {
  const now = price && formatMoney(price.final);
  return joined(line?.name, sku, now && priceVaries ? t.productChoice.priceFrom(now) : now, isWithdrawn);
}

/** What is chosen, as it is called in a sentence: a product of several variants with the one that is meant. */
export function nameOfChoice({ product, variant }: ProductChoice): string {
  return [product.name, nameOfVariant(variant)].filter(Boolean).join(', ');
}

/** The same of what is chosen; a variant is told by its shade and size. */
export function detailOfChoice({ sku, product, variant }: ProductChoice): string {
  if (!variant) return detailOfProduct(product);
  const { price } = variant;
  return joined(nameOfVariant(variant), sku, price && formatMoney(price.final), product.isWithdrawn);
}

const joined = (what: string | undefined, sku: string, price: string | undefined, isWithdrawn: boolean | undefined) =>
  [what, sku, price, isWithdrawn && t.productChoice.withdrawn].filter(Boolean).join(' · ');
