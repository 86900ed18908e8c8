import { formatSize, localiseUnit, type ProductDetails, type ProductSummary } from '@witryna/module-schemas';
import type { SentenceKey } from '../../shop/i18n/translate.ts';
import type { Shop } from '../../shop/shop.ts';
import { nameOfCertification } from './certifications.ts';

const APPLICATIONS: Readonly<Record<string, SentenceKey>> = {
  day: 'applicationDay',
  night: 'applicationNight',
  'day-night': 'applicationDayNight',
};

const SKIN_TYPES: Readonly<Record<string, SentenceKey>> = {
  dry: 'skinDry',
  normal: 'skinNormal',
  combination: 'skinCombination',
  oily: 'skinOily',
  sensitive: 'skinSensitive',
  all: 'skinAll',
};

/** What a product page lists as facts: each a title and its words. */
export function productFacts(
  { t, site }: Pick<Shop, 't' | 'site'>,
  product: ProductDetails,
): readonly (readonly [string, string])[] {
  const say = (names: Readonly<Record<string, SentenceKey>>) => (code: string) => (names[code] ? t(names[code]) : code);
  const shades = product.variants.flatMap(({ colour }) => (colour ? [colour.label] : []));
  const months = /^(\d+)M$/.exec(product.pao ?? '')?.[1];
  const facts: readonly (readonly [SentenceKey, readonly string[]])[] = [
    [titleOfSizes(product), sizesOf(site.language, product)],
    ['shadesTitle', shades],
    ['application', product.application ? [say(APPLICATIONS)(product.application)] : []],
    ['skinType', product.skinType.filter((code) => code !== 'all').map(say(SKIN_TYPES))],
    ['certifications', product.certifications.map((code) => nameOfCertification({ t }, code))],
    ['pao', months ? [t('paoMonths', { count: Number(months) })] : []],
  ];
  return facts.filter(([, words]) => words.length > 0).map(([title, words]) => [t(title), words.join(', ')]);
}

/** Grams are a mass, all else a volume. */
const titleOfSizes = ({ variants }: ProductSummary): SentenceKey =>
  variants.some(({ size }) => size?.unit === 'g') ? 'mass' : 'sizes';

function sizesOf(language: string, { variants }: ProductSummary): string[] {
  const sizes = variants.flatMap(({ size }) => size ?? []).toSorted((one, other) => one.value - other.value);
  return [...new Set(sizes.map((size) => formatSize(size, language)))];
}

/** The price in words: what it is now, then everything that the law wants beside a reduced one. */
export function productPrices(
  { t, formatMoney, site }: Pick<Shop, 't' | 'formatMoney'> & { readonly site: Pick<Shop['site'], 'language'> },
  product: ProductSummary,
): string[] {
  const { price, priceVaries, inStock } = product;
  const lines: string[] = [];
  if (price) {
    lines.push(priceVaries ? t('priceFrom', { price: formatMoney(price.final) }) : formatMoney(price.final));
    if (price.lowest30) {
      lines.push(`${t('previousPrice')}${t('colon')} ${formatMoney(price.regular)}`);
      lines.push(`${t('lowestPrice')}${t('colon')} ${formatMoney(price.lowest30)}`);
    }
    if (price.unit)
      lines.push(
        t('unitPrice', { price: formatMoney(price.unit.price), per: localiseUnit(price.unit.per, site.language) }),
      );
  }
  if (!inStock) lines.push(t('outOfStock'));
  return lines;
}
