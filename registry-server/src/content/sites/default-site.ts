import type { Db } from '../../database/dialects.ts';
import { SiteConflict } from './sites.errors.ts';
import { createSitesStore, type SiteInput } from './sites.store.ts';

/**
 * A new installation has one Polish site, so that pages can be made at once; afterwards it is as staff left it. Nodes
 * that start together make one.
 */
export async function ensureDefaultSite(db: Db, { storefrontUrl }: { readonly storefrontUrl: string }): Promise<void> {
  const sites = createSitesStore(db);
  if ((await sites.list()).length > 0) return;
  const { origin, host } = new URL(storefrontUrl);
  const site: SiteInput = {
    code: 'pl',
    name: 'Witryna',
    locale: 'pl-PL',
    language: 'pl',
    currency: 'PLN',
    address: origin,
    domain: host,
    basePath: '/',
    isDefault: true,
    postfix: '',
    properties: { maintenance: false },
    generalSettings: {},
    staticRouting: {},
  };
  try {
    await sites.save(site, 0);
  } catch (error) {
    if (!(error instanceof SiteConflict)) throw error;
  }
}
