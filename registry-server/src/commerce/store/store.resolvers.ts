import { currencySignOf, DEFAULT_ROBOTS } from '@witryna/module-schemas';
import type { GraphqlContext } from '../../graphql/context.ts';
import type { GraphqlFeature } from '../../graphql/feature.ts';
import { EntityMissing, InputRefused } from '../../graphql/refusals.ts';
import type { QueryCountryArgs } from '../../graphql/types.gen.ts';
import { shopSettingsOf } from '../shop-settings.ts';
import { describeCountry, listCountries } from './countries.ts';
import { logoSize } from './logo-size.ts';
import { namedPages } from './named-pages.ts';
import { storeConfigOf } from './store-config.ts';

function countries(_parent: unknown, _args: unknown, { site }: GraphqlContext) {
  return listCountries(site, shopSettingsOf(site).countries);
}

function country(_parent: unknown, { id }: QueryCountryArgs, { site }: GraphqlContext) {
  if (!id) throw new InputRefused('Country "id" value should be specified', 'country-id-missing');
  const found = shopSettingsOf(site).countries.includes(id) ? describeCountry(id, site) : undefined;
  if (!found) throw new EntityMissing("The country isn't available.", 'country-unknown');
  return found;
}

function currency(_parent: unknown, _args: unknown, { site }: GraphqlContext) {
  const { currency: code, language } = site;
  const symbol = currencySignOf(language, code);
  return {
    available_currency_codes: [code],
    base_currency_code: code,
    base_currency_symbol: symbol,
    default_display_currecy_code: code,
    default_display_currecy_symbol: symbol,
    default_display_currency_code: code,
    default_display_currency_symbol: symbol,
    // Nothing is ever converted.
    exchange_rates: [{ currency_to: code, rate: 1 }],
  };
}

/** What clients ask once: the site, its currency, and countries of addresses. */
export const storeResolvers: GraphqlFeature = {
  resolvers: {
    StoreConfig: { ...namedPages, ...logoSize },
    Query: {
      storeConfig: (_parent, _args, { site }) => storeConfigOf(site),
      availableStores: (_parent, _args, { app }) => app.sites.all.map(storeConfigOf),
      countries,
      country,
      currency,
      // A page that wants something else says so in its own meta data.
      robotsConfig: () => ({ defaultRobots: DEFAULT_ROBOTS, customInstructions: null }),
    },
  },
  access: {
    'Query.storeConfig': 'public',
    'Query.availableStores': 'public',
    'Query.countries': 'public',
    'Query.country': 'public',
    'Query.currency': 'public',
    'Query.robotsConfig': 'public',
  },
};
