import { type ContentType, isPageType, type PageAlternate } from '@witryna/module-schemas';
import { type Catalog, earliest } from '../../commerce/catalog/index.ts';
import type { Site } from '../sites/index.ts';
import { urlPathOf } from '../slug.ts';
import type { PagesStore } from './pages.store.ts';
import type { PublishedVersion } from './published-versions.ts';
import { translationsTag } from './translation-groups.ts';

/** A page of which the versions on other sites are asked for. */
export interface VersionedPage {
  readonly slug: string;
  readonly type: ContentType;
  /** Sku or path of the product or category that it is about, where there is one. */
  readonly entityKey?: string | undefined;
  readonly translationGroup: string | null;
}

/** The sites on which a page exists, its own among them, and what has to be known to keep that. */
export interface Alternates {
  readonly alternates: readonly PageAlternate[];
  readonly tags: readonly string[];
  /** When another version appears by itself. */
  readonly validUntil?: Date;
}

const NONE: Alternates = { alternates: [], tags: [] };

export interface AlternatesSources {
  readonly pages: Pick<PagesStore, 'findAtAddresses' | 'findInGroups'>;
  readonly sites: { readonly all: readonly Site[] };
  readonly catalog: Pick<Catalog, 'addresses'>;
}

/**
 * Finds where else pages are, for readers of other languages. The home page and pages of products and categories have
 * an address on each site that follows from what they are about; all others are known by the group that they share. Only what is published is named.
 */
export function createAlternatesFinder({ pages, sites, catalog }: AlternatesSources) {
  /** For each page in turn, in as many queries as for one. */
  return async function findAlternates(asked: readonly VersionedPage[]): Promise<Alternates[]> {
    const { all } = sites;
    if (all.length < 2) return asked.map(() => NONE);
    const known = asked.filter(isKnownByAddress);
    const groups = asked.flatMap((page) => groupOf(page) ?? []);
    const types = new Set(known.flatMap(({ entityKey, type }) => (entityKey === undefined ? [] : type)));
    const slugOn = await slugsOnSites(known);
    const [atAddresses, inGroups] = await Promise.all([
      pages.findAtAddresses(
        all.map(({ id }) => id),
        [...new Set(known.flatMap((page) => all.map((site) => slugOn(site, page))))],
        [...types],
      ),
      pages.findInGroups([...new Set(groups)]),
    ]);
    const bySlug = Map.groupBy(
      atAddresses.filter(({ isTemplate }) => !isTemplate),
      ({ slug }) => slug,
    );
    const templates = Map.groupBy(
      atAddresses.filter(({ isTemplate }) => isTemplate),
      ({ type }) => type,
    );
    const byGroup = Map.groupBy(inGroups, ({ translationGroup }) => translationGroup);
    return asked.map((page) => {
      if (isKnownByAddress(page)) {
        const { type: entityType } = page.entityKey === undefined ? {} : page;
        const ofTemplates = (entityType && templates.get(entityType)) ?? [];
        const places = all.map((site) => {
          const slug = slugOn(site, page);
          return { site, slug, found: [...(bySlug.get(slug) ?? []), ...ofTemplates] };
        });
        const tags = places.flatMap(({ site: { code }, slug }) => [
          `path:${code}:${urlPathOf(slug)}`,
          ...(entityType === undefined ? [] : [`template:${code}:${entityType}`]),
        ]);
        return versionsOn(places, entityType, tags);
      }
      const group = groupOf(page);
      return group === undefined ? NONE : inGroup(all, group, byGroup.get(group) ?? []);
    });
  };

  /** Where each page is on each site: a product and a category may have an address in each language. */
  async function slugsOnSites(known: readonly VersionedPage[]) {
    const keysOf = (type: ContentType) => known.flatMap((page) => (page.type === type ? (page.entityKey ?? []) : []));
    const addressOf = await catalog.addresses({ product: keysOf('product'), category: keysOf('product-category') });
    return ({ language }: Site, { slug, type, entityKey }: VersionedPage): string => {
      if (entityKey === undefined) return slug;
      return addressOf(type === 'product' ? 'product' : 'category', entityKey, language) ?? slug;
    };
  }
}

export type AlternatesFinder = ReturnType<typeof createAlternatesFinder>;

/** The home page, and what is about an entity of the catalogue, which all sites share. */
const isKnownByAddress = ({ slug, entityKey }: VersionedPage) => slug === '' || entityKey !== undefined;

/** What is known by its address is known by nothing else, so that versions always name each other. */
const mayHaveGroup = ({ slug, type }: Pick<VersionedPage, 'slug' | 'type'>) =>
  slug !== '' && isPageType(type) && type !== 'product' && type !== 'product-category';

const groupOf = (page: VersionedPage) =>
  !isKnownByAddress(page) && mayHaveGroup(page) ? (page.translationGroup ?? undefined) : undefined;

/** An address on a site, and what is there or on a template for it. */
interface Place {
  readonly site: Site;
  readonly slug: string;
  readonly found: readonly PublishedVersion[];
}

function versionsOn(
  places: readonly Place[],
  entityType: ContentType | undefined,
  tags: readonly string[],
): Alternates {
  const now = new Date();
  const shown = places.flatMap(({ site, slug, found }) => {
    const visible = found.filter(
      ({ siteId, visibleFrom }) => siteId === site.id && (!visibleFrom || visibleFrom <= now),
    );
    const version = versionAt(visible, entityType);
    return version ? [alternateOf(site, slug, version)] : [];
  });
  return { alternates: shown.length < 2 ? [] : shown, tags };
}

/** A page at the address comes before any template, whatever it is about. */
function versionAt(found: readonly PublishedVersion[], entityType: ContentType | undefined) {
  const own = found.find(({ isTemplate }) => !isTemplate);
  if (!own) return entityType === undefined ? undefined : found[0];
  const isVersion = entityType === undefined ? isPageType(own.type) : own.type === entityType;
  return isVersion ? own : undefined;
}

function inGroup(sites: readonly Site[], group: string, found: readonly PublishedVersion[]): Alternates {
  const now = new Date();
  const pages = found.filter(mayHaveGroup);
  const held = pages.flatMap(({ visibleFrom }) => (visibleFrom && visibleFrom > now ? [visibleFrom] : []));
  const shown = sites.flatMap((site) => {
    const version = pages.find(({ siteId, visibleFrom }) => siteId === site.id && !(visibleFrom && visibleFrom > now));
    return version ? [alternateOf(site, version.slug, version)] : [];
  });
  const validUntil = earliest(held);
  return {
    alternates: shown.length < 2 ? [] : shown,
    tags: [translationsTag(group)],
    ...(validUntil && { validUntil }),
  };
}

function alternateOf({ code, isDefault }: Site, slug: string, { isIndexable }: PublishedVersion): PageAlternate {
  return {
    site: code,
    urlPath: urlPathOf(slug),
    ...(isDefault && { isDefault }),
    ...(!isIndexable && { isNoindex: true as const }),
  };
}
