import { pathInSite } from '@witryna/module-schemas';

const MAX_LENGTH = 500;

/**
 * Where somebody wanted to go before signing in: a path inside this site, and nothing that leads out of it. It may have
 * been written with the folder of the site in front, as it stands in the address bar.
 */
export function returnPath(search: string, basePath = ''): string | undefined {
  const given = new URLSearchParams(search).get('return') ?? '';
  if (!given.startsWith('/') || given.length > MAX_LENGTH || !URL.canParse(given, ORIGIN)) return undefined;
  const { origin, pathname, search: query, hash } = new URL(given, ORIGIN);
  if (origin !== ORIGIN) return undefined;
  const path = pathInSite(pathname, basePath) ?? pathname;
  return path.startsWith('//') ? undefined : path + query + hash;
}

/** Any address will do to see whether a path leaves it. */
const ORIGIN = 'https://shop.invalid';
