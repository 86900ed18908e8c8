import { useEffect, useState } from 'react';

/** The value as it was when it last stood still for that long. */
export function useDebouncedValue<T>(value: T, pauseMs: number): T {
  const [debounced, setDebounced] = useState(value);
  useEffect(() => {
    const timer = window.setTimeout(() => setDebounced(value), pauseMs);
    return () => window.clearTimeout(timer);
  }, [value, pauseMs]);
  return debounced;
}
