import type { IncomingHttpHeaders } from 'node:http';
import { createSiteFinder, type SiteFinder, type SitePath } from '@witryna/module-schemas';
import { SiteUnknown } from './sites.errors.ts';
import type { Site, SitesStore } from './sites.store.ts';

/** The sites in memory, found by what a request says of them. */
export interface SiteDirectory {
  readonly all: readonly Site[];
  /** By code or id; undefined when there is none. */
  find(codeOrId: string): Site | undefined;
  /** The site that a body names, the default one when it names none. */
  require(codeOrId: string | undefined): Site;
  /** X-Site, else Store, else the host. A header that names no site is refused; an unclaimed host gets the default. */
  resolve(headers: IncomingHttpHeaders): Site;
  /**
   * The same for an address: where no header names a site, the first segments of the path are held against the base
   * paths of the host's sites, the longest first, and what matched is cut off. Throws `SiteUnknown` outside of all.
   */
  resolvePath(headers: IncomingHttpHeaders, pathname: string): SitePath<Site>;
  /** Like `resolve`, with the referring address in place of host and path. */
  resolveFromReferer(headers: IncomingHttpHeaders): Site;
  /** Reads the sites anew. */
  reload(): Promise<void>;
}

const single = (header: string | string[] | undefined): string | undefined =>
  Array.isArray(header) ? header[0] : header;

/** A directory over the store; `reload` it once before use. */
export function createSiteDirectory(store: Pick<SitesStore, 'list'>): SiteDirectory {
  let all: readonly Site[] = [];
  let byName = new Map<string, Site>();
  let finder: SiteFinder<Site> | undefined;
  let fallback: Site | undefined;

  const named = (headers: IncomingHttpHeaders): Site | undefined => {
    const name = single(headers['x-site']) ?? single(headers.store);
    if (name === undefined || name === '') return undefined;
    const site = byName.get(name);
    if (!site) throw new SiteUnknown(name);
    return site;
  };
  const finderFor = (host: string | undefined): SiteFinder<Site> => {
    if (!finder) throw new SiteUnknown(host ?? '');
    return finder;
  };
  const referred = (referer: string | undefined): Site | undefined => {
    if (referer === undefined || !finder || !URL.canParse(referer)) return undefined;
    const { host, pathname } = new URL(referer);
    return finder.knows(host) ? (finder.find(host, pathname)?.site ?? finder.ofHost(host)) : undefined;
  };

  return {
    get all() {
      return all;
    },
    find: (codeOrId) => byName.get(codeOrId),
    require(codeOrId) {
      const site = codeOrId === undefined ? fallback : byName.get(codeOrId);
      if (!site) throw new SiteUnknown(codeOrId ?? '');
      return site;
    },
    resolve: (headers) => named(headers) ?? finderFor(headers.host).ofHost(headers.host),
    resolvePath(headers, pathname) {
      const site = named(headers);
      if (site) return { site, path: pathname };
      const found = finderFor(headers.host).find(headers.host, pathname);
      if (!found) throw new SiteUnknown(`${headers.host}${pathname}`);
      return found;
    },
    resolveFromReferer: (headers) =>
      named(headers) ?? referred(headers.referer) ?? finderFor(headers.host).ofHost(headers.host),
    async reload() {
      // Which revision it is concerns those who administer it only.
      all = (await store.list()).map(({ revision: _, ...site }) => site);
      byName = new Map(all.flatMap((site) => [[site.code, site] as const, [String(site.id), site] as const]));
      fallback = all.find((site) => site.isDefault);
      finder = fallback && createSiteFinder(all, fallback);
    },
  };
}
