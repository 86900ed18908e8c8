import { formatNumber, formatSize, type ProductSummary } from '@witryna/module-schemas';
import type { Shop } from '../../shop/shop.ts';
import { shadesOf, shownVariants, sizesOf } from './variants.ts';

/** Sizes that are named one by one; more become a span. */
const NAMED_SIZES = 2;

/** Words on a card, with their language where that is not the site's. */
export interface CardProperty {
  readonly words: string;
  readonly language?: string | undefined;
}

/** What a card says of size and colour: `30 ml`, `15–50 ml`, `Malwa`, `4,2 g` and `12 odcieni`. */
export function cardProperties(
  shop: Pick<Shop, 'site' | 'settings' | 't'>,
  product: ProductSummary,
): readonly CardProperty[] {
  const variants = shownVariants(shop, product);
  const shades = shadesOf(variants);
  const [only] = shades;
  const ofColour: CardProperty =
    shades.length > 1
      ? { words: shop.t('shades', { count: shades.length }) }
      : { words: only?.colour.label ?? '', language: only?.colour.language };
  return [{ words: sizesInWords(shop, variants) }, ofColour].filter(({ words }) => words !== '');
}

function sizesInWords({ site: { language } }: Pick<Shop, 'site'>, variants: ProductSummary['variants']): string {
  const sizes = sizesOf(variants).flatMap(({ size }) => size ?? []);
  const ordered = sizes.toSorted((one, other) => one.value - other.value);
  const [least] = ordered;
  const most = ordered.at(-1);
  if (!least || !most) return '';
  const isSpan = ordered.length > NAMED_SIZES && ordered.every(({ unit }) => unit === least.unit);
  if (!isSpan) return ordered.map((size) => formatSize(size, language)).join(', ');
  return `${formatNumber(least.value, language)}–${formatSize(most, language)}`;
}
