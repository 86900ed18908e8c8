import { migratePage } from '@witryna/module-schemas';
import type { GraphqlContext } from '../../graphql/context.ts';
import type { PublishedPage } from '../pages/index.ts';
import { fillShopWords } from '../sites/index.ts';
import { pageToHtml } from './page-html.ts';

/** The home page's address is empty; clients of the contract call it so. */
export const HOME = 'home';

/** A published page as `CmsPage` of the schema. */
export function toCmsPage({ slug, document }: PublishedPage, { site }: Pick<GraphqlContext, 'site'>) {
  const page = fillShopWords(migratePage(document), site);
  const { meta } = page.properties;
  const identifier = slug === '' ? HOME : slug;
  return {
    __typename: 'CmsPage' as const,
    identifier,
    url_key: identifier,
    title: page.title,
    content_heading: page.title,
    content: pageToHtml(page),
    meta_title: meta.title ?? page.title,
    meta_description: meta.description ?? null,
    meta_keywords: null,
    page_layout: '1column',
    redirect_code: 0,
    relative_url: slug,
    type: 'CMS_PAGE' as const,
  };
}

/** A published snippet as `CmsBlock` of the schema. */
export function toCmsBlock({ slug, document }: PublishedPage, { site }: Pick<GraphqlContext, 'site'>) {
  const page = fillShopWords(migratePage(document), site);
  return { identifier: slug, title: page.title, content: pageToHtml(page) };
}
