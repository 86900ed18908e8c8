import { fromUid, toUid } from '../../../graphql/uids.ts';
import type { ProductData, VariantData } from '../products/product-view.ts';
import { sizeLabel } from '../products/size-label.ts';

/** What the variants of a product may differ in. The ids are part of the contract: option uids hold them. */
const ATTRIBUTES = [
  { code: 'color', id: 93, valueIn: colourOf },
  { code: 'size', id: 144, valueIn: sizeOf },
] as const;

/** For variants that differ in nothing that has a name. */
const NAMELESS = {
  code: 'variant',
  id: 190,
  valueIn: ({ sku }: VariantData) => ({ code: sku, label: sku }),
};

export interface OptionValue {
  readonly code: string;
  readonly label: string;
  /** The number by which clients know the value. */
  readonly index: number;
  readonly uid: string;
  /** Of a colour. */
  readonly hex?: string;
}

export interface ConfigurableOption {
  readonly code: string;
  readonly id: number;
  readonly values: readonly OptionValue[];
}

interface Valued {
  readonly code: string;
  readonly label: string;
  readonly hex?: string;
}

type Attribute = (typeof ATTRIBUTES)[number] | typeof NAMELESS;

/** The choices that lead to one of the product's variants. */
export function configurableOptions({ variants }: Pick<ProductData, 'variants'>): ConfigurableOption[] {
  return attributesOf(variants).map((attribute) => ({
    code: attribute.code,
    id: attribute.id,
    values: valuesOf(attribute, variants),
  }));
}

/** The values that make this variant, one of each option that it has a value of. */
export function optionsOfVariant(product: Pick<ProductData, 'variants'>, variant: VariantData) {
  return attributesOf(product.variants).flatMap((attribute) => {
    const [value] = valuesOf(attribute, [variant]);
    return value ? [{ attribute, value }] : [];
  });
}

/** The variants that have all of the chosen values; uids that the product does not know rule out all of them. */
export function variantsWithOptions(product: Pick<ProductData, 'variants'>, uids: readonly string[]): VariantData[] {
  return product.variants.filter((variant) => {
    const own = new Set(optionsOfVariant(product, variant).map(({ value }) => value.uid));
    return uids.every((uid) => own.has(uid));
  });
}

/** The variant that a full choice names; undefined when something is not chosen or does not exist. */
export function findVariantByOptions(
  product: Pick<ProductData, 'variants'>,
  uids: readonly string[],
): VariantData | undefined {
  const needed = attributesOf(product.variants);
  const chosen = new Set(uids.flatMap((uid) => attributeIdOf(uid) ?? []));
  if (needed.some(({ id }) => !chosen.has(id))) return undefined;
  const [found, ...others] = variantsWithOptions(product, uids);
  return others.length === 0 ? found : undefined;
}

/** How clients name a value when they put the product into a cart. */
export function optionUid(attributeId: number, index: number): string {
  return toUid(`configurable/${attributeId}/${index}`);
}

function attributeIdOf(uid: string): number | undefined {
  const id = /^configurable\/(\d+)\/\d+$/.exec(fromUid(uid) ?? '')?.[1];
  return id === undefined ? undefined : Number(id);
}

/** Those that differ, if every variant has one; by the variant itself where these do not tell all of them apart. */
function attributesOf(variants: readonly VariantData[]): readonly Attribute[] {
  const differing = ATTRIBUTES.filter((attribute) => {
    const codes = variants.map((each) => attribute.valueIn(each)?.code);
    return !codes.includes(undefined) && new Set(codes).size > 1;
  });
  return tellsApart(differing, variants) ? differing : [...differing, NAMELESS];
}

function tellsApart(attributes: readonly Attribute[], variants: readonly VariantData[]): boolean {
  const choices = variants.map((variant) =>
    attributes.map((attribute) => attribute.valueIn(variant)?.code ?? '').join('\n'),
  );
  return variants.length < 2 || new Set(choices).size === variants.length;
}

/** Each value once, in the order of the variants. */
function valuesOf(attribute: Attribute, variants: readonly VariantData[]): OptionValue[] {
  const values = new Map<string, Valued>();
  for (const variant of variants) {
    const value: Valued | undefined = attribute.valueIn(variant);
    if (value && !values.has(value.code)) values.set(value.code, value);
  }
  return [...values.values()].map((value) => {
    const index = valueIndexOf(attribute.code, value.code);
    return { ...value, index, uid: optionUid(attribute.id, index) };
  });
}

const FNV_OFFSET = 0x811c9dc5;
const FNV_PRIME = 0x01000193;

/** The same value has the same number in every product, without a table of values to keep (FNV-1a, 31 bits). */
export function valueIndexOf(attribute: string, code: string): number {
  let hash = FNV_OFFSET;
  for (const byte of Buffer.from(`${attribute}:${code}`)) hash = Math.imul(hash ^ byte, FNV_PRIME);
  return hash >>> 1;
}

function colourOf({ colour }: VariantData): Valued | undefined {
  return colour ? { code: colour.code, label: colour.label, hex: colour.hex } : undefined;
}

function sizeOf({ size }: VariantData): Valued | undefined {
  return size ? { code: sizeCode(size), label: sizeLabel(size) } : undefined;
}

/** `50 ml` */
export function sizeCode({ value, unit }: { readonly value: number; readonly unit: string }): string {
  return `${value} ${unit}`;
}
