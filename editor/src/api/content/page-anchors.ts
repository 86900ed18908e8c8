import { queryOptions } from '@tanstack/react-query';
import { isAnchor, listAnchors } from '@witryna/module-schemas';
import type { ApiClient } from '../client.ts';
import type { ListAnswer, PageSummary } from '../types.ts';
import { fetchPage } from './pages.ts';

/** A place of a page, and the driver of the module that stands there. */
export interface AnchorOfPage {
  readonly anchor: string;
  readonly driver: string;
}

const FOUND_AT_ONCE = 50;
const FRESH_MS = 30_000;

/** The anchors of the page at an address of a site; none where there is no page. */
export const pageAnchorsQuery = (api: ApiClient, site: string, urlPath: string) =>
  queryOptions({
    queryKey: ['pages', 'anchors', site, urlPath],
    staleTime: FRESH_MS,
    queryFn: async ({ signal }): Promise<readonly AnchorOfPage[]> => {
      const filter = { site, search: urlPath, sort: 'path', pageSize: FOUND_AT_ONCE };
      const { items } = await api.get<ListAnswer<PageSummary>>('/staff/pages', filter, signal);
      const found = items.find((page) => page.urlPath === urlPath && !page.isTemplate);
      if (!found) return [];
      const { document } = await fetchPage(api, found.id);
      return listAnchors(document).flatMap(({ anchor, placed }) =>
        isAnchor(anchor) ? [{ anchor, driver: placed.driver }] : [],
      );
    },
  });
