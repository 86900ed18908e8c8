import { isReservedSegment } from '@witryna/module-schemas';

export const MAX_SLUG_LENGTH = 240;
const SEGMENT = '[a-z0-9]+(?:[-_][a-z0-9]+)*';
const SLUG = new RegExp(`^(?:${SEGMENT}(?:/${SEGMENT})*)?$`);
const OLD_ADDRESS = /^[^\s?#\\%\p{Cc}]+$/u;

/** The slug of an address as people write it: `/o-nas` → `o-nas`, the home page → the empty slug. */
export function slugOf(urlPath: string): string {
  return urlPath.startsWith('/') ? urlPath.slice(1) : urlPath;
}

/** The address of a slug: `o-nas` → `/o-nas`. */
export function urlPathOf(slug: string): string {
  return `/${slug}`;
}

/** Lower case, digits and hyphens, segments parted by one slash, none at either end. The empty slug is the home page. */
export function isWellFormedSlug(slug: string): boolean {
  return slug.length <= MAX_SLUG_LENGTH && SLUG.test(slug);
}

/** True when the shop's screens own the address. */
export function isReservedSlug(slug: string): boolean {
  return isReservedSegment(slug.split('/', 1)[0] ?? '');
}

/** Addresses of a former shop may look like anything but a way out of the folder. */
export function isAcceptableOldAddress(slug: string): boolean {
  return slug.length <= 2 * MAX_SLUG_LENGTH && OLD_ADDRESS.test(slug) && !slug.split('/').some(isDots);
}

const isDots = (segment: string) => segment === '.' || segment === '..' || segment === '';
