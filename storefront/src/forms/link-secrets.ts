import { useCallback, useLayoutEffect, useRef, useState } from 'react';

/** What stands behind `#` in the address of a mail's link. */
export type LinkSecrets = Readonly<Record<string, string>>;

/** The named secrets of a hash; undefined unless all of them are there. */
export function readLinkSecrets(hash: string, names: readonly string[]): LinkSecrets | undefined {
  const given = new URLSearchParams(hash.replace(/^#/, ''));
  const secrets: Record<string, string> = {};
  for (const name of names) {
    const value = given.get(name)?.trim();
    if (!value) return undefined;
    secrets[name] = value;
  }
  return secrets;
}

/** `waiting` until the address has been read, which the server never sees. */
export type FoundSecrets = LinkSecrets | 'waiting' | 'missing';

interface FoundLink {
  readonly found: FoundSecrets;
  /** Which of the links that were opened in this tab it is: forms of the one before are of no use for it. */
  readonly link: number;
}

/**
 * The secrets of the address, which link they are of, and the function that takes them out of it (and out of the browser's history).
 * Another link opened in the same tab changes the hash alone, so it is listened to; a hash that leads to a place of
 * the page, as the skip link's, takes nothing away.
 */
export function useLinkSecrets(names: readonly string[]): readonly [FoundLink, () => void] {
  const [state, setState] = useState<FoundLink>({ found: 'waiting', link: 1 });
  const wanted = useRef(names);
  // Before any event reaches the page: one that was pressed while it came to life finds the secrets.
  useLayoutEffect(() => {
    const read = () => {
      const secrets = readLinkSecrets(window.location.hash, wanted.current);
      setState((before) => nextLink(before, secrets));
    };
    read();
    window.addEventListener('hashchange', read);
    return () => window.removeEventListener('hashchange', read);
  }, []);
  const forget = useCallback(() => {
    const { pathname, search } = window.location;
    window.history.replaceState(window.history.state, '', pathname + search);
  }, []);
  return [state, forget];
}

function nextLink(before: FoundLink, secrets: LinkSecrets | undefined): FoundLink {
  const { found, link } = before;
  if (!secrets) return found === 'waiting' ? { found: 'missing', link } : before;
  // What is typed while the page is still being loaded stays: the first link is the one it was typed for.
  if (found === 'waiting') return { found: secrets, link };
  return JSON.stringify(found) === JSON.stringify(secrets) ? before : { found: secrets, link: link + 1 };
}
