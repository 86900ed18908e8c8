import type { SiteDetails } from '@witryna/module-schemas';
import type { Organization, WebSite } from 'schema-dts';
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
  };
}
