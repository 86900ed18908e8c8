/** What other features may use of sites. */

export { ensureDefaultSite } from './default-site.ts';
export { type RequestedFeature, requireFeature } from './feature-off.ts';
export { followShopAddress } from './follow-shop-address.ts';
export { isInMaintenance, MAINTENANCE_RETRY_SECONDS, requireOpen } from './maintenance.ts';
export { MOST_PER_PAGE, searchSettingsOf } from './search-settings.ts';
export { fillShopWords, shopWordsOf } from './shop-words.ts';
export { addressOf } from './site-address-checks.ts';
export type { SiteDirectory } from './site-directory.ts';
export { contactLink, secretLink, siteLink } from './site-links.ts';
export { siteInputSchema } from './sites.schema.ts';
export { createSitesStore, type Site, summaryOf } from './sites.store.ts';
