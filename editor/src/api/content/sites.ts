import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import type { SiteDetails } from '@witryna/module-schemas';
import { useApi } from '../api-context.tsx';
import { ApiError, hasCode } from '../api-error.ts';
import type { ApiClient } from '../client.ts';
import type { BodyOf } from '../contract.ts';
import type { ListAnswer } from '../types.ts';

/** A site with all that is set for it. */
export interface Site extends SiteDetails {
  readonly isDefault: boolean;
  /** Counts what was saved; sent back with a change of it. */
  readonly revision: number;
  readonly generalSettings: Readonly<Record<string, unknown>>;
  readonly staticRouting: Readonly<Record<string, string>>;
}
export type SiteBody = BodyOf<'PUT /staff/sites/{code}'>;

const SITES_KEY = ['sites'];

/** Sites are few: the server gives them all. */
export const sitesListQuery = (api: ApiClient) =>
  queryOptions({
    queryKey: [...SITES_KEY, 'list'],
    queryFn: ({ signal }) => api.get<ListAnswer<Site>>('/staff/sites', {}, signal),
  });

/** A site as it is opened: never from the cache. */
export const siteQuery = (api: ApiClient, code: string) =>
  queryOptions({
    queryKey: [...SITES_KEY, 'edit', code],
    queryFn: async () => {
      const { items } = await api.get<ListAnswer<Site>>('/staff/sites');
      const found = items.find((site) => site.code === code);
      if (!found) throw new ApiError(404, { code: 'not-found', message: '' });
      return found;
    },
    staleTime: 0,
    gcTime: 0,
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
  });

/** Somebody else has saved the site since it was opened. */
export const SITE_CONFLICT = 'site-conflict';

/** A new site has the code of one that is there. */
export class SiteCodeTaken extends Error {}

/** The writes of sites; each makes whatever is known of sites forgotten. */
export function useSiteMutations() {
  const api = useApi();
  const queries = useQueryClient();
  return {
    save: useMutation({
      mutationFn: async ({
        code,
        isNew,
        site,
      }: {
        readonly code: string;
        readonly isNew: boolean;
        readonly site: SiteBody;
      }) => {
        const saving = api.put<Site>(`/staff/sites/${code}`, { ...site, ...(isNew && { revision: 0 }) });
        return saving.catch((error: unknown) => {
          throw isNew && hasCode(error, SITE_CONFLICT) ? new SiteCodeTaken() : error;
        });
      },
      onSuccess: () =>
        queries.invalidateQueries({
          queryKey: SITES_KEY,
          // What is opened is in the form already.
          predicate: ({ queryKey }) => queryKey[1] !== 'edit',
        }),
    }),
  };
}
