import { useQuery } from '@tanstack/react-query';
import { useApi } from '../../api/api-context.tsx';
import { productQuery, type StoredProduct } from '../../api/commerce/products.ts';
import { MergeNotice } from '../../forms/merge-notice.tsx';
import { t } from '../../i18n/pl.ts';
import { type ProductFormValues, toFormValues } from './product.form-values.ts';

export interface ProductConflictNoticeProps {
  readonly opened: StoredProduct;
  readonly typed: ProductFormValues;
  readonly onMerge: (newest: StoredProduct, values: ProductFormValues) => void;
}

/** Somebody else has saved the product meanwhile. */
export function ProductConflictNotice({ opened, typed, onMerge }: ProductConflictNoticeProps) {
  const newest = useQuery(productQuery(useApi(), opened.sku));
  return (
    <MergeNotice
      sentence={t.products.conflict}
      newest={newest}
      toFormValues={toFormValues}
      opened={toFormValues(opened)}
      typed={typed}
      fieldNames={t.products.fieldNames}
      onMerge={onMerge}
    />
  );
}
