import { TriangleAlert } from 'lucide-react';
import { t } from '../../../i18n/pl.ts';
import { ChoiceLine, type ProductChoice, ProductLine } from '../../../product-choice/index.ts';
import { FieldErrors } from '../../../ui/fields/field.tsx';
import { type EntryPlace, EntryTools } from '../entry-tools.tsx';
import styles from './linked-products-field.module.css';

export interface LinkedProductRowProps {
  readonly sku: string;
  /** Undefined until it is loaded, and for one that is gone. */
  readonly choice: ProductChoice | undefined;
  readonly name: string;
  /** Said in place of what is known of it. */
  readonly remark: { readonly text: string; readonly isWarning: boolean };
  readonly place: EntryPlace;
  readonly errors: readonly string[];
  readonly isReadOnly: boolean;
  readonly onMove: (to: number) => void;
  readonly onRemove: () => void;
}

/** One product, or variant, of such a list; one that is gone is told by its sku. */
export function LinkedProductRow(props: LinkedProductRowProps) {
  const { sku, choice, name, remark, place, errors, isReadOnly, onMove, onRemove } = props;
  return (
    <li className={styles.row} data-invalid={errors.length > 0 || undefined}>
      {choice ? (
        <ChoiceLine choice={choice} />
      ) : (
        <ProductLine
          picture={undefined}
          name={sku}
          detail={
            <span className={remark.isWarning ? styles.remark : undefined}>
              {remark.isWarning && <TriangleAlert size={14} aria-hidden="true" />}
              {remark.text}
            </span>
          }
        />
      )}
      {!isReadOnly && (
        <EntryTools name={name} place={place} removeLabel={t.forms.takeOut(name)} onMove={onMove} onRemove={onRemove} />
      )}
      {errors.length > 0 && (
        <div className={styles.faults}>
          <FieldErrors errors={errors} />
        </div>
      )}
    </li>
  );
}
