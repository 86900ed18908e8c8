import type { GraphqlContext } from '../../../graphql/context.ts';
import { toDateTime } from '../../../graphql/date-time.ts';
import { toMoney } from '../../../graphql/money.ts';
import type { SimpleProductResolvers } from '../../../graphql/resolver-types.gen.ts';
import type { Money } from '../../../graphql/types.gen.ts';
import { toUid } from '../../../graphql/uids.ts';
import { escapeHtml } from '../../../text/escape-html.ts';
import { LOW_STOCK } from '../catalog-defaults.ts';
import { productIngredientFields } from '../ingredients/ingredient-fields.ts';
import { type CatalogProduct, idOf, skuOf, variantsOf } from './catalog-product.ts';
import { categoriesOfProduct } from './category-loading.ts';
import { attributeFields } from './product-attributes.ts';
import { productBySku } from './product-loading.ts';
import { toMediaEntries, toMediaGallery, toProductImage } from './product-media.ts';
import { minimumPrice, toPriceRange } from './product-prices.ts';
import { toHtml } from './text.ts';

/** Magento's number of the attribute set that every product belongs to. */
const ATTRIBUTE_SET_ID = 4;
const GRAMS_PER_KILOGRAM = 1000;

function stockOf(product: CatalogProduct): number {
  if (!product.data.isActive) return 0;
  return variantsOf(product).reduce((sum, { sellable }) => sum + sellable, 0);
}

/** The same name of a variant says which one it is. */
function nameOf({ data, isVariant, variant }: CatalogProduct): string {
  const choice = isVariant ? (variant?.colour?.label ?? undefined) : undefined;
  return choice ? `${data.name} ${choice}` : data.name;
}

async function linked(skus: readonly string[] | undefined, context: GraphqlContext): Promise<CatalogProduct[]> {
  const products = await Promise.all((skus ?? []).map((sku) => productBySku(context, sku)));
  return products.flatMap((product) => (product?.data.isActive ? product : []));
}

function legacyPrice(product: CatalogProduct, _args: unknown, context: GraphqlContext) {
  const { minimum_price, maximum_price } = toPriceRange(product, context);
  const price = (amount: Money) => ({ amount, adjustments: [] });
  return {
    regularPrice: price(minimum_price.regular_price),
    minimalPrice: price(minimum_price.final_price),
    maximalPrice: price(maximum_price.final_price),
  };
}

const specialOf = ({ variant, data }: CatalogProduct) => (variant ?? data.variants[0])?.price;

const prices: SimpleProductResolvers = {
  price_range: toPriceRangeField,
  price: legacyPrice,
  price_tiers: () => [],
  tier_prices: () => [],
  tier_price: () => null,
  special_price: (product: CatalogProduct, _args, context) => {
    const price = minimumPrice(product, context);
    return price?.lowest30 ? price.final.amount / 100 : null;
  },
  special_from_date: (product: CatalogProduct) => dateOf(specialOf(product)?.specialFrom),
  special_to_date: (product: CatalogProduct) => dateOf(specialOf(product)?.specialTo),
  friends_and_family_price: (product: CatalogProduct, _args, context) => {
    const price = minimumPrice(product, context);
    return price?.isFriendsAndFamily ? toMoney(price.final.amount, price.final.currency) : null;
  },
  unit_price: (product: CatalogProduct, _args, context) => {
    const unit = minimumPrice(product, context)?.unit;
    return unit ? { per: unit.per, price: toMoney(unit.price.amount, unit.price.currency) } : null;
  },
};

function toPriceRangeField(product: CatalogProduct, _args: unknown, context: GraphqlContext) {
  return toPriceRange(product, context);
}

function dateOf(instant: Date | undefined): string | null {
  return instant ? toDateTime(instant) : null;
}

const stock: SimpleProductResolvers = {
  stock_status: (product: CatalogProduct) => (stockOf(product) > 0 ? 'IN_STOCK' : 'OUT_OF_STOCK'),
  quantity: (product: CatalogProduct) => stockOf(product),
  only_x_left_in_stock: (product: CatalogProduct) => {
    const left = stockOf(product);
    return left > 0 && left <= LOW_STOCK ? left : null;
  },
  min_sale_qty: () => 1,
};

const links: SimpleProductResolvers = {
  related_products: ({ data }: CatalogProduct, _args, context) => linked(data.texts.recommended, context),
  crosssell_products: ({ data }: CatalogProduct, _args, context) => linked(data.texts.complementary, context),
  upsell_products: () => [],
  product_links: ({ data }: CatalogProduct) => [
    ...toLinks('related', data.sku, data.texts.recommended),
    ...toLinks('crosssell', data.sku, data.texts.complementary),
  ],
};

function toLinks(type: string, sku: string, linkedSkus: readonly string[] = []) {
  return linkedSkus.map((linkedSku, position) => ({
    __typename: 'ProductLinks' as const,
    sku,
    link_type: type,
    linked_product_sku: linkedSku,
    linked_product_type: null,
    position,
  }));
}

const addresses: SimpleProductResolvers = {
  url_key: ({ data }: CatalogProduct) => data.urlKey,
  url_path: ({ data }: CatalogProduct) => data.urlKey,
  url_suffix: () => null,
  canonical_url: ({ data }: CatalogProduct) => data.urlKey,
  url_rewrites: ({ data }: CatalogProduct) => [{ url: data.urlKey, parameters: [] }],
  redirect_code: ({ route }: CatalogProduct) => route?.redirectCode ?? 0,
  relative_url: ({ route, data }: CatalogProduct) => route?.relativeUrl ?? data.urlKey,
  type: () => 'PRODUCT',
};

const pictures: SimpleProductResolvers = {
  image: (product: CatalogProduct, _args, context) => toProductImage(product, 'image', context),
  small_image: (product: CatalogProduct, _args, context) => toProductImage(product, 'small_image', context),
  thumbnail: (product: CatalogProduct, _args, context) => toProductImage(product, 'thumbnail', context),
  media_gallery: (product: CatalogProduct, _args, context) => toMediaGallery(product, context),
  media_gallery_entries: (product: CatalogProduct) => toMediaEntries(product),
  swatch_image: () => null,
};

/** Fields that every product answers, whatever its kind. */
export const productFields: SimpleProductResolvers = {
  ...prices,
  ...stock,
  ...links,
  ...addresses,
  ...pictures,
  ...attributeFields,
  ...productIngredientFields,
  id: (product: CatalogProduct) => idOf(product),
  uid: (product: CatalogProduct) => toUid(idOf(product)),
  sku: (product: CatalogProduct) => skuOf(product),
  name: (product: CatalogProduct) => nameOf(product),
  type_id: ({ __typename }: CatalogProduct) => (__typename === 'SimpleProduct' ? 'simple' : 'configurable'),
  attribute_set_id: () => ATTRIBUTE_SET_ID,
  description: ({ data }: CatalogProduct) => ({ html: toHtml(data.texts.description) }),
  short_description: ({ data }: CatalogProduct) => ({ html: data.summary ? escapeHtml(data.summary) : '' }),
  meta_title: ({ data }: CatalogProduct) => data.meta?.title ?? data.name,
  meta_description: ({ data }: CatalogProduct) => data.meta?.description ?? data.summary,
  meta_keyword: ({ data }: CatalogProduct) => data.meta?.keywords ?? null,
  categories: ({ data }: CatalogProduct, _args, context) => categoriesOfProduct(context, data.id),
  created_at: ({ data }: CatalogProduct) => toDateTime(data.createdAt),
  updated_at: ({ data }: CatalogProduct) => toDateTime(data.updatedAt),
  weight: ({ variant }: CatalogProduct) =>
    variant?.weightGrams == null ? null : variant.weightGrams / GRAMS_PER_KILOGRAM,
  options: () => [],
  websites: (_product, _args, { site }) => [
    {
      id: site.id,
      code: site.code,
      name: site.name,
      is_default: site.isDefault,
      sort_order: 0,
      default_group_id: null,
    },
  ],
};
