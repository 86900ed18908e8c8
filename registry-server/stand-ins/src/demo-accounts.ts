/** What the demo shop shows to every stand-in; it protects nothing. */
export const DEMO_CLIENT = { id: 'rosa-i-len-demo', secret: 'secret-of-the-demo-shop-only' } as const;
/** The shop's channel at the review service. */
export const DEMO_CHANNEL = 'chl-00000000-demo-0000-0000-rosailen0001';
/** The shop's index at the search service. */
export const DEMO_SEARCH_INDEX = 'rosa-i-len-products-pl';
/** What the shop's pages show to the search service. */
export const DEMO_TRACKER_KEY = 'DEMO-TRACKER-KEY-OF-ROSA-I-LEN';
/** What the shop shows to the network of parcel machines. */
export const DEMO_INPOST_TOKEN = 'demo-token-of-rosa-i-len';
/** With what the shop has labels made. */
export const DEMO_SHIPX = { token: 'demo-shipx-token-of-rosa-i-len', organizationId: '1001' } as const;
