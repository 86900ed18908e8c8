import type { Db } from '../../database/dialects.ts';
import { createSitesStore } from './sites.store.ts';

/** A new installation has one Polish site, so that pages can be made at once; afterwards it is as staff left it. */
export async function ensureDefaultSite(db: Db, { storefrontUrl }: { readonly storefrontUrl: string }): Promise<void> {
  const sites = createSitesStore(db);
  if ((await sites.list()).length > 0) return;
  const { origin, host } = new URL(storefrontUrl);
  await sites.save({
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
  });
}
