import { isPageType, kindsNaming } from '@witryna/module-schemas';
import type { App } from '../../../fastify-app.ts';
import { requireOwnAddress } from '../page-address.ts';
import type { PageRow } from '../page-row.ts';
import { PageNotFound } from '../pages.errors.ts';

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
