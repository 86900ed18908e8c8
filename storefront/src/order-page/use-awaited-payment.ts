import { useEffect, useState } from 'react';
import { readLinkSecrets } from '../forms/link-secrets.ts';

const EVERY_MS = 2_000;
const TRIES = 10;

/**
 * After the way back from the bank: asks a few times whether the money is there, since the bank tells the shop in its
 * own time. True while it is waited for.
 */
export function useAwaitedPayment(isUnpaid: boolean, load: () => Promise<void>): boolean {
  const [left, setLeft] = useState(0);
  useEffect(() => {
    if (readLinkSecrets(window.location.hash, ['paid'])) setLeft(TRIES);
  }, []);
  useEffect(() => {
    if (!isUnpaid || left === 0) return;
    const timer = setTimeout(() => void load().finally(() => setLeft(left - 1)), EVERY_MS);
    return () => clearTimeout(timer);
  }, [isUnpaid, left, load]);
  return isUnpaid && left > 0;
}
