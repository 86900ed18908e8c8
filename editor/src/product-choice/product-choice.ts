import { normalizeForSearch, type ProductSummary, type ProductVariant } from '@witryna/module-schemas';
import { nameOfVariant } from './variant-name.ts';

/** What is chosen: products as they are, or single variants of theirs. */
export type ChoiceKind = 'product' | 'variant';

/** A product that can be chosen, or one of its variants, by its sku. */
export interface ProductChoice {
  readonly sku: string;
  readonly product: ProductSummary;
  readonly variant?: ProductVariant;
}

/** What there is behind a sku; undefined when none of the products is or has it. */
export function findChoice(
  products: readonly ProductSummary[],
  kind: ChoiceKind,
  sku: string,
): ProductChoice | undefined {
  return products.flatMap((product) => choicesOf(product, kind)).find((choice) => choice.sku === sku);
}

/** What can be chosen of the products that were found by some words. */
export function choicesFound(products: readonly ProductSummary[], kind: ChoiceKind, text: string): ProductChoice[] {
  const words = wordsOf(text);
  return products.flatMap((product) => {
    const choices = choicesOf(product, kind);
    const meant = choices.filter((choice) =>
      words.every((word) => wordsOfChoice(choice).some((own) => own.startsWith(word))),
    );
    return meant.length > 0 ? meant : choices;
  });
}

function choicesOf(product: ProductSummary, kind: ChoiceKind): readonly ProductChoice[] {
  if (kind === 'product') return [{ sku: product.sku, product }];
  return product.variants.map((variant) => ({ sku: variant.sku, product, variant }));
}

const wordsOfChoice = ({ sku, product, variant }: ProductChoice) =>
  wordsOf([product.name, product.line?.name, product.brand?.name, sku, nameOfVariant(variant)].join(' '));

const wordsOf = (text: string) =>
  normalizeForSearch(text)
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word !== '');
