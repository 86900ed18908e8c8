import { useEffect, useState } from 'react';

/** The value as it was when it last stood still for that long. */
export function useRested<T>(value: T, pauseMs: number): T {
  const [rested, setRested] = useState(value);
  useEffect(() => {
    const timer = window.setTimeout(() => setRested(value), pauseMs);
    return () => window.clearTimeout(timer);
  }, [value, pauseMs]);
  return rested;
}
