import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import type { ApiClient } from '../client.ts';
import type { ItemOf } from '../contract.ts';
import type { ListAnswer } from '../types.ts';

/** One write of somebody who works here; `action` is the route, `subject` the parameters of its address. */
export type AuditEntry = Omit<ItemOf<'GET /staff/audit'>, 'subject' | 'details'> & {
  readonly subject: Readonly<Record<string, string | number>>;
  readonly details: {
    readonly fields?: readonly string[];
    readonly values?: Readonly<Record<string, unknown>>;
  };
};

export interface AuditFilter {
  readonly actor?: string | undefined;
  readonly action?: string | undefined;
  readonly from?: string | undefined;
  /** The first instant that is left out. */
  readonly to?: string | undefined;
  readonly page: number;
  readonly pageSize: number;
}

export const auditQuery = (api: ApiClient, filter: AuditFilter) =>
  queryOptions({
    queryKey: ['audit', filter],
    queryFn: ({ signal }) => api.get<ListAnswer<AuditEntry>>('/staff/audit', { ...filter }, signal),
    placeholderData: keepPreviousData,
    staleTime: 0,
  });
