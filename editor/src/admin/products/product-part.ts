import type { Faults } from '../../forms/faults-at-fields.ts';
import type { ProductFormValues } from './product.form-values.ts';

/** What each part of the form of a product is given. */
export interface ProductPartProps {
  readonly values: ProductFormValues;
  readonly faults: Faults;
  readonly isReadOnly: boolean;
  readonly onChange: (change: Partial<ProductFormValues>) => void;
}

/** Faults of a field and of the entries of its list, which have no fields of their own: `/inci`, `/inci/3`. */
export const faultsOfList = (faults: Faults, path: string): readonly string[] =>
  Object.entries(faults).flatMap(([at, sentences]) => (at === path || at.startsWith(`${path}/`) ? sentences : []));
