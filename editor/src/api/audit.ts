import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import type { ApiClient } from './client.ts';
import type { ListAnswer } from './types.ts';

/** One write of somebody who works here. */
export interface AuditEntry {
  readonly id: number;
  readonly at: string;
  readonly actor: { readonly id?: number; readonly name: string };
  /** The route: `PUT /staff/catalogue/variants/:sku/price`. */
  readonly action: string;
  /** What it was about: the parameters of the address. */
  readonly subject: Readonly<Record<string, string | number>>;
  readonly details: {
    readonly fields?: readonly string[];
    readonly values?: Readonly<Record<string, unknown>>;
  };
  /** How it ended; absent when nobody knows. */
  readonly status?: number;
}

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
