import { keepPreviousData, queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import type { ContentType, PageDocument, Related } from '@witryna/module-schemas';
import type { CurrentEntity } from '@witryna/modules';
import { useApi } from '../api-context.tsx';
import type { ApiClient } from '../client.ts';
import type { ListAnswer, PageForEditing, PageStatus, PageSummary, Revision, SavedDraft } from '../types.ts';
import { publicationRequestKey } from './publication-requests.ts';

export const PAGE_SORTS = ['updated', 'published', 'title', 'path'] as const;
export type PageSort = (typeof PAGE_SORTS)[number];

/** How a request for publication stands. */
export type RequestState = NonNullable<PageSummary['request']>['state'];

/** The same, and those that were sent back to oneself. */
export type RequestFilter = RequestState | 'returned-to-me';

export interface PagesFilter {
  readonly search?: string;
  /** Exactly this address. */
  readonly urlPath?: string;
  readonly type?: ContentType;
  readonly site?: string | undefined;
  readonly status?: PageStatus;
  /** Only those that are published or withdrawn by themselves. */
  readonly scheduled?: 'true' | undefined;
  /** Only those whose publication is asked for: waited for, or sent back. */
  readonly requested?: RequestFilter | undefined;
  /** Only those with an open thread of one's own in which others wrote last. */
  readonly answered?: 'true' | undefined;
  /** Only those that one was the last to save. */
  readonly mine?: 'true' | undefined;
  readonly sort?: PageSort;
  readonly page?: number;
  readonly pageSize?: number;
}

export interface NewPage {
  readonly site?: string;
  readonly type: ContentType;
  readonly title: string;
  readonly urlPath: string;
  readonly isTemplate?: boolean;
  readonly document?: PageDocument;
}

const PAGES_KEY = ['pages'];

export const pagesQuery = (api: ApiClient, filter: PagesFilter) =>
  queryOptions({
    queryKey: [...PAGES_KEY, 'list', filter],
    queryFn: ({ signal }) => api.get<ListAnswer<PageSummary>>('/staff/pages', { ...filter }, signal),
    placeholderData: keepPreviousData,
  });

/** A page as it is opened: never from the cache, since somebody may have saved since. */
export const pageQuery = (api: ApiClient, id: number) =>
  queryOptions({
    queryKey: [...PAGES_KEY, 'edit', id],
    queryFn: () => fetchPage(api, id),
    staleTime: 0,
    gcTime: 0,
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
  });

export const fetchPage = (api: ApiClient, id: number) => api.get<PageForEditing>(`/staff/pages/${id}`);

/** What somebody else saved under a version that this tab did not know. */
export const conflictQuery = (api: ApiClient, id: number, found: number) =>
  queryOptions({
    queryKey: [...PAGES_KEY, 'conflict', id, found],
    queryFn: () => fetchPage(api, id),
    staleTime: 0,
    gcTime: 0,
    refetchOnWindowFocus: false,
    refetchOnReconnect: true,
  });

export const saveDraft = (api: ApiClient, id: number, version: number, document: PageDocument) =>
  api.put<SavedDraft>(`/staff/pages/${id}/draft`, { version, document });

export const createPage = (api: ApiClient, page: NewPage) => api.post<PageForEditing>('/staff/pages', page);

export const fetchRelated = (api: ApiClient, page: PageSummary, document: PageDocument) =>
  api.post<{ related: Related; current?: CurrentEntity }>('/staff/related', {
    site: page.site,
    isTemplate: page.isTemplate,
    urlPath: page.urlPath,
    document,
  });

/** The kept states of a page; each save of its draft, told by the version, makes another one. */
export const revisionsQuery = (api: ApiClient, id: number, version: number, page: number) =>
  queryOptions({
    queryKey: [...PAGES_KEY, 'revisions', id, version, page],
    queryFn: ({ signal }) =>
      api.get<ListAnswer<Revision>>(`/staff/pages/${id}/revisions`, { page, pageSize: 20 }, signal),
    placeholderData: keepPreviousData,
    staleTime: 0,
  });

export const revisionQuery = (api: ApiClient, id: number, revisionId: string) =>
  queryOptions({
    queryKey: [...PAGES_KEY, 'revision', id, revisionId],
    queryFn: () => api.get<{ document: PageDocument }>(`/staff/pages/${id}/revisions/${revisionId}`),
    staleTime: Number.POSITIVE_INFINITY,
  });

/** The page as the shop has it; null when it has none, or when it lies further back than the list of versions shows. */
export const publishedQuery = (api: ApiClient, { id, version, status }: PageSummary) =>
  queryOptions({
    queryKey: [...PAGES_KEY, 'published', id, version],
    queryFn: async () => {
      const { items } = await api.get<ListAnswer<Revision>>(`/staff/pages/${id}/revisions`, { page: 1, pageSize: 100 });
      const published = items.find(({ isPublished }) => isPublished);
      return published
        ? await api.get<{ document: PageDocument }>(`/staff/pages/${id}/revisions/${published.id}`)
        : null;
    },
    enabled: status !== 'draft',
    retry: false,
  });

/** What a state of a page points at, by the name of that state: its draft may point at none of that any more. */
export const relatedQuery = (api: ApiClient, page: PageSummary, state: string, document: PageDocument) =>
  queryOptions({
    queryKey: [...PAGES_KEY, 'related', page.id, state],
    queryFn: () => fetchRelated(api, page, document),
    retry: false,
  });

/** The writes of pages; each makes the lists forget what they knew. */
export function usePageMutations() {
  const api = useApi();
  const queries = useQueryClient();
  const onSuccess = () => queries.invalidateQueries({ queryKey: [...PAGES_KEY, 'list'] });
  const onRevisions = async (_: unknown, { id }: { id: number }) => {
    await queries.invalidateQueries({ queryKey: [...PAGES_KEY, 'revisions', id] });
    // Publishing fulfils what was asked for.
    await queries.invalidateQueries({ queryKey: publicationRequestKey(id) });
    await onSuccess();
  };
  return {
    create: useMutation({ mutationFn: (page: NewPage) => createPage(api, page), onSuccess }),
    move: useMutation({
      mutationFn: ({ id, ...change }: { id: number; urlPath: string; version: number }) =>
        api.patch<PageSummary>(`/staff/pages/${id}`, change),
      onSuccess,
    }),
    publish: useMutation({
      mutationFn: ({ id, version }: { id: number; version: number }) =>
        api.post<PageSummary>(`/staff/pages/${id}/publish`, { version }),
      onSuccess: onRevisions,
    }),
    unpublish: useMutation({
      mutationFn: ({ id }: { id: number }) => api.post<PageSummary>(`/staff/pages/${id}/unpublish`),
      onSuccess: onRevisions,
    }),
    remove: useMutation({ mutationFn: ({ id }: { id: number }) => api.delete(`/staff/pages/${id}`), onSuccess }),
    restore: useMutation({
      mutationFn: ({ id, ...to }: { id: number; revisionId: string; version: number }) =>
        api.post<PageForEditing>(`/staff/pages/${id}/restore`, to),
      onSuccess: onRevisions,
    }),
    rollback: useMutation({
      mutationFn: ({ id, ...to }: { id: number; revisionId: string; version: number }) =>
        api.post<PageForEditing>(`/staff/pages/${id}/rollback`, to),
      onSuccess: onRevisions,
    }),
  };
}
