import type { SiteSummary } from '@witryna/module-schemas';
import { trimSignAtEnd } from '@witryna/module-schemas';

type SiteAddress = Pick<SiteSummary, 'code' | 'address' | 'basePath'>;

/** Where a page stands in the shop; undefined as long as the sites are not known. */
export function shopAddress(
  sites: readonly SiteAddress[] | undefined,
  page: { readonly site: string; readonly urlPath: string },
): string | undefined {
  const site = sites?.find((known) => known.code === page.site);
  if (!site) return undefined;
  const base = trimSignAtEnd(site.basePath, '/');
  return new URL(`${base}${page.urlPath.startsWith('/') ? '' : '/'}${page.urlPath}`, site.address).href;
}
