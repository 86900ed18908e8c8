import { type ContentType, shopRouterOf, siteOver } from '@witryna/module-schemas';
import type { Site, SiteDirectory } from '../sites/index.ts';
import { isReservedSlug, isWellFormedSlug, slugOf, urlPathOf } from '../slug.ts';
import { SlugInvalid, SlugOfScreen, SlugOfSite, SlugReserved } from './pages.errors.ts';

/** What of a page says where it may stand. */
export interface AddressedContent {
  readonly type: ContentType;
  readonly isTemplate: boolean;
}

/**
 * The slug of an address that content of a site may have.
 * @throws SlugInvalid, SlugReserved, SlugOfSite
 */
export function readSlug(urlPath: string, site: Site, sites: SiteDirectory, content: AddressedContent): string {
  const slug = slugOf(urlPath);
  if (!isWellFormedSlug(slug)) throw new SlugInvalid();
  requireOwnAddress(slug, site, sites, content);
  return slug;
}

/**
 * Refuses an address at which the shop would show something else than this page. A page may stand at the address of a
 * screen of the shop, which it is then shown around.
 * @throws SlugReserved, SlugOfScreen, SlugOfSite
 */
export function requireOwnAddress(
  slug: string,
  site: Site,
  { all }: Pick<SiteDirectory, 'all'>,
  { type, isTemplate }: AddressedContent,
): void {
  const routed = shopRouterOf(site.staticRouting).find(urlPathOf(slug));
  if (routed?.kind === 'screen') {
    if (type !== 'page' || isTemplate) throw new SlugOfScreen(slug);
  } else if (isReservedSlug(slug)) throw new SlugReserved(slug);
  const over = siteOver(site, urlPathOf(slug), all);
  if (over) throw new SlugOfSite(slug, over);
}
