import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { useApi } from '../api-context.tsx';
import type { ApiClient } from '../client.ts';
import type { AnswerOf } from '../contract.ts';

/** Somebody asks for a page to be published; empty for one that nobody asks for. */
export type PublicationRequest = AnswerOf<'GET /staff/pages/{id}/publication-request'>;

/** Longest note and answer, as the server takes them. */
export const MAX_REQUEST_WORDS = 1000;

export const publicationRequestKey = (id: number) => ['pages', 'publication-request', id];
const addressOf = (id: number) => `/staff/pages/${id}/publication-request`;

/** Who has the page open hears of an answer without doing anything. */
const LOOK_AGAIN_MS = 30_000;

export const publicationRequestQuery = (api: ApiClient, id: number) =>
  queryOptions({
    queryKey: publicationRequestKey(id),
    queryFn: ({ signal }) => api.get<PublicationRequest>(addressOf(id), undefined, signal),
    staleTime: 0,
    refetchInterval: LOOK_AGAIN_MS,
  });

/** Asking, sending back and taking back; lists of pages and the first screen forget what they knew. */
export function usePublicationRequestMutations(id: number) {
  const api = useApi();
  const queries = useQueryClient();
  const onSettled = async () => {
    await queries.invalidateQueries({ queryKey: publicationRequestKey(id) });
    await queries.invalidateQueries({ queryKey: ['pages', 'list'] });
  };
  return {
    ask: useMutation({
      mutationFn: (request: { readonly version: number; readonly note: string }) =>
        api.put<PublicationRequest>(addressOf(id), request),
      onSettled,
    }),
    sendBack: useMutation({
      mutationFn: (answer: { readonly askedAt: string; readonly reply: string }) =>
        api.post<PublicationRequest>(`${addressOf(id)}/return`, answer),
      onSettled,
    }),
    takeBack: useMutation({ mutationFn: () => api.delete(addressOf(id)), onSettled }),
  };
}
