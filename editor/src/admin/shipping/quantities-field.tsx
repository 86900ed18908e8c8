import { useId } from 'react';
import type { OrderLine } from '../../api/commerce/orders.ts';
import { t } from '../../i18n/pl.ts';
import { FieldErrors } from '../../ui/fields/field.tsx';
import { TextInput } from '../../ui/fields/inputs.tsx';
import styles from './quantities-field.module.css';

export interface QuantitiesFieldProps {
  readonly line: OrderLine;
  readonly left: number;
  readonly value: string;
  readonly errors: readonly string[];
  readonly onChange: (text: string) => void;
}

/** How many pieces of a line are in a parcel. */
export function QuantitiesField({ line, left, value, errors, onChange }: QuantitiesFieldProps) {
  const errorId = useId();
  return (
    <div className={styles.field}>
      <span>
        {line.name}
        <span className={styles.options}>{line.options.map((option) => option.value).join(', ')}</span>
      </span>
      <TextInput
        aria-label={t.shipping.piecesOf(line.name)}
        aria-invalid={errors.length > 0 || undefined}
        aria-describedby={errors.length > 0 ? errorId : undefined}
        className={styles.number}
        inputMode="numeric"
        autoComplete="off"
        value={value}
        onChange={(event) => onChange(event.target.value)}
      />
      <span className={styles.left}>{t.shipping.ofLeft(left)}</span>
      <FieldErrors id={errorId} errors={errors} />
    </div>
  );
}
