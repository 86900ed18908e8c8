/** Names under which the browser keeps things; the one that the entry asks for is in `startup/`. */
export const storageKeys = {
  appVersion: 'witryna.version',
  cartId: 'cart_id',
  cart: 'witryna.cart',
  cartMerged: 'witryna.cart.merged',
  cartCopy: 'witryna.cart.copy',
  cartPrices: 'witryna.cart.prices',
  cartGifts: 'witryna.cart.gifts',
  customerToken: 'customer_token',
  favourites: 'favourites',
  comparison: 'compare_list',
  favouritesTold: 'witryna.favourites.told',
  cookieConsent: 'cookie_consent',
  latestOrder: 'latest_order',
  /** For as long as functional storage is allowed; else of the tab. */
  latestSearches: 'latest_searches',
  blikWaiting: 'witryna.blik',
  trackedOrders: 'tracked_orders',
  viewer: 'viewer',
  passkeyOffered: 'witryna.passkey.offered',
  parcelPoints: 'witryna.parcel-points',
  /** Of the tab. */
  checkoutDraft: 'witryna.checkout',
  /** Of the tab. */
  reviewDraft: 'witryna.review',
  /** Of the tab: a way to a sign-in provider and back (`social-sign-in/sso-memory.ts`). */
  ssoProvider: 'sso.provider',
  ssoSource: 'sso.source',
  ssoParams: 'sso.params',
  ssoSessionId: 'sso.session_id',
  ssoCustomer: 'sso.customer',
  /** Of the tab: what came of it, said on the next page. */
  ssoNotice: 'sso.notice',
} as const;

/** What belongs to the shopper: a new version of the app leaves it where it is. */
export const keptStorageKeys: ReadonlySet<string> = new Set([
  storageKeys.cartId,
  storageKeys.cartPrices,
  storageKeys.cartGifts,
  storageKeys.customerToken,
  storageKeys.favourites,
  storageKeys.favouritesTold,
  storageKeys.comparison,
  storageKeys.cookieConsent,
  storageKeys.latestOrder,
  storageKeys.latestSearches,
  storageKeys.trackedOrders,
  storageKeys.viewer,
  storageKeys.parcelPoints,
  storageKeys.passkeyOffered,
]);
