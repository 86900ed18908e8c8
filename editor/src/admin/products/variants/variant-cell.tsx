import { type KeyboardEvent, useId } from 'react';
import type { StoredVariant } from '../../../api/commerce/products.ts';
import { formatMoney } from '../../../i18n/format.ts';
import { t } from '../../../i18n/pl.ts';
import { FieldErrors } from '../../../ui/fields/field.tsx';
import { TextInput } from '../../../ui/fields/inputs.tsx';
import type { VariantColumn } from './variant-columns.ts';
import styles from './variant-table.module.css';

export interface VariantCellProps {
  /** Its row and column, by which the arrows find it. */
  readonly place: string;
  readonly column: VariantColumn;
  readonly label: string;
  /** Undefined where the variant has no such price. */
  readonly value: string | undefined;
  readonly stored: StoredVariant | undefined;
  readonly errors: readonly string[] | undefined;
  readonly isActive: boolean;
  readonly onFocus: () => void;
  readonly onKeyDown: (event: KeyboardEvent<HTMLInputElement>) => void;
  readonly onChange: (value: string) => void;
}

const isDay = (column: VariantColumn) =>
  column.kind === 'price' && (column.field === 'specialFrom' || column.field === 'specialTo');

/** One cell of the table of variants, with what is wrong with it below. */
export function VariantCell({ place, column, label, value, stored, errors = [], isActive, ...cell }: VariantCellProps) {
  const errorId = useId();
  if (value === undefined) return <td className={styles.none}>–</td>;
  return (
    <td data-active={isActive || undefined}>
      <TextInput
        aria-label={label}
        aria-invalid={errors.length > 0 || undefined}
        aria-describedby={errors.length > 0 ? errorId : undefined}
        data-cell={place}
        data-tooltip={lowestOf(column, stored)}
        type={isDay(column) ? 'date' : 'text'}
        inputMode={isDay(column) ? undefined : column.kind === 'stock' ? 'numeric' : 'decimal'}
        className={styles.input}
        value={value}
        onFocus={cell.onFocus}
        onKeyDown={cell.onKeyDown}
        onChange={(event) => cell.onChange(event.target.value)}
      />
      <FieldErrors id={errorId} errors={errors} />
    </td>
  );
}

/** The lowest price of thirty days, by which a promotion is told. */
function lowestOf(column: VariantColumn, stored: StoredVariant | undefined): string | undefined {
  if (column.kind !== 'price' || column.field !== 'special') return undefined;
  const amount = stored?.prices[column.currency]?.lowest30;
  return amount === undefined ? undefined : t.products.lowest30(formatMoney({ amount, currency: column.currency }));
}
