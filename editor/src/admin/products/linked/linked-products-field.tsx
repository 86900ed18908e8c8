import { useQuery } from '@tanstack/react-query';
import { MOST_LINKED_PRODUCTS } from '@witryna/module-schemas';
import { useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { useApi } from '../../../api/api-context.tsx';
import { namedProductsQuery } from '../../../api/commerce/catalogue.ts';
import { errorSentence } from '../../../api/error-sentence.ts';
import type { Faults } from '../../../forms/faults-at-fields.ts';
import { moveEntry } from '../../../forms/move-entry.ts';
import { t } from '../../../i18n/pl.ts';
import { findChoice, nameOfChoice, ProductAdder, type ProductChoice } from '../../../product-choice/index.ts';
import { Button } from '../../../ui/buttons/button.tsx';
import { Notice } from '../../../ui/feedback/notice.tsx';
import { FieldErrors } from '../../../ui/fields/field.tsx';
import { LinkedProductRow } from './linked-product-row.tsx';
import { kindOfLinked, type LinkedField } from './linked-products.ts';
import styles from './linked-products-field.module.css';

export interface LinkedProductsFieldProps {
  readonly field: LinkedField;
  /** Of the product that the form is about: it does not go with itself. */
  readonly ownSku: string;
  readonly value: readonly string[];
  readonly faults: Faults;
  readonly isReadOnly: boolean;
  readonly onChange: (skus: readonly string[]) => void;
}

/** Other products that a product names, in the order in which the shop shows them. */
export function LinkedProductsField({ field, ownSku, value, faults, isReadOnly, onChange }: LinkedProductsFieldProps) {
  const words = t.products.linked[field];
  const kind = kindOfLinked(field);
  const root = useRef<HTMLDivElement>(null);
  const [said, setSaid] = useState('');
  const [added, setAdded] = useState<readonly ProductChoice[]>([]);
  const stored = useStoredProducts(value);
  const choiceOf = (sku: string) =>
    added.find((choice) => choice.sku === sku) ?? findChoice(stored.data?.items ?? [], kind, sku);
  const nameOf = (sku: string) => {
    const choice = choiceOf(sku);
    return choice ? nameOfChoice(choice) : sku;
  };
  const errorsAt = (index: number) => faults[`/${field}/${index}`] ?? [];
  const hasFaultyEntry = value.some((_, index) => errorsAt(index).length > 0);
  const errors = [...(faults[`/${field}`] ?? []), ...(hasFaultyEntry ? [t.products.faultyEntries] : [])];
  const isFull = value.length >= MOST_LINKED_PRODUCTS;

  const onMove = (sku: string, from: number, to: number) => {
    onChange(moveEntry(value, from, to));
    setSaid(t.products.entryMoved(nameOf(sku), to + 1, value.length));
  };
  // The button goes with its entry: the focus stays in the list, or goes where the next one is found.
  const onRemove = (sku: string, index: number) => {
    flushSync(() => {
      onChange(value.toSpliced(index, 1));
      setSaid(t.products.entryRemoved(nameOf(sku)));
    });
    const others = root.current?.querySelectorAll<HTMLElement>('[data-removes]') ?? [];
    const next = others[Math.min(index, others.length - 1)];
    (next ?? root.current?.querySelector<HTMLElement>('[role="combobox"]'))?.focus();
  };

  const remark = stored.isPending
    ? { text: t.common.loading, isWarning: false }
    : { text: stored.isError ? t.products.notLoaded : words.missing, isWarning: !stored.isError };

  return (
    <div ref={root} className={styles.root}>
      <p className={styles.help}>{words.help}</p>
      {stored.isError && (
        <Notice tone="danger" actions={<Button onClick={() => stored.refetch()}>{t.common.retry}</Button>}>
          {t.products.linkedNotLoaded} {errorSentence(stored.error)}
        </Notice>
      )}
      {value.length === 0 && <p className={styles.help}>{words.empty}</p>}
      {value.length > 0 && (
        <ol className={styles.list} aria-label={words.title}>
          {value.map((sku, index) => (
            <LinkedProductRow
              key={sku}
              sku={sku}
              choice={choiceOf(sku)}
              name={nameOf(sku)}
              remark={remark}
              place={{ index, count: value.length }}
              errors={errorsAt(index)}
              isReadOnly={isReadOnly}
              onMove={(to) => onMove(sku, index, to)}
              onRemove={() => onRemove(sku, index)}
            />
          ))}
        </ol>
      )}
      {!isReadOnly && !isFull && (
        <ProductAdder
          label={words.add}
          kind={kind}
          errors={errors}
          isOffered={({ sku, product }) => product.sku !== ownSku && !value.includes(sku)}
          onAdd={(choice) => {
            setAdded([...added, choice]);
            onChange([...value, choice.sku]);
          }}
        />
      )}
      {isFull && <p className={styles.help}>{t.products.linkedFull(MOST_LINKED_PRODUCTS)}</p>}
      {(isReadOnly || isFull) && <FieldErrors errors={errors} />}
      <span role="status" className="visually-hidden">
        {said}
      </span>
    </div>
  );
}

/** The products that the list named when the form was opened. */
function useStoredProducts(value: readonly string[]) {
  const [skus] = useState(value);
  const products = useQuery(namedProductsQuery(useApi(), skus));
  return { ...products, isPending: products.isPending && skus.length > 0 };
}
