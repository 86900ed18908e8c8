import type { Db } from '../../database/dialects.ts';
import { SiteConflict } from './sites.errors.ts';
import { createSitesStore, type SitesStore, type StoredSite } from './sites.store.ts';

const ON_THIS_MACHINE = new Set(['localhost', '127.0.0.1', '[::1]']);

/**
 * A shop is tried on one's own machine before it opens at its public address, or at another port: sites that stand on
 * this machine, at the address of the default one, follow `STOREFRONT_URL`. Browsers would otherwise look for pictures
 * at `localhost`, and mails would lead there. A public address is the staff's own and stays; that none is the shop's is
 * said. Answers with the sentence for the log, when there is something to say.
 */
export async function followShopAddress(
  db: Db,
  { storefrontUrl }: { readonly storefrontUrl: string },
): Promise<string | undefined> {
  const store = createSitesStore(db);
  const sites = await store.list();
  const shop = new URL(storefrontUrl);
  const former = sites.find(({ isDefault }) => isDefault)?.address;
  if (former === undefined || sites.some(({ address }) => isAt(shop, address))) return undefined;
  if (!ON_THIS_MACHINE.has(new URL(former).hostname)) {
    const addresses = sites.map(({ code, address }) => `${code} ${address}`).join(', ');
    return `STOREFRONT_URL is ${shop.origin}, which is the address of no site: ${addresses}`;
  }
  const followers = sites.filter(({ address }) => isAt(new URL(former), address));
  for (const site of followers) await move(store, site, shop);
  const codes = followers.map(({ code }) => code).join(', ');
  return `STOREFRONT_URL is ${shop.origin}: sites moved there from ${former}: ${codes}`;
}

const isAt = ({ origin }: URL, address: string) => new URL(address).origin === origin;

/** A node that starts at the same time moves it as well: who comes later has nothing left to do. */
async function move(store: SitesStore, { id: _, revision, ...site }: StoredSite, { origin, host }: URL): Promise<void> {
  const domain = site.domain === new URL(site.address).host ? host : site.domain;
  try {
    await store.save({ ...site, address: origin, domain }, revision);
  } catch (error) {
    if (!(error instanceof SiteConflict)) throw error;
  }
}
