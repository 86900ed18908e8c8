import { useQuery } from '@tanstack/react-query';
import { useApi } from '../../api/api-context.tsx';
import { errorSentence } from '../../api/error-sentence.ts';
import { productQuery, type StoredProduct } from '../../api/products.ts';
import { t } from '../../i18n/pl.ts';
import { Button } from '../../ui/button.tsx';
import { mergeProduct } from './merge-product.ts';
import { type ProductFormValues, toFormValues } from './product.form-values.ts';

export interface ProductConflictNoticeProps {
  readonly opened: StoredProduct;
  readonly typed: ProductFormValues;
  /** Goes on from what the other person has saved, with what was typed here over it. */
  readonly onMerge: (newest: StoredProduct, values: ProductFormValues) => void;
}

/** Somebody else was quicker: what they have changed, and the way on without losing anything. */
export function ProductConflictNotice({ opened, typed, onMerge }: ProductConflictNoticeProps) {
  const newest = useQuery(productQuery(useApi(), opened.sku));
  if (newest.isError)
    return (
      <p>
        {t.products.conflict} {errorSentence(newest.error)}
      </p>
    );
  // The query may still have the product as it was opened.
  if (!newest.data || newest.isFetching) return <p>{t.products.conflict}</p>;
  const { data } = newest;
  const { values, theirs, both } = mergeProduct(toFormValues(opened), toFormValues(data), typed);
  const namesOf = (fields: typeof theirs) => fields.map((field) => t.products.fieldNames[field]).join(', ');
  return (
    <>
      <p>
        {t.products.conflict} {theirs.length > 0 && t.products.conflictFields(namesOf(theirs))}
      </p>
      {both.length > 0 && <p>{t.products.conflictBoth(namesOf(both))}</p>}
      <div>
        <Button onClick={() => onMerge(data, values)}>{t.products.mergeConflict}</Button>
      </div>
    </>
  );
}
