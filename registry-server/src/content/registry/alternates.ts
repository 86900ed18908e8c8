import { type ContentType, isPageType, type PageAlternate } from '@witryna/module-schemas';
import type { PageAtAddress, PagesStore } from '../pages/index.ts';
import type { Site } from '../sites/index.ts';
import { urlPathOf } from '../slug.ts';
import type { Resolution } from './resolve-address.ts';

type PageResolution = Extract<Resolution, { kind: 'page' }>;

/** The sites on which a page exists, its own among them, and what has to be known to keep that. */
export interface Alternates {
  readonly alternates: readonly PageAlternate[];
  readonly tags: readonly string[];
}

const NONE: Alternates = { alternates: [], tags: [] };

export interface AlternatesSources {
  readonly pages: Pick<PagesStore, 'findAtAddress'>;
  readonly sites: { readonly all: readonly Site[] };
}

/**
 * Finds where else a page is, for readers of other languages: the home page, and pages of products and categories,
 * whose addresses are the same on all sites. Only what is published is named.
 */
export function createAlternatesFinder({ pages, sites }: AlternatesSources) {
  return async function findAlternates(slug: string, { page, current }: PageResolution): Promise<Alternates> {
    const { all } = sites;
    if (all.length < 2 || (slug !== '' && !current)) return NONE;
    const entityType = current ? page.document.type : undefined;
    const siteIds = all.map(({ id }) => id);
    const found = Map.groupBy(await pages.findAtAddress(siteIds, slug, entityType), ({ siteId }) => siteId);
    const shown = all.filter(({ id }) => isShown(found.get(id) ?? [], entityType));
    return {
      alternates: shown.length < 2 ? [] : shown.map((site) => alternateOf(site, slug)),
      tags: all.flatMap(({ code }) => [
        `path:${code}:${urlPathOf(slug)}`,
        ...(entityType === undefined ? [] : [`template:${code}:${entityType}`]),
      ]),
    };
  };
}

export type AlternatesFinder = ReturnType<typeof createAlternatesFinder>;

/** A page at the address comes before any template, whatever it is about. */
function isShown(found: readonly PageAtAddress[], entityType: ContentType | undefined): boolean {
  const own = found.find(({ isTemplate }) => !isTemplate);
  if (own) return entityType === undefined ? isPageType(own.type) : own.type === entityType;
  return entityType !== undefined && found.length > 0;
}

function alternateOf({ code, isDefault }: Site, slug: string): PageAlternate {
  return { site: code, urlPath: urlPathOf(slug), ...(isDefault && { isDefault }) };
}
