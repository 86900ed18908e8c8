import type { Article } from 'schema-dts';
import { absolute, type DataFacts, pictureAddress } from './facts.ts';

/** Longest headline that search engines take. */
const MAX_HEADLINE = 110;
const HALF_SIGN = /[\ud800-\udbff]$/;

/** An article with its author, cover and date. */
export function articleData({ answer, site }: DataFacts): Article {
  const { title, urlPath, publicationDate, author, properties, contentProperties } = answer.data;
  const { cover, lead } = contentProperties;
  const picture = typeof cover === 'number' ? answer.meta.related.files[cover] : undefined;
  const description = properties.meta.description ?? (typeof lead === 'string' ? lead : undefined);
  return {
    '@type': 'Article',
    headline: title.slice(0, MAX_HEADLINE).replace(HALF_SIGN, ''),
    mainEntityOfPage: absolute(site, urlPath),
    ...(description && { description }),
    ...(picture && { image: pictureAddress(site, picture) }),
    ...(publicationDate && { datePublished: publicationDate }),
    ...(author && { author: { '@type': 'Person', name: author } }),
    publisher: { '@type': 'Organization', name: site.name, url: absolute(site, '/') },
    inLanguage: site.language,
  };
}
