import type { IncomingHttpHeaders } from 'node:http';
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
  /** Like `resolve`, with the referring address in place of the host. */
  resolveFromReferer(headers: IncomingHttpHeaders): Site;
  /** Reads the sites anew. */
  reload(): Promise<void>;
}

const single = (header: string | string[] | undefined): string | undefined =>
  Array.isArray(header) ? header[0] : header;

function hostOf(address: string | undefined): string | undefined {
  return address !== undefined && URL.canParse(address) ? new URL(address).host : undefined;
}

/** A directory over the store; `reload` it once before use. */
export function createSiteDirectory(store: Pick<SitesStore, 'list'>): SiteDirectory {
  let all: readonly Site[] = [];
  let byName = new Map<string, Site>();
  let byHost = new Map<string, Site>();
  let fallback: Site | undefined;

  const named = (headers: IncomingHttpHeaders): Site | undefined => {
    const name = single(headers['x-site']) ?? single(headers.store);
    if (name === undefined || name === '') return undefined;
    const site = byName.get(name);
    if (!site) throw new SiteUnknown(name);
    return site;
  };
  const hosted = (host: string | undefined): Site => {
    const site = (host === undefined ? undefined : byHost.get(host)) ?? fallback;
    if (!site) throw new SiteUnknown(host ?? '');
    return site;
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
    resolve: (headers) => named(headers) ?? hosted(headers.host),
    resolveFromReferer: (headers) => named(headers) ?? hosted(hostOf(headers.referer) ?? headers.host),
    async reload() {
      // Which revision it is concerns those who administer it only.
      all = (await store.list()).map(({ revision: _, ...site }) => site);
      byName = new Map(all.flatMap((site) => [[site.code, site] as const, [String(site.id), site] as const]));
      byHost = new Map(all.map((site) => [site.domain, site]));
      fallback = all.find((site) => site.isDefault);
    },
  };
}
