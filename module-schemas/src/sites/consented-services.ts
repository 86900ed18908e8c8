import { COOKIE_CATEGORIES, type CookieCategory, type CookiePreferences } from './cookie-consent.ts';
import type { ExternalServices } from './external-services.ts';
import type { SiteFeatures } from './site-features.ts';

/**
 * What waits for a visitor's consent: scripts of other companies, the shop's own measurements of speed, and what a
 * signed-in customer looked at last.
 */
export const CONSENTED_SERVICES = ['viewed', 'marketing', 'chat', 'tags', 'vitals'] as const;
export type ConsentedService = (typeof CONSENTED_SERVICES)[number];

/**
 * What a choice lets run. Marketing knows people again, so that its chat needs both; tags hear by consent mode what they
 * may do with either.
 */
export function servicesAllowedBy({
  functional,
  analytics,
  marketing,
}: CookiePreferences): Readonly<Record<ConsentedService, boolean>> {
  return {
    viewed: functional,
    marketing,
    chat: marketing && functional,
    tags: analytics || marketing,
    vitals: analytics,
  };
}

/** What of it a site has. */
export function servicesOfSite(
  { marketing, tags }: Pick<ExternalServices, 'marketing' | 'tags'>,
  { chat, user }: Pick<SiteFeatures, 'chat' | 'user'>,
): readonly ConsentedService[] {
  const has = {
    viewed: user,
    marketing: marketing !== undefined,
    chat: marketing !== undefined && chat,
    tags: tags !== undefined,
    vitals: true,
  };
  return CONSENTED_SERVICES.filter((service) => has[service]);
}

/** What runs only with this category: by itself, or together with another that it needs. */
export function servicesOfCategory(category: CookieCategory): readonly ConsentedService[] {
  const alone = servicesAllowedBy(allowing((other) => other === category));
  const without = servicesAllowedBy(allowing((other) => other !== category));
  return CONSENTED_SERVICES.filter((service) => alone[service] || !without[service]);
}

const allowing = (isAllowed: (category: CookieCategory) => boolean) =>
  Object.fromEntries(COOKIE_CATEGORIES.map((category) => [category, isAllowed(category)])) as Record<
    CookieCategory,
    boolean
  >;
