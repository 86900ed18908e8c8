import type { ContentType, ListingSort } from '@witryna/module-schemas';
import {
  LISTING_PARAMS,
  LISTING_TYPES,
  MAX_PAGE_NUMBER,
  PARAM_WITHOUT_RELOAD,
  PARAMS_EVERYWHERE,
  SORTS,
} from '../config.ts';

/** The parameters of an address that its page reacts to; what is absent here has no effect at all. */
export interface PageParams {
  readonly page?: number;
  readonly sort?: ListingSort;
  readonly sku?: string;
  readonly step?: string;
}

const ALL_PARAMS = [...LISTING_PARAMS, ...PARAMS_EVERYWHERE] as const;

const SKU = /^[A-Za-z0-9][A-Za-z0-9._-]{0,63}$/;
const STEP = /^[a-z0-9-]{1,32}$/;
const NUMBER = /^[1-9][0-9]{0,5}$/;

/** Reads every parameter that some page reacts to; a malformed one and one that says the default are left out. */
export function parsePageParams(query: URLSearchParams): PageParams {
  const page = query.get('page') ?? '';
  const sort = SORTS.find((name) => name === query.get('sort'));
  const sku = query.get('sku') ?? '';
  const step = query.get('step') ?? '';
  return {
    ...(NUMBER.test(page) && Number(page) > 1 && Number(page) <= MAX_PAGE_NUMBER && { page: Number(page) }),
    ...(sort && sort !== SORTS[0] && { sort }),
    ...(SKU.test(sku) && { sku }),
    ...(STEP.test(step) && { step }),
  };
}

/** Keeps the parameters that a page of this content type reacts to. */
export function paramsOfType(params: PageParams, type: ContentType): PageParams {
  const isListing = LISTING_TYPES.some((listing) => listing === type);
  return pick(params, isListing ? ALL_PARAMS : PARAMS_EVERYWHERE);
}

/** Keeps the parameters that change what the registry answers. */
export function registryParams(params: PageParams): PageParams {
  return pick(params, LISTING_PARAMS);
}

/** The parameters in their one order, without a question mark; empty when there are none. */
export function serializeParams(params: PageParams): string {
  let query = '';
  for (const name of ALL_PARAMS) {
    if (params[name] !== undefined) query += `${query === '' ? '' : '&'}${name}=${params[name]}`;
  }
  return query;
}

/** Whether going from one set of parameters to the other must load the page anew. */
export function paramsNeedReload(from: PageParams, to: PageParams): boolean {
  const reloading = (params: PageParams) => serializeParams({ ...params, [PARAM_WITHOUT_RELOAD]: undefined });
  return reloading(from) !== reloading(to);
}

function pick(params: PageParams, names: readonly (keyof PageParams)[]): PageParams {
  const picked: Record<string, PageParams[keyof PageParams]> = {};
  for (const name of names) if (params[name] !== undefined) picked[name] = params[name];
  return picked;
}
