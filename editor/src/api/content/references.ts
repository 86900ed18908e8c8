import { queryOptions } from '@tanstack/react-query';
import type { ReferenceKind } from '@witryna/module-schemas';
import { hasCode } from '../api-error.ts';
import type { ApiClient } from '../client.ts';
import type { AnswerOf } from '../contract.ts';

/** Where something is used. */
export type Usages = AnswerOf<'GET /staff/references'>;

/** What may be pointed at; slugs of content belong to a site. */
export interface UsedThing {
  readonly kind: ReferenceKind;
  readonly key: string;
  readonly site?: string;
}

/** As many pages as one list names; the count tells of others. */
const SHOWN = 50;

export const usagesQuery = (api: ApiClient, used: UsedThing) =>
  queryOptions({
    queryKey: ['usages', used],
    queryFn: ({ signal }) => api.get<Usages>('/staff/references', { ...used, pageSize: SHOWN }, signal),
    staleTime: 0,
  });

/** The list that a refusal brings: what is in use is neither deleted nor moved. */
export function usagesOfRefusal(error: unknown): Usages | undefined {
  if (!hasCode(error, 'content-in-use')) return undefined;
  const { count, ...found } = error.details as Omit<Usages, 'total' | 'page' | 'pageSize'> & {
    readonly count: number;
  };
  const total = count - found.sites.length - found.catalogueTotal - found.sectionsTotal;
  return { ...found, total, page: 1, pageSize: found.items.length };
}
