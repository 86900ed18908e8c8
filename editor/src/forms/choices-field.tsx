import { FieldErrors } from '../ui/fields/field.tsx';
import styles from './choices-field.module.css';

export interface ChoicesFieldProps<T extends string> {
  readonly label: string;
  readonly choices: readonly (readonly [value: T, title: string])[];
  readonly value: readonly T[];
  readonly errors?: readonly string[] | undefined;
  readonly onChange: (value: readonly T[]) => void;
}

/** Any number of a few things. */
export function ChoicesField<T extends string>({ label, choices, value, errors = [], onChange }: ChoicesFieldProps<T>) {
  return (
    <fieldset className={styles.field}>
      <legend className={styles.label}>{label}</legend>
      {choices.map(([known, title]) => (
        <label key={known} className={styles.choice}>
          <input
            type="checkbox"
            checked={value.includes(known)}
            onChange={({ target }) =>
              onChange(target.checked ? [...value, known] : value.filter((other) => other !== known))
            }
          />
          {title}
        </label>
      ))}
      <FieldErrors errors={errors} />
    </fieldset>
  );
}
