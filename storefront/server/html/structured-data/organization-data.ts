import { SHOP_ROUTES, type SiteDetails, shopRouterOf } from '@witryna/module-schemas';
import type { Organization, SearchAction, WebSite, WithActionConstraints } from 'schema-dts';
import { absolute, type DataFacts, originOf } from './facts.ts';

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

/** The shop as a whole, and how it is searched. */
export function websiteData({ site, routes }: Pick<DataFacts, 'site' | 'routes'>): WebSite {
  return {
    '@type': 'WebSite',
    name: site.name,
    url: absolute(site, '/'),
    inLanguage: site.language,
    publisher: { '@id': `${absolute(site, '/')}#organization` },
    ...(site.features.search && { potentialAction: searchAction({ site, routes }) }),
  };
}

/** The phrase goes where the shop's own form sends it. */
function searchAction({ site, routes }: Pick<DataFacts, 'site' | 'routes'>): WithActionConstraints<SearchAction> {
  const results = absolute(site, shopRouterOf(routes).pathOf(SHOP_ROUTES['root.results']));
  return {
    '@type': 'SearchAction',
    target: { '@type': 'EntryPoint', urlTemplate: `${results}?q={search_term_string}` },
    'query-input': 'required name=search_term_string',
  };
}
