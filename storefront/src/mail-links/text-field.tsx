import { type InputHTMLAttributes, useId } from 'react';
import styles from './mail-links.module.css';
import { useTypedBefore } from './use-typed-before.ts';

interface TextFieldProps extends InputHTMLAttributes<HTMLInputElement> {
  readonly label: string;
  readonly fault?: string | undefined;
}

/** A labelled field with the sentence that says what is wrong with it. */
export function TextField({ label, fault, ...input }: TextFieldProps) {
  const id = useId();
  const faultId = `${id}-fault`;
  const field = useTypedBefore(input.onChange);
  return (
    <div className={styles.field}>
      <label className={styles.label} htmlFor={id}>
        {label}
      </label>
      <input
        {...input}
        ref={field}
        className={styles.input}
        id={id}
        aria-invalid={fault ? true : undefined}
        aria-describedby={fault ? faultId : undefined}
      />
      {fault && (
        <p className={styles.fault} id={faultId}>
          {fault}
        </p>
      )}
    </div>
  );
}
