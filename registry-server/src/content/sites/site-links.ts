import { contactAddressOf, shopRouterOf } from '@witryna/module-schemas';
import type { Site } from './sites.store.ts';

type SiteAddress = Pick<Site, 'address' | 'basePath' | 'staticRouting'>;

/** The address of a page of the site's shop: `https://rosailen.example/account`; a screen is where the site has put it. */
export function siteLink({ address, basePath, staticRouting }: SiteAddress, path: string): string {
  return `${address}${basePath === '/' ? '' : basePath}${shopRouterOf(staticRouting).pathOf(path)}`;
}

/** The page where people write to the site's shop. */
export function contactLink(site: SiteAddress & Pick<Site, 'properties'>): string {
  const address = contactAddressOf(site);
  return address.startsWith('/') ? siteLink(site, address) : address;
}

/**
 * The same as `siteLink`, with secrets for the page. They stand behind `#`: browsers send that part to no server, so neither a log
 * nor a referrer ever holds them.
 */
export function secretLink(site: SiteAddress, path: string, secrets: Readonly<Record<string, string>>): string {
  return `${siteLink(site, path)}#${new URLSearchParams(secrets)}`;
}
