import { isPageType } from '@witryna/module-schemas';
import type { GraphqlContext } from '../../graphql/context.ts';
import type { GraphqlFeature } from '../../graphql/feature.ts';
import { EntityMissing, InputRefused } from '../../graphql/refusals.ts';
import type {
  QueryCmsBlocksArgs,
  QueryCmsPageArgs,
  QueryRouteArgs,
  QueryUrlResolverArgs,
} from '../../graphql/types.gen.ts';
import { toUid } from '../../graphql/uids.ts';
import { HOME, toCmsBlock, toCmsPage } from './cms-page.ts';
import { type Route, resolveRoute } from './resolve-route.ts';

/** Snippets that one request may ask for. */
const MAX_BLOCKS = 50;

async function route(_parent: unknown, { url }: QueryRouteArgs, context: GraphqlContext) {
  const found = await resolveRoute(context, url);
  if (!found) return null;
  const { moved } = found;
  switch (found.kind) {
    case 'product':
      return { ...found.product, ...(moved && { route: moved }) };
    case 'category':
      return { ...found.category, ...(moved && { route: moved }) };
    case 'page':
      return { ...toCmsPage(found.page, context), ...(moved && addressOf(moved)) };
    case 'elsewhere':
      return { __typename: 'RoutableUrl' as const, ...addressOf(found.moved), type: null };
  }
}

const addressOf = ({ redirectCode, relativeUrl }: NonNullable<Route['moved']>) => ({
  redirect_code: redirectCode,
  relative_url: relativeUrl,
});

async function urlResolver(_parent: unknown, { url }: QueryUrlResolverArgs, context: GraphqlContext) {
  const found = await resolveRoute(context, url);
  if (!found || found.kind === 'elsewhere') return null;
  const entity = entityOf(found);
  const address = found.moved?.relativeUrl ?? entity.address;
  return {
    id: entity.id,
    entity_uid: toUid(entity.id),
    type: entity.type,
    relative_url: address,
    canonical_url: address,
    redirectCode: found.moved?.redirectCode ?? 0,
  };
}

function entityOf(found: Exclude<Route, { kind: 'elsewhere' }>) {
  switch (found.kind) {
    case 'product':
      return { id: found.product.data.id, type: 'PRODUCT' as const, address: found.product.data.urlKey };
    case 'category':
      return { id: found.category.id, type: 'CATEGORY' as const, address: found.category.path };
    case 'page':
      return { id: found.page.id, type: 'CMS_PAGE' as const, address: found.page.slug };
  }
}

async function cmsPage(_parent: unknown, { id, identifier }: QueryCmsPageArgs, context: GraphqlContext) {
  if (id == null && !identifier) throw new InputRefused('Page id/identifier should be specified', 'page-id-missing');
  const { app, site } = context;
  const page =
    id == null
      ? await app.pages.findPublished(site.id, identifier === HOME ? '' : (identifier ?? ''))
      : await app.pages.findPublishedById(site.id, id);
  if (!page || !isPageType(page.document.type))
    throw new EntityMissing(`The CMS page with the "${id ?? identifier}" ID doesn't exist.`, 'page-unknown');
  return toCmsPage(page, context);
}

/** GraphQL takes an error for an item and reports it there, null beside it; the generated types know the null alone. */
const blockMissing = (identifier: string) =>
  new EntityMissing(`The CMS block with the "${identifier}" ID doesn't exist.`, 'block-unknown') as unknown as null;

async function cmsBlocks(_parent: unknown, { identifiers }: QueryCmsBlocksArgs, context: GraphqlContext) {
  const wanted = (identifiers ?? []).flatMap((identifier) => identifier ?? []);
  if (wanted.length === 0) throw new InputRefused('"identifiers" of CMS blocks should be specified', 'blocks-missing');
  if (wanted.length > MAX_BLOCKS) throw new InputRefused(`Ask for at most ${MAX_BLOCKS} blocks.`, 'too-many-blocks');
  const pages = await context.app.pages.findManyPublished(context.site.id, wanted);
  const blocks = new Map(
    pages.filter(({ document }) => document.type === 'snippet').map((page) => [page.slug, toCmsBlock(page, context)]),
  );
  // As in Magento the others are answered, and each that there is not is an error in its place.
  return { items: wanted.map((identifier) => blocks.get(identifier) ?? blockMissing(identifier)) };
}

/** Addresses and content pages in the words of the contract. */
export const cmsResolvers: GraphqlFeature = {
  resolvers: { Query: { route, urlResolver, cmsPage, cmsBlocks } },
  access: {
    'Query.route': 'public',
    'Query.urlResolver': 'public',
    'Query.cmsPage': 'public',
    'Query.cmsBlocks': 'public',
  },
};
