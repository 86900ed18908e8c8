import { useId } from 'react';
import styles from '../forms/forms.module.css';
import type { SignUpTexts } from '../i18n/areas/account/sign-up.pl.ts';
import own from './sign-up.module.css';
import type { BIRTH_FIELDS } from './sign-up-values.ts';

interface BirthFieldsProps {
  readonly texts: SignUpTexts;
  /** The id of the first of them. */
  readonly id: string;
  readonly error: string | undefined;
  /** All three of them have been left. */
  readonly onLeave: () => void;
}

/** A date of birth in three fields: no calendar leads to a year as fast as four digits. */
export function BirthFields({ texts, id, error, onLeave }: BirthFieldsProps) {
  const ownId = useId();
  const fields = [
    { name: 'birthDay', label: texts.birthDay, autoComplete: 'bday-day' },
    { name: 'birthMonth', label: texts.birthMonth, autoComplete: 'bday-month' },
    { name: 'birthYear', label: texts.birthYear, autoComplete: 'bday-year' },
  ] satisfies { name: (typeof BIRTH_FIELDS)[number]; label: string; autoComplete: string }[];
  const describedBy = [error && `${ownId}error`, `${ownId}hint`].filter(Boolean).join(' ');
  return (
    <fieldset
      className={own.group}
      aria-describedby={describedBy}
      onBlur={({ currentTarget, relatedTarget }) => {
        if (!currentTarget.contains(relatedTarget)) onLeave();
      }}
    >
      <legend>{texts.birth}</legend>
      <div className={own.birth}>
        {fields.map(({ name, label, autoComplete }, index) => (
          <div key={name} className={styles.field}>
            <label className={styles.label} htmlFor={index === 0 ? id : id + name}>
              {label}
            </label>
            <input
              className={styles.input}
              id={index === 0 ? id : id + name}
              name={name}
              inputMode="numeric"
              autoComplete={autoComplete}
              aria-invalid={error ? true : undefined}
              aria-describedby={error && `${ownId}error`}
            />
          </div>
        ))}
      </div>
      {error && (
        <p className={styles.error} id={`${ownId}error`}>
          {error}
        </p>
      )}
      <p className={styles.hint} id={`${ownId}hint`}>
        {texts.birthHint}
      </p>
    </fieldset>
  );
}
