import type { MediaFile, RegistryAnswer, SiteDetails, SiteSummary } from '@witryna/module-schemas';
import { hreflangsOf, trimSignAtEnd } from '@witryna/module-schemas';
import { ARTICLE_FEEDS, DEFAULT_ROBOTS, NARROWED_ROBOTS } from '../config.ts';
import { addressInSite, linkInSite } from './page-address.ts';
import { entityOf } from './page-entity.ts';
import { isSharedPage, type PageParams } from './page-params.ts';

/** One element of the document's head that depends on the page. */
export type HeadElement =
  | { readonly tag: 'title'; readonly text: string }
  | { readonly tag: 'meta' | 'link'; readonly attributes: Readonly<Record<string, string>> };

export interface HeadFacts {
  readonly answer: RegistryAnswer;
  readonly site: SiteDetails;
  readonly sites: readonly SiteSummary[];
  readonly params: PageParams;
}

/** What the head says about a content page: title, description, robots, canonical, social cards, languages. */
export function contentHead(facts: HeadFacts): HeadElement[] {
  const { answer, site } = facts;
  const { meta } = answer.data.properties;
  const title = contentTitle(answer);
  const description = contentDescription(answer, site);
  const canonical = canonicalAddress(facts);
  const ogTitle = meta.ogTitle ?? title;
  const ogDescription = meta.ogDescription ?? description;
  const ogImage = socialImage(facts, meta.ogImage);
  const twitterImage = socialImage(facts, meta.twitterImage) ?? ogImage;
  return [
    { tag: 'title', text: documentTitle(title, site) },
    ...named('description', description),
    ...named('robots', robotsOf(facts)),
    { tag: 'link', attributes: { rel: 'canonical', href: canonical } },
    ...otherLanguages(facts),
    ...articleFeeds(facts),
    ...property('og:type', openGraphType(answer)),
    ...property('og:site_name', site.name),
    ...property('og:locale', site.language.replace('-', '_')),
    ...property('og:url', canonical),
    ...property('og:title', ogTitle),
    ...property('og:description', ogDescription),
    ...property('og:image', ogImage?.url),
    ...property('og:image:width', ogImage?.width),
    ...property('og:image:height', ogImage?.height),
    ...property('og:image:alt', ogImage?.alt),
    ...named('twitter:card', twitterImage ? 'summary_large_image' : 'summary'),
    ...named('twitter:title', meta.twitterTitle ?? ogTitle),
    ...named('twitter:description', meta.twitterDescription ?? ogDescription),
    ...named('twitter:image', twitterImage?.url),
  ];
}

/** Whether these parameters say something in the head; see `canonicalAddress`. */
export const headDependsOnParams = (params: PageParams): boolean => params.page !== undefined || !isSharedPage(params);

/** A list that is narrowed by more than one filter is nothing for search engines, but its links are. */
function robotsOf({ answer, params }: Pick<HeadFacts, 'answer' | 'params'>): string {
  return isSharedPage(params) ? (answer.data.properties.meta.robots ?? DEFAULT_ROBOTS) : NARROWED_ROBOTS;
}

/** The head of a page that is ours and not the registry's: an error, the way back. Never indexed. */
export function plainHead(title: string, site: Pick<SiteDetails, 'postfix'>): HeadElement[] {
  return [{ tag: 'title', text: documentTitle(title, site) }, ...named('robots', 'noindex')];
}

/** A title with the site's postfix, once. */
export function documentTitle(title: string, site: Pick<SiteDetails, 'postfix'>): string {
  const postfix = site.postfix.trim();
  if (postfix === '' || title.endsWith(postfix)) return title;
  const hasSeparator = /^[^\p{L}\p{N}]/u.test(postfix);
  return hasSeparator ? `${title} ${postfix}` : `${title} – ${postfix}`;
}

/** The title of a page; on a template page that of the entity it shows. */
function contentTitle({ data }: RegistryAnswer): string {
  const { product, category } = entitiesOf(data);
  return data.properties.meta.title ?? product?.name ?? category?.name ?? data.title;
}

function entitiesOf(data: RegistryAnswer['data']) {
  const entity = entityOf(data);
  return {
    product: entity?.kind === 'product' ? entity.product : undefined,
    category: entity?.kind === 'category' ? entity.category : undefined,
  };
}

function contentDescription({ data }: RegistryAnswer, site: SiteDetails): string | undefined {
  const { product, category } = entitiesOf(data);
  return (
    data.properties.meta.description ??
    product?.summary ??
    category?.description ??
    site.properties.socialMeta?.description
  );
}

/** The address under which a page is known: without parameters, but for the page of a list. */
function canonicalAddress({ answer, site, params }: Pick<HeadFacts, 'answer' | 'site' | 'params'>): string {
  const own = answer.data.properties.meta.canonical;
  if (own) return new URL(linkInSite(own, site.basePath), origin(site)).href;
  const page = params.page === undefined ? '' : `?page=${params.page}`;
  return `${origin(site)}${addressInSite(answer.data.urlPath, site.basePath)}${page}`;
}

/**
 * The same page in other languages, as far as the registry knows it to exist; `x-default` for readers of all others.
 * A page that is not the one to be found in its own language names none.
 */
function otherLanguages({ answer, site, sites, params }: HeadFacts): HeadElement[] {
  const { canonical } = answer.data.properties.meta;
  if (canonical || params.page !== undefined || /noindex/i.test(robotsOf({ answer, params }))) return [];
  return hreflangsOf(site, sites, answer.meta.alternates ?? []).map(({ hreflang, href }) => alternate(hreflang, href));
}

function alternate(hreflang: string, href: string): HeadElement {
  return { tag: 'link', attributes: { rel: 'alternate', hreflang, href } };
}

/** Where articles stand, readers of news find them all. */
function articleFeeds({ answer, site }: HeadFacts): HeadElement[] {
  const { data, meta } = answer;
  const hasArticles = data.type === 'article' || Object.keys(meta.related.articleListings).length > 0;
  if (!hasArticles) return [];
  return ARTICLE_FEEDS.map(({ type, file, format }) => {
    const href = origin(site) + addressInSite(`/${file}`, site.basePath);
    return { tag: 'link', attributes: { rel: 'alternate', type, title: `${site.name} (${format})`, href } };
  });
}

function openGraphType({ data }: RegistryAnswer): string {
  if (data.type === 'article') return 'article';
  return entitiesOf(data).product ? 'product' : 'website';
}

interface SocialImage {
  readonly url: string;
  readonly width?: string;
  readonly height?: string;
  readonly alt?: string;
}

/** Social networks show about this many pixels; AVIF is not read by all of them. */
const SOCIAL_IMAGE_WIDTH = 1200;

function socialImage({ answer, site }: HeadFacts, key: number | undefined): SocialImage | undefined {
  const { product } = entitiesOf(answer.data);
  const file = key === undefined ? product?.images[0] : answer.meta.related.files[key];
  const url = file ? undefined : site.properties.socialMeta?.image;
  if (file) return imageOfFile(file, origin(site));
  return url === undefined ? undefined : { url: new URL(url, origin(site)).href };
}

function imageOfFile(file: MediaFile, base: string): SocialImage {
  const candidates = (file.srcset ?? []).filter(
    (entry) => entry.ratio === 'original' && entry.mime !== 'image/avif' && entry.width <= SOCIAL_IMAGE_WIDTH,
  );
  const best = candidates.reduce<(typeof candidates)[number] | undefined>(
    (widest, entry) => (widest && widest.width >= entry.width ? widest : entry),
    undefined,
  );
  const size = best ?? file;
  return {
    url: new URL(best?.url ?? file.url, base).href,
    ...(size.width !== undefined && { width: String(size.width) }),
    ...(size.height !== undefined && { height: String(size.height) }),
    ...(file.alt && { alt: file.alt }),
  };
}

function origin(site: Pick<SiteSummary, 'address'>): string {
  return trimSignAtEnd(site.address, '/');
}

function named(name: string, content: string | undefined): HeadElement[] {
  return content ? [{ tag: 'meta', attributes: { name, content } }] : [];
}

function property(name: string, content: string | undefined): HeadElement[] {
  return content ? [{ tag: 'meta', attributes: { property: name, content } }] : [];
}
