import { HOME } from '../../content/cms/index.ts';
import { slugOf } from '../../content/slug.ts';
import type { GraphqlContext } from '../../graphql/context.ts';
import type { StoreConfigResolvers } from '../../graphql/resolver-types.gen.ts';
import type { StoreConfigMapper } from './store.mappers.ts';

/** The address of the page for "nothing found" that the contract knows. */
const NO_ROUTE = 'no-route';

/** The first of these addresses where the site has a published page; null when it has none of them. */
async function firstPublished({ id }: StoreConfigMapper, identifiers: readonly string[], { app }: GraphqlContext) {
  const slugs = identifiers.map((identifier) => (identifier === HOME ? '' : identifier));
  const pages = await app.pages.findManyPublished(id, slugs);
  const found = new Set(pages.map(({ slug }) => slug));
  return identifiers.find((_identifier, index) => found.has(slugs[index] ?? '')) ?? null;
}

/** The address of the page that the site has chosen itself. */
function chosenPage({ notFoundPath }: StoreConfigMapper): readonly string[] {
  return notFoundPath === undefined ? [] : [slugOf(notFoundPath)];
}

/** Pages that the configuration of a store names: only those that clients find when they ask for them. */
export const namedPages: StoreConfigResolvers = {
  cms_home_page: (store, _args, context) => firstPublished(store, [HOME], context),
  cms_no_route: (store, _args, context) => firstPublished(store, [...chosenPage(store), NO_ROUTE], context),
};
