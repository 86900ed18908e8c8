import type { ProductFormValues } from './product.form-values.ts';

type FieldName = keyof ProductFormValues;

/** A form after somebody else has saved the same product. */
export interface MergedProduct {
  /** What the other person has saved, with what was typed here over it. */
  readonly values: ProductFormValues;
  /** Fields that the other person has changed. */
  readonly theirs: readonly FieldName[];
  /** Those of them that were changed here as well: what was typed here stands in the form. */
  readonly both: readonly FieldName[];
}

/** Puts what was typed over what somebody else has saved meanwhile: nothing that was typed is lost. */
export function mergeProduct(
  opened: ProductFormValues,
  newest: ProductFormValues,
  typed: ProductFormValues,
): MergedProduct {
  const names = Object.keys(opened) as FieldName[];
  const differs = (one: ProductFormValues, other: ProductFormValues) =>
    names.filter((name) => JSON.stringify(one[name]) !== JSON.stringify(other[name]));
  const mine = differs(opened, typed);
  const theirs = differs(opened, newest);
  const values = Object.fromEntries(names.map((name) => [name, (mine.includes(name) ? typed : newest)[name]]));
  return { values: values as unknown as ProductFormValues, theirs, both: theirs.filter((name) => mine.includes(name)) };
}
