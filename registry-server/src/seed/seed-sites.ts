import { readSeed } from './seed-files.ts';
import { resolveSites } from './seed-page.ts';
import type { UploadedPictures } from './seed-pictures.ts';
import type { StaffApi } from './staff-api.ts';

/** A site of the seed, with the names of pictures in place of their addresses. */
export interface SeedSite {
  readonly code: string;
  readonly language: string;
  readonly address: string;
  readonly domain: string;
  readonly basePath?: string;
  readonly [field: string]: unknown;
}

interface SeedRedirect {
  readonly from: string;
  readonly to: string;
}

/** The sites of the seed. `storefrontUrl` replaces the seed's address, which is localhost. */
export function readSites(storefrontUrl: string | undefined): SeedSite[] {
  return readSeed<readonly SeedSite[]>('sites.json').map((site) => {
    const address = storefrontUrl ?? site.address;
    return { ...site, address, domain: new URL(address).host };
  });
}

/** Where each site begins, by its code. */
export function addressesOfSites(sites: readonly SeedSite[]): ReadonlyMap<string, string> {
  return new Map(sites.map(({ code, address, basePath = '' }) => [code, address + basePath]));
}

const PICTURE = '@pictures/';

/** Writes the sites, then the redirects. A field whose picture is missing is left out. */
export async function seedSites(
  api: StaffApi,
  sites: readonly SeedSite[],
  { urls, logoUrls }: Pick<UploadedPictures, 'urls' | 'logoUrls'>,
): Promise<void> {
  const addresses = addressesOfSites(sites);
  for (const { code, logo, ...site } of sites) {
    const withLogo = { ...site, ...(logo !== undefined && { logo: withPictures(logo, logoUrls) }) };
    await api.send('PUT', `/staff/sites/${code}`, withPictures(resolveSites(withLogo, addresses), urls));
  }
  for (const redirect of readSeed<readonly SeedRedirect[]>('redirects.json'))
    await api.send('PUT', '/staff/redirects', redirect);
}

function withPictures(value: unknown, pictures: ReadonlyMap<string, string>): unknown {
  if (typeof value === 'string') return value.startsWith(PICTURE) ? pictures.get(value.slice(PICTURE.length)) : value;
  if (Array.isArray(value)) return value.map((item) => withPictures(item, pictures));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, withPictures(inner, pictures)]));
}
