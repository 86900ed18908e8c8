import { keepPreviousData, queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import type { ContentType } from '@witryna/module-schemas';
import { useApi } from '../api-context.tsx';
import type { ApiClient } from '../client.ts';
import type { AnswerOf, BodyOf, ItemOf } from '../contract.ts';
import type { ListAnswer, PageSummary } from '../types.ts';

/** The versions of a page, one for each site of the shop. */
export type Translations = AnswerOf<'GET /staff/pages/{id}/translations'>;
export type TranslationVersion = Translations['versions'][number];
/** A page that a site lacks, or has an outdated version of. */
export type TranslationToDo = ItemOf<'GET /staff/translations'>;

export const TRANSLATION_STATES = ['missing', 'outdated'] as const;
export type TranslationState = (typeof TRANSLATION_STATES)[number];

export interface TranslationsFilter {
  readonly site: string;
  readonly from: string;
  readonly state: TranslationState;
  readonly type?: ContentType | undefined;
  readonly page: number;
  readonly pageSize: number;
}

const VERSIONS_KEY = ['pages', 'translations'];
const LIST_KEY = ['translations'];

export const translationsQuery = (api: ApiClient, id: number) =>
  queryOptions({
    queryKey: [...VERSIONS_KEY, id],
    queryFn: ({ signal }) => api.get<Translations>(`/staff/pages/${id}/translations`, undefined, signal),
    staleTime: 0,
  });

export const translationsToDoQuery = (api: ApiClient, filter: TranslationsFilter) =>
  queryOptions({
    queryKey: [...LIST_KEY, filter],
    queryFn: ({ signal }) => api.get<ListAnswer<TranslationToDo>>('/staff/translations', { ...filter }, signal),
    placeholderData: keepPreviousData,
  });

/** What is done with the versions of a page. */
export function useTranslationMutations(id: number) {
  const api = useApi();
  const queries = useQueryClient();
  const url = `/staff/pages/${id}/translations`;
  const onSuccess = async () => {
    await queries.invalidateQueries({ queryKey: VERSIONS_KEY });
    await queries.invalidateQueries({ queryKey: LIST_KEY });
    await queries.invalidateQueries({ queryKey: ['pages', 'list'] });
  };
  return {
    copy: useMutation({
      mutationFn: (copy: BodyOf<'POST /staff/pages/{id}/translations'>) => api.post<PageSummary>(url, copy),
      onSuccess,
    }),
    link: useMutation({
      mutationFn: ({ site, pageId }: { site: string; pageId: number }) =>
        api.put<Translations>(`${url}/${site}`, { pageId }),
      onSuccess,
    }),
    unlink: useMutation({ mutationFn: ({ site }: { site: string }) => api.delete(`${url}/${site}`), onSuccess }),
    /** Of any version, not only of this page. */
    confirm: useMutation({
      mutationFn: ({ pageId }: { pageId: number }) =>
        api.post<Translations>(`/staff/pages/${pageId}/translations/confirm`),
      onSuccess,
    }),
  };
}
