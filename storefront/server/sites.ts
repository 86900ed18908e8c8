import type { SiteSummary } from '@witryna/module-schemas';
import { pathInSite } from '../src/content/page-address.ts';

/** Which site a request is for, and the path inside it. */
export interface SitePath {
  readonly site: SiteSummary;
  readonly path: string;
}

/** Finds the site of a request; undefined when its address lies outside of all of them. */
export type FindSite = (host: string, pathname: string) => SitePath | undefined;

/**
 * The site with the longest base path that holds the address, among those of the host;
 * a host that no site names belongs to the default site and to those that share its address.
 */
export function createFindSite(sites: readonly SiteSummary[], defaultSite: SiteSummary): FindSite {
  const byHost = new Map<string, SiteSummary[]>();
  for (const site of [...sites].sort((one, other) => other.basePath.length - one.basePath.length)) {
    const host = hostOf(site);
    byHost.set(host, [...(byHost.get(host) ?? []), site]);
  }
  const others = byHost.get(hostOf(defaultSite)) ?? [];
  return (host, pathname) => {
    for (const site of byHost.get(host) ?? others) {
      const path = pathInSite(pathname, site.basePath);
      if (path !== undefined) return { site, path };
    }
    return undefined;
  };
}

function hostOf(site: SiteSummary): string {
  return URL.canParse(site.address) ? new URL(site.address).host : site.address;
}
