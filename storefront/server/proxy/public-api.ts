import { GRAPHQL_PATH } from '../../src/api-addresses.ts';
import { API_PREFIX, serverConfig } from '../../src/config.ts';

/**
 * Whether shoppers may reach this address of the registry. Its first segment must be one that is open to them, written
 * plainly, so that no spelling of another one passes.
 */
export function isPublicApiPath(url: string): boolean {
  const [pathname = ''] = url.split(/[?#]/, 1);
  if (!pathname.startsWith(`${API_PREFIX}/`)) return false;
  const rest = pathname.slice(API_PREFIX.length + 1);
  if (hasDetours(rest)) return false;
  const [first = ''] = rest.split('/', 1);
  return serverConfig.publicApiSegments.some((segment) => segment === first);
}

/** Whether this is the one address of GraphQL: nothing lies below it. */
export function isGraphqlPath(url: string): boolean {
  return url.split(/[?#]/, 1)[0] === GRAPHQL_PATH;
}

/** Dots, empty segments, backslashes, encoded slashes: whatever could lead elsewhere once someone decodes it. */
function hasDetours(path: string): boolean {
  return path.includes('//') || /(^|\/)\.{1,2}(\/|$)|\\|%(?:2e|2f|5c|25|00)/i.test(path);
}

/** A cookie header without these cookies; undefined when nothing is left. */
export function withoutCookies(header: string | undefined, hidden: readonly string[]): string | undefined {
  const left = (header ?? '')
    .split(';')
    .map((cookie) => cookie.trim())
    .filter((cookie) => cookie !== '' && !hidden.includes(cookie.split('=', 1)[0] ?? ''));
  return left.length > 0 ? left.join('; ') : undefined;
}
