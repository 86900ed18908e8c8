import {
  closestCenter,
  DndContext,
  type DragEndEvent,
  KeyboardSensor,
  PointerSensor,
  useSensor,
  useSensors,
} from '@dnd-kit/core';
import {
  arrayMove,
  SortableContext,
  sortableKeyboardCoordinates,
  verticalListSortingStrategy,
} from '@dnd-kit/sortable';
import type { FieldProps } from '@rjsf/utils';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useMemo } from 'react';
import { useApi } from '../../../api/api-context.tsx';
import { productsBySkuQuery } from '../../../api/commerce/catalogue.ts';
import { t } from '../../../i18n/pl.ts';
import { ProductAdder } from '../../../product-choice/index.ts';
import { FieldErrors } from '../../../ui/fields/field.tsx';
import { allErrors } from '../error-tree.ts';
import { useInspector } from '../inspector-context.tsx';
import { FieldGroup } from './field-group.tsx';
import { ProductRow } from './product-row.tsx';
import styles from './products-field.module.css';
import { sortingAnnouncements } from './sorting-announcements.ts';

/** Products named one by one, in the order in which the shop shows them. */
export function ProductsField(props: FieldProps<string[]>) {
  const { formData, schema, fieldPathId, disabled, readonly, errorSchema, onChange } = props;
  const skus = useMemo(() => formData ?? [], [formData]);
  const { related, learnProducts } = useInspector();
  const fixed = disabled || readonly;
  const limit = schema.maxItems ?? Number.POSITIVE_INFINITY;
  const unknown = skus.filter((sku) => !related.products[sku]);
  const missing = useQuery(productsBySkuQuery(useApi(), unknown));
  const sensors = useSensors(
    useSensor(PointerSensor, { activationConstraint: { distance: 4 } }),
    useSensor(KeyboardSensor, { coordinateGetter: sortableKeyboardCoordinates }),
  );

  useEffect(() => {
    if (missing.data && missing.data.length > 0) learnProducts(missing.data);
  }, [missing.data, learnProducts]);

  const nameOf = (sku: string) => related.products[sku]?.name ?? sku;
  const change = (next: readonly string[]) => onChange([...next], fieldPathId.path, undefined, fieldPathId.$id);
  const onDragEnd = ({ active, over }: DragEndEvent) => {
    if (over && over.id !== active.id)
      change(arrayMove(skus, skus.indexOf(String(active.id)), skus.indexOf(String(over.id))));
  };
  const accessibility = {
    announcements: sortingAnnouncements(skus, nameOf),
    screenReaderInstructions: { draggable: t.inspector.products.keys },
  };
  return (
    <FieldGroup title={schema.title ?? t.inspector.products.list}>
      {skus.length === 0 && <p className={styles.empty}>{t.inspector.products.empty}</p>}
      <DndContext
        sensors={sensors}
        collisionDetection={closestCenter}
        accessibility={accessibility}
        onDragEnd={onDragEnd}
      >
        <SortableContext items={skus} strategy={verticalListSortingStrategy}>
          <ol className={styles.list} aria-label={t.inspector.products.list}>
            {skus.map((sku) => (
              <ProductRow
                key={sku}
                sku={sku}
                product={related.products[sku]}
                loading={missing.isFetching}
                disabled={fixed}
                onRemove={() => change(skus.filter((other) => other !== sku))}
              />
            ))}
          </ol>
        </SortableContext>
      </DndContext>
      {!fixed && skus.length < limit && (
        <ProductAdder
          label={t.inspector.products.add}
          isOffered={({ sku }) => !skus.includes(sku)}
          onAdd={({ product }) => {
            learnProducts([product]);
            change([...skus, product.sku]);
          }}
        />
      )}
      {skus.length >= limit && <p className={styles.empty}>{t.inspector.products.full(limit)}</p>}
      <FieldErrors errors={allErrors(errorSchema)} />
    </FieldGroup>
  );
}
