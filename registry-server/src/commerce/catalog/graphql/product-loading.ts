import type { Batch, GraphqlContext } from '../../../graphql/context.ts';
import { type CatalogProduct, variantProduct, wholeProduct } from './catalog-product.ts';

/**
 * The product of this sku, or the variant of this sku as a product; undefined when there is none.
 * Withdrawn ones are found as well (`data.isActive` tells): carts and lists may still hold them.
 */
export function productBySku(context: GraphqlContext, sku: string): Promise<CatalogProduct | undefined> {
  return context.load(productsBySku, sku);
}

/** The product of this id. */
export function productById(context: GraphqlContext, id: number): Promise<CatalogProduct | undefined> {
  return context.load(productsById, id);
}

const productsBySku: Batch<string, CatalogProduct | undefined> = async (
  skus,
  { app, currency, site: { language } },
) => {
  const { products, at } = await app.catalog.selected({ skus, variantSkus: skus }, { currency, language });
  const bySku = new Map<string, CatalogProduct>();
  for (const data of products) {
    for (const variant of data.variants) bySku.set(variant.sku, variantProduct(data, variant, at));
  }
  // A product's own sku comes before that of a variant.
  for (const data of products) bySku.set(data.sku, wholeProduct(data, at));
  return skus.map((sku) => bySku.get(sku));
};

const productsById: Batch<number, CatalogProduct | undefined> = async (ids, { app, currency, site: { language } }) => {
  const { products, at } = await app.catalog.selected({ ids }, { currency, language });
  const byId = new Map(products.map((data) => [data.id, wholeProduct(data, at)]));
  return ids.map((id) => byId.get(id));
};
