const MAX_LENGTH = 500;

/** Where somebody wanted to go before signing in: a path of this site, and nothing that leads out of it. */
export function returnPath(search: string): string | undefined {
  const given = new URLSearchParams(search).get('return') ?? '';
  if (!given.startsWith('/') || given.length > MAX_LENGTH || !URL.canParse(given, ORIGIN)) return undefined;
  const { origin, pathname, search: query, hash } = new URL(given, ORIGIN);
  return origin === ORIGIN && !pathname.startsWith('//') ? pathname + query + hash : undefined;
}

/** Any address will do to see whether a path leaves it. */
const ORIGIN = 'https://shop.invalid';
