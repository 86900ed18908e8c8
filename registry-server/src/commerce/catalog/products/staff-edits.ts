import { isDeepStrictEqual } from 'node:util';
import type { ProductInput, VariantInput } from '../catalog.schema.ts';
import { productSchema } from '../catalog.schema.ts';
import type { ProductForEditing } from '../rest/product-for-editing.ts';

/** What staff may have written themselves. Prices and stock are no part of it: a variant says what it is. */
export type StaffEdit = Exclude<keyof ProductInput, 'revision' | 'priceHistory'>;

const FIELDS = Object.keys(productSchema.properties).filter(
  (field): field is StaffEdit => field !== 'revision' && field !== 'priceHistory',
);
const KNOWN: ReadonlySet<string> = new Set(FIELDS);

/** As they are stored, `name,summary`. */
export const parseStaffEdits = (text: string): StaffEdit[] =>
  text.split(',').filter((field): field is StaffEdit => KNOWN.has(field));

/** The stored text with these fields as well. */
export function withStaffEdits(text: string, fields: readonly StaffEdit[]): string {
  const all = new Set([...parseStaffEdits(text), ...fields]);
  return FIELDS.filter((field) => all.has(field)).join();
}

/** The fields that a body would change; of a product that is not there those that it says something of. */
export function changedFields(stored: ProductForEditing | undefined, input: ProductInput): StaffEdit[] {
  return FIELDS.filter((field) => {
    const [before, after] = [stored && comparable(stored, field), comparable(input, field)];
    return stored ? !isDeepStrictEqual(before, after) : !isEmpty(after);
  });
}

function comparable(product: ProductForEditing | ProductInput, field: StaffEdit): unknown {
  if (field === 'variants') return product.variants.map(factsOf);
  if (field === 'isActive') return product.isActive ?? true;
  if (field === 'visibility') return product.visibility ?? 'both';
  if (field === 'summary') return product.summary ?? '';
  return (product as ProductInput)[field];
}

const isEmpty = (value: unknown): boolean =>
  value === undefined ||
  value === '' ||
  (Array.isArray(value) && value.length === 0) ||
  (typeof value === 'object' && value !== null && Object.keys(value).length === 0);

/** What a variant is, whatever it costs and however many there are of it. */
function factsOf({
  sku,
  size,
  colour,
  ean,
  weightGrams,
  dimensions,
  images = [],
}: ProductForEditing['variants'][number] | VariantInput) {
  return {
    sku,
    ...(size && { size }),
    ...(colour && { colour }),
    ...(ean !== undefined && { ean }),
    ...(weightGrams !== undefined && { weightGrams }),
    ...(dimensions && { dimensions }),
    images,
  };
}

/**
 * A body with the fields that staff have written as they are in the shop. Variants stay those of the shop, in its order;
 * what they cost and how many there are is taken from the body.
 */
export function keepStaffEdits(
  stored: ProductForEditing,
  input: ProductInput,
  fields: readonly StaffEdit[],
): ProductInput {
  const own = stored as unknown as Readonly<Partial<Record<StaffEdit, unknown>>>;
  const others = Object.entries(input).filter(([field]) => !fields.includes(field as StaffEdit));
  const kept = fields.flatMap((field): (readonly [string, unknown])[] => {
    const value = field === 'variants' ? keptVariants(stored, input) : own[field];
    return value === undefined ? [] : [[field, value]];
  });
  // The stored fields have passed the rules of the very same body.
  return Object.fromEntries([...others, ...kept]) as unknown as ProductInput;
}

function keptVariants({ variants }: ProductForEditing, input: ProductInput) {
  return variants.map((variant) => {
    const named = input.variants.find(({ sku }) => sku === variant.sku);
    const stock = named?.stock;
    return { ...factsOf(variant), prices: named?.prices ?? {}, ...(stock !== undefined && { stock }) };
  });
}
