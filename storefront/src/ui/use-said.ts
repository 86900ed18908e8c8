import { type RefObject, useEffect, useState } from 'react';

/** What a live region says: the newest sentence, once nobody has typed for a while. */
export function useSaid(sentence: string, typedAt: RefObject<number>, delayMs: number): string {
  const [said, setSaid] = useState('');
  useEffect(() => {
    const timer = setTimeout(() => setSaid(sentence), Math.max(0, typedAt.current + delayMs - performance.now()));
    return () => clearTimeout(timer);
  }, [sentence, typedAt, delayMs]);
  return said;
}
