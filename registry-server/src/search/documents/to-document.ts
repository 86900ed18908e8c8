import { PRODUCT_FLAGS } from '@witryna/module-schemas';
import {
  nextExpiry,
  sizeLabel,
  standingCertifications,
  type TranslatedWords,
  toStoredPrice,
  type Visibility,
} from '../../commerce/catalog/index.ts';
import { SHOP_TIME_ZONE } from '../../time/shop-day.ts';
import type { FieldText } from '../index/text-index.ts';
import { attributeWords } from '../text/attribute-words.ts';
import { TEXT_FIELDS } from '../text/text-fields.ts';
import { codeOf } from './code-of.ts';
import { priceSteps } from './price-steps.ts';
import { FOUND_IN, flagBit, type ProductDocument, type ProductOption } from './product-document.ts';
import type { ProductRows } from './read-documents.ts';

/** `hidden` products are found by their sku only. */
const FOUND_BY: Readonly<Record<Visibility, number>> = {
  both: FOUND_IN.lists | FOUND_IN.search | FOUND_IN.byAddress | FOUND_IN.bySku,
  catalog: FOUND_IN.lists | FOUND_IN.byAddress | FOUND_IN.bySku,
  search: FOUND_IN.search | FOUND_IN.byAddress | FOUND_IN.bySku,
  hidden: FOUND_IN.bySku,
};

/** What the index keeps of a product, as it is now. */
export function toDocument(rows: ProductRows, now: Date): ProductDocument {
  const { product, variants } = rows;
  const { id, sku, urlKey, name, nameKey, position } = product;
  const refreshAt = nextExpiry(product.texts, now, SHOP_TIME_ZONE)?.getTime();
  const codes = [sku, ...variants.flatMap((variant) => [variant.sku, variant.ean ?? ''])].map(codeOf);
  return {
    id,
    sku,
    urlKey,
    name,
    nameKey,
    nameKeys: nameKeysOf(rows),
    position,
    createdAt: product.createdAt.getTime(),
    foundIn: FOUND_BY[product.visibility],
    flags: PRODUCT_FLAGS.reduce((bits, flag) => (product.flags[flag] ? bits | flagBit(flag) : bits), 0),
    inStock: variants.some(({ sellable }) => (sellable ?? 0) > 0),
    codes: [...new Set(codes)].filter((code) => code !== ''),
    texts: textsOf(rows, now),
    options: optionsOf(rows, now),
    prices: pricesOf(rows, now),
    ...(refreshAt !== undefined && { refreshAt }),
  };
}

function textsOf({ product, variants, categories, translations }: ProductRows, now: Date): FieldText[] {
  const { texts } = product;
  const attributes = [
    ...variants.flatMap(({ size, colour }) => [size ? sizeLabel(size) : '', colour?.label ?? '']),
    ...[...texts.skinType, ...standingCertifications(texts, now, SHOP_TIME_ZONE)].map(attributeWords),
    ...(texts.application ? [attributeWords(texts.application)] : []),
    ...PRODUCT_FLAGS.filter((flag) => product.flags[flag]).map(attributeWords),
    ...texts.benefits,
  ];
  const descriptions = [product.summary ?? '', ...texts.description, ...texts.usage, ...texts.inci];
  return [
    [TEXT_FIELDS.name, product.name],
    [TEXT_FIELDS.group, `${product.brandName ?? ''}\n${product.lineName ?? ''}`],
    [TEXT_FIELDS.category, categories.map(({ name }) => name).join('\n')],
    [TEXT_FIELDS.attribute, [...new Set(attributes)].join('\n')],
    [TEXT_FIELDS.description, descriptions.join('\n')],
    ...translations.flatMap(({ words }) => translatedTexts(words)),
  ];
}

const nameKeysOf = ({ translations }: ProductRows): ProductDocument['nameKeys'] =>
  Object.fromEntries(translations.flatMap(({ language, nameKey }) => (nameKey === null ? [] : [[language, nameKey]])));

/** A product is found by its words in any language: who writes English in a Polish shop finds it, too. */
function translatedTexts({ name, summary, description, benefits, usage }: TranslatedWords): FieldText[] {
  return [
    [TEXT_FIELDS.name, name ?? ''],
    [TEXT_FIELDS.attribute, (benefits ?? []).join('\n')],
    [TEXT_FIELDS.description, [summary ?? '', ...(description ?? []), ...(usage ?? [])].join('\n')],
  ];
}

function optionsOf({ product, variants, categories }: ProductRows, now: Date): ProductOption[] {
  const { texts, brandId, brandCode, brandName, lineId, lineCode, lineName } = product;
  const own = (facet: ProductOption['facet'], values: readonly string[]) =>
    values.map((value) => ({ facet, value, label: value }));
  const options: ProductOption[] = [
    ...categories.map(({ categoryId, path, name }) => option('category', path, name, categoryId)),
    ...(brandId && brandCode && brandName ? [option('brand', brandCode, brandName, brandId)] : []),
    ...(lineId && lineCode && lineName ? [option('line', lineCode, lineName, lineId)] : []),
    ...variants.flatMap(({ colour }) =>
      colour ? [{ facet: 'colour', value: colour.code, label: colour.label, hex: colour.hex } as const] : [],
    ),
    ...own(
      'size',
      variants.flatMap(({ size }) => (size ? [sizeLabel(size)] : [])),
    ),
    ...own('skinType', texts.skinType),
    ...own('certification', standingCertifications(texts, now, SHOP_TIME_ZONE)),
    ...own('application', texts.application ? [texts.application] : []),
  ];
  return [...new Map(options.map((each) => [`${each.facet} ${each.value}`, each])).values()];
}

function option(facet: ProductOption['facet'], value: string, label: string, id: number): ProductOption {
  return { facet, value, label, id };
}

function pricesOf({ variants, prices }: ProductRows, now: Date): ProductDocument['prices'] {
  const byId = new Map(variants.map((variant) => [variant.id, variant]));
  const priced = prices.flatMap((row) => {
    const variant = byId.get(row.variantId);
    return variant ? [{ sku: variant.sku, sellable: variant.sellable ?? 0, price: toStoredPrice(row) }] : [];
  });
  const steps = [...Map.groupBy(priced, ({ price }) => price.currency)].map(
    ([currency, group]) => [currency, priceSteps(group, now)] as const,
  );
  return new Map(steps.filter(([, each]) => each.length > 0));
}
