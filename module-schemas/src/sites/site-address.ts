import { trimSign } from '../shared/trim-sign.ts';
import type { SiteSummary } from '../wire/answers.ts';

/** What of a site says where it is. */
export type SitePlace = Pick<SiteSummary, 'address' | 'domain' | 'basePath'>;

/** The site that an address belongs to, and the path inside it. */
export interface SitePath<S> {
  readonly site: S;
  readonly path: string;
}

/** Finds the site of an address. */
export interface SiteFinder<S> {
  /** Undefined when the address lies outside the base paths of all sites of its host. */
  find(host: string | undefined, pathname: string): SitePath<S> | undefined;
  /** The site of a host where nothing says more: the one without a base path, else its default or first one. */
  ofHost(host: string | undefined): S;
  /** True for a host that some site names. */
  knows(host: string | undefined): boolean;
}

/** The path inside the site, starting with a slash; undefined when the address lies outside the site's base path. */
export function pathInSite(pathname: string, basePath: string): string | undefined {
  const base = trimSlashes(basePath);
  if (base === '') return pathname;
  if (pathname === `/${base}`) return '/';
  return pathname.startsWith(`/${base}/`) ? pathname.slice(base.length + 1) : undefined;
}

/** The address of a path of the site, as the browser sees it. */
export function addressInSite(path: string, basePath: string): string {
  const base = trimSlashes(basePath);
  if (base === '') return path;
  return path === '/' ? `/${base}` : `/${base}${path}`;
}

/**
 * Finds sites by host and base path, the longest base path first. A host belongs to the sites that name it as theirs;
 * one that nobody names to those whose address has it, else to the sites on the host of the default one.
 */
export function createSiteFinder<S extends SitePlace>(sites: readonly S[], defaultSite: S): SiteFinder<S> {
  const rank = (site: S) => (site === defaultSite ? 0 : 1);
  // Two sites at one address are refused; where they are all the same, the default one answers.
  const sorted = sites.toSorted((one, other) => baseLength(other) - baseLength(one) || rank(one) - rank(other));
  const byDomain = Map.groupBy(sorted, hostOf);
  const byAddress = Map.groupBy(sorted, hostOfAddress);
  const others = byDomain.get(hostOf(defaultSite)) ?? [defaultSite];
  const claimed = (host: string | undefined) => {
    const name = host?.toLowerCase() ?? '';
    return name === '' ? undefined : (byDomain.get(name) ?? byAddress.get(name));
  };
  const sitesOf = (host: string | undefined) => claimed(host) ?? others;

  return {
    knows: (host) => claimed(host) !== undefined,
    find(host, pathname) {
      for (const site of sitesOf(host)) {
        const path = pathInSite(pathname, site.basePath);
        if (path !== undefined) return { site, path };
      }
      return undefined;
    },
    ofHost(host) {
      const candidates = sitesOf(host);
      const atStart = candidates.find((site) => baseLength(site) === 0);
      return atStart ?? (candidates.includes(defaultSite) ? defaultSite : (candidates.at(-1) ?? defaultSite));
    },
  };
}

/**
 * The other site that an address of a site belongs to: its base path is the longer one. Undefined when the address is
 * the site's own.
 */
export function siteOver<S extends SitePlace>(site: S, path: string, sites: readonly S[]): S | undefined {
  const pathname = addressInSite(path, site.basePath);
  return sites.find(
    (other) =>
      baseLength(other) > baseLength(site) &&
      hostOf(other) === hostOf(site) &&
      pathInSite(pathname, other.basePath) !== undefined,
  );
}

/** True for two sites that one address leads to. */
export function shareAddress(one: SitePlace, other: SitePlace): boolean {
  return hostOf(one) === hostOf(other) && trimSlashes(one.basePath) === trimSlashes(other.basePath);
}

const hostOf = ({ domain }: Pick<SitePlace, 'domain'>) => domain.toLowerCase();

function hostOfAddress({ address }: Pick<SitePlace, 'address'>): string {
  return URL.canParse(address) ? new URL(address).host : '';
}

const baseLength = ({ basePath }: SitePlace) => trimSlashes(basePath).length;

const trimSlashes = (path: string) => trimSign(path, '/');
