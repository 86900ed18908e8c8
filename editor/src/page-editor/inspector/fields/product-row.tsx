import { useSortable } from '@dnd-kit/sortable';
import type { ProductSummary } from '@witryna/module-schemas';
import { GripVertical, X } from 'lucide-react';
import { t } from '../../../i18n/pl.ts';
import { useSharedWords } from '../../../i18n/shared-words.tsx';
import { detailOfProduct, ProductLine } from '../../../product-choice/index.ts';
import { IconButton } from '../../../ui/buttons/button.tsx';
import styles from './products-field.module.css';

export interface ProductRowProps {
  readonly sku: string;
  readonly product: ProductSummary | undefined;
  readonly loading: boolean;
  readonly disabled?: boolean;
  readonly onRemove: () => void;
}

/** One chosen product; its handle moves it. */
export function ProductRow({ sku, product, loading, disabled, onRemove }: ProductRowProps) {
  const { attributes, listeners, setNodeRef, setActivatorNodeRef, transform, transition, isDragging } = useSortable({
    id: sku,
    disabled,
  });
  const { common, productChoice } = useSharedWords();
  const name = product?.name ?? sku;
  return (
    <li
      ref={setNodeRef}
      className={styles.row}
      data-dragging={isDragging || undefined}
      style={{ transform: transform ? `translate3d(0, ${Math.round(transform.y)}px, 0)` : undefined, transition }}
    >
      {!disabled && (
        <button
          type="button"
          ref={setActivatorNodeRef}
          {...attributes}
          {...listeners}
          className={styles.handle}
          aria-label={t.inspector.products.drag(name)}
          aria-roledescription={undefined}
        >
          <GripVertical size={14} aria-hidden="true" />
        </button>
      )}
      <ProductLine
        picture={product?.images[0]}
        name={name}
        detail={
          product ? detailOfProduct(product, productChoice) : loading ? common.loading : t.inspector.reference.missing
        }
        isCut
      />
      {!disabled && <IconButton icon={X} size="small" label={t.inspector.products.remove(name)} onClick={onRemove} />}
    </li>
  );
}
