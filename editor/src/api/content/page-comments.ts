import { keepPreviousData, queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { useApi } from '../api-context.tsx';
import type { ApiClient } from '../client.ts';
import type { AnswerOf } from '../contract.ts';

/** What was said about a module of a page, or about the page itself. */
export type CommentThread = AnswerOf<'PUT /staff/pages/{id}/comment-threads/{threadId}'>;
export type PageComment = CommentThread['comments'][number];

type ThreadList = AnswerOf<'GET /staff/pages/{id}/comment-threads'>;

/** Longest comment, as the server takes it. */
export const MAX_COMMENT_LENGTH = 2000;

/** Whoever has the page open hears of others' comments without doing anything, as of who else is there. */
const LOOK_AGAIN_MS = 20_000;

const addressOf = (pageId: number) => `/staff/pages/${pageId}/comment-threads`;
const keyOf = (pageId: number) => ['pages', 'comments', pageId];

/** All threads of a page that are open, the oldest first. */
export const openThreadsQuery = (api: ApiClient, pageId: number) =>
  queryOptions({
    queryKey: [...keyOf(pageId), 'open'],
    queryFn: ({ signal }) => api.get<ThreadList>(addressOf(pageId), { state: 'open' }, signal),
    staleTime: 0,
    refetchInterval: LOOK_AGAIN_MS,
  });

/** Those that are done, the last ones first. */
export const resolvedThreadsQuery = (api: ApiClient, pageId: number, page: number) =>
  queryOptions({
    queryKey: [...keyOf(pageId), 'resolved', page],
    queryFn: ({ signal }) => api.get<ThreadList>(addressOf(pageId), { state: 'resolved', page, pageSize: 20 }, signal),
    placeholderData: keepPreviousData,
    staleTime: 0,
  });

/** The writes of comments. Also one that was refused makes the lists be asked anew: somebody else was faster. */
export function usePageCommentMutations(pageId: number) {
  const api = useApi();
  const queries = useQueryClient();
  const onSettled = () => queries.invalidateQueries({ queryKey: keyOf(pageId) });
  const urlOf = (threadId: string, rest = '') => `${addressOf(pageId)}/${threadId}${rest}`;
  return {
    start: useMutation({
      mutationFn: ({ id, ...thread }: { readonly id: string; readonly moduleId?: string; readonly text: string }) =>
        api.put<CommentThread>(urlOf(id), thread),
      onSettled,
    }),
    answer: useMutation({
      mutationFn: ({ threadId, id, text }: { readonly threadId: string; readonly id: string; readonly text: string }) =>
        api.put<CommentThread>(urlOf(threadId, `/comments/${id}`), { text }),
      onSettled,
    }),
    edit: useMutation({
      mutationFn: ({ threadId, id, text }: { readonly threadId: string; readonly id: string; readonly text: string }) =>
        api.patch<CommentThread>(urlOf(threadId, `/comments/${id}`), { text }),
      onSettled,
    }),
    remove: useMutation({
      mutationFn: ({ threadId, id }: { readonly threadId: string; readonly id: string }) =>
        api.delete(urlOf(threadId, `/comments/${id}`)),
      onSettled,
    }),
    resolve: useMutation({
      mutationFn: ({ threadId, lastCommentId }: { readonly threadId: string; readonly lastCommentId: string }) =>
        api.post<CommentThread>(urlOf(threadId, '/resolve'), { lastCommentId }),
      onSettled,
    }),
    reopen: useMutation({
      mutationFn: ({ threadId }: { readonly threadId: string }) => api.post<CommentThread>(urlOf(threadId, '/reopen')),
      onSettled,
    }),
  };
}
