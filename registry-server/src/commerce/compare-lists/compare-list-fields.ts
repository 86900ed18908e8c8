import type { GraphqlContext } from '../../graphql/context.ts';
import type { Resolvers } from '../../graphql/resolver-types.gen.ts';
import { attributesWith, type CatalogProduct, labelFor, namedValues, productById } from '../catalog/index.ts';
import { shopSettingsOf } from '../shop-settings.ts';
import type { CompareListWithProducts } from './compare-lists.ts';

/** Stands where a product has no value of an attribute that another one has. */
const NO_VALUE = '–';

interface ComparedProduct {
  readonly product: CatalogProduct;
  /** The display value of each attribute that the product has. */
  readonly values: ReadonlyMap<string, string>;
}

/** What is still in the shop, in the order in which it was added. */
async function comparedIn(
  { productIds }: CompareListWithProducts,
  context: GraphqlContext,
): Promise<ComparedProduct[]> {
  const found = await Promise.all(productIds.map((id) => productById(context, id)));
  return found
    .flatMap((product) => (product?.data.isActive ? [product] : []))
    .map((product) => ({ product, values: displayValues(product, context) }));
}

function displayValues(product: CatalogProduct, { site }: GraphqlContext): ReadonlyMap<string, string> {
  const named = namedValues(product, site);
  return new Map(named.map(({ code, values }) => [code, values.map(({ label }) => label).join(', ')]));
}

/** The attributes to compare by: those that at least one of the products has. */
function sharedAttributes(products: readonly ComparedProduct[]) {
  return attributesWith({ is_comparable: true }).filter(({ code }) => products.some(({ values }) => values.has(code)));
}

/** The fields of a list and of what it holds. */
export const compareListFields: Resolvers = {
  CompareList: {
    maximum: (_list: CompareListWithProducts, _args: unknown, { site }) => shopSettingsOf(site).maxComparedProducts,

    item_count: async (list: CompareListWithProducts, _args: unknown, context) =>
      (await comparedIn(list, context)).length,

    attributes: async (list: CompareListWithProducts, _args: unknown, context) =>
      sharedAttributes(await comparedIn(list, context)).map(({ code, label }) => ({
        code,
        label: labelFor(context.site, label),
      })),

    async items(list: CompareListWithProducts, _args: unknown, context) {
      const products = await comparedIn(list, context);
      const shared = sharedAttributes(products);
      return products.map(({ product, values }) => ({
        // Clients look for a product's number among the items.
        uid: String(product.data.id),
        product,
        attributes: shared.map(({ code }) => ({ code, value: values.get(code) ?? NO_VALUE })),
      }));
    },
  },
  Customer: {
    compare_list: async ({ id }: { readonly id: number }, _args: unknown, { app }) =>
      (await app.compareLists.findOfCustomer(id)) ?? null,
  },
};
