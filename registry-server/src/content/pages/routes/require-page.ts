import { type ContentType, isPageType, type ReferenceKind } from '@witryna/module-schemas';
import type { App } from '../../../fastify-app.ts';
import { requireOwnAddress } from '../page-address.ts';
import type { PageRow } from '../page-row.ts';
import { PageNotFound } from '../pages.errors.ts';

/** The kinds of reference by which content of a type is named. */
function kindsNaming(type: ContentType): readonly ReferenceKind[] {
  if (type === 'link') return ['shared-link'];
  if (type === 'product-filter') return ['filter'];
  if (type === 'article-filter') return ['filter', 'article-filter'];
  if (isPageType(type)) return ['article', 'page'];
  return NAMED_BY_TYPE.filter((kind) => kind === type);
}

const NAMED_BY_TYPE = ['snippet', 'author', 'article-category', 'navigation', 'banner', 'gallery'] as const;

/** @throws PageNotFound */
export async function requirePage({ pages }: App, id: number): Promise<PageRow> {
  const page = await pages.find(id);
  if (!page) throw new PageNotFound(id);
  return page;
}

/** The page, where readers would find it at its address; content that is no page has none in the shop. */
export async function requireOwnPage(app: App, id: number): Promise<PageRow> {
  const page = await requirePage(app, id);
  if (!page.isTemplate && isPageType(page.type))
    requireOwnAddress(page.slug, app.sites.require(page.site), app.sites, page);
  return page;
}

/** Refuses where other content shows the page. */
export function requireUnused(app: App, { id, siteId, slug, type }: PageRow): Promise<void> {
  return Promise.all(
    kindsNaming(type).map((kind) => app.references.requireUnused({ kind, key: slug, siteId }, id)),
  ).then(() => {});
}
