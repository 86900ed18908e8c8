import type { ProductSummary } from '@witryna/module-schemas';
import { formatMoney } from '../i18n/format.ts';
import { t } from '../i18n/pl.ts';
import type { SharedWords } from '../i18n/shared-words.pl.ts';
import type { ProductChoice } from './product-choice.ts';
import { nameOfVariant } from './variant-name.ts';

type ChoiceWords = SharedWords['productChoice'];

/** Small words that tell products of one name apart: line, number, price. */
export function detailOfProduct(
  { line, sku, price, priceVaries, isWithdrawn }: ProductSummary,
  words: ChoiceWords = t.productChoice,
): string {
  const now = price && formatMoney(price.final);
  return joined(line?.name, sku, now && priceVaries ? words.priceFrom(now) : now, isWithdrawn && words.withdrawn);
}

/** What is chosen, as it is called in a sentence: a product of several variants with the one that is meant. */
export function nameOfChoice({ product, variant }: ProductChoice): string {
  return [product.name, nameOfVariant(variant)].filter(Boolean).join(', ');
}

/** The same of what is chosen; a variant is told by its shade and size. */
export function detailOfChoice({ sku, product, variant }: ProductChoice, words: ChoiceWords = t.productChoice): string {
  if (!variant) return detailOfProduct(product, words);
  const { price } = variant;
  return joined(nameOfVariant(variant), sku, price && formatMoney(price.final), product.isWithdrawn && words.withdrawn);
}

const joined = (what: string | undefined, sku: string, price: string | undefined, mark: string | false | undefined) =>
  [what, sku, price, mark].filter(Boolean).join(' · ');
