import { numberFormatOf } from '@witryna/module-schemas';
import type { ComparedProduct, Comparison } from '../compare/index.ts';
import type { ComparisonTexts } from '../i18n/comparison.pl.ts';
import { fillIn } from '../i18n/messages.ts';
import { countedSentence } from '../i18n/shop-action-texts.ts';

/** One thing that products are compared by, with what each of them has, in their order. */
export interface ComparedRow {
  readonly code: string;
  readonly label: string;
  /** In words; empty where nothing is known. */
  readonly values: readonly string[];
  /** Whether they are not all the same; of one product nothing is. */
  readonly differs: boolean;
}

/** As the shop writes what a product does not have. */
const NO_VALUE = '–';
/** `12M`: twelve months. */
const MONTHS = /^(\d{1,3})M$/;

/** What products are compared by: rating, stock, the attributes of the shop, and what stands on the pack. */
export function comparisonRows(
  { attributes, products }: Pick<Comparison, 'attributes' | 'products'>,
  texts: ComparisonTexts,
  language: string,
): readonly ComparedRow[] {
  const row = (code: string, label: string, read: (product: ComparedProduct) => string): ComparedRow => {
    const values = products.map(read);
    return { code, label, values, differs: new Set(values).size > 1 };
  };
  const rows = [
    row('rating', texts.rating, (product) => ratingOf(product, texts, language)),
    row('stock', texts.stock, ({ isInStock }) => (isInStock ? texts.inStock : texts.outOfStock)),
    ...attributes.map(({ code, label }) =>
      row(code, label, (product) => {
        const value = product.attributes.get(code) ?? '';
        return value === NO_VALUE ? '' : value;
      }),
    ),
    row('pao', texts.pao, ({ pao }) => monthsOf(pao, texts, language)),
    row('composition', texts.composition, ({ composition }) => composition.join(', ')),
  ];
  return rows.filter(({ values }) => values.some((value) => value !== ''));
}

/** `4,6 na 5 (12 opinii)` */
function ratingOf({ rating }: ComparedProduct, texts: ComparisonTexts, language: string): string {
  if (!rating) return texts.noReviews;
  const rate = numberFormatOf(language, 1).format(rating.average);
  return `${fillIn(texts.ratingOf, { rate })} (${countedSentence(texts.reviews, language, rating.count)})`;
}

/** A text of another form is shown as it is. */
function monthsOf(pao: string | undefined, texts: ComparisonTexts, language: string): string {
  const months = MONTHS.exec(pao ?? '')?.[1];
  return months === undefined ? (pao ?? '') : countedSentence(texts.months, language, Number(months));
}
