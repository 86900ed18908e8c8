import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useApi } from '../api/api-context.tsx';
import { productSearchQuery, productsBySkuQuery } from '../api/catalogue.ts';
import { useDebouncedValue } from '../ui/use-debounced-value.ts';
import { ChosenField, type ChosenFieldProps } from './chosen-field.tsx';

const PAUSE_MS = 200;

export type ProductsFieldProps = Omit<ChosenFieldProps, 'text' | 'onText' | 'isLoading' | 'found' | 'nameOf'>;

/** Products chosen one after another by their names; the value is their skus. */
export function ProductsField(props: ProductsFieldProps) {
  const api = useApi();
  const [text, setText] = useState('');
  const words = useDebouncedValue(text, PAUSE_MS);
  const found = useQuery(productSearchQuery(api, words));
  const chosen = useQuery(productsBySkuQuery(api, props.value));
  const known = [...(chosen.data ?? []), ...(found.data?.items ?? [])];
  const nameOf = (sku: string) => known.find((product) => product.sku === sku)?.name ?? sku;
  return (
    <ChosenField
      {...props}
      text={text}
      onText={setText}
      isLoading={found.isPending}
      found={(found.data?.items ?? []).map(({ sku }) => sku)}
      nameOf={nameOf}
    />
  );
}
