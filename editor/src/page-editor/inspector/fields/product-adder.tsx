import { useQuery } from '@tanstack/react-query';
import type { ProductSummary } from '@witryna/module-schemas';
import { useState } from 'react';
import { useApi } from '../../../api/api-context.tsx';
import { productSearchQuery } from '../../../api/catalogue.ts';
import { t } from '../../../i18n/pl.ts';
import { Combobox } from '../../../ui/combobox.tsx';
import { Field } from '../../../ui/field.tsx';
import { useDebouncedValue } from '../../../ui/use-debounced-value.ts';
import { productDetail } from '../widgets/product-detail.ts';
import styles from './products-field.module.css';

const PAUSE_MS = 200;

export interface ProductAdderProps {
  readonly chosen: readonly string[];
  readonly onAdd: (product: ProductSummary) => void;
}

/** Finds a product and puts it at the end of the list. */
export function ProductAdder({ chosen, onAdd }: ProductAdderProps) {
  const [text, setText] = useState('');
  const [added, setAdded] = useState('');
  const found = useQuery(productSearchQuery(useApi(), useDebouncedValue(text, PAUSE_MS)));
  const products = (found.data?.items ?? []).filter((product) => !chosen.includes(product.sku));
  return (
    <Field label={t.inspector.products.add}>
      {(control) => (
        <>
          <Combobox
            control={control}
            placeholder={t.inspector.reference.product}
            text={text}
            options={products.map((product) => ({
              id: product.sku,
              label: product.name,
              content: (
                <span className={styles.words}>
                  <span>{product.name}</span>
                  <span className={styles.detail}>{productDetail(product)}</span>
                </span>
              ),
            }))}
            loading={found.isFetching}
            onText={setText}
            onChoose={(option) => {
              const product = products.find(({ sku }) => sku === option.id);
              if (!product) return;
              setText('');
              setAdded(t.inspector.products.added(product.name));
              onAdd(product);
            }}
          />
          <span role="status" className="visually-hidden">
            {added}
          </span>
        </>
      )}
    </Field>
  );
}
