import {
  type ChangeEvent,
  type ChangeEventHandler,
  type InputHTMLAttributes,
  type ReactNode,
  type RefObject,
  useId,
  useLayoutEffect,
  useRef,
} from 'react';
import { flushSync } from 'react-dom';
import styles from './forms.module.css';

interface TextFieldProps extends InputHTMLAttributes<HTMLInputElement> {
  readonly label: string;
  readonly error?: string | undefined;
  /** What it is asked for. */
  readonly hint?: string | undefined;
  /** It was checked and is right. */
  readonly isGood?: boolean;
  /** Below the field: a question about what was typed. */
  readonly children?: ReactNode;
}

/** A labelled field with the sentence that says what is wrong with it. */
export function TextField({ label, error, hint, isGood, children, ...input }: TextFieldProps) {
  const ownId = useId();
  const { id = ownId } = input;
  const errorId = `${id}-error`;
  const hintId = `${id}-hint`;
  const field = usePrefilledValue(input.onChange);
  const describedBy = [error && errorId, hint && hintId].filter(Boolean).join(' ');
  return (
    <div className={styles.field} data-good={isGood || undefined}>
      <label className={styles.label} htmlFor={id}>
        {label}
      </label>
      <input
        {...input}
        ref={field}
        className={styles.input}
        id={id}
        aria-invalid={error ? true : undefined}
        aria-describedby={describedBy || undefined}
      />
      {error && (
        <p className={styles.error} id={errorId}>
          {error}
        </p>
      )}
      {children}
      {hint && (
        <p className={styles.hint} id={hintId}>
          {hint}
        </p>
      )}
    </div>
  );
}

/**
 * For a field whose value React holds: reports what was typed, or filled in by the browser, before hydration. React would
 * otherwise replace it by its own, empty value with the next rendering.
 */
function usePrefilledValue(
  onChange: ChangeEventHandler<HTMLInputElement> | undefined,
): RefObject<HTMLInputElement | null> {
  const field = useRef<HTMLInputElement>(null);
  const change = useRef(onChange);
  useLayoutEffect(() => {
    const { current: input } = field;
    if (input && !input.readOnly && input.value !== input.defaultValue) {
      change.current?.({ target: input, currentTarget: input } as ChangeEvent<HTMLInputElement>);
    }
  }, []);
  return field;
}

/** Moves the focus to the first field of a form that has an error. */
export function focusFirstInvalid(form: HTMLFormElement | null): void {
  form?.querySelector<HTMLInputElement>('[aria-invalid]')?.focus();
}

/** Shows what is wrong with a form and moves the focus to the first field that it is about. */
export function showFaults(form: HTMLFormElement | null, show: () => void): void {
  flushSync(show);
  focusFirstInvalid(form);
}
