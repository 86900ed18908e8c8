import {
  type ChangeEvent,
  type ChangeEventHandler,
  type InputHTMLAttributes,
  type RefObject,
  useId,
  useLayoutEffect,
  useRef,
} from 'react';
import styles from './forms.module.css';

interface TextFieldProps extends InputHTMLAttributes<HTMLInputElement> {
  readonly label: string;
  readonly error?: string | undefined;
}

/** A labelled field with the sentence that says what is wrong with it. */
export function TextField({ label, error, ...input }: TextFieldProps) {
  const ownId = useId();
  const { id = ownId } = input;
  const errorId = `${id}-error`;
  const field = usePrefilledValue(input.onChange);
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
        aria-invalid={error ? true : undefined}
        aria-describedby={error ? errorId : undefined}
      />
      {error && (
        <p className={styles.error} id={errorId}>
          {error}
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
