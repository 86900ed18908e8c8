import { useCallback, useEffect, useRef, useState } from 'react';
import { type LinkSecrets, readLinkSecrets } from './link-secrets.ts';

/** `waiting` until the address has been read, which the server never sees. */
export type FoundSecrets = LinkSecrets | 'waiting' | 'missing';

/**
 * The secrets of the address, and the function that takes them out of it (and out of the browser's history).
 * Another link opened in the same tab changes the hash alone, so it is listened to; a hash that leads to a place of
 * the page, as the skip link's, takes nothing away.
 */
export function useLinkSecrets(names: readonly string[]): readonly [FoundSecrets, () => void] {
  const [found, setFound] = useState<FoundSecrets>('waiting');
  const wanted = useRef(names);
  useEffect(() => {
    const read = () => {
      const secrets = readLinkSecrets(window.location.hash, wanted.current);
      setFound((before) => secrets ?? (before === 'waiting' ? 'missing' : before));
    };
    read();
    window.addEventListener('hashchange', read);
    return () => window.removeEventListener('hashchange', read);
  }, []);
  const forget = useCallback(() => {
    const { pathname, search } = window.location;
    window.history.replaceState(window.history.state, '', pathname + search);
  }, []);
  return [found, forget];
}
