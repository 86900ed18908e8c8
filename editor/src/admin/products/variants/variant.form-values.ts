import type { StoredPrice, StoredVariant } from '../../../api/commerce/products.ts';
import { type DimensionTexts, dimensionTexts, NO_DIMENSIONS, parseDimensions } from '../../../forms/dimension-texts.ts';
import { moneyText, parseMoney } from '../../../forms/money-text.ts';
import { dayOfInstant, lastDayBefore } from '../../../forms/shop-day.ts';
import { slugify } from '../../../pages/index.ts';

/** A price as it stands in the form: amounts in złote, days of the shop, both ends included. */
export interface PriceFormValues {
  readonly regular: string;
  readonly special: string;
  readonly specialFrom: string;
  readonly specialTo: string;
  readonly friendsAndFamily: string;
}

export const SIZE_UNITS = ['ml', 'g', 'szt.'] as const;
type SizeUnit = (typeof SIZE_UNITS)[number];

/** What a variant is: its size and shade, and what parcels and scanners know of it. */
export interface VariantFacts extends DimensionTexts {
  readonly size: string;
  readonly unit: SizeUnit;
  readonly colour: string;
  readonly hex: string;
  readonly ean: string;
  readonly weight: string;
  readonly images: readonly number[];
}

export interface VariantFormValues {
  /** By which the form knows it: a new one may have no sku yet, and lists are put in another order. */
  readonly key: string;
  readonly sku: string;
  readonly facts: VariantFacts;
  readonly stock: string;
  readonly prices: Readonly<Record<string, PriceFormValues>>;
}

const LONGEST_CODE = 64;
const FIRST_CURRENCY = 'PLN';
const NO_PRICE: PriceFormValues = { regular: '', special: '', specialFrom: '', specialTo: '', friendsAndFamily: '' };
const NO_FACTS: VariantFacts = {
  size: '',
  unit: 'ml',
  colour: '',
  hex: '#c9a08f',
  ean: '',
  weight: '',
  ...NO_DIMENSIONS,
  images: [],
};

export const isPriceEmpty = (price: PriceFormValues) => Object.values(price).every((text) => text.trim() === '');

/** A stored variant as the form shows it. One without any price has a field for its first. */
export function toVariantFormValues({ sku, stock, prices, ...variant }: StoredVariant): VariantFormValues {
  const typed = byImportance(Object.keys(prices)).flatMap((currency) => {
    const price = prices[currency];
    return price ? [[currency, toPriceFormValues(price)] as const] : [];
  });
  const facts = toFacts(variant);
  return {
    key: sku,
    sku,
    facts,
    stock: String(stock),
    prices: typed.length > 0 ? Object.fromEntries(typed) : { [FIRST_CURRENCY]: NO_PRICE },
  };
}

function toFacts({ size, colour, ean, weightGrams, dimensions, images }: Partial<StoredVariant>): VariantFacts {
  return {
    size: size ? String(size.value).replace('.', ',') : '',
    unit: size?.unit ?? NO_FACTS.unit,
    colour: colour?.label ?? '',
    hex: colour?.hex ?? NO_FACTS.hex,
    ean: ean ?? '',
    weight: weightGrams === undefined ? '' : String(weightGrams),
    ...dimensionTexts(dimensions),
    images: images ?? [],
  };
}

/** The currency of the first shop stands first; it is what nearly every visit to the form is about. */
const byImportance = (currencies: readonly string[]) =>
  currencies.toSorted((a, b) => Number(b === FIRST_CURRENCY) - Number(a === FIRST_CURRENCY) || (a < b ? -1 : 1));

function toPriceFormValues(price: StoredPrice): PriceFormValues {
  return {
    regular: moneyText(price.regular),
    special: moneyText(price.special),
    specialFrom: price.specialFrom ? dayOfInstant(price.specialFrom) : '',
    specialTo: price.specialTo ? lastDayBefore(price.specialTo) : '',
    friendsAndFamily: moneyText(price.friendsAndFamily),
  };
}

/** One more variant: it costs, weighs and measures what the last one does, and is told apart by what is still to be typed. */
export function newVariant(others: readonly VariantFormValues[]): VariantFormValues {
  const last = others.at(-1);
  const prices = Object.entries(last?.prices ?? { [FIRST_CURRENCY]: NO_PRICE }).map(
    ([currency, { regular }]) => [currency, { ...NO_PRICE, regular }] as const,
  );
  const { unit, weight, length, width, height } = last?.facts ?? NO_FACTS;
  return {
    key: `new ${others.length} ${crypto.randomUUID()}`,
    sku: '',
    facts: { ...NO_FACTS, unit, weight, length, width, height },
    stock: '0',
    prices: Object.fromEntries(prices),
  };
}

/** The same variant for another product: a new one, of which none is in stock yet. */
export const copyOfVariant = (variant: VariantFormValues, index: number): VariantFormValues => ({
  ...variant,
  key: `new ${index} ${crypto.randomUUID()}`,
  sku: '',
  facts: { ...variant.facts, ean: '' },
  stock: '0',
});

/** What a variant is called by its shade and size, as far as they can be read. */
export function sightOf({ facts }: VariantFormValues) {
  const value = parseSize(facts.size);
  const label = facts.colour.trim();
  return {
    ...(value !== undefined && { size: { value, unit: facts.unit } }),
    ...(label && { colour: { code: codeOf(label), label, hex: facts.hex } }),
  };
}

/** A size as people type it, `4,2`; undefined when it is none. */
export function parseSize(text: string): number | undefined {
  const value = Number(text.trim().replace(',', '.'));
  return text.trim() !== '' && value > 0 && value <= 100_000 ? value : undefined;
}

const codeOf = (label: string) => slugify(label).slice(0, LONGEST_CODE).replace(/-$/, '');

/** The skus of all variants: of new ones without one, that of the product, with a number where there are several. */
export function skusOfVariants(productSku: string, variants: readonly VariantFormValues[]): string[] {
  const taken = new Set(variants.map(({ sku }) => sku.trim()).filter(Boolean));
  return variants.map(({ sku }) => {
    if (sku.trim()) return sku.trim();
    if (variants.length === 1) return productSku;
    let number = 1;
    while (taken.has(`${productSku}-${number}`)) number += 1;
    const free = `${productSku}-${number}`;
    taken.add(free);
    return free;
  });
}

/**
 * What the route takes of a variant. A stored one goes without its stock: orders may have taken from it since it was
 * read.
 */
export function variantBodyOf(typed: VariantFormValues, sku: string, stored: StoredVariant | undefined) {
  const {
    stock: _stock,
    prices: _prices,
    size: _size,
    colour,
    ean: _ean,
    weightGrams: _weight,
    dimensions: _dimensions,
    ...rest
  } = stored ?? {};
  const { facts } = typed;
  const sight = sightOf(typed);
  const dimensions = parseDimensions(facts);
  // A shade keeps its code and what else is known of it, until it is called otherwise.
  const isSameColour = colour !== undefined && colour.label === sight.colour?.label;
  const prices = Object.entries(typed.prices).flatMap(([currency, price]) => {
    const before = stored?.prices[currency];
    return !before && isPriceEmpty(price) ? [] : [[currency, priceBodyOf(before, price)] as const];
  });
  return {
    ...rest,
    sku,
    ...(sight.size && { size: sight.size }),
    ...(sight.colour && { colour: isSameColour ? { ...colour, hex: facts.hex } : sight.colour }),
    ...(facts.ean.trim() && { ean: facts.ean.trim() }),
    ...(facts.weight.trim() && { weightGrams: Number(facts.weight) }),
    ...(dimensions && { dimensions }),
    images: facts.images,
    prices: Object.fromEntries(prices),
    ...(!stored && { stock: Number(typed.stock) }),
  };
}

function priceBodyOf(stored: StoredPrice | undefined, typed: PriceFormValues) {
  const opened = stored && toPriceFormValues(stored);
  // A promotion may begin or end in the middle of a day: a day that nobody changed stays the instant that it was.
  const from = typed.specialFrom === opened?.specialFrom ? stored?.specialFrom : typed.specialFrom;
  const to = typed.specialTo === opened?.specialTo ? stored?.specialTo : typed.specialTo;
  const special = parseMoney(typed.special);
  const friendsAndFamily = parseMoney(typed.friendsAndFamily);
  return {
    // What is checked before is an amount; a price is never lost to a slip here.
    regular: parseMoney(typed.regular) ?? stored?.regular ?? 0,
    ...(special !== undefined && { special, ...(from && { specialFrom: from }), ...(to && { specialTo: to }) }),
    ...(friendsAndFamily !== undefined && { friendsAndFamily }),
  };
}
