import type { Site } from './sites.store.ts';

type SiteAddress = Pick<Site, 'address' | 'basePath'>;

/** The address of a page of the site's shop: `https://rosailen.example/account`. */
export function siteLink({ address, basePath }: SiteAddress, path: string): string {
  return `${address}${basePath === '/' ? '' : basePath}${path}`;
}

/**
 * The same with secrets for the page. They stand behind `#`: browsers send that part to no server, so neither a log
 * nor a referrer ever holds them.
 */
export function secretLink(site: SiteAddress, path: string, secrets: Readonly<Record<string, string>>): string {
  return `${siteLink(site, path)}#${new URLSearchParams(secrets)}`;
}
