import { trimSign } from '@witryna/module-schemas';
import type { Db } from '../../database/dialects.ts';
import type { Paging } from '../../http/paging.ts';
import type { Site, SiteDirectory } from '../sites/index.ts';
import { type CatalogueUsages, createCatalogueUsages } from './catalogue-usages.ts';
import { countFileUses } from './file-places.ts';
import { indexedKey } from './index-references.ts';
import { ContentInUse } from './references.errors.ts';
import { createReferencesStore, type PageUsage, type SectionUsages, type Target } from './references.store.ts';
import { filesOfSites, type SiteUsage, snippetsOfSites } from './site-usages.ts';

/** Where something is used: pages, a part of them at a time, sites, the catalogue and saved sections. */
export interface Usages extends CatalogueUsages, SectionUsages {
  readonly items: readonly PageUsage[];
  readonly total: number;
  readonly sites: readonly SiteUsage[];
}

const NOTHING: CatalogueUsages = { catalogue: [], catalogueTotal: 0 };
const FIRST: Paging = { page: 1, pageSize: 20 };

/** What content, sites and the catalogue point at. */
export function createReferences(db: Db, sites: SiteDirectory) {
  const store = createReferencesStore(db);
  const ofCatalogue = createCatalogueUsages(db);

  async function usagesOf(target: Target, paging: Paging = FIRST, exceptPage?: number): Promise<Usages> {
    const { kind, siteId } = target;
    const key = indexedKey(kind, target.key);
    // A category is linked to by its address, which is its path.
    const named =
      kind === 'category' ? { formerKeys: await store.formerPathsOf(target.key), isLinkedTo: true } : undefined;
    const [pages, catalogue, sections] = await Promise.all([
      store.findUsages({ ...target, ...named }, paging, db, exceptPage),
      key === undefined ? NOTHING : catalogueUsages(kind, key),
      store.findSections({ ...target, ...named }),
    ]);
    const ofSites = usagesOfSites(kind, sites.all).filter((usage) => usage.key === key);
    return {
      ...pages,
      ...catalogue,
      ...sections,
      sites: ofSites.filter(({ site }) => siteId === undefined || sites.find(site)?.id === siteId),
    };
  }

  async function catalogueUsages(kind: Target['kind'], key: string): Promise<CatalogueUsages> {
    if (kind === 'file') return ofCatalogue.findFileUsages(Number(key));
    return kind === 'category' ? ofCatalogue.findCategoryUsages(key) : NOTHING;
  }

  return {
    usagesOf,

    /** How many places show each of these files: pages, saved sections, sites and what of the catalogue has pictures. */
    async countFileUses(ids: readonly number[]): Promise<(id: number) => number> {
      const counts = await countFileUses(db, ids);
      const ofSites = Map.groupBy(filesOfSites(sites.all), ({ key }) => Number(key));
      return (id) => (counts.get(id) ?? 0) + (ofSites.get(id)?.length ?? 0);
    },

    /** The files that sites name as their logo, mark or picture. */
    filesOfSites: (): readonly number[] => [...new Set(filesOfSites(sites.all).map(({ key }) => Number(key)))],

    /** Refuses to delete or move what is shown somewhere; a page's pointing at itself does not count. */
    async requireUnused(target: Target, exceptPage?: number): Promise<void> {
      const usages = await usagesOf(target, FIRST, exceptPage);
      const { total, sites: ofSites, catalogueTotal, sectionsTotal } = usages;
      if (total + ofSites.length + catalogueTotal + sectionsTotal > 0) throw new ContentInUse(usages);
    },

    /** Places that readers see without what they point at, and sites without the header or footer that they name. */
    async findBroken(paging: Paging, site: Site | undefined) {
      const named = snippetsOfSites(site ? [site] : sites.all);
      const missing = await Promise.all(
        [...Map.groupBy(named, (usage) => usage.site)].map(async ([code, usages]) => {
          const slugs = usages.map(({ key }) => key);
          const published = await store.publishedSnippets(sites.require(code).id, slugs);
          return usages.filter(({ key }) => !published.has(key));
        }),
      );
      const routes = sites.all.flatMap(({ staticRouting }) => Object.values(staticRouting));
      const ownPaths = routes.map((path) => trimSign(path, '/'));
      return { ...(await store.findBroken(paging, site?.id, ownPaths)), sites: missing.flat() };
    },
  };
}

export type References = ReturnType<typeof createReferences>;

function usagesOfSites(kind: Target['kind'], all: readonly Site[]): readonly SiteUsage[] {
  if (kind === 'snippet') return snippetsOfSites(all);
  return kind === 'file' ? filesOfSites(all) : [];
}
