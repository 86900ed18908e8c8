import type { ReactNode } from 'react';
import { t } from '../i18n/pl.ts';
import { Field } from '../ui/field.tsx';
import { TextArea, TextInput } from '../ui/inputs.tsx';
import styles from './page-settings.module.css';

export interface LimitedTextProps {
  readonly label: string;
  readonly value: string | undefined;
  readonly limit: number;
  readonly help?: ReactNode;
  readonly placeholder?: string;
  readonly required?: boolean;
  readonly multiline?: boolean;
  readonly readOnly: boolean;
  readonly onChange: (value: string) => void;
}

/** The share of the limit from which it is worth telling. */
const TOLD_FROM = 0.4;

/** Words with a limit, and how much of it they take once they come near. */
export function LimitedText({
  label,
  value = '',
  limit,
  help,
  placeholder,
  required,
  multiline,
  readOnly,
  onChange,
}: LimitedTextProps) {
  const Control = multiline ? TextArea : TextInput;
  return (
    <Field
      label={label}
      help={help}
      required={required}
      errors={required && value === '' ? [t.pages.required] : []}
      aside={
        value.length > limit * TOLD_FROM && (
          <span className={styles.count}>{t.pageSettings.characters(value.length, limit)}</span>
        )
      }
    >
      {(control) => (
        <Control
          {...control}
          value={value}
          maxLength={limit}
          placeholder={placeholder}
          readOnly={readOnly}
          onChange={(event: { target: { value: string } }) => onChange(event.target.value)}
        />
      )}
    </Field>
  );
}
