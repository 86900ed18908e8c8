import { type ReactNode, useId } from 'react';
import styles from './field.module.css';

export interface FieldControlProps {
  readonly id: string;
  readonly 'aria-describedby'?: string;
  readonly 'aria-invalid'?: true;
  readonly 'aria-required'?: true;
}

export interface FieldProps {
  /** Of the control, where something else has to find it. */
  readonly id?: string | undefined;
  readonly label: string;
  readonly help?: ReactNode;
  readonly errors?: readonly string[];
  readonly required?: boolean;
  readonly hiddenLabel?: boolean;
  /** The place of the page that the field edits, a JSON pointer: faults lead here. */
  readonly pointer?: string | undefined;
  /** Stands at the end of the label's line: a counter, a small action. */
  readonly aside?: ReactNode;
  readonly children: (control: FieldControlProps) => ReactNode;
}

/** Label, control, help and faults, tied together for eyes and for screen readers. */
export function Field({
  id: givenId,
  label,
  help,
  errors = [],
  required,
  hiddenLabel,
  pointer,
  aside,
  children,
}: FieldProps) {
  const ownId = useId();
  const id = givenId ?? ownId;
  const helpId = `${id}-help`;
  const errorId = `${id}-error`;
  const described = [help ? helpId : '', errors.length > 0 ? errorId : ''].filter(Boolean).join(' ');
  return (
    <div className={styles.field} data-invalid={errors.length > 0 || undefined} data-pointer={pointer}>
      <div className={hiddenLabel ? 'visually-hidden' : styles.top}>
        <span>
          <label htmlFor={id} className={styles.label}>
            {label}
          </label>
          {required && (
            <span className={styles.required} aria-hidden="true">
              {' *'}
            </span>
          )}
        </span>
        {aside}
      </div>
      {children({
        id,
        'aria-describedby': described || undefined,
        'aria-invalid': errors.length > 0 || undefined,
        'aria-required': required || undefined,
      })}
      {help && (
        <p id={helpId} className={styles.help}>
          {help}
        </p>
      )}
      <FieldErrors id={errorId} errors={errors} />
    </div>
  );
}

/** Faults of a field, announced when they come; what two parts of it lack alike is said once. */
export function FieldErrors({ id, errors }: { readonly id?: string; readonly errors: readonly string[] }) {
  if (errors.length === 0) return null;
  return (
    <ul id={id} className={styles.errors}>
      {[...new Set(errors)].map((error) => (
        <li key={error}>{error}</li>
      ))}
    </ul>
  );
}
