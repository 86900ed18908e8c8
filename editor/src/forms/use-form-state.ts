import { useCallback, useRef, useState } from 'react';

export interface FormState<T> {
  readonly values: T;
  readonly set: (change: Partial<T>) => void;
  readonly isChanged: boolean;
  /** The same at the moment of asking, for what outlives a rendering. */
  readonly isDirty: () => boolean;
  /** What is in the form now is saved; or these values are, in place of what is there. */
  readonly settle: (saved?: T) => void;
}

/** Values of a form and whether they differ from what is saved. */
export function useFormState<T extends object>(opened: T): FormState<T> {
  const [values, setValues] = useState(opened);
  const [saved, setSaved] = useState(opened);
  const isChanged = !isSame(values, saved);
  const dirty = useRef(isChanged);
  dirty.current = isChanged;
  return {
    values,
    set: useCallback((change) => setValues((before) => ({ ...before, ...change })), []),
    isChanged,
    isDirty: useCallback(() => dirty.current, []),
    settle: (next = values) => {
      setSaved(next);
      setValues(next);
      // Who leaves in the same breath has nothing unsaved.
      dirty.current = false;
    },
  };
}

const isSame = (a: unknown, b: unknown) => JSON.stringify(a) === JSON.stringify(b);
