import type { ListingParams, RegistryAnswer } from '@witryna/module-schemas';
import { earliest } from '../../commerce/catalog/index.ts';
import { SECURITY_HEADERS } from '../../http/security-headers.ts';
import type { RelatedLoader } from '../pages/index.ts';
import { fillShopWords, type Site } from '../sites/index.ts';
import { urlPathOf } from '../slug.ts';
import type { AlternatesFinder } from './alternates.ts';
import type { AnswerMemory } from './answer-cache.ts';
import { hasListingParams, paramsKey } from './answer-params.ts';
import { contentPageOf } from './content-page.ts';
import { type BuiltAnswer, buildAnswer } from './encoded-response.ts';
import type { AddressResolver, Resolution } from './resolve-address.ts';

type PageResolution = Extract<Resolution, { kind: 'page' }>;

export interface AnswerSources {
  readonly memory: AnswerMemory;
  readonly resolveAddress: AddressResolver;
  readonly loadRelated: RelatedLoader;
  readonly findAlternates: AlternatesFinder;
}

/** A hot answer, one that is still being built, or what the address leads to instead. */
export type Answered = { readonly answer: BuiltAnswer } | Exclude<Resolution, { kind: 'page' }>;

const NO_PARAMS: ListingParams = {};

/** Answers of published addresses: built once, kept until something in them changes. */
export function createRegistryAnswers({ memory, resolveAddress, loadRelated, findAlternates }: AnswerSources) {
  async function build(site: Site, slug: string, found: PageResolution, params: ListingParams): Promise<BuiltAnswer> {
    const { page, current } = found;
    const data = contentPageOf(site, slug, found);
    const [loaded, { alternates, tags }] = await Promise.all([
      loadRelated({ site, document: data, params, ...(current ? { current } : {}) }),
      findAlternates(slug, found),
    ]);
    const validUntil = earliest([found.validUntil, loaded.validUntil]);
    const body: RegistryAnswer = {
      data,
      meta: {
        related: loaded.related,
        theme: data.theme,
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
      hasListingParams: hasListingParams(page.document.type),
      headers: SECURITY_HEADERS,
      ...(validUntil ? { validUntil } : {}),
    });
  }

  async function answerFor(site: Site, slug: string, key: string, params: ListingParams): Promise<Answered> {
    let resolved: Resolution = { kind: 'nothing' };
    const answer = await memory.getOrBuild(key, async () => {
      resolved = await resolveAddress(site, slug);
      return resolved.kind === 'page' ? build(site, slug, resolved, params) : undefined;
    });
    if (answer) return { answer };
    // Of those who waited for another's build nobody has seen the resolution.
    if (resolved.kind === 'nothing') resolved = await resolveAddress(site, slug);
    return resolved.kind === 'page' ? answerFor(site, slug, key, params) : resolved;
  }

  return {
    /** The kept answer without any waiting; undefined when there is none. */
    get: (site: Site, slug: string): BuiltAnswer | undefined => memory.get(keyOf(site, slug)),

    /** What the address answers; parameters that its type does not react to make no answer of their own. */
    async answer(site: Site, slug: string, params: ListingParams = NO_PARAMS): Promise<Answered> {
      const key = keyOf(site, slug);
      const plain = await answerFor(site, slug, key, NO_PARAMS);
      const more = paramsKey(params);
      if (!('answer' in plain) || !plain.answer.hasListingParams || more === paramsKey(NO_PARAMS)) return plain;
      return answerFor(site, slug, `${key}?${more}`, params);
    },
  };
}

const keyOf = (site: Site, slug: string) => `${site.id}:${slug}`;
