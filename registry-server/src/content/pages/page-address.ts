import { siteOver } from '@witryna/module-schemas';
import type { Site, SiteDirectory } from '../sites/index.ts';
import { isReservedSlug, isWellFormedSlug, slugOf, urlPathOf } from '../slug.ts';
import { SlugInvalid, SlugOfSite, SlugReserved } from './pages.errors.ts';

/**
 * The slug of an address that a page of a site may have.
 * @throws SlugInvalid, SlugReserved, SlugOfSite
 */
export function readSlug(urlPath: string, site: Site, sites: SiteDirectory): string {
  const slug = slugOf(urlPath);
  if (!isWellFormedSlug(slug)) throw new SlugInvalid();
  requireOwnAddress(slug, site, sites);
  return slug;
}

/**
 * Refuses an address at which the shop would show something else than this page.
 * @throws SlugReserved, SlugOfSite
 */
export function requireOwnAddress(slug: string, site: Site, { all }: Pick<SiteDirectory, 'all'>): void {
  if (isReservedSlug(slug)) throw new SlugReserved(slug);
  const over = siteOver(site, urlPathOf(slug), all);
  if (over) throw new SlugOfSite(slug, over);
}
