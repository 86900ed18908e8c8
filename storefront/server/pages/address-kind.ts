import { isTrapSegment } from '@witryna/module-schemas';
import { serverConfig } from '../../src/config.ts';
import { isFile } from '../../src/content/page-address.ts';

/** What an address can be before any site or page is looked up. */
export type AddressKind = 'page' | 'blocked' | 'too-long';

/**
 * Sorts out addresses that are no pages: files (those that exist were served before), traps,
 * and everything that would mean something else once decoded.
 */
export function addressKind(pathname: string): AddressKind {
  if (pathname.length > serverConfig.maxUrlLength) return 'too-long';
  if (!pathname.startsWith('/')) return 'blocked';
  const decoded = decode(pathname);
  if (decoded === undefined || UNSAFE.test(decoded) || decoded.includes('//')) return 'blocked';
  if (isFile(decoded) || isTrapSegment(decoded.split('/', 2)[1] ?? '')) return 'blocked';
  if (serverConfig.blockedAddresses.some((pattern) => pattern.test(decoded))) return 'blocked';
  return 'page';
}

// biome-ignore lint/suspicious/noControlCharactersInRegex: control characters are what must not pass
const UNSAFE = /[\u0000-\u001f\u007f\\%]/;

function decode(pathname: string): string | undefined {
  if (!pathname.includes('%')) return pathname;
  try {
    return decodeURIComponent(pathname);
  } catch {
    return undefined;
  }
}
