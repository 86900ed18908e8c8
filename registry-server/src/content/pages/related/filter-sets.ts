import {
  FILTER_CODES,
  FILTER_FLAGS,
  type FilterCode,
  type FilterFlag,
  type ListingQuery,
} from '@witryna/module-schemas';
import { type Catalog, pathsAbove } from '../../../commerce/catalog/index.ts';
import { slugOf } from '../../slug.ts';
import type { PagesStore } from '../pages.store.ts';
import type { PublishedPage } from '../published-pages.ts';

/** Which filters a list offers, in order. */
export interface FilterSet {
  readonly codes: readonly FilterCode[];
  readonly flags: readonly FilterFlag[];
}

/** Where no content says anything else. */
const ALL_FILTERS: FilterSet = { codes: FILTER_CODES, flags: FILTER_FLAGS };

/** Dropped when content that says which filters there are is published or taken away. */
export const filterSetsTag = (siteCode: string): string => `content:${siteCode}:product-filter`;

/** Finds what a list offers: the set that it names, else the one nearest to its category, else all there are. */
export function createFilterSets(
  pages: Pick<PagesStore, 'findPublishedOfType'>,
  catalog: Pick<Catalog, 'currentPaths'>,
) {
  return async function filterSetOf(siteId: number, query: ListingQuery): Promise<FilterSet> {
    const sets = await pages.findPublishedOfType(siteId, 'product-filter');
    const named = query.filtering?.filterSet;
    const found =
      (named === undefined ? undefined : sets.find(({ slug }) => slug === slugOf(named))) ??
      (query.kind === 'category' ? await nearest(sets, query.key, catalog) : undefined);
    const set = found ? readSet(found) : ALL_FILTERS;
    // Of what the list is made of there is nothing to choose.
    return { ...set, codes: set.codes.filter((code) => code !== query.kind) };
  };
}

/** The set of the category itself, else of the one right above it, and so on. */
async function nearest(
  sets: readonly PublishedPage[],
  path: string,
  catalog: Pick<Catalog, 'currentPaths'>,
): Promise<PublishedPage | undefined> {
  const named = sets.map((set) => ({ set, paths: pathsOf(set) }));
  const currentPath = await catalog.currentPaths(named.flatMap(({ paths }) => paths));
  for (const each of [path, ...pathsAbove(path).toReversed()]) {
    const found = named.find(({ paths }) => paths.some((of) => currentPath(of) === each));
    if (found) return found.set;
  }
  return undefined;
}

const pathsOf = ({ document }: PublishedPage): string[] =>
  listOf(document.contentProperties.categories).filter((path): path is string => typeof path === 'string');

function readSet({ document }: PublishedPage): FilterSet {
  const { filters, flags } = document.contentProperties;
  const codes = listOf(filters).flatMap((code) => FILTER_CODES.find((known) => known === code) ?? []);
  const named = listOf(flags).flatMap((flag) => FILTER_FLAGS.find((known) => known === flag) ?? []);
  return {
    codes: codes.length > 0 ? codes : FILTER_CODES,
    flags: named.length > 0 ? named : FILTER_FLAGS,
  };
}

const listOf = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : []);
