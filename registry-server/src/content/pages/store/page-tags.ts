import type { Trx } from '../../../database/transaction.ts';
import { urlPathOf } from '../../slug.ts';
import type { PageRow } from '../page-row.ts';
import { filterSetsTag } from '../related/filter-sets.ts';
import { translationsTag } from '../translation-groups.ts';

/** What holds links to the page where it is about a tag. */
export async function tagsOfTagPage(
  trx: Trx,
  { id, type, site }: Pick<PageRow, 'id' | 'type' | 'site'>,
): Promise<string[]> {
  if (type !== 'page') return [];
  const term = await trx.selectFrom('page_article_term').select('code').where('pageId', '=', id).executeTakeFirst();
  return term ? [tagPagesTag(site)] : [];
}

/** What every page carries that leads to pages about tags. */
export const tagPagesTag = (site: string) => `tag-pages:${site}`;

/** What every list of articles of a site carries. */
export const articlesTag = (site: string) => `articles:${site}`;

/** The site, where the page is its home page: with it the site opens to readers, and closes. */
export const tagsOfHome = ({ site, slug, isTemplate }: Pick<PageRow, 'site' | 'slug' | 'isTemplate'>): string[] =>
  slug === '' && !isTemplate ? [`site:${site}`] : [];

/** What readers may hold of this page. */
export function tagsOf(
  page: Pick<PageRow, 'id' | 'site' | 'slug' | 'isTemplate' | 'type' | 'translationGroup'>,
): string[] {
  if (page.isTemplate) return [`page:${page.id}`, `template:${page.site}:${page.type}`];
  const own = [
    `page:${page.id}`,
    `path:${page.site}:${urlPathOf(page.slug)}`,
    ...(page.translationGroup === null ? [] : [translationsTag(page.translationGroup)]),
  ];
  if (page.type === 'product-filter') return [...own, filterSetsTag(page.site)];
  return page.type === 'article' ? [...own, articlesTag(page.site)] : own;
}
