import { type InputHTMLAttributes, type Ref, useState } from 'react';
import styles from '../forms/forms.module.css';
import own from './passwords.module.css';

interface PasswordFieldProps extends Omit<InputHTMLAttributes<HTMLInputElement>, 'type' | 'id'> {
  readonly id: string;
  readonly label: string;
  readonly showLabel: string;
  readonly hideLabel: string;
  readonly error?: string | undefined;
  readonly describedBy?: string | undefined;
  readonly ref?: Ref<HTMLInputElement>;
}

/** A field for a password, which can be shown while it is typed. It is hidden again before it is sent. */
export function PasswordField({ id, label, showLabel, hideLabel, error, describedBy, ...input }: PasswordFieldProps) {
  const [isShown, setShown] = useState(false);
  const errorId = `${id}-error`;
  const descriptions = [error && errorId, describedBy].filter(Boolean).join(' ');
  return (
    <div className={styles.field}>
      <label className={styles.label} htmlFor={id}>
        {label}
      </label>
      <div className={own.password}>
        <input
          {...input}
          id={id}
          className={styles.input}
          type={isShown ? 'text' : 'password'}
          autoCapitalize="none"
          autoCorrect="off"
          spellCheck={false}
          aria-invalid={error ? true : undefined}
          aria-describedby={descriptions || undefined}
        />
        <button
          type="button"
          className={own.show}
          aria-controls={id}
          data-shows={isShown || undefined}
          onClick={() => setShown(!isShown)}
        >
          {isShown ? hideLabel : showLabel}
        </button>
      </div>
      {error && (
        <p className={styles.error} id={errorId}>
          {error}
        </p>
      )}
    </div>
  );
}
