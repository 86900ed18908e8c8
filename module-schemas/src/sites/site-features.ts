/** What a site may have or do without. */
export const SITE_FEATURES = ['cart', 'user', 'search', 'chat', 'unavailableVariants', 'cookieConsent'] as const;
export type SiteFeature = (typeof SITE_FEATURES)[number];

/**
 * The features of a site: `cart` with the checkout, `user` with accounts of customers, `search`, `chat` with the shop,
 * `unavailableVariants`, which shows variants that are out of stock, and `cookieConsent`, which asks visitors what they
 * allow. Without it nothing is asked, and nothing that needs their consent is used.
 */
export type SiteFeatures = Readonly<Record<SiteFeature, boolean>>;

/** The features of a site whose code is not among those below. */
const ANYWHERE: SiteFeatures = {
  cart: false,
  user: false,
  search: true,
  chat: false,
  unavailableVariants: false,
  cookieConsent: true,
};

const BY_CODE: ReadonlyMap<string, SiteFeatures> = new Map([
  ['pl', { cart: true, user: true, search: true, chat: true, unavailableVariants: false, cookieConsent: true }],
  ['en', { cart: false, user: false, search: true, chat: false, unavailableVariants: true, cookieConsent: true }],
]);

/** The features of a site: what is set for it, the defaults of its code for the rest. */
export function featuresOf(code: string, own: Partial<SiteFeatures> = {}): SiteFeatures {
  const defaults = BY_CODE.get(code) ?? ANYWHERE;
  const of = (feature: SiteFeature) => own[feature] ?? defaults[feature];
  return {
    cart: of('cart'),
    user: of('user'),
    search: of('search'),
    chat: of('chat'),
    unavailableVariants: of('unavailableVariants'),
    cookieConsent: of('cookieConsent'),
  };
}
