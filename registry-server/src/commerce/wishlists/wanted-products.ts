import type { GraphqlContext } from '../../graphql/context.ts';
import { findVariantByOptions, productBySku, skuOf, wholeProduct } from '../catalog/index.ts';

/** How clients name a product, or one of its variants. */
export interface NamedProduct {
  readonly sku: string;
  readonly parentSku?: string | null | undefined;
  /** Chosen values of a configurable product. */
  readonly options?: readonly (string | null)[] | null | undefined;
  /** True when the values are chosen anew: a variant stands for its product. */
  readonly ofWhole?: boolean;
}

/** The sku under which the product is kept; undefined when there is no such product, or none with these values. */
export async function keptSkuOf(
  context: GraphqlContext,
  { sku, parentSku, options, ofWhole = false }: NamedProduct,
): Promise<string | undefined> {
  const named = await productBySku(context, sku);
  if (!named?.data.isActive) return undefined;
  if (parentSku && named.data.sku !== parentSku) return undefined;
  const found = ofWhole ? wholeProduct(named.data, named.at) : named;
  const uids = (options ?? []).filter((uid) => uid !== null);
  if (uids.length === 0 || found.__typename === 'SimpleProduct') return skuOf(found);
  return findVariantByOptions(found.data, uids)?.sku;
}
