import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useApi } from '../../../api/api-context.tsx';
import { productSearchQuery } from '../../../api/commerce/catalogue.ts';
import { t } from '../../../i18n/pl.ts';
import { useSharedWords } from '../../../i18n/shared-words.tsx';
import { detailOfProduct } from '../../../product-choice/index.ts';
import type { FieldControlProps } from '../../../ui/fields/field.tsx';
import { useDebouncedValue } from '../../../ui/use-debounced-value.ts';
import { useInspector } from '../inspector-context.tsx';
import { ReferenceInput } from './reference-input.tsx';

const PAUSE_MS = 200;

export interface ProductInputProps {
  readonly control: FieldControlProps;
  readonly value: string | undefined;
  readonly disabled?: boolean;
  readonly onChange: (sku: string | undefined) => void;
}

/** One product, found by its name, line or number. */
export function ProductInput({ control, value, disabled, onChange }: ProductInputProps) {
  const { related, learnProducts } = useInspector();
  const { productChoice } = useSharedWords();
  const [text, setText] = useState('');
  const words = useDebouncedValue(text, PAUSE_MS);
  const products = useQuery({ ...productSearchQuery(useApi(), words), enabled: !disabled });
  const found = products.data?.items ?? [];
  return (
    <ReferenceInput
      control={control}
      placeholder={t.inspector.reference.product}
      value={value}
      chosenName={value && related.products[value]?.name}
      choices={found.map((product) => ({
        key: product.sku,
        name: product.name,
        detail: detailOfProduct(product, productChoice),
      }))}
      loading={products.isFetching}
      disabled={disabled}
      searched
      onText={setText}
      onChange={(sku) => {
        learnProducts(found.filter((product) => product.sku === sku));
        setText('');
        onChange(sku);
      }}
    />
  );
}
