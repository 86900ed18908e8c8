import type { SiteSummary } from '@witryna/module-schemas';
import { pathInSite } from '../src/content/page-address.ts';

/** Which site a request is for, and the path inside it. */
export interface SitePath {
  readonly site: SiteSummary;
  readonly path: string;
}

/**
 * The site with the longest base path that holds the address, among those of the host;
 * a host that no site names belongs to the default site and to those that share its address.
 */
export function siteOfRequest(
  sites: readonly SiteSummary[],
  defaultSite: SiteSummary,
  host: string,
  pathname: string,
): SitePath | undefined {
  const named = sites.filter((site) => hostOf(site) === host);
  const candidates = named.length > 0 ? named : sites.filter((site) => hostOf(site) === hostOf(defaultSite));
  let best: SitePath | undefined;
  for (const site of candidates) {
    const path = pathInSite(pathname, site.basePath);
    if (path !== undefined && (!best || site.basePath.length > best.site.basePath.length)) best = { site, path };
  }
  return best;
}

function hostOf(site: SiteSummary): string {
  return URL.canParse(site.address) ? new URL(site.address).host : site.address;
}
