import { useCallback, useEffect, useState } from 'react';

const NAME = 'cancel';

/** The key of a link that cancels, and the function that takes it out of the address; the rest of the link stays. */
export function useCancelKey(): readonly [string | undefined, () => void] {
  const [key, setKey] = useState<string>();
  useEffect(() => {
    const read = () => setKey(secretsInAddress().get(NAME)?.trim() || undefined);
    read();
    // Another link of the same mailbox, opened in the same tab, changes the hash alone.
    window.addEventListener('hashchange', read);
    return () => window.removeEventListener('hashchange', read);
  }, []);
  const forget = useCallback(() => {
    const { pathname, search } = window.location;
    const left = secretsInAddress();
    left.delete(NAME);
    window.history.replaceState(window.history.state, '', `${pathname}${search}#${left}`);
    setKey(undefined);
  }, []);
  return [key, forget];
}

function secretsInAddress(): URLSearchParams {
  return new URLSearchParams(window.location.hash.replace(/^#/, ''));
}
