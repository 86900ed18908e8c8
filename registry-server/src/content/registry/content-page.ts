import { type ContentPage, migratePage, type PageMeta, withSiteFrame } from '@witryna/module-schemas';
import { type Current, type LoadedCurrent, type PublishedPage, publicationDateOf } from '../pages/index.ts';
import type { Site } from '../sites/index.ts';
import { urlPathOf } from '../slug.ts';

const parentOf = (slug: string) => (slug.includes('/') ? slug.slice(0, slug.lastIndexOf('/')) : undefined);

function entityOf(current: Current | undefined) {
  if (!current) return undefined;
  const { kind } = current;
  const about = kind === 'product' ? current.product : current.category;
  const image = kind === 'product' ? current.product.images[0] : current.category.image;
  const description = kind === 'product' ? current.product.summary : current.category.description;
  return { name: about.name, description, image: image?.id };
}

/** The words of the template give way to those of the entity; a title that the template sets stays its pattern. */
function metaOf(meta: PageMeta, current: Current | undefined, isTemplate: boolean): PageMeta {
  const entity = isTemplate ? entityOf(current) : undefined;
  if (!entity) return meta;
  return {
    ...meta,
    title: entity.name,
    ...(entity.description === undefined ? {} : { description: entity.description }),
    ...(entity.image === undefined ? {} : { ogImage: entity.image }),
  };
}

type ShownPage = { readonly page: PublishedPage } & Partial<LoadedCurrent>;

/** A page as readers get it under `data`; a template is shown in the theme of its entity, where that has one. */
export function contentPageOf(site: Site, slug: string, { page, current, theme }: ShownPage): ContentPage {
  const { headerSnippet: header, footerSnippet: footer } = site.properties;
  const document = withSiteFrame(migratePage(page.document), { header, footer });
  const parent = parentOf(slug);
  const entity = page.isTemplate ? entityOf(current) : undefined;
  return {
    ...document,
    title: entity?.name ?? document.title,
    theme: (page.isTemplate && theme) || document.theme,
    properties: { ...document.properties, meta: metaOf(document.properties.meta, current, page.isTemplate) },
    contentProperties: {
      ...document.contentProperties,
      ...(current?.kind === 'product' ? { product: current.product } : {}),
      ...(current?.kind === 'category' ? { category: current.category } : {}),
    },
    contentId: page.id,
    site: site.code,
    urlPath: urlPathOf(slug),
    ...(parent === undefined ? {} : { categoryUrl: urlPathOf(parent) }),
    publicationDate: publicationDateOf(page),
  };
}
