import {
  type GraphQLCompositeType,
  type GraphQLField,
  type GraphQLNamedType,
  type GraphQLSchema,
  getNamedType,
  getNullableType,
  isAbstractType,
  isInterfaceType,
  isIntrospectionType,
  isLeafType,
  isListType,
  isObjectType,
} from 'graphql/index.js';
import { introspectionCosts } from './introspection-costs.ts';

/** What one field costs and how much hangs below it. */
export interface FieldCost {
  /** About microseconds of CPU for asking it once. */
  readonly own: number;
  /** About microseconds for each thing that it gives, whatever is asked of that. */
  readonly each: number;
  /** How many things it gives; 1 for what is no list. */
  readonly size: number;
  /** Fields of its filter that name what they look for, so that no more can be found. */
  readonly named?: readonly string[];
  /** The size of its page where the request does not say it; only of fields that take one. */
  readonly page?: number;
  /** For a tree: most things of all lists of this field below one root. */
  readonly inAll?: number;
  /** Whether what it gives are parts of one tree, so that together they have no more below them than one root has. */
  readonly isWhole?: boolean;
}

/** What is not told below. */
const LEAF = 1;
const ENTITY = 2;
/** Of the schema itself, which is in memory. */
const INTROSPECTED = 0.5;
const QUERY = 100;
const MUTATION = 5_000;
const USUAL_LIST = 4;
const USUAL_PAGE = 20;

/** Things that have to be read and put together, by the name of their type. */
const ENTITIES: Readonly<Record<string, number>> = {
  ProductInterface: 45,
  CategoryInterface: 15,
  CategoryTree: 15,
  CustomerOrder: 200,
  Cart: 2_000,
  Wishlist: 20,
  WishlistItemInterface: 10,
  CartItemInterface: 20,
  CmsBlock: 50,
};

/**
 * Fields that differ from the usual, measured by `pnpm bench graphql-costs`: on the demo shop, or where the size of
 * a shop matters on one with 20,000 products. A size is what such a list holds at most in a shop as it comes.
 */
const FIELDS: Readonly<Record<string, Partial<FieldCost>>> = {
  'Query.products': { own: 3_000, named: ['sku', 'url_key'] },
  'Products.aggregations': { own: 4_000, size: 15 },
  'Products.filters': { own: 4_000, size: 15 },
  'Aggregation.options': { size: 15 },
  'LayerFilter.filter_items': { size: 15 },
  'Products.suggestions': { own: 1_500 },
  'SortFields.options': { size: 5 },
  'Query.categories': { own: 500, named: ['category_uid', 'ids', 'url_path'] },
  'Query.categoryList': { own: 500, isWhole: true, named: ['category_uid', 'ids', 'url_path'] },
  'CategoryResult.items': { isWhole: true },
  'CategoryTree.children': { size: 12, inAll: 400 },
  'CategoryTree.children_count': { own: 10 },
  'CategoryTree.product_count': { own: 10 },
  'CategoryInterface.breadcrumbs': { own: 5, size: 2 },
  'CategoryInterface.products': { own: 500 },
  'ProductInterface.categories': { size: 3 },
  'ProductInterface.custom_attributes': { size: 6 },
  'ProductInterface.ingredients': { own: 60, size: 6 },
  'ProductInterface.media_gallery': { size: 4 },
  'ProductInterface.media_gallery_entries': { size: 4 },
  'ProductInterface.product_links': { size: 12 },
  'ProductInterface.price_tiers': { size: 0 },
  'ProductInterface.tier_prices': { size: 0 },
  'ProductInterface.url_rewrites': { size: 1 },
  'ProductInterface.websites': { size: 1 },
  'ProductInterface.reviews': { own: 30 },
  // A choice of a colour or of a size; no product of the shop has both.
  'ConfigurableProduct.configurable_options': { size: 1 },
  'ConfigurableProductOptions.values': { size: 8 },
  'ConfigurableProduct.configurable_product_options_selection': { own: 60 },
  'ConfigurableProduct.variants': { size: 8 },
  'ConfigurableProductOptionsSelection.configurable_options': { size: 2 },
  'ConfigurableProductOption.values': { size: 8 },
  'ConfigurableVariant.attributes': { size: 2 },
  'CustomizableProductInterface.options': { size: 0 },
  'Query.countries': { own: 500, size: 35 },
  'Query.checkoutAgreements': { own: 2_500, size: 4 },
  'Country.available_regions': { size: 16 },
  'Cart.items': { size: 40 },
  'CartItems.items': { size: 40 },
  'Cart.gift_offers': { size: 2 },
  'Cart.shipping_addresses': { size: 1 },
  'ShippingCartAddress.cart_items': { size: 40 },
  'ShippingCartAddress.cart_items_v2': { size: 40 },
  'ShippingCartAddress.available_shipping_methods': { own: 500, size: 8 },
  'Cart.available_payment_methods': { own: 200, size: 12 },
  'Customer.wishlists': { page: 10 },
  'Customer.recently_viewed': { page: 8 },
  'AttributesMetadataOutput.items': { own: 4_000, size: 25 },
  'AttributesFormOutput.items': { size: 10 },
  'CustomAttributeMetadataInterface.options': { size: 12 },
  'CompareList.attributes': { own: 200, size: 7 },
  'CompareList.item_count': { own: 200 },
  'CompareList.items': { own: 200, size: 20 },
  'ComparableItem.attributes': { size: 7 },
  'Customer.orders': { own: 200, named: ['number'] },
  'CustomerOrder.items': { size: 10 },
  'Wishlist.items': { size: 50 },
};

/** What each field of the schema costs. Throws for a cost of a field that the schema does not have. */
export function costsOf(schema: GraphQLSchema): (parent: GraphQLCompositeType, field: string) => FieldCost | undefined {
  const table = new Map<string, Map<string, FieldCost>>();
  const given = new Map(Object.entries({ ...introspectionCosts(schema), ...FIELDS }));
  for (const type of Object.values(schema.getTypeMap())) {
    if (!isObjectType(type) && !isInterfaceType(type)) continue;
    const fields = Object.values(type.getFields());
    table.set(type.name, new Map(fields.map((field) => [field.name, costOf(schema, type, field, given)])));
  }
  for (const key of given.keys()) {
    const [type = '', field = ''] = key.split('.');
    if (!table.get(type)?.has(field)) throw new Error(`A cost is set for ${key}, which is no field of the schema.`);
  }
  return (parent, field) => table.get(parent.name)?.get(field);
}

function costOf(
  schema: GraphQLSchema,
  parent: GraphQLNamedType,
  field: GraphQLField<unknown, unknown>,
  given: ReadonlyMap<string, Partial<FieldCost>>,
): FieldCost {
  const named = getNamedType(field.type);
  const isList = isListType(getNullableType(field.type));
  const takesPage = field.args.some(({ name }) => name === 'pageSize');
  const usual: FieldCost = isLeafType(named)
    ? { own: isList ? LEAF * 2 : LEAF, each: 0, size: 1 }
    : { own: LEAF, each: entityCost(schema, named), size: isList && !takesPage ? USUAL_LIST : 1 };
  return {
    ...usual,
    ...(isIntrospectionType(parent) && { own: INTROSPECTED, each: INTROSPECTED }),
    ...(parent === schema.getQueryType() && { own: QUERY }),
    ...(parent === schema.getMutationType() && { own: MUTATION }),
    ...(takesPage && { page: USUAL_PAGE }),
    ...namesOf(parent)
      .map((name) => given.get(`${name}.${field.name}`))
      .find((cost) => cost !== undefined),
  };
}

/** A type and the interfaces whose fields it has. */
function namesOf(type: GraphQLNamedType): string[] {
  const interfaces = isObjectType(type) || isInterfaceType(type) ? type.getInterfaces() : [];
  return [type.name, ...interfaces.map(({ name }) => name)];
}

function entityCost(schema: GraphQLSchema, type: GraphQLNamedType): number {
  const possible = isAbstractType(type) ? schema.getPossibleTypes(type) : [];
  const names = [type, ...possible].flatMap(namesOf);
  return Math.max(ENTITY, ...names.map((name) => ENTITIES[name] ?? 0));
}
