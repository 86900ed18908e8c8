import { useQuery } from '@tanstack/react-query';
import { useApi } from '../../api/api-context.tsx';
import { sitesQuery } from '../../api/commerce/catalogue.ts';
import { shopAddress } from '../../pages/index.ts';

/** Where a path stands in the first shop; undefined while the shops are not known. */
export function useShopLink(urlPath: string): string | undefined {
  const { data: sites } = useQuery(sitesQuery(useApi()));
  const [first] = sites ?? [];
  return first && shopAddress(sites, { site: first.code, urlPath });
}
