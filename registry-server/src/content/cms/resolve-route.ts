import { isPageType, shopRouterOf, trimSign } from '@witryna/module-schemas';
import {
  type CatalogCategory,
  type CatalogProduct,
  categoryByPath,
  productBySku,
} from '../../commerce/catalog/index.ts';
import type { GraphqlContext } from '../../graphql/context.ts';
import type { PublishedPage } from '../pages/index.ts';
import { isAcceptableOldAddress, isWellFormedSlug, slugOf, urlPathOf } from '../slug.ts';
import { HOME } from './cms-page.ts';

/** Redirects that follow one another; more of them go in a circle. */
const MAX_REDIRECTS = 5;

const MOVED_FOR_GOOD = 301;

/** That the address asked for moved, and where to. */
export interface Moved {
  readonly redirectCode: number;
  readonly relativeUrl: string;
}

/** What an address leads to, for clients that render it themselves. */
export type Route =
  | { readonly kind: 'page'; readonly page: PublishedPage; readonly moved?: Moved }
  | { readonly kind: 'product'; readonly product: CatalogProduct; readonly moved?: Moved }
  | { readonly kind: 'category'; readonly category: CatalogCategory; readonly moved?: Moved }
  | { readonly kind: 'elsewhere'; readonly moved: Moved };

/**
 * What an address of the site leads to: page, else product, else category, else redirect; undefined when to nothing, or
 * to a screen of the shop's own, which clients have themselves.
 * Unlike a page of the registry it needs no template to be shown with.
 */
export async function resolveRoute(context: GraphqlContext, url: string): Promise<Route | undefined> {
  return follow(context, slugOfUrl(url), 0);
}

async function follow(context: GraphqlContext, slug: string, redirects: number): Promise<Route | undefined> {
  const router = shopRouterOf(context.site.staticRouting);
  const screen = router.find(urlPathOf(slug));
  // A screen is no entity, and a page that stands around it is not what is at the address.
  if (screen?.kind === 'screen') return undefined;
  if (screen) return { kind: 'elsewhere', moved: { redirectCode: MOVED_FOR_GOOD, relativeUrl: slugOf(screen.to) } };
  const found = isWellFormedSlug(slug) || slug === '' ? await findEntity(context, slug) : undefined;
  if (found) return found;
  if (slug === '' || !isAcceptableOldAddress(slug) || redirects === MAX_REDIRECTS) return undefined;
  const redirect = await context.app.redirects.find(context.site.id, slug);
  if (!redirect) return undefined;
  const { target, code } = redirect;
  if (!target.startsWith('/')) return { kind: 'elsewhere', moved: { redirectCode: code, relativeUrl: target } };
  if (router.find(urlPathOf(slugOfUrl(target))))
    return { kind: 'elsewhere', moved: { redirectCode: code, relativeUrl: slugOf(router.pathOf(target)) } };
  const end = await follow(context, slugOfUrl(target), redirects + 1);
  // The last of several redirects names the address at which the thing really is.
  return end && { ...end, moved: { redirectCode: code, relativeUrl: end.moved?.relativeUrl ?? slugOfUrl(target) } };
}

async function findEntity(context: GraphqlContext, slug: string): Promise<Route | undefined> {
  const { app, site } = context;
  const found = await app.pages.findPublished(site.id, slug);
  // A snippet, a banner and the like are parts of pages: they have no address in a shop.
  const page = found && isPageType(found.document.type) ? found : undefined;
  // A page of its own may stand at the address of a product or category: it is about that entity.
  const isContent = page && page.document.type !== 'product' && page.document.type !== 'product-category';
  if (isContent) return { kind: 'page', page };
  const sku = await app.catalog.findByUrlKey(slug, site.language);
  const product = sku === undefined ? undefined : await productBySku(context, sku);
  if (product) return { kind: 'product', product };
  const { path = slug } = (await app.catalog.findCategoryByPath(slug, site.language)) ?? {};
  const category = await categoryByPath(context, path);
  if (category) return { kind: 'category', category };
  return page && { kind: 'page', page };
}

/** `/krem-swit?sku=1` and `https://shop.example/krem-swit/` both name `krem-swit`. */
function slugOfUrl(url: string): string {
  const path = URL.canParse(url) ? new URL(url).pathname : (url.split(/[?#]/, 1)[0] ?? '');
  const slug = trimSign(path, '/');
  return slug === HOME ? '' : slug;
}
