import type { ReactNode } from 'react';
import { t } from '../../i18n/pl.ts';
import { Field } from '../../ui/fields/field.tsx';
import { TextArea, TextInput } from '../../ui/fields/inputs.tsx';
import { useSentencesAt } from '../faults/index.ts';
import styles from './page-settings.module.css';

export interface LimitedTextProps {
  readonly label: string;
  /** Where it lies in the page, a JSON pointer: its faults are told here. */
  readonly pointer: string;
  /** Of a draft, which may be invalid: anything but a text is shown as none. */
  readonly value: unknown;
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
  pointer,
  value: given,
  limit,
  help,
  placeholder,
  required,
  multiline,
  readOnly,
  onChange,
}: LimitedTextProps) {
  const value = typeof given === 'string' ? given : '';
  const sentences = useSentencesAt(pointer);
  const Control = multiline ? TextArea : TextInput;
  return (
    <Field
      label={label}
      help={help}
      required={required}
      pointer={pointer}
      errors={required && value === '' ? [t.pages.required] : sentences}
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
