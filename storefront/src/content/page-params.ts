import {
  type ContentType,
  isSharedListing,
  type ListingParams,
  parseListingParams,
  type RegistryAnswer,
  serializeListingParams,
} from '@witryna/module-schemas';
import { LISTING_TYPES, PARAM_WITHOUT_RELOAD, PARAMS_EVERYWHERE } from '../config.ts';

/** The parameters of an address that its page reacts to; what is absent here has no effect at all. */
export interface PageParams extends ListingParams {
  readonly sku?: string;
  readonly step?: string;
}

const SKU = /^[A-Za-z0-9][A-Za-z0-9._-]{0,63}$/;
const STEP = /^[a-z0-9-]{1,32}$/;

/** Reads every parameter that some page reacts to; a malformed one and one that says the default are left out. */
export function parsePageParams(query: URLSearchParams): PageParams {
  const sku = query.get('sku') ?? '';
  const step = query.get('step') ?? '';
  return {
    ...parseListingParams(query),
    ...(SKU.test(sku) && { sku }),
    ...(STEP.test(step) && { step }),
  };
}

/** Keeps the parameters that a page of this content type reacts to; any page may have lists of articles. */
export function paramsOfType(params: PageParams, type: ContentType, hasLists = false): PageParams {
  const { articles, ...ofProducts } = params;
  if (LISTING_TYPES.some((listing) => listing === type)) return ofProducts;
  const own = paramsEverywhere(params);
  if (!hasLists) return own;
  return { ...(params.page !== undefined && { page: params.page }), ...(articles && { articles }), ...own };
}

/** The same for a page that is there. */
export function paramsOfAnswer(params: PageParams, { data, meta }: RegistryAnswer): PageParams {
  return paramsOfType(params, data.type, meta.hasLists);
}

/** Keeps the parameters that change what the registry answers. */
export function registryParams({ sku: _sku, step: _step, ...listing }: PageParams): PageParams {
  return listing;
}

/** The parameters in their one order, without a question mark; empty when there are none. */
export function serializeParams(params: PageParams): string {
  const own = PARAMS_EVERYWHERE.flatMap((name) => (params[name] === undefined ? [] : `${name}=${params[name]}`));
  return [serializeListingParams(params), ...own].filter((part) => part !== '').join('&');
}

/** Whether going from one set of parameters to the other must load the page anew. */
export function paramsNeedReload(from: PageParams, to: PageParams): boolean {
  const reloading = (params: PageParams) => serializeParams({ ...params, [PARAM_WITHOUT_RELOAD]: undefined });
  return reloading(from) !== reloading(to);
}

/** Whether these parameters are those of a page that many ask for; all others stay out of caches and search engines. */
export function isSharedPage({ filters, articles }: PageParams): boolean {
  return isSharedListing(filters, articles);
}

/** Whether one only narrows or orders the list of the other, so that whoever reads it stays where they are. */
export function isListAdjusted(from: PageParams, to: PageParams): boolean {
  const choice = ({ filters, articles, sort, perPage }: PageParams) =>
    serializeListingParams({
      ...(articles && { articles }),
      ...(filters && { filters }),
      ...(sort && { sort }),
      ...(perPage && { perPage }),
    });
  return choice(from) !== choice(to);
}

function paramsEverywhere({ sku, step }: PageParams): PageParams {
  return { ...(sku !== undefined && { sku }), ...(step !== undefined && { step }) };
}
