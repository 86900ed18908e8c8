import type { MediaFile, RegistryAnswer, SiteDetails, SiteSummary } from '@witryna/module-schemas';
import { trimSignAtEnd } from '@witryna/module-schemas';
import { DEFAULT_ROBOTS } from '../config.ts';
import { addressInSite, linkInSite } from './page-address.ts';
import { entityOf } from './page-entity.ts';
import type { PageParams } from './page-params.ts';

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
    ...named('robots', meta.robots ?? DEFAULT_ROBOTS),
    { tag: 'link', attributes: { rel: 'canonical', href: canonical } },
    ...otherLanguages(facts),
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
export const headDependsOnParams = ({ page }: PageParams): boolean => page !== undefined;

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
  const { canonical, robots = DEFAULT_ROBOTS } = answer.data.properties.meta;
  if (canonical || params.page !== undefined || /noindex/i.test(robots)) return [];
  const known = (answer.meta.alternates ?? []).flatMap(({ site: code, urlPath, isDefault }) => {
    const other = sites.find((each) => each.code === code);
    return other ? [{ site: other, href: origin(other) + addressInSite(urlPath, other.basePath), isDefault }] : [];
  });
  // Of several sites in one language the reader's own is the one.
  const own = known.filter((each) => each.site.code === site.code);
  const byLanguage = new Map([...known.toReversed(), ...own].map((each) => [each.site.language, each]));
  if (own.length === 0 || byLanguage.size < 2) return [];
  const byDefault = known.find(({ isDefault }) => isDefault) ?? known[0];
  return [
    ...known
      .filter((each) => byLanguage.get(each.site.language) === each)
      .map((each) => alternate(each.site.language, each.href)),
    ...(byDefault ? [alternate('x-default', byDefault.href)] : []),
  ];
}

function alternate(hreflang: string, href: string): HeadElement {
  return { tag: 'link', attributes: { rel: 'alternate', hreflang, href } };
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
