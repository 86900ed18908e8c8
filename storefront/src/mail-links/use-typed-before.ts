import { type ChangeEvent, type ChangeEventHandler, type RefObject, useLayoutEffect, useRef } from 'react';

/**
 * For a field whose value React keeps: tells what was typed, or filled in by the browser, before the page came to life.
 * React would otherwise put its own, empty value in the place of it with the next rendering.
 */
export function useTypedBefore(
  onChange: ChangeEventHandler<HTMLInputElement> | undefined,
): RefObject<HTMLInputElement | null> {
  const field = useRef<HTMLInputElement>(null);
  const tell = useRef(onChange);
  useLayoutEffect(() => {
    const { current: input } = field;
    if (input && !input.readOnly && input.value !== input.defaultValue) {
      tell.current?.({ target: input, currentTarget: input } as ChangeEvent<HTMLInputElement>);
    }
  }, []);
  return field;
}
