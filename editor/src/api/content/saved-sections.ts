import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import type { PlacedModule } from '@witryna/module-schemas';
import { useApi } from '../api-context.tsx';
import type { ApiClient } from '../client.ts';
import type { AnswerOf, ItemOf } from '../contract.ts';
import { type PageTextsFilter, SHORTEST_SEARCH } from './page-texts.ts';

/** A module with everything in it that was kept under a name; without what it holds. */
export type SavedSection = ItemOf<'GET /staff/saved-sections'>;

/** What it holds: the module itself, then what lies in it. */
export type SectionModules = readonly [PlacedModule, ...PlacedModule[]];

/** What a section is called; an empty group is none. */
export interface SectionName {
  readonly name: string;
  readonly group: string;
}

const URL = '/staff/saved-sections';
const KEY = ['saved-sections'];

/** All of them: there are at most a few hundred. Colleagues save some while a page is open. */
export const savedSectionsQuery = (api: ApiClient) =>
  queryOptions({
    queryKey: [...KEY, 'list'],
    queryFn: ({ signal }) => api.get<AnswerOf<'GET /staff/saved-sections'>>(URL, {}, signal),
  });

/** A section that has words in its texts, with the texts that have them. */
export type FoundSection = ItemOf<'GET /staff/saved-sections/texts'>;

/** Sections with words in their texts, as pages are looked through. */
export const sectionTextsQuery = (api: ApiClient, { search, matchCase, wholeWords, site }: PageTextsFilter) =>
  queryOptions({
    queryKey: [...KEY, 'texts', search, matchCase, wholeWords, site],
    queryFn: ({ signal }) =>
      api.get<AnswerOf<'GET /staff/saved-sections/texts'>>(
        `${URL}/texts`,
        { search, matchCase: String(matchCase), wholeWords: String(wholeWords), site },
        signal,
      ),
    enabled: search.length >= SHORTEST_SEARCH,
    staleTime: 0,
  });

/** A section as it is now. */
export const fetchSection = (api: ApiClient, id: number) =>
  api.get<{ readonly section: SavedSection; readonly modules: SectionModules }>(`${URL}/${id}`);

/** Puts other modules in place of those of this version. */
export const saveSectionModules = (
  api: ApiClient,
  { id, ...change }: Pick<SavedSection, 'id' | 'version'> & { readonly site: string; readonly modules: SectionModules },
) => api.put<SavedSection>(`${URL}/${id}/modules`, change);

/** The modules of a section; those of one version never change. */
export const sectionModulesQuery = (api: ApiClient, { id, version }: Pick<SavedSection, 'id' | 'version'>) =>
  queryOptions({
    queryKey: [...KEY, 'modules', id, version],
    queryFn: async ({ signal }) =>
      (await api.get<{ readonly modules: SectionModules }>(`${URL}/${id}`, {}, signal)).modules,
    staleTime: Number.POSITIVE_INFINITY,
    retry: false,
  });

/** The writes of sections. Also one that was refused makes the list be asked anew: somebody else has changed it. */
export function useSavedSectionMutations() {
  const api = useApi();
  const queries = useQueryClient();
  const onSettled = () => queries.invalidateQueries({ queryKey: [...KEY, 'list'] });
  return {
    save: useMutation({
      mutationFn: (section: SectionName & { readonly site: string; readonly modules: SectionModules }) =>
        api.post<SavedSection>(URL, section),
      onSettled,
    }),
    rename: useMutation({
      mutationFn: ({ id, ...change }: SectionName & Pick<SavedSection, 'id' | 'version'>) =>
        api.patch<SavedSection>(`${URL}/${id}`, change),
      onSettled,
    }),
    replace: useMutation({
      mutationFn: (change: Parameters<typeof saveSectionModules>[1]) => saveSectionModules(api, change),
      onSettled,
    }),
    remove: useMutation({
      mutationFn: ({ id }: Pick<SavedSection, 'id'>) => api.delete(`${URL}/${id}`),
      onSettled,
    }),
  };
}
