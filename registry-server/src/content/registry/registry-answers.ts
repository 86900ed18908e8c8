import type { ContentPage, ListingParams, RegistryAnswer, Related } from '@witryna/module-schemas';
import { type Catalog, earliest } from '../../commerce/catalog/index.ts';
import { SECURITY_HEADERS } from '../../http/security-headers.ts';
import type { Alternates, AlternatesFinder, LoadedRelated, RelatedLoader } from '../pages/index.ts';
import { fillShopWords, type Site } from '../sites/index.ts';
import { urlPathOf } from '../slug.ts';
import type { AnswerMemory } from './answer-cache.ts';
import { isKept, knownParams, listingTraitsOf, paramsKey } from './answer-params.ts';
import { contentPageOf } from './content-page.ts';
import { ALL_ENCODINGS, type BuiltAnswer, buildAnswer, type Encoding } from './encoded-response.ts';
import { withoutLinksTo } from './hidden-links.ts';
import type { AddressResolver, Resolution } from './resolve-address.ts';
import { screenFrameOf } from './screen-frame.ts';

type PageResolution = Extract<Resolution, { kind: 'page' }>;

export interface AnswerSources {
  readonly memory: AnswerMemory;
  readonly resolveAddress: AddressResolver;
  readonly loadRelated: RelatedLoader;
  readonly findAlternates: AlternatesFinder;
  /** Addresses of categories that shoppers do not see. */
  readonly hiddenAddresses: Catalog['hiddenAddresses'];
}

/** A hot answer, one that is still being built, or what the address leads to instead. */
export type Answered =
  | {
      readonly answer: BuiltAnswer;
      /** False where nobody is to keep it under the address that was asked for. */
      readonly isKept: boolean;
    }
  | Exclude<Resolution, { kind: 'page' }>;

const HOME_SLUG = '';
const NO_PARAMS: ListingParams = {};
const NO_VERSIONS: Alternates = { alternates: [], tags: [] };

/** Answers of published addresses: built once, kept until something in them changes. */
export function createRegistryAnswers(sources: AnswerSources) {
  const { memory, resolveAddress, loadRelated, findAlternates, hiddenAddresses } = sources;

  async function build(
    site: Site,
    slug: string,
    found: PageResolution,
    params: ListingParams,
    encodings = ALL_ENCODINGS,
  ): Promise<BuiltAnswer> {
    const { page, current } = found;
    const hidden = await hiddenAddresses();
    const whole = contentPageOf(site, slug, found);
    const shown = { ...whole, containers: withoutLinksTo(whole.containers, hidden) };
    const entityKey = current && (current.kind === 'product' ? current.product.sku : current.category.path);
    const [loaded, [versions]] = await Promise.all([
      loadRelated({ site, document: shown, page: { ...page, slug }, params, ...(current ? { current } : {}) }),
      findAlternates([{ slug, type: page.document.type, entityKey, translationGroup: page.translationGroup }]),
    ]);
    const related = withoutSharedLinksTo(loaded.related, hidden);
    const data = withRelations(shown, { ...loaded, related });
    const listing = listingTraitsOf(data, related);
    const { alternates, tags, validUntil: versionAppearsAt } = versions ?? NO_VERSIONS;
    const validUntil = earliest([found.validUntil, loaded.validUntil, versionAppearsAt]);
    const body: RegistryAnswer = {
      data,
      meta: {
        related,
        theme: data.theme,
        ...(listing && { hasLists: true as const }),
        ...(alternates.length > 0 && { alternates }),
        ...(validUntil ? { validUntil: validUntil.toISOString() } : {}),
      },
    };
    return buildAnswer({
      body: fillShopWords(body, site),
      tags: [
        ...new Set([
          `page:${page.id}`,
          `path:${site.code}:${urlPathOf(slug)}`,
          `site:${site.code}`,
          ...(page.isTemplate ? [`template:${site.code}:${page.document.type}`] : []),
          ...loaded.tags,
          ...tags,
        ]),
      ],
      listing,
      headers: SECURITY_HEADERS,
      encodings,
      ...(validUntil ? { validUntil } : {}),
    });
  }

  async function answerFor(
    site: Site,
    slug: string,
    key: string,
    params: ListingParams,
    resolve = resolveAddress,
  ): Promise<Answered> {
    let resolved: Resolution = { kind: 'nothing' };
    const answer = await memory.getOrBuild(key, async () => {
      resolved = await resolve(site, slug);
      return resolved.kind === 'page' ? build(site, slug, resolved, params) : undefined;
    });
    if (answer) return { answer, isKept: true };
    // Of those who waited for another's build nobody has seen the resolution.
    if (resolved.kind === 'nothing') resolved = await resolve(site, slug);
    return resolved.kind === 'page' ? answerFor(site, slug, key, params, resolve) : resolved;
  }

  /** What the home page resolves to, with what stands around screens in the place of it. */
  async function resolveFrame(site: Site): Promise<Resolution> {
    const home = await resolveAddress(site, HOME_SLUG);
    const { validUntil } = home;
    const page = screenFrameOf(site, home.kind === 'page' ? home.page : undefined);
    return { ...(page ? { kind: 'page', page } : { kind: 'nothing' }), ...(validUntil && { validUntil }) };
  }

  /** An answer that few ask for takes nobody's room, and is built as the one who asks takes it. */
  async function buildOnce(site: Site, slug: string, params: ListingParams, encoding: Encoding): Promise<Answered> {
    const resolved = await resolveAddress(site, slug);
    if (resolved.kind !== 'page') return resolved;
    return { answer: await build(site, slug, resolved, params, [encoding]), isKept: false };
  }

  return {
    /** The kept answer without any waiting; undefined when there is none. */
    get: (site: Site, slug: string): BuiltAnswer | undefined => memory.get(keyOf(site, slug)),

    /** What stands around the screens of the shop's own. */
    frame: (site: Site): Promise<Answered> =>
      answerFor(site, HOME_SLUG, `${keyOf(site, HOME_SLUG)} frame`, NO_PARAMS, resolveFrame),

    /**
     * What the address answers, to a client that takes this encoding; parameters that its type does not react to make
     * no answer of their own.
     */
    async answer(site: Site, slug: string, params: ListingParams, encoding: Encoding): Promise<Answered> {
      const key = keyOf(site, slug);
      const plain = await answerFor(site, slug, key, NO_PARAMS);
      const asked = paramsKey(params);
      if (!('answer' in plain) || asked === '') return plain;
      const known = plain.answer.listing ? knownParams(params, plain.answer.listing) : NO_PARAMS;
      const more = paramsKey(known);
      if (more === '') return { ...plain, isKept: false };
      if (!isKept(known)) return buildOnce(site, slug, known, encoding);
      const answered = await answerFor(site, slug, `${key}?${more}`, known);
      return 'answer' in answered ? { ...answered, isKept: more === asked } : answered;
    },
  };
}

/** The page with the name of who wrote it, and the number of the page above it. */
function withRelations(page: ContentPage, { related, parent }: LoadedRelated): ContentPage {
  const { author: slug } = page.contentProperties;
  const author = typeof slug === 'string' ? related.authors[slug]?.name : undefined;
  return { ...page, ...(author !== undefined && { author }), ...(parent !== undefined && { parent }) };
}

/** The same without links in what pages share: snippets, such as the header, and navigations. */
function withoutSharedLinksTo(related: Related, hidden: ReadonlySet<string>): Related {
  const { snippets, contents } = related;
  return {
    ...related,
    snippets: withoutLinksTo(snippets, hidden),
    ...(contents && { contents: withoutLinksTo(contents, hidden) }),
  };
}

const keyOf = (site: Site, slug: string) => `${site.id}:${slug}`;
