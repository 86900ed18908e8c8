import type { SiteDetails } from '@witryna/module-schemas';
import type { Organization, SearchAction, WebSite } from 'schema-dts';
import { RESULTS_PATH } from '../../../src/content/own-paths.ts';
import { absolute, originOf } from './facts.ts';

/** The seller, as far as the site names it. */
export function organizationData(site: SiteDetails): Organization {
  const { seller } = site.properties;
  const logo = site.logo?.light;
  return {
    '@type': 'Organization',
    '@id': `${absolute(site, '/')}#organization`,
    name: site.name,
    url: absolute(site, '/'),
    ...(logo && { logo: new URL(logo, originOf(site)).href }),
    ...(seller && {
      legalName: seller.name,
      taxID: seller.nip,
      email: seller.email,
      telephone: seller.phone,
      address: {
        '@type': 'PostalAddress',
        streetAddress: seller.street,
        postalCode: seller.postcode,
        addressLocality: seller.city,
        addressCountry: 'PL',
      },
    }),
  };
}

export function websiteData(site: SiteDetails): WebSite {
  return {
    '@type': 'WebSite',
    name: site.name,
    url: absolute(site, '/'),
    inLanguage: site.language,
    publisher: { '@id': `${absolute(site, '/')}#organization` },
    ...(site.features.search && { potentialAction: searchAction(site) }),
  };
}

/** How to search the shop; an address that a site has moved leads on to its new one. */
function searchAction(site: SiteDetails): SearchAction {
  return {
    '@type': 'SearchAction',
    target: { '@type': 'EntryPoint', urlTemplate: `${absolute(site, RESULTS_PATH)}?q={search_term_string}` },
    'query-input': 'required name=search_term_string',
  } as SearchAction;
}
