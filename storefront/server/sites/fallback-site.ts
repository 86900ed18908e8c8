import { featuresOf, NO_ROUTES, type SiteDetails } from '@witryna/module-schemas';
import { browserConfig, LANGUAGE_WITHOUT_REGISTRY } from '../../src/config.ts';
import '../../src/i18n/all-languages.ts';
import { labelsOf } from '../../src/i18n/messages.ts';
import { type KnownSite, knownShop } from './site-directory.ts';

/** Enough of a site to say, in the shop's default language, that the shop cannot be reached. */
export function createFallbackSite(publicUrl: string | undefined, appVersion: string): KnownSite {
  const address = publicUrl ?? '';
  const site: SiteDetails = {
    id: 0,
    code: '',
    name: '',
    locale: LANGUAGE_WITHOUT_REGISTRY,
    language: LANGUAGE_WITHOUT_REGISTRY,
    currency: 'PLN',
    address,
    basePath: '/',
    domain: '',
    postfix: '',
    features: featuresOf('', { cookieConsent: false }),
    properties: { maintenance: false },
  };
  const shop = {
    site,
    settings: {},
    sites: [site],
    config: browserConfig,
    errorPages: {},
    routes: NO_ROUTES,
    appVersion,
    labels: labelsOf(site.language),
  };
  return { ...knownShop(shop), loadedAt: 0, epoch: 0 };
}
