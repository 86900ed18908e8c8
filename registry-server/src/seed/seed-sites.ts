import { readSeed } from './seed-files.ts';
import type { StaffApi } from './staff-api.ts';

interface SeedSite {
  readonly code: string;
  readonly address: string;
  readonly domain: string;
  readonly [field: string]: unknown;
}

interface SeedRedirect {
  readonly from: string;
  readonly to: string;
}

/** Writes the sites, then the redirects. `storefrontUrl` replaces the seed's address, which is localhost. */
export async function seedSites(api: StaffApi, storefrontUrl: string | undefined): Promise<void> {
  for (const { code, ...site } of readSeed<readonly SeedSite[]>('sites.json')) {
    const address = storefrontUrl ?? site.address;
    await api.send('PUT', `/staff/sites/${code}`, { ...site, address, domain: new URL(address).host });
  }
  for (const redirect of readSeed<readonly SeedRedirect[]>('redirects.json'))
    await api.send('PUT', '/staff/redirects', redirect);
}
