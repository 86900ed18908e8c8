// Written from the schema; do not edit.
import type * as Types from './types.gen.ts';
import type { Resolver as ResolverFn } from './context.ts';
import type { GraphQLResolveInfo  } from 'graphql/index.js';
import type { CustomAttributeMetadataInterfaceMapper, CatalogAttributeMetadataMapper, CustomerAttributeMetadataMapper } from '../commerce/attributes/attributes.mappers.ts';
import type { TransferRefundMapper } from '../commerce/bank-refunds/bank-refunds.mappers.ts';
import type { CartMapper, CartPricesMapper, CartGiftMapper, CartItemInterfaceMapper, SimpleCartItemMapper, ConfigurableCartItemMapper, CartItemPricesMapper } from '../commerce/cart/cart.mappers.ts';
import type { ProductInterfaceMapper, SimpleProductMapper, ConfigurableProductMapper, CategoryInterfaceMapper, CategoryTreeMapper, ProductsMapper } from '../commerce/catalog/graphql/catalog.mappers.ts';
import type { ShippingCartAddressMapper, BillingCartAddressMapper } from '../commerce/checkout/checkout.mappers.ts';
import type { CompareListMapper } from '../commerce/compare-lists/compare-lists.mappers.ts';
import type { CustomerOrderMapper, OrderAddressMapper, OrderTotalMapper, ShippingHandlingMapper, OrderItemInterfaceMapper, OrderItemMapper, ConfigurableOrderItemMapper, OrderItemPricesMapper, OrderMapper, OrderPaymentStatusMapper, RetryPaymentUrlOutputMapper } from '../commerce/orders/api/orders.mappers.ts';
import type { OrderReturnMapper } from '../commerce/returns/returns.mappers.ts';
import type { ProductReviewMapper } from '../commerce/reviews/reviews.mappers.ts';
import type { StoreConfigMapper } from '../commerce/store/store.mappers.ts';
import type { DeleteWishlistOutputMapper, UpdateWishlistOutputMapper, WishlistMapper, WishlistItemInterfaceMapper, SimpleWishlistItemMapper, ConfigurableWishlistItemMapper } from '../commerce/wishlists/wishlists.mappers.ts';
import type { CustomerMapper, CustomerAddressMapper } from '../identity/customers/customers.mappers.ts';
import type { GraphqlContext } from './context.ts';
export type { ResolverFn };
export type Omit<T, K extends keyof T> = Pick<T, Exclude<keyof T, K>>;
export type RequireFields<T, K extends keyof T> = Omit<T, K> & { [P in K]-?: NonNullable<T[P]> };


export type ResolverTypeWrapper<T> = Promise<T> | T;

export type Resolver<TResult, TParent = Record<PropertyKey, never>, TContext = Record<PropertyKey, never>, TArgs = Record<PropertyKey, never>> = ResolverFn<TResult, TParent, TContext, TArgs>;

export type SubscriptionSubscribeFn<TResult, TParent, TContext, TArgs> = (
  parent: TParent,
  args: TArgs,
  context: TContext,
  info: GraphQLResolveInfo
) => AsyncIterable<TResult> | Promise<AsyncIterable<TResult>>;

export type SubscriptionResolveFn<TResult, TParent, TContext, TArgs> = (
  parent: TParent,
  args: TArgs,
  context: TContext,
  info: GraphQLResolveInfo
) => TResult | Promise<TResult>;

export interface SubscriptionSubscriberObject<TResult, TKey extends string, TParent, TContext, TArgs> {
  subscribe: SubscriptionSubscribeFn<{ [key in TKey]: TResult }, TParent, TContext, TArgs>;
  resolve?: SubscriptionResolveFn<TResult, { [key in TKey]: TResult }, TContext, TArgs>;
}

export interface SubscriptionResolverObject<TResult, TParent, TContext, TArgs> {
  subscribe: SubscriptionSubscribeFn<any, TParent, TContext, TArgs>;
  resolve: SubscriptionResolveFn<TResult, any, TContext, TArgs>;
}

export type SubscriptionObject<TResult, TKey extends string, TParent, TContext, TArgs> =
  | SubscriptionSubscriberObject<TResult, TKey, TParent, TContext, TArgs>
  | SubscriptionResolverObject<TResult, TParent, TContext, TArgs>;

export type SubscriptionResolver<TResult, TKey extends string, TParent = Record<PropertyKey, never>, TContext = Record<PropertyKey, never>, TArgs = Record<PropertyKey, never>> =
  | ((...args: any[]) => SubscriptionObject<TResult, TKey, TParent, TContext, TArgs>)
  | SubscriptionObject<TResult, TKey, TParent, TContext, TArgs>;

export type TypeResolveFn<TTypes, TParent = Record<PropertyKey, never>, TContext = Record<PropertyKey, never>> = (
  parent: TParent,
  context: TContext,
  info: GraphQLResolveInfo
) => Types.Maybe<TTypes> | Promise<Types.Maybe<TTypes>>;

export type IsTypeOfResolverFn<T = Record<PropertyKey, never>, TContext = Record<PropertyKey, never>> = (obj: T, context: TContext, info: GraphQLResolveInfo) => boolean | Promise<boolean>;

export type NextResolverFn<T> = () => Promise<T>;

export type DirectiveResolverFn<TResult = Record<PropertyKey, never>, TParent = Record<PropertyKey, never>, TContext = Record<PropertyKey, never>, TArgs = Record<PropertyKey, never>> = (
  next: NextResolverFn<TResult>,
  parent: TParent,
  args: TArgs,
  context: TContext,
  info: GraphQLResolveInfo
) => TResult | Promise<TResult>;




/** Mapping of interface types */
export type ResolversInterfaceTypes<_RefType extends Record<string, unknown>> = {
  CustomAttributeMetadataInterface:
    | ( Omit<Types.AttributeMetadata, 'options'> & { options: ReadonlyArray<Types.Maybe<_RefType['CustomAttributeOptionInterface']>> } & { __typename: 'AttributeMetadata' } )
    | ( CatalogAttributeMetadataMapper & { __typename: 'CatalogAttributeMetadata' } )
    | ( CustomerAttributeMetadataMapper & { __typename: 'CustomerAttributeMetadata' } )
  ;
  CustomAttributeOptionInterface: ( Types.AttributeOptionMetadata & { __typename: 'AttributeOptionMetadata' } );
  CartItemInterface:
    | ( SimpleCartItemMapper & { __typename: 'SimpleCartItem' } )
    | ( Omit<Types.VirtualCartItem, 'prices' | 'product'> & { prices?: Types.Maybe<_RefType['CartItemPrices']>, product: _RefType['ProductInterface'] } & { __typename: 'VirtualCartItem' } )
    | ( ConfigurableCartItemMapper & { __typename: 'ConfigurableCartItem' } )
    | ( Omit<Types.BundleCartItem, 'prices' | 'product'> & { prices?: Types.Maybe<_RefType['CartItemPrices']>, product: _RefType['ProductInterface'] } & { __typename: 'BundleCartItem' } )
    | ( Omit<Types.DownloadableCartItem, 'prices' | 'product'> & { prices?: Types.Maybe<_RefType['CartItemPrices']>, product: _RefType['ProductInterface'] } & { __typename: 'DownloadableCartItem' } )
  ;
  Error:
    | ( Types.CartUserInputError & { __typename: 'CartUserInputError' } )
    | ( Types.InsufficientStockError & { __typename: 'InsufficientStockError' } )
  ;
  ProductInterface:
    | ( SimpleProductMapper & { __typename: 'SimpleProduct' } )
    | ( Omit<Types.VirtualProduct, 'custom_attributes' | 'categories' | 'crosssell_products' | 'media_gallery' | 'related_products' | 'reviews' | 'upsell_products' | 'custom_attributesV2' | 'product_links' | 'options'> & { custom_attributes?: Types.Maybe<ReadonlyArray<Types.Maybe<_RefType['CustomAttribute']>>>, categories?: Types.Maybe<ReadonlyArray<Types.Maybe<_RefType['CategoryInterface']>>>, crosssell_products?: Types.Maybe<ReadonlyArray<Types.Maybe<_RefType['ProductInterface']>>>, media_gallery?: Types.Maybe<ReadonlyArray<Types.Maybe<_RefType['MediaGalleryInterface']>>>, related_products?: Types.Maybe<ReadonlyArray<Types.Maybe<_RefType['ProductInterface']>>>, reviews: _RefType['ProductReviews'], upsell_products?: Types.Maybe<ReadonlyArray<Types.Maybe<_RefType['ProductInterface']>>>, custom_attributesV2?: Types.Maybe<_RefType['ProductCustomAttributes']>, product_links?: Types.Maybe<ReadonlyArray<Types.Maybe<_RefType['ProductLinksInterface']>>>, options?: Types.Maybe<ReadonlyArray<Types.Maybe<_RefType['CustomizableOptionInterface']>>> } & { __typename: 'VirtualProduct' } )
    | ( ConfigurableProductMapper & { __typename: 'ConfigurableProduct' } )
    | ( Omit<Types.BundleProduct, 'items' | 'custom_attributes' | 'categories' | 'crosssell_products' | 'media_gallery' | 'related_products' | 'reviews' | 'upsell_products' | 'custom_attributesV2' | 'product_links' | 'options'> & { items?: Types.Maybe<ReadonlyArray<Types.Maybe<_RefType['BundleItem']>>>, custom_attributes?: Types.Maybe<ReadonlyArray<Types.Maybe<_RefType['CustomAttribute']>>>, categories?: Types.Maybe<ReadonlyArray<Types.Maybe<_RefType['CategoryInterface']>>>, crosssell_products?: Types.Maybe<ReadonlyArray<Types.Maybe<_RefType['ProductInterface']>>>, media_gallery?: Types.Maybe<ReadonlyArray<Types.Maybe<_RefType['MediaGalleryInterface']>>>, related_products?: Types.Maybe<ReadonlyArray<Types.Maybe<_RefType['ProductInterface']>>>, reviews: _RefType['ProductReviews'], upsell_products?: Types.Maybe<ReadonlyArray<Types.Maybe<_RefType['ProductInterface']>>>, custom_attributesV2?: Types.Maybe<_RefType['ProductCustomAttributes']>, product_links?: Types.Maybe<ReadonlyArray<Types.Maybe<_RefType['ProductLinksInterface']>>>, options?: Types.Maybe<ReadonlyArray<Types.Maybe<_RefType['CustomizableOptionInterface']>>> } & { __typename: 'BundleProduct' } )
    | ( Omit<Types.GroupedProduct, 'items' | 'custom_attributes' | 'categories' | 'crosssell_products' | 'media_gallery' | 'related_products' | 'reviews' | 'upsell_products' | 'custom_attributesV2' | 'product_links'> & { items?: Types.Maybe<ReadonlyArray<Types.Maybe<_RefType['GroupedProductItem']>>>, custom_attributes?: Types.Maybe<ReadonlyArray<Types.Maybe<_RefType['CustomAttribute']>>>, categories?: Types.Maybe<ReadonlyArray<Types.Maybe<_RefType['CategoryInterface']>>>, crosssell_products?: Types.Maybe<ReadonlyArray<Types.Maybe<_RefType['ProductInterface']>>>, media_gallery?: Types.Maybe<ReadonlyArray<Types.Maybe<_RefType['MediaGalleryInterface']>>>, related_products?: Types.Maybe<ReadonlyArray<Types.Maybe<_RefType['ProductInterface']>>>, reviews: _RefType['ProductReviews'], upsell_products?: Types.Maybe<ReadonlyArray<Types.Maybe<_RefType['ProductInterface']>>>, custom_attributesV2?: Types.Maybe<_RefType['ProductCustomAttributes']>, product_links?: Types.Maybe<ReadonlyArray<Types.Maybe<_RefType['ProductLinksInterface']>>> } & { __typename: 'GroupedProduct' } )
    | ( Omit<Types.DownloadableProduct, 'custom_attributes' | 'categories' | 'crosssell_products' | 'media_gallery' | 'related_products' | 'reviews' | 'upsell_products' | 'custom_attributesV2' | 'product_links' | 'options'> & { custom_attributes?: Types.Maybe<ReadonlyArray<Types.Maybe<_RefType['CustomAttribute']>>>, categories?: Types.Maybe<ReadonlyArray<Types.Maybe<_RefType['CategoryInterface']>>>, crosssell_products?: Types.Maybe<ReadonlyArray<Types.Maybe<_RefType['ProductInterface']>>>, media_gallery?: Types.Maybe<ReadonlyArray<Types.Maybe<_RefType['MediaGalleryInterface']>>>, related_products?: Types.Maybe<ReadonlyArray<Types.Maybe<_RefType['ProductInterface']>>>, reviews: _RefType['ProductReviews'], upsell_products?: Types.Maybe<ReadonlyArray<Types.Maybe<_RefType['ProductInterface']>>>, custom_attributesV2?: Types.Maybe<_RefType['ProductCustomAttributes']>, product_links?: Types.Maybe<ReadonlyArray<Types.Maybe<_RefType['ProductLinksInterface']>>>, options?: Types.Maybe<ReadonlyArray<Types.Maybe<_RefType['CustomizableOptionInterface']>>> } & { __typename: 'DownloadableProduct' } )
  ;
  AttributeMetadataInterface: ( Omit<Types.ProductAttributeMetadata, 'ui_input'> & { ui_input?: Types.Maybe<_RefType['UiInputTypeInterface']> } & { __typename: 'ProductAttributeMetadata' } );
  UiInputTypeInterface:
    | ( Types.UiAttributeTypeSelect & { __typename: 'UiAttributeTypeSelect' } )
    | ( Types.UiAttributeTypeMultiSelect & { __typename: 'UiAttributeTypeMultiSelect' } )
  ;
  AttributeOptionInterface: ( Types.AttributeOption & { __typename: 'AttributeOption' } );
  AggregationOptionInterface: ( Types.AggregationOption & { __typename: 'AggregationOption' } );
  SwatchDataInterface:
    | ( Types.ColorSwatchData & { __typename: 'ColorSwatchData' } )
    | ( Types.ImageSwatchData & { __typename: 'ImageSwatchData' } )
    | ( Types.TextSwatchData & { __typename: 'TextSwatchData' } )
  ;
  MediaGalleryInterface:
    | ( Types.ProductImage & { __typename: 'ProductImage' } )
    | ( Types.ProductVideo & { __typename: 'ProductVideo' } )
  ;
  CategoryInterface: ( CategoryTreeMapper & { __typename: 'CategoryTree' } );
  CartAddressInterface:
    | ( ShippingCartAddressMapper & { __typename: 'ShippingCartAddress' } )
    | ( BillingCartAddressMapper & { __typename: 'BillingCartAddress' } )
  ;
  OrderItemInterface:
    | ( OrderItemMapper & { __typename: 'OrderItem' } )
    | ( ConfigurableOrderItemMapper & { __typename: 'ConfigurableOrderItem' } )
    | ( Omit<Types.BundleOrderItem, 'child_order_items' | 'prices' | 'product'> & { child_order_items?: Types.Maybe<ReadonlyArray<Types.Maybe<_RefType['OrderItemInterface']>>>, prices?: Types.Maybe<_RefType['OrderItemPrices']>, product?: Types.Maybe<_RefType['ProductInterface']> } & { __typename: 'BundleOrderItem' } )
    | ( Omit<Types.DownloadableOrderItem, 'prices' | 'product'> & { prices?: Types.Maybe<_RefType['OrderItemPrices']>, product?: Types.Maybe<_RefType['ProductInterface']> } & { __typename: 'DownloadableOrderItem' } )
  ;
  ShipmentItemInterface:
    | ( Omit<Types.ShipmentItem, 'order_item'> & { order_item?: Types.Maybe<_RefType['OrderItemInterface']> } & { __typename: 'ShipmentItem' } )
    | ( Omit<Types.BundleShipmentItem, 'order_item'> & { order_item?: Types.Maybe<_RefType['OrderItemInterface']> } & { __typename: 'BundleShipmentItem' } )
  ;
  InvoiceItemInterface:
    | ( Omit<Types.InvoiceItem, 'order_item'> & { order_item?: Types.Maybe<_RefType['OrderItemInterface']> } & { __typename: 'InvoiceItem' } )
    | ( Omit<Types.BundleInvoiceItem, 'order_item'> & { order_item?: Types.Maybe<_RefType['OrderItemInterface']> } & { __typename: 'BundleInvoiceItem' } )
    | ( Omit<Types.DownloadableInvoiceItem, 'order_item'> & { order_item?: Types.Maybe<_RefType['OrderItemInterface']> } & { __typename: 'DownloadableInvoiceItem' } )
  ;
  CreditMemoItemInterface:
    | ( Omit<Types.CreditMemoItem, 'order_item'> & { order_item?: Types.Maybe<_RefType['OrderItemInterface']> } & { __typename: 'CreditMemoItem' } )
    | ( Omit<Types.BundleCreditMemoItem, 'order_item'> & { order_item?: Types.Maybe<_RefType['OrderItemInterface']> } & { __typename: 'BundleCreditMemoItem' } )
    | ( Omit<Types.DownloadableCreditMemoItem, 'order_item'> & { order_item?: Types.Maybe<_RefType['OrderItemInterface']> } & { __typename: 'DownloadableCreditMemoItem' } )
  ;
  WishlistItemInterface:
    | ( SimpleWishlistItemMapper & { __typename: 'SimpleWishlistItem' } )
    | ( ConfigurableWishlistItemMapper & { __typename: 'ConfigurableWishlistItem' } )
    | ( Omit<Types.BundleWishlistItem, 'product'> & { product?: Types.Maybe<_RefType['ProductInterface']> } & { __typename: 'BundleWishlistItem' } )
    | ( Omit<Types.DownloadableWishlistItem, 'product'> & { product?: Types.Maybe<_RefType['ProductInterface']> } & { __typename: 'DownloadableWishlistItem' } )
    | ( Omit<Types.VirtualWishlistItem, 'product'> & { product?: Types.Maybe<_RefType['ProductInterface']> } & { __typename: 'VirtualWishlistItem' } )
    | ( Omit<Types.GroupedProductWishlistItem, 'product'> & { product?: Types.Maybe<_RefType['ProductInterface']> } & { __typename: 'GroupedProductWishlistItem' } )
  ;
  RoutableInterface:
    | ( SimpleProductMapper & { __typename: 'SimpleProduct' } )
    | ( Omit<Types.VirtualProduct, 'custom_attributes' | 'categories' | 'crosssell_products' | 'media_gallery' | 'related_products' | 'reviews' | 'upsell_products' | 'custom_attributesV2' | 'product_links' | 'options'> & { custom_attributes?: Types.Maybe<ReadonlyArray<Types.Maybe<_RefType['CustomAttribute']>>>, categories?: Types.Maybe<ReadonlyArray<Types.Maybe<_RefType['CategoryInterface']>>>, crosssell_products?: Types.Maybe<ReadonlyArray<Types.Maybe<_RefType['ProductInterface']>>>, media_gallery?: Types.Maybe<ReadonlyArray<Types.Maybe<_RefType['MediaGalleryInterface']>>>, related_products?: Types.Maybe<ReadonlyArray<Types.Maybe<_RefType['ProductInterface']>>>, reviews: _RefType['ProductReviews'], upsell_products?: Types.Maybe<ReadonlyArray<Types.Maybe<_RefType['ProductInterface']>>>, custom_attributesV2?: Types.Maybe<_RefType['ProductCustomAttributes']>, product_links?: Types.Maybe<ReadonlyArray<Types.Maybe<_RefType['ProductLinksInterface']>>>, options?: Types.Maybe<ReadonlyArray<Types.Maybe<_RefType['CustomizableOptionInterface']>>> } & { __typename: 'VirtualProduct' } )
    | ( ConfigurableProductMapper & { __typename: 'ConfigurableProduct' } )
    | ( CategoryTreeMapper & { __typename: 'CategoryTree' } )
    | ( Types.CmsPage & { __typename: 'CmsPage' } )
    | ( Omit<Types.BundleProduct, 'items' | 'custom_attributes' | 'categories' | 'crosssell_products' | 'media_gallery' | 'related_products' | 'reviews' | 'upsell_products' | 'custom_attributesV2' | 'product_links' | 'options'> & { items?: Types.Maybe<ReadonlyArray<Types.Maybe<_RefType['BundleItem']>>>, custom_attributes?: Types.Maybe<ReadonlyArray<Types.Maybe<_RefType['CustomAttribute']>>>, categories?: Types.Maybe<ReadonlyArray<Types.Maybe<_RefType['CategoryInterface']>>>, crosssell_products?: Types.Maybe<ReadonlyArray<Types.Maybe<_RefType['ProductInterface']>>>, media_gallery?: Types.Maybe<ReadonlyArray<Types.Maybe<_RefType['MediaGalleryInterface']>>>, related_products?: Types.Maybe<ReadonlyArray<Types.Maybe<_RefType['ProductInterface']>>>, reviews: _RefType['ProductReviews'], upsell_products?: Types.Maybe<ReadonlyArray<Types.Maybe<_RefType['ProductInterface']>>>, custom_attributesV2?: Types.Maybe<_RefType['ProductCustomAttributes']>, product_links?: Types.Maybe<ReadonlyArray<Types.Maybe<_RefType['ProductLinksInterface']>>>, options?: Types.Maybe<ReadonlyArray<Types.Maybe<_RefType['CustomizableOptionInterface']>>> } & { __typename: 'BundleProduct' } )
    | ( Omit<Types.GroupedProduct, 'items' | 'custom_attributes' | 'categories' | 'crosssell_products' | 'media_gallery' | 'related_products' | 'reviews' | 'upsell_products' | 'custom_attributesV2' | 'product_links'> & { items?: Types.Maybe<ReadonlyArray<Types.Maybe<_RefType['GroupedProductItem']>>>, custom_attributes?: Types.Maybe<ReadonlyArray<Types.Maybe<_RefType['CustomAttribute']>>>, categories?: Types.Maybe<ReadonlyArray<Types.Maybe<_RefType['CategoryInterface']>>>, crosssell_products?: Types.Maybe<ReadonlyArray<Types.Maybe<_RefType['ProductInterface']>>>, media_gallery?: Types.Maybe<ReadonlyArray<Types.Maybe<_RefType['MediaGalleryInterface']>>>, related_products?: Types.Maybe<ReadonlyArray<Types.Maybe<_RefType['ProductInterface']>>>, reviews: _RefType['ProductReviews'], upsell_products?: Types.Maybe<ReadonlyArray<Types.Maybe<_RefType['ProductInterface']>>>, custom_attributesV2?: Types.Maybe<_RefType['ProductCustomAttributes']>, product_links?: Types.Maybe<ReadonlyArray<Types.Maybe<_RefType['ProductLinksInterface']>>> } & { __typename: 'GroupedProduct' } )
    | ( Omit<Types.DownloadableProduct, 'custom_attributes' | 'categories' | 'crosssell_products' | 'media_gallery' | 'related_products' | 'reviews' | 'upsell_products' | 'custom_attributesV2' | 'product_links' | 'options'> & { custom_attributes?: Types.Maybe<ReadonlyArray<Types.Maybe<_RefType['CustomAttribute']>>>, categories?: Types.Maybe<ReadonlyArray<Types.Maybe<_RefType['CategoryInterface']>>>, crosssell_products?: Types.Maybe<ReadonlyArray<Types.Maybe<_RefType['ProductInterface']>>>, media_gallery?: Types.Maybe<ReadonlyArray<Types.Maybe<_RefType['MediaGalleryInterface']>>>, related_products?: Types.Maybe<ReadonlyArray<Types.Maybe<_RefType['ProductInterface']>>>, reviews: _RefType['ProductReviews'], upsell_products?: Types.Maybe<ReadonlyArray<Types.Maybe<_RefType['ProductInterface']>>>, custom_attributesV2?: Types.Maybe<_RefType['ProductCustomAttributes']>, product_links?: Types.Maybe<ReadonlyArray<Types.Maybe<_RefType['ProductLinksInterface']>>>, options?: Types.Maybe<ReadonlyArray<Types.Maybe<_RefType['CustomizableOptionInterface']>>> } & { __typename: 'DownloadableProduct' } )
    | ( Types.RoutableUrl & { __typename: 'RoutableUrl' } )
  ;
  AttributeValueInterface:
    | ( Types.AttributeValue & { __typename: 'AttributeValue' } )
    | ( Omit<Types.AttributeSelectedOptions, 'selected_options'> & { selected_options: ReadonlyArray<Types.Maybe<_RefType['AttributeSelectedOptionInterface']>> } & { __typename: 'AttributeSelectedOptions' } )
  ;
  AttributeSelectedOptionInterface: ( Types.AttributeSelectedOption & { __typename: 'AttributeSelectedOption' } );
  LayerFilterItemInterface:
    | ( Types.LayerFilterItem & { __typename: 'LayerFilterItem' } )
    | ( Types.SwatchLayerFilterItem & { __typename: 'SwatchLayerFilterItem' } )
  ;
  ProductLinksInterface: ( Types.ProductLinks & { __typename: 'ProductLinks' } );
  PhysicalProductInterface:
    | ( SimpleProductMapper & { __typename: 'SimpleProduct' } )
    | ( ConfigurableProductMapper & { __typename: 'ConfigurableProduct' } )
    | ( Omit<Types.BundleProduct, 'items' | 'custom_attributes' | 'categories' | 'crosssell_products' | 'media_gallery' | 'related_products' | 'reviews' | 'upsell_products' | 'custom_attributesV2' | 'product_links' | 'options'> & { items?: Types.Maybe<ReadonlyArray<Types.Maybe<_RefType['BundleItem']>>>, custom_attributes?: Types.Maybe<ReadonlyArray<Types.Maybe<_RefType['CustomAttribute']>>>, categories?: Types.Maybe<ReadonlyArray<Types.Maybe<_RefType['CategoryInterface']>>>, crosssell_products?: Types.Maybe<ReadonlyArray<Types.Maybe<_RefType['ProductInterface']>>>, media_gallery?: Types.Maybe<ReadonlyArray<Types.Maybe<_RefType['MediaGalleryInterface']>>>, related_products?: Types.Maybe<ReadonlyArray<Types.Maybe<_RefType['ProductInterface']>>>, reviews: _RefType['ProductReviews'], upsell_products?: Types.Maybe<ReadonlyArray<Types.Maybe<_RefType['ProductInterface']>>>, custom_attributesV2?: Types.Maybe<_RefType['ProductCustomAttributes']>, product_links?: Types.Maybe<ReadonlyArray<Types.Maybe<_RefType['ProductLinksInterface']>>>, options?: Types.Maybe<ReadonlyArray<Types.Maybe<_RefType['CustomizableOptionInterface']>>> } & { __typename: 'BundleProduct' } )
    | ( Omit<Types.GroupedProduct, 'items' | 'custom_attributes' | 'categories' | 'crosssell_products' | 'media_gallery' | 'related_products' | 'reviews' | 'upsell_products' | 'custom_attributesV2' | 'product_links'> & { items?: Types.Maybe<ReadonlyArray<Types.Maybe<_RefType['GroupedProductItem']>>>, custom_attributes?: Types.Maybe<ReadonlyArray<Types.Maybe<_RefType['CustomAttribute']>>>, categories?: Types.Maybe<ReadonlyArray<Types.Maybe<_RefType['CategoryInterface']>>>, crosssell_products?: Types.Maybe<ReadonlyArray<Types.Maybe<_RefType['ProductInterface']>>>, media_gallery?: Types.Maybe<ReadonlyArray<Types.Maybe<_RefType['MediaGalleryInterface']>>>, related_products?: Types.Maybe<ReadonlyArray<Types.Maybe<_RefType['ProductInterface']>>>, reviews: _RefType['ProductReviews'], upsell_products?: Types.Maybe<ReadonlyArray<Types.Maybe<_RefType['ProductInterface']>>>, custom_attributesV2?: Types.Maybe<_RefType['ProductCustomAttributes']>, product_links?: Types.Maybe<ReadonlyArray<Types.Maybe<_RefType['ProductLinksInterface']>>> } & { __typename: 'GroupedProduct' } )
  ;
  CustomizableProductInterface:
    | ( SimpleProductMapper & { __typename: 'SimpleProduct' } )
    | ( Omit<Types.VirtualProduct, 'custom_attributes' | 'categories' | 'crosssell_products' | 'media_gallery' | 'related_products' | 'reviews' | 'upsell_products' | 'custom_attributesV2' | 'product_links' | 'options'> & { custom_attributes?: Types.Maybe<ReadonlyArray<Types.Maybe<_RefType['CustomAttribute']>>>, categories?: Types.Maybe<ReadonlyArray<Types.Maybe<_RefType['CategoryInterface']>>>, crosssell_products?: Types.Maybe<ReadonlyArray<Types.Maybe<_RefType['ProductInterface']>>>, media_gallery?: Types.Maybe<ReadonlyArray<Types.Maybe<_RefType['MediaGalleryInterface']>>>, related_products?: Types.Maybe<ReadonlyArray<Types.Maybe<_RefType['ProductInterface']>>>, reviews: _RefType['ProductReviews'], upsell_products?: Types.Maybe<ReadonlyArray<Types.Maybe<_RefType['ProductInterface']>>>, custom_attributesV2?: Types.Maybe<_RefType['ProductCustomAttributes']>, product_links?: Types.Maybe<ReadonlyArray<Types.Maybe<_RefType['ProductLinksInterface']>>>, options?: Types.Maybe<ReadonlyArray<Types.Maybe<_RefType['CustomizableOptionInterface']>>> } & { __typename: 'VirtualProduct' } )
    | ( ConfigurableProductMapper & { __typename: 'ConfigurableProduct' } )
    | ( Omit<Types.BundleProduct, 'items' | 'custom_attributes' | 'categories' | 'crosssell_products' | 'media_gallery' | 'related_products' | 'reviews' | 'upsell_products' | 'custom_attributesV2' | 'product_links' | 'options'> & { items?: Types.Maybe<ReadonlyArray<Types.Maybe<_RefType['BundleItem']>>>, custom_attributes?: Types.Maybe<ReadonlyArray<Types.Maybe<_RefType['CustomAttribute']>>>, categories?: Types.Maybe<ReadonlyArray<Types.Maybe<_RefType['CategoryInterface']>>>, crosssell_products?: Types.Maybe<ReadonlyArray<Types.Maybe<_RefType['ProductInterface']>>>, media_gallery?: Types.Maybe<ReadonlyArray<Types.Maybe<_RefType['MediaGalleryInterface']>>>, related_products?: Types.Maybe<ReadonlyArray<Types.Maybe<_RefType['ProductInterface']>>>, reviews: _RefType['ProductReviews'], upsell_products?: Types.Maybe<ReadonlyArray<Types.Maybe<_RefType['ProductInterface']>>>, custom_attributesV2?: Types.Maybe<_RefType['ProductCustomAttributes']>, product_links?: Types.Maybe<ReadonlyArray<Types.Maybe<_RefType['ProductLinksInterface']>>>, options?: Types.Maybe<ReadonlyArray<Types.Maybe<_RefType['CustomizableOptionInterface']>>> } & { __typename: 'BundleProduct' } )
    | ( Omit<Types.DownloadableProduct, 'custom_attributes' | 'categories' | 'crosssell_products' | 'media_gallery' | 'related_products' | 'reviews' | 'upsell_products' | 'custom_attributesV2' | 'product_links' | 'options'> & { custom_attributes?: Types.Maybe<ReadonlyArray<Types.Maybe<_RefType['CustomAttribute']>>>, categories?: Types.Maybe<ReadonlyArray<Types.Maybe<_RefType['CategoryInterface']>>>, crosssell_products?: Types.Maybe<ReadonlyArray<Types.Maybe<_RefType['ProductInterface']>>>, media_gallery?: Types.Maybe<ReadonlyArray<Types.Maybe<_RefType['MediaGalleryInterface']>>>, related_products?: Types.Maybe<ReadonlyArray<Types.Maybe<_RefType['ProductInterface']>>>, reviews: _RefType['ProductReviews'], upsell_products?: Types.Maybe<ReadonlyArray<Types.Maybe<_RefType['ProductInterface']>>>, custom_attributesV2?: Types.Maybe<_RefType['ProductCustomAttributes']>, product_links?: Types.Maybe<ReadonlyArray<Types.Maybe<_RefType['ProductLinksInterface']>>>, options?: Types.Maybe<ReadonlyArray<Types.Maybe<_RefType['CustomizableOptionInterface']>>> } & { __typename: 'DownloadableProduct' } )
  ;
  CustomizableOptionInterface:
    | ( Types.CustomizableAreaOption & { __typename: 'CustomizableAreaOption' } )
    | ( Types.CustomizableCheckboxOption & { __typename: 'CustomizableCheckboxOption' } )
    | ( Types.CustomizableDateOption & { __typename: 'CustomizableDateOption' } )
    | ( Types.CustomizableDropDownOption & { __typename: 'CustomizableDropDownOption' } )
    | ( Types.CustomizableFieldOption & { __typename: 'CustomizableFieldOption' } )
    | ( Types.CustomizableFileOption & { __typename: 'CustomizableFileOption' } )
    | ( Types.CustomizableMultipleOption & { __typename: 'CustomizableMultipleOption' } )
    | ( Types.CustomizableRadioOption & { __typename: 'CustomizableRadioOption' } )
  ;
  SwatchLayerFilterItemInterface: ( Types.SwatchLayerFilterItem & { __typename: 'SwatchLayerFilterItem' } );
};

/** Mapping between all available schema types and the resolvers types */
export type ResolversTypes = {
  Query: ResolverTypeWrapper<Record<PropertyKey, never>>;
  String: ResolverTypeWrapper<Types.Scalars['String']['output']>;
  Int: ResolverTypeWrapper<Types.Scalars['Int']['output']>;
  Boolean: ResolverTypeWrapper<Types.Scalars['Boolean']['output']>;
  ID: ResolverTypeWrapper<Types.Scalars['ID']['output']>;
  Float: ResolverTypeWrapper<Types.Scalars['Float']['output']>;
  Mutation: ResolverTypeWrapper<Record<PropertyKey, never>>;
  AttributeFilterInput: Types.AttributeFilterInput;
  AttributeInput: Types.AttributeInput;
  AttributesFormOutput: ResolverTypeWrapper<Omit<Types.AttributesFormOutput, 'items'> & { items: ReadonlyArray<Types.Maybe<ResolversTypes['CustomAttributeMetadataInterface']>> }>;
  AttributesMetadataOutput: ResolverTypeWrapper<Omit<Types.AttributesMetadataOutput, 'items'> & { items: ReadonlyArray<Types.Maybe<ResolversTypes['CustomAttributeMetadataInterface']>> }>;
  CustomAttributeMetadataInterface: ResolverTypeWrapper<CustomAttributeMetadataInterfaceMapper>;
  AttributeMetadata: ResolverTypeWrapper<Omit<Types.AttributeMetadata, 'options'> & { options: ReadonlyArray<Types.Maybe<ResolversTypes['CustomAttributeOptionInterface']>> }>;
  CatalogAttributeMetadata: ResolverTypeWrapper<CatalogAttributeMetadataMapper>;
  CustomerAttributeMetadata: ResolverTypeWrapper<CustomerAttributeMetadataMapper>;
  ValidationRule: ResolverTypeWrapper<Types.ValidationRule>;
  AttributeMetadataError: ResolverTypeWrapper<Types.AttributeMetadataError>;
  CustomAttributeOptionInterface: ResolverTypeWrapper<ResolversInterfaceTypes<ResolversTypes>['CustomAttributeOptionInterface']>;
  AttributeOptionMetadata: ResolverTypeWrapper<Types.AttributeOptionMetadata>;
  AttributeEntityTypeEnum: Types.AttributeEntityTypeEnum;
  AttributeFrontendInputEnum: Types.AttributeFrontendInputEnum;
  AttributeMetadataErrorType: Types.AttributeMetadataErrorType;
  CatalogAttributeApplyToEnum: Types.CatalogAttributeApplyToEnum;
  InputFilterEnum: Types.InputFilterEnum;
  SwatchInputTypeEnum: Types.SwatchInputTypeEnum;
  ValidationRuleEnum: Types.ValidationRuleEnum;
  SetRefundAccountInput: Types.SetRefundAccountInput;
  RefundAccountInput: Types.RefundAccountInput;
  SetRefundAccountOutput: ResolverTypeWrapper<Omit<Types.SetRefundAccountOutput, 'order'> & { order: ResolversTypes['CustomerOrder'] }>;
  WithdrawFromContractInput: Types.WithdrawFromContractInput;
  TransferRefund: ResolverTypeWrapper<TransferRefundMapper>;
  CustomerOrder: ResolverTypeWrapper<CustomerOrderMapper>;
  RestoreCartItemInput: Types.RestoreCartItemInput;
  RestoreCartItemOutput: ResolverTypeWrapper<Omit<Types.RestoreCartItemOutput, 'cart'> & { cart: ResolversTypes['Cart'] }>;
  ChooseCartGiftInput: Types.ChooseCartGiftInput;
  ChooseCartGiftOutput: ResolverTypeWrapper<Omit<Types.ChooseCartGiftOutput, 'cart'> & { cart: ResolversTypes['Cart'] }>;
  DeclineCartGiftsInput: Types.DeclineCartGiftsInput;
  DeclineCartGiftsOutput: ResolverTypeWrapper<Omit<Types.DeclineCartGiftsOutput, 'cart'> & { cart: ResolversTypes['Cart'] }>;
  Cart: ResolverTypeWrapper<CartMapper>;
  CartNotice: ResolverTypeWrapper<Types.CartNotice>;
  CartGiftOffer: ResolverTypeWrapper<Omit<Types.CartGiftOffer, 'items'> & { items: ReadonlyArray<Types.Maybe<ResolversTypes['CartGift']>> }>;
  CartGiftKind: Types.CartGiftKind;
  CartGift: ResolverTypeWrapper<CartGiftMapper>;
  CartItemInterface: ResolverTypeWrapper<CartItemInterfaceMapper>;
  CartItemAvailability: Types.CartItemAvailability;
  CartItemPrices: ResolverTypeWrapper<CartItemPricesMapper>;
  Error: ResolverTypeWrapper<ResolversInterfaceTypes<ResolversTypes>['Error']>;
  CartItemError: ResolverTypeWrapper<Types.CartItemError>;
  createEmptyCartInput: Types.CreateEmptyCartInput;
  CreateGuestCartInput: Types.CreateGuestCartInput;
  CreateGuestCartOutput: ResolverTypeWrapper<Omit<Types.CreateGuestCartOutput, 'cart'> & { cart?: Types.Maybe<ResolversTypes['Cart']> }>;
  CartItemInput: Types.CartItemInput;
  AddProductsToCartOutput: ResolverTypeWrapper<Omit<Types.AddProductsToCartOutput, 'cart' | 'user_errors'> & { cart: ResolversTypes['Cart'], user_errors: ReadonlyArray<Types.Maybe<ResolversTypes['Error']>> }>;
  CartUserInputError: ResolverTypeWrapper<Types.CartUserInputError>;
  InsufficientStockError: ResolverTypeWrapper<Types.InsufficientStockError>;
  CartUserInputErrorType: Types.CartUserInputErrorType;
  UpdateCartItemsInput: Types.UpdateCartItemsInput;
  CartItemUpdateInput: Types.CartItemUpdateInput;
  CustomizableOptionInput: Types.CustomizableOptionInput;
  UpdateCartItemsOutput: ResolverTypeWrapper<Omit<Types.UpdateCartItemsOutput, 'cart'> & { cart: ResolversTypes['Cart'] }>;
  RemoveItemFromCartInput: Types.RemoveItemFromCartInput;
  RemoveItemFromCartOutput: ResolverTypeWrapper<Omit<Types.RemoveItemFromCartOutput, 'cart'> & { cart: ResolversTypes['Cart'] }>;
  ApplyCouponToCartInput: Types.ApplyCouponToCartInput;
  ApplyCouponsToCartInput: Types.ApplyCouponsToCartInput;
  ApplyCouponsStrategy: Types.ApplyCouponsStrategy;
  ApplyCouponToCartOutput: ResolverTypeWrapper<Omit<Types.ApplyCouponToCartOutput, 'cart'> & { cart: ResolversTypes['Cart'] }>;
  RemoveCouponFromCartInput: Types.RemoveCouponFromCartInput;
  RemoveCouponFromCartOutput: ResolverTypeWrapper<Omit<Types.RemoveCouponFromCartOutput, 'cart'> & { cart?: Types.Maybe<ResolversTypes['Cart']> }>;
  CartItems: ResolverTypeWrapper<Omit<Types.CartItems, 'items'> & { items: ReadonlyArray<Types.Maybe<ResolversTypes['CartItemInterface']>> }>;
  SimpleCartItem: ResolverTypeWrapper<SimpleCartItemMapper>;
  VirtualCartItem: ResolverTypeWrapper<Omit<Types.VirtualCartItem, 'prices' | 'product'> & { prices?: Types.Maybe<ResolversTypes['CartItemPrices']>, product: ResolversTypes['ProductInterface'] }>;
  ConfigurableCartItem: ResolverTypeWrapper<ConfigurableCartItemMapper>;
  SelectedConfigurableOption: ResolverTypeWrapper<Types.SelectedConfigurableOption>;
  SelectedCustomizableOption: ResolverTypeWrapper<Types.SelectedCustomizableOption>;
  CartItemErrorType: Types.CartItemErrorType;
  ProductDiscount: ResolverTypeWrapper<Types.ProductDiscount>;
  CartPrices: ResolverTypeWrapper<CartPricesMapper>;
  CartTaxItem: ResolverTypeWrapper<Types.CartTaxItem>;
  CartDiscount: ResolverTypeWrapper<Types.CartDiscount>;
  SelectedCustomizableOptionValue: ResolverTypeWrapper<Types.SelectedCustomizableOptionValue>;
  CartItemSelectedOptionValuePrice: ResolverTypeWrapper<Types.CartItemSelectedOptionValuePrice>;
  QuoteItemsSortInput: Types.QuoteItemsSortInput;
  SortQuoteItemsEnum: Types.SortQuoteItemsEnum;
  CartItemQuantity: ResolverTypeWrapper<Types.CartItemQuantity>;
  AddConfigurableProductsToCartInput: Types.AddConfigurableProductsToCartInput;
  AddConfigurableProductsToCartOutput: ResolverTypeWrapper<Omit<Types.AddConfigurableProductsToCartOutput, 'cart'> & { cart: ResolversTypes['Cart'] }>;
  AddSimpleProductsToCartInput: Types.AddSimpleProductsToCartInput;
  AddSimpleProductsToCartOutput: ResolverTypeWrapper<Omit<Types.AddSimpleProductsToCartOutput, 'cart'> & { cart: ResolversTypes['Cart'] }>;
  ConfigurableProductCartItemInput: Types.ConfigurableProductCartItemInput;
  SimpleProductCartItemInput: Types.SimpleProductCartItemInput;
  SearchTerm: ResolverTypeWrapper<Types.SearchTerm>;
  ProductInterface: ResolverTypeWrapper<ProductInterfaceMapper>;
  PriceRange: ResolverTypeWrapper<Types.PriceRange>;
  UnitPrice: ResolverTypeWrapper<Types.UnitPrice>;
  ProductColour: ResolverTypeWrapper<Types.ProductColour>;
  ProductCertificate: ResolverTypeWrapper<Types.ProductCertificate>;
  ProductSafety: ResolverTypeWrapper<Types.ProductSafety>;
  ProductDocument: ResolverTypeWrapper<Types.ProductDocument>;
  ProductDocumentKind: Types.ProductDocumentKind;
  ProductIngredient: ResolverTypeWrapper<Types.ProductIngredient>;
  ResponsiblePerson: ResolverTypeWrapper<Types.ResponsiblePerson>;
  ProductAttributeFilterInput: Types.ProductAttributeFilterInput;
  ProductAttributeSortInput: Types.ProductAttributeSortInput;
  CustomAttribute: ResolverTypeWrapper<Omit<Types.CustomAttribute, 'attribute_metadata' | 'selected_attribute_options'> & { attribute_metadata?: Types.Maybe<ResolversTypes['AttributeMetadataInterface']>, selected_attribute_options?: Types.Maybe<ResolversTypes['SelectedAttributeOption']> }>;
  AttributeMetadataInterface: ResolverTypeWrapper<ResolversInterfaceTypes<ResolversTypes>['AttributeMetadataInterface']>;
  ProductAttributeMetadata: ResolverTypeWrapper<Omit<Types.ProductAttributeMetadata, 'ui_input'> & { ui_input?: Types.Maybe<ResolversTypes['UiInputTypeInterface']> }>;
  StoreLabels: ResolverTypeWrapper<Types.StoreLabels>;
  UiInputTypeInterface: ResolverTypeWrapper<ResolversInterfaceTypes<ResolversTypes>['UiInputTypeInterface']>;
  UiAttributeTypeSelect: ResolverTypeWrapper<Types.UiAttributeTypeSelect>;
  UiAttributeTypeMultiSelect: ResolverTypeWrapper<Types.UiAttributeTypeMultiSelect>;
  EnteredAttributeValue: ResolverTypeWrapper<Types.EnteredAttributeValue>;
  SelectedAttributeOption: ResolverTypeWrapper<Omit<Types.SelectedAttributeOption, 'attribute_option'> & { attribute_option?: Types.Maybe<ReadonlyArray<Types.Maybe<ResolversTypes['AttributeOptionInterface']>>> }>;
  AttributeOptionInterface: ResolverTypeWrapper<ResolversInterfaceTypes<ResolversTypes>['AttributeOptionInterface']>;
  AttributeOption: ResolverTypeWrapper<Types.AttributeOption>;
  ObjectDataTypeEnum: Types.ObjectDataTypeEnum;
  EntityTypeEnum: Types.EntityTypeEnum;
  UiInputTypeEnum: Types.UiInputTypeEnum;
  CustomAttributesListsEnum: Types.CustomAttributesListsEnum;
  Products: ResolverTypeWrapper<ProductsMapper>;
  Aggregation: ResolverTypeWrapper<Types.Aggregation>;
  AggregationOptionInterface: ResolverTypeWrapper<ResolversInterfaceTypes<ResolversTypes>['AggregationOptionInterface']>;
  AggregationOption: ResolverTypeWrapper<Types.AggregationOption>;
  AggregationsFilterInput: Types.AggregationsFilterInput;
  AggregationsCategoryFilterInput: Types.AggregationsCategoryFilterInput;
  SortFields: ResolverTypeWrapper<Types.SortFields>;
  SortField: ResolverTypeWrapper<Types.SortField>;
  SearchSuggestion: ResolverTypeWrapper<Types.SearchSuggestion>;
  SimpleProduct: ResolverTypeWrapper<SimpleProductMapper>;
  VirtualProduct: ResolverTypeWrapper<Omit<Types.VirtualProduct, 'custom_attributes' | 'categories' | 'crosssell_products' | 'media_gallery' | 'related_products' | 'reviews' | 'upsell_products' | 'custom_attributesV2' | 'product_links' | 'options'> & { custom_attributes?: Types.Maybe<ReadonlyArray<Types.Maybe<ResolversTypes['CustomAttribute']>>>, categories?: Types.Maybe<ReadonlyArray<Types.Maybe<ResolversTypes['CategoryInterface']>>>, crosssell_products?: Types.Maybe<ReadonlyArray<Types.Maybe<ResolversTypes['ProductInterface']>>>, media_gallery?: Types.Maybe<ReadonlyArray<Types.Maybe<ResolversTypes['MediaGalleryInterface']>>>, related_products?: Types.Maybe<ReadonlyArray<Types.Maybe<ResolversTypes['ProductInterface']>>>, reviews: ResolversTypes['ProductReviews'], upsell_products?: Types.Maybe<ReadonlyArray<Types.Maybe<ResolversTypes['ProductInterface']>>>, custom_attributesV2?: Types.Maybe<ResolversTypes['ProductCustomAttributes']>, product_links?: Types.Maybe<ReadonlyArray<Types.Maybe<ResolversTypes['ProductLinksInterface']>>>, options?: Types.Maybe<ReadonlyArray<Types.Maybe<ResolversTypes['CustomizableOptionInterface']>>> }>;
  ConfigurableProduct: ResolverTypeWrapper<ConfigurableProductMapper>;
  ConfigurableProductOptions: ResolverTypeWrapper<Omit<Types.ConfigurableProductOptions, 'values'> & { values?: Types.Maybe<ReadonlyArray<Types.Maybe<ResolversTypes['ConfigurableProductOptionsValues']>>> }>;
  ConfigurableProductOptionsValues: ResolverTypeWrapper<Omit<Types.ConfigurableProductOptionsValues, 'swatch_data'> & { swatch_data?: Types.Maybe<ResolversTypes['SwatchDataInterface']> }>;
  SwatchDataInterface: ResolverTypeWrapper<ResolversInterfaceTypes<ResolversTypes>['SwatchDataInterface']>;
  ColorSwatchData: ResolverTypeWrapper<Types.ColorSwatchData>;
  ConfigurableVariant: ResolverTypeWrapper<Omit<Types.ConfigurableVariant, 'product'> & { product?: Types.Maybe<ResolversTypes['SimpleProduct']> }>;
  ConfigurableAttributeOption: ResolverTypeWrapper<Types.ConfigurableAttributeOption>;
  ConfigurableProductOptionsSelection: ResolverTypeWrapper<Omit<Types.ConfigurableProductOptionsSelection, 'configurable_options' | 'media_gallery' | 'variant'> & { configurable_options?: Types.Maybe<ReadonlyArray<Types.Maybe<ResolversTypes['ConfigurableProductOption']>>>, media_gallery?: Types.Maybe<ReadonlyArray<Types.Maybe<ResolversTypes['MediaGalleryInterface']>>>, variant?: Types.Maybe<ResolversTypes['SimpleProduct']> }>;
  ConfigurableProductOption: ResolverTypeWrapper<Omit<Types.ConfigurableProductOption, 'values'> & { values?: Types.Maybe<ReadonlyArray<Types.Maybe<ResolversTypes['ConfigurableProductOptionValue']>>> }>;
  ConfigurableProductOptionValue: ResolverTypeWrapper<Omit<Types.ConfigurableProductOptionValue, 'swatch'> & { swatch?: Types.Maybe<ResolversTypes['SwatchDataInterface']> }>;
  ProductImage: ResolverTypeWrapper<Types.ProductImage>;
  MediaGalleryInterface: ResolverTypeWrapper<ResolversInterfaceTypes<ResolversTypes>['MediaGalleryInterface']>;
  ProductPrice: ResolverTypeWrapper<Types.ProductPrice>;
  TierPrice: ResolverTypeWrapper<Types.TierPrice>;
  ProductStockStatus: Types.ProductStockStatus;
  UrlRewrite: ResolverTypeWrapper<Types.UrlRewrite>;
  CategoryFilterInput: Types.CategoryFilterInput;
  CategoryResult: ResolverTypeWrapper<Omit<Types.CategoryResult, 'items'> & { items?: Types.Maybe<ReadonlyArray<Types.Maybe<ResolversTypes['CategoryTree']>>> }>;
  CategoryInterface: ResolverTypeWrapper<CategoryInterfaceMapper>;
  CategoryTree: ResolverTypeWrapper<CategoryTreeMapper>;
  Breadcrumb: ResolverTypeWrapper<Types.Breadcrumb>;
  Customer: ResolverTypeWrapper<CustomerMapper>;
  SetDeliveryDetailsOnCartInput: Types.SetDeliveryDetailsOnCartInput;
  DeliveryTimeInput: Types.DeliveryTimeInput;
  SetDeliveryDetailsOnCartOutput: ResolverTypeWrapper<Omit<Types.SetDeliveryDetailsOnCartOutput, 'cart'> & { cart: ResolversTypes['Cart'] }>;
  SetInPostLockerNumberOnCartInput: Types.SetInPostLockerNumberOnCartInput;
  SetInPostLockerNumberOnCartOutput: ResolverTypeWrapper<Omit<Types.SetInPostLockerNumberOnCartOutput, 'cart'> & { cart: ResolversTypes['Cart'] }>;
  RemovePickupLocationFromCartInput: Types.RemovePickupLocationFromCartInput;
  RemovePickupLocationFromCartOutput: ResolverTypeWrapper<Omit<Types.RemovePickupLocationFromCartOutput, 'cart'> & { cart: ResolversTypes['Cart'] }>;
  SetCheckoutConsentsOnCartInput: Types.SetCheckoutConsentsOnCartInput;
  CheckoutConsentInput: Types.CheckoutConsentInput;
  SetCheckoutConsentsOnCartOutput: ResolverTypeWrapper<Omit<Types.SetCheckoutConsentsOnCartOutput, 'cart'> & { cart: ResolversTypes['Cart'] }>;
  PaymentMethodInput: Types.PaymentMethodInput;
  BraintreeInput: Types.BraintreeInput;
  PaymentAdditionalDataInput: Types.PaymentAdditionalDataInput;
  Przelewy24DataInput: Types.Przelewy24DataInput;
  PaymentWalletDataInput: Types.PaymentWalletDataInput;
  CartConsent: ResolverTypeWrapper<Types.CartConsent>;
  CheckoutStep: Types.CheckoutStep;
  UnavailablePaymentMethod: ResolverTypeWrapper<Types.UnavailablePaymentMethod>;
  AvailableShippingMethod: ResolverTypeWrapper<Types.AvailableShippingMethod>;
  SelectedShippingMethod: ResolverTypeWrapper<Types.SelectedShippingMethod>;
  DeliveryTime: ResolverTypeWrapper<Types.DeliveryTime>;
  CheckoutAgreement: ResolverTypeWrapper<Types.CheckoutAgreement>;
  SetGuestEmailOnCartInput: Types.SetGuestEmailOnCartInput;
  SetGuestEmailOnCartOutput: ResolverTypeWrapper<Omit<Types.SetGuestEmailOnCartOutput, 'cart'> & { cart: ResolversTypes['Cart'] }>;
  SetShippingAddressesOnCartInput: Types.SetShippingAddressesOnCartInput;
  ShippingAddressInput: Types.ShippingAddressInput;
  SetShippingAddressesOnCartOutput: ResolverTypeWrapper<Omit<Types.SetShippingAddressesOnCartOutput, 'cart'> & { cart: ResolversTypes['Cart'] }>;
  SetBillingAddressOnCartInput: Types.SetBillingAddressOnCartInput;
  BillingAddressInput: Types.BillingAddressInput;
  SetBillingAddressOnCartOutput: ResolverTypeWrapper<Omit<Types.SetBillingAddressOnCartOutput, 'cart'> & { cart: ResolversTypes['Cart'] }>;
  CartAddressInput: Types.CartAddressInput;
  SetShippingMethodsOnCartInput: Types.SetShippingMethodsOnCartInput;
  ShippingMethodInput: Types.ShippingMethodInput;
  SetShippingMethodsOnCartOutput: ResolverTypeWrapper<Omit<Types.SetShippingMethodsOnCartOutput, 'cart'> & { cart: ResolversTypes['Cart'] }>;
  SetPaymentMethodOnCartInput: Types.SetPaymentMethodOnCartInput;
  SetPaymentMethodOnCartOutput: ResolverTypeWrapper<Omit<Types.SetPaymentMethodOnCartOutput, 'cart'> & { cart: ResolversTypes['Cart'] }>;
  PlaceOrderInput: Types.PlaceOrderInput;
  PlaceOrderOutput: ResolverTypeWrapper<Omit<Types.PlaceOrderOutput, 'order' | 'orderV2'> & { order?: Types.Maybe<ResolversTypes['Order']>, orderV2?: Types.Maybe<ResolversTypes['CustomerOrder']> }>;
  PlaceOrderError: ResolverTypeWrapper<Types.PlaceOrderError>;
  PlaceOrderErrorCodes: Types.PlaceOrderErrorCodes;
  Order: ResolverTypeWrapper<OrderMapper>;
  EstimateTotalsInput: Types.EstimateTotalsInput;
  EstimateAddressInput: Types.EstimateAddressInput;
  EstimateTotalsOutput: ResolverTypeWrapper<Omit<Types.EstimateTotalsOutput, 'cart'> & { cart?: Types.Maybe<ResolversTypes['Cart']> }>;
  CartAddressInterface: ResolverTypeWrapper<ResolversInterfaceTypes<ResolversTypes>['CartAddressInterface']>;
  ShippingCartAddress: ResolverTypeWrapper<ShippingCartAddressMapper>;
  BillingCartAddress: ResolverTypeWrapper<BillingCartAddressMapper>;
  CartAddressRegion: ResolverTypeWrapper<Types.CartAddressRegion>;
  CartAddressCountry: ResolverTypeWrapper<Types.CartAddressCountry>;
  AvailablePaymentMethod: ResolverTypeWrapper<Types.AvailablePaymentMethod>;
  SelectedPaymentMethod: ResolverTypeWrapper<Types.SelectedPaymentMethod>;
  CheckoutAgreementMode: Types.CheckoutAgreementMode;
  CompareList: ResolverTypeWrapper<CompareListMapper>;
  ComparableAttribute: ResolverTypeWrapper<Types.ComparableAttribute>;
  ComparableItem: ResolverTypeWrapper<Omit<Types.ComparableItem, 'product'> & { product: ResolversTypes['ProductInterface'] }>;
  ProductAttribute: ResolverTypeWrapper<Types.ProductAttribute>;
  CreateCompareListInput: Types.CreateCompareListInput;
  AddProductsToCompareListInput: Types.AddProductsToCompareListInput;
  RemoveProductsFromCompareListInput: Types.RemoveProductsFromCompareListInput;
  AssignCompareListToCustomerOutput: ResolverTypeWrapper<Omit<Types.AssignCompareListToCustomerOutput, 'compare_list'> & { compare_list?: Types.Maybe<ResolversTypes['CompareList']> }>;
  DeleteCompareListOutput: ResolverTypeWrapper<Types.DeleteCompareListOutput>;
  OrderAccountInput: Types.OrderAccountInput;
  CreateAccountFromOrderInput: Types.CreateAccountFromOrderInput;
  CreateAccountFromOrderOutput: ResolverTypeWrapper<Types.CreateAccountFromOrderOutput>;
  ExpectedItemInput: Types.ExpectedItemInput;
  CheckoutUserInputError: ResolverTypeWrapper<Types.CheckoutUserInputError>;
  CancelOrderError: ResolverTypeWrapper<Types.CancelOrderError>;
  PlaceOrderErrorLine: ResolverTypeWrapper<Types.PlaceOrderErrorLine>;
  PaymentInstructions: ResolverTypeWrapper<Types.PaymentInstructions>;
  OrderPaymentStatus: ResolverTypeWrapper<OrderPaymentStatusMapper>;
  PaymentReason: ResolverTypeWrapper<Types.PaymentReason>;
  OrderPaymentOutcome: Types.OrderPaymentOutcome;
  RetryPaymentUrlOutput: ResolverTypeWrapper<RetryPaymentUrlOutputMapper>;
  OrderDeliveryEstimate: ResolverTypeWrapper<Types.OrderDeliveryEstimate>;
  OrderHistoryItem: ResolverTypeWrapper<Types.OrderHistoryItem>;
  OrderPickupPoint: ResolverTypeWrapper<Types.OrderPickupPoint>;
  OrderShipment: ResolverTypeWrapper<Omit<Types.OrderShipment, 'items'> & { items?: Types.Maybe<ReadonlyArray<Types.Maybe<ResolversTypes['ShipmentItemInterface']>>> }>;
  ShipmentTracking: ResolverTypeWrapper<Types.ShipmentTracking>;
  OrderItemInterface: ResolverTypeWrapper<OrderItemInterfaceMapper>;
  CustomerOrdersFilterInput: Types.CustomerOrdersFilterInput;
  CustomerOrderSortInput: Types.CustomerOrderSortInput;
  CustomerOrderSortableField: Types.CustomerOrderSortableField;
  CustomerOrders: ResolverTypeWrapper<Omit<Types.CustomerOrders, 'items'> & { items: ReadonlyArray<Types.Maybe<ResolversTypes['CustomerOrder']>> }>;
  OrderItem: ResolverTypeWrapper<OrderItemMapper>;
  ConfigurableOrderItem: ResolverTypeWrapper<ConfigurableOrderItemMapper>;
  OrderItemOption: ResolverTypeWrapper<Types.OrderItemOption>;
  OrderItemPrices: ResolverTypeWrapper<OrderItemPricesMapper>;
  OrderTotal: ResolverTypeWrapper<OrderTotalMapper>;
  TaxItem: ResolverTypeWrapper<Types.TaxItem>;
  ShippingHandling: ResolverTypeWrapper<ShippingHandlingMapper>;
  ShippingDiscount: ResolverTypeWrapper<Types.ShippingDiscount>;
  OrderAddress: ResolverTypeWrapper<OrderAddressMapper>;
  OrderPaymentMethod: ResolverTypeWrapper<Types.OrderPaymentMethod>;
  ShipmentItemInterface: ResolverTypeWrapper<ResolversInterfaceTypes<ResolversTypes>['ShipmentItemInterface']>;
  SalesCommentItem: ResolverTypeWrapper<Types.SalesCommentItem>;
  Invoice: ResolverTypeWrapper<Omit<Types.Invoice, 'items' | 'total'> & { items?: Types.Maybe<ReadonlyArray<Types.Maybe<ResolversTypes['InvoiceItemInterface']>>>, total?: Types.Maybe<ResolversTypes['InvoiceTotal']> }>;
  InvoiceItemInterface: ResolverTypeWrapper<ResolversInterfaceTypes<ResolversTypes>['InvoiceItemInterface']>;
  InvoiceTotal: ResolverTypeWrapper<Omit<Types.InvoiceTotal, 'shipping_handling'> & { shipping_handling?: Types.Maybe<ResolversTypes['ShippingHandling']> }>;
  CreditMemo: ResolverTypeWrapper<Omit<Types.CreditMemo, 'items' | 'total'> & { items?: Types.Maybe<ReadonlyArray<Types.Maybe<ResolversTypes['CreditMemoItemInterface']>>>, total?: Types.Maybe<ResolversTypes['CreditMemoTotal']> }>;
  CreditMemoItemInterface: ResolverTypeWrapper<ResolversInterfaceTypes<ResolversTypes>['CreditMemoItemInterface']>;
  CreditMemoTotal: ResolverTypeWrapper<Omit<Types.CreditMemoTotal, 'shipping_handling'> & { shipping_handling?: Types.Maybe<ResolversTypes['ShippingHandling']> }>;
  OrderActionType: Types.OrderActionType;
  OrderCustomerInfo: ResolverTypeWrapper<Types.OrderCustomerInfo>;
  OrderInformationInput: Types.OrderInformationInput;
  OrderTokenInput: Types.OrderTokenInput;
  ReorderItemsOutput: ResolverTypeWrapper<Omit<Types.ReorderItemsOutput, 'cart'> & { cart: ResolversTypes['Cart'] }>;
  CheckoutUserInputErrorCodes: Types.CheckoutUserInputErrorCodes;
  CancelOrderInput: Types.CancelOrderInput;
  GuestOrderCancelInput: Types.GuestOrderCancelInput;
  ConfirmCancelOrderInput: Types.ConfirmCancelOrderInput;
  CancelOrderOutput: ResolverTypeWrapper<Omit<Types.CancelOrderOutput, 'order'> & { order?: Types.Maybe<ResolversTypes['CustomerOrder']> }>;
  CancelOrderErrorCode: Types.CancelOrderErrorCode;
  ShipmentItem: ResolverTypeWrapper<Omit<Types.ShipmentItem, 'order_item'> & { order_item?: Types.Maybe<ResolversTypes['OrderItemInterface']> }>;
  InvoiceItem: ResolverTypeWrapper<Omit<Types.InvoiceItem, 'order_item'> & { order_item?: Types.Maybe<ResolversTypes['OrderItemInterface']> }>;
  CreditMemoItem: ResolverTypeWrapper<Omit<Types.CreditMemoItem, 'order_item'> & { order_item?: Types.Maybe<ResolversTypes['OrderItemInterface']> }>;
  WalletSheets: ResolverTypeWrapper<Types.WalletSheets>;
  ApplePaySheet: ResolverTypeWrapper<Types.ApplePaySheet>;
  GooglePaySheet: ResolverTypeWrapper<Types.GooglePaySheet>;
  GooglePayEnvironment: Types.GooglePayEnvironment;
  WalletSheetInput: Types.WalletSheetInput;
  Przelewy24Method: ResolverTypeWrapper<Types.Przelewy24Method>;
  CardTransaction: ResolverTypeWrapper<Types.CardTransaction>;
  PayWithWalletTokenOutput: ResolverTypeWrapper<Omit<Types.PayWithWalletTokenOutput, 'cart'> & { cart: ResolversTypes['Cart'] }>;
  WithdrawnItemInput: Types.WithdrawnItemInput;
  WithdrawFromContractOutput: ResolverTypeWrapper<Omit<Types.WithdrawFromContractOutput, 'order' | 'return'> & { order: ResolversTypes['CustomerOrder'], return: ResolversTypes['OrderReturn'] }>;
  OrderReturn: ResolverTypeWrapper<OrderReturnMapper>;
  OrderReturnItem: ResolverTypeWrapper<Types.OrderReturnItem>;
  ProductReviewSort: Types.ProductReviewSort;
  ProductReviewType: Types.ProductReviewType;
  ProductReviewsOutput: ResolverTypeWrapper<Omit<Types.ProductReviewsOutput, 'items'> & { items: ReadonlyArray<Types.Maybe<ResolversTypes['ProductReview']>> }>;
  ProductReviewStatus: Types.ProductReviewStatus;
  ProductReview: ResolverTypeWrapper<ProductReviewMapper>;
  ProductReviews: ResolverTypeWrapper<Omit<Types.ProductReviews, 'items'> & { items: ReadonlyArray<Types.Maybe<ResolversTypes['ProductReview']>> }>;
  CreateProductReviewInput: Types.CreateProductReviewInput;
  ProductReviewRatingInput: Types.ProductReviewRatingInput;
  CreateProductReviewOutput: ResolverTypeWrapper<Omit<Types.CreateProductReviewOutput, 'review'> & { review: ResolversTypes['ProductReview'] }>;
  ProductReviewRating: ResolverTypeWrapper<Types.ProductReviewRating>;
  ProductReviewRatingsMetadata: ResolverTypeWrapper<Types.ProductReviewRatingsMetadata>;
  ProductReviewRatingMetadata: ResolverTypeWrapper<Types.ProductReviewRatingMetadata>;
  ProductReviewRatingValueMetadata: ResolverTypeWrapper<Types.ProductReviewRatingValueMetadata>;
  SubscribeStockInput: Types.SubscribeStockInput;
  SubscribeStockOutput: ResolverTypeWrapper<Types.SubscribeStockOutput>;
  StockAlertStatus: Types.StockAlertStatus;
  RobotsConfig: ResolverTypeWrapper<Types.RobotsConfig>;
  Country: ResolverTypeWrapper<Types.Country>;
  Region: ResolverTypeWrapper<Types.Region>;
  StoreConfig: ResolverTypeWrapper<StoreConfigMapper>;
  Currency: ResolverTypeWrapper<Types.Currency>;
  ExchangeRate: ResolverTypeWrapper<Types.ExchangeRate>;
  CancellationReason: ResolverTypeWrapper<Types.CancellationReason>;
  FixedProductTaxDisplaySettings: Types.FixedProductTaxDisplaySettings;
  Website: ResolverTypeWrapper<Types.Website>;
  UpdateWishlistOutput: ResolverTypeWrapper<UpdateWishlistOutputMapper>;
  DeleteWishlistOutput: ResolverTypeWrapper<DeleteWishlistOutputMapper>;
  WishListUserInputError: ResolverTypeWrapper<Types.WishListUserInputError>;
  WishlistCartUserInputError: ResolverTypeWrapper<Types.WishlistCartUserInputError>;
  WishlistItemInput: Types.WishlistItemInput;
  WishlistItemUpdateInput: Types.WishlistItemUpdateInput;
  AddProductsToWishlistOutput: ResolverTypeWrapper<Omit<Types.AddProductsToWishlistOutput, 'wishlist'> & { wishlist: ResolversTypes['Wishlist'] }>;
  RemoveProductsFromWishlistOutput: ResolverTypeWrapper<Omit<Types.RemoveProductsFromWishlistOutput, 'wishlist'> & { wishlist: ResolversTypes['Wishlist'] }>;
  UpdateProductsInWishlistOutput: ResolverTypeWrapper<Omit<Types.UpdateProductsInWishlistOutput, 'wishlist'> & { wishlist: ResolversTypes['Wishlist'] }>;
  WishListUserInputErrorType: Types.WishListUserInputErrorType;
  Wishlist: ResolverTypeWrapper<WishlistMapper>;
  WishlistItems: ResolverTypeWrapper<Omit<Types.WishlistItems, 'items'> & { items: ReadonlyArray<Types.Maybe<ResolversTypes['WishlistItemInterface']>> }>;
  WishlistItemInterface: ResolverTypeWrapper<WishlistItemInterfaceMapper>;
  SimpleWishlistItem: ResolverTypeWrapper<SimpleWishlistItemMapper>;
  ConfigurableWishlistItem: ResolverTypeWrapper<ConfigurableWishlistItemMapper>;
  CreateWishlistInput: Types.CreateWishlistInput;
  CreateWishlistOutput: ResolverTypeWrapper<Omit<Types.CreateWishlistOutput, 'wishlist'> & { wishlist: ResolversTypes['Wishlist'] }>;
  WishlistVisibilityEnum: Types.WishlistVisibilityEnum;
  AddWishlistItemsToCartOutput: ResolverTypeWrapper<Omit<Types.AddWishlistItemsToCartOutput, 'wishlist'> & { wishlist: ResolversTypes['Wishlist'] }>;
  WishlistCartUserInputErrorType: Types.WishlistCartUserInputErrorType;
  WishlistItem: ResolverTypeWrapper<Omit<Types.WishlistItem, 'product'> & { product?: Types.Maybe<ResolversTypes['ProductInterface']> }>;
  ContactUsInput: Types.ContactUsInput;
  ContactUsOutput: ResolverTypeWrapper<Types.ContactUsOutput>;
  RoutableInterface: ResolverTypeWrapper<ResolversInterfaceTypes<ResolversTypes>['RoutableInterface']>;
  EntityUrl: ResolverTypeWrapper<Types.EntityUrl>;
  UrlRewriteEntityTypeEnum: Types.UrlRewriteEntityTypeEnum;
  CmsPage: ResolverTypeWrapper<Types.CmsPage>;
  CmsBlocks: ResolverTypeWrapper<Types.CmsBlocks>;
  CmsBlock: ResolverTypeWrapper<Types.CmsBlock>;
  EnteredOptionInput: Types.EnteredOptionInput;
  Discount: ResolverTypeWrapper<Types.Discount>;
  CartDiscountType: Types.CartDiscountType;
  AppliedCoupon: ResolverTypeWrapper<Types.AppliedCoupon>;
  Money: ResolverTypeWrapper<Types.Money>;
  CurrencyEnum: Types.CurrencyEnum;
  CountryCodeEnum: Types.CountryCodeEnum;
  AttributeValueInput: Types.AttributeValueInput;
  FilterStringTypeInput: Types.FilterStringTypeInput;
  FilterEqualTypeInput: Types.FilterEqualTypeInput;
  FilterRangeTypeInput: Types.FilterRangeTypeInput;
  FilterMatchTypeInput: Types.FilterMatchTypeInput;
  SortEnum: Types.SortEnum;
  ScopeTypeEnum: Types.ScopeTypeEnum;
  SearchResultPageInfo: ResolverTypeWrapper<Types.SearchResultPageInfo>;
  KeyValue: ResolverTypeWrapper<Types.KeyValue>;
  ComplexTextValue: ResolverTypeWrapper<Types.ComplexTextValue>;
  PriceTypeEnum: Types.PriceTypeEnum;
  AttributeValueInterface: ResolverTypeWrapper<ResolversInterfaceTypes<ResolversTypes>['AttributeValueInterface']>;
  AttributeValue: ResolverTypeWrapper<Types.AttributeValue>;
  AttributeSelectedOptions: ResolverTypeWrapper<Omit<Types.AttributeSelectedOptions, 'selected_options'> & { selected_options: ReadonlyArray<Types.Maybe<ResolversTypes['AttributeSelectedOptionInterface']>> }>;
  AttributeSelectedOptionInterface: ResolverTypeWrapper<ResolversInterfaceTypes<ResolversTypes>['AttributeSelectedOptionInterface']>;
  AttributeInputSelectedOption: Types.AttributeInputSelectedOption;
  FilterMatchTypeEnum: Types.FilterMatchTypeEnum;
  HttpQueryParameter: ResolverTypeWrapper<Types.HttpQueryParameter>;
  GiftMessage: ResolverTypeWrapper<Types.GiftMessage>;
  GiftMessageInput: Types.GiftMessageInput;
  ConfigurableOptionAvailableForSelection: ResolverTypeWrapper<Types.ConfigurableOptionAvailableForSelection>;
  MediaGalleryEntry: ResolverTypeWrapper<Types.MediaGalleryEntry>;
  ProductMediaGalleryEntriesVideoContent: ResolverTypeWrapper<Types.ProductMediaGalleryEntriesVideoContent>;
  ProductPrices: ResolverTypeWrapper<Types.ProductPrices>;
  Price: ResolverTypeWrapper<Types.Price>;
  PriceAdjustment: ResolverTypeWrapper<Types.PriceAdjustment>;
  LayerFilter: ResolverTypeWrapper<Omit<Types.LayerFilter, 'filter_items'> & { filter_items?: Types.Maybe<ReadonlyArray<Types.Maybe<ResolversTypes['LayerFilterItemInterface']>>> }>;
  CategoryProducts: ResolverTypeWrapper<Omit<Types.CategoryProducts, 'items'> & { items?: Types.Maybe<ReadonlyArray<Types.Maybe<ResolversTypes['ProductInterface']>>> }>;
  LayerFilterItemInterface: ResolverTypeWrapper<ResolversInterfaceTypes<ResolversTypes>['LayerFilterItemInterface']>;
  PriceAdjustmentCodesEnum: Types.PriceAdjustmentCodesEnum;
  PriceAdjustmentDescriptionEnum: Types.PriceAdjustmentDescriptionEnum;
  ProductCustomAttributes: ResolverTypeWrapper<Omit<Types.ProductCustomAttributes, 'items'> & { items: ReadonlyArray<Types.Maybe<ResolversTypes['AttributeValueInterface']>> }>;
  ProductLinksInterface: ResolverTypeWrapper<ResolversInterfaceTypes<ResolversTypes>['ProductLinksInterface']>;
  ProductMediaGalleryEntriesContent: ResolverTypeWrapper<Types.ProductMediaGalleryEntriesContent>;
  ProductTierPrices: ResolverTypeWrapper<Types.ProductTierPrices>;
  PhysicalProductInterface: ResolverTypeWrapper<ResolversInterfaceTypes<ResolversTypes>['PhysicalProductInterface']>;
  CustomizableProductInterface: ResolverTypeWrapper<ResolversInterfaceTypes<ResolversTypes>['CustomizableProductInterface']>;
  CustomizableOptionInterface: ResolverTypeWrapper<ResolversInterfaceTypes<ResolversTypes>['CustomizableOptionInterface']>;
  CustomizableAreaOption: ResolverTypeWrapper<Types.CustomizableAreaOption>;
  CustomizableAreaValue: ResolverTypeWrapper<Types.CustomizableAreaValue>;
  CustomizableCheckboxOption: ResolverTypeWrapper<Types.CustomizableCheckboxOption>;
  CustomizableCheckboxValue: ResolverTypeWrapper<Types.CustomizableCheckboxValue>;
  CustomizableDateOption: ResolverTypeWrapper<Types.CustomizableDateOption>;
  CustomizableDateValue: ResolverTypeWrapper<Types.CustomizableDateValue>;
  CustomizableDateTypeEnum: Types.CustomizableDateTypeEnum;
  CustomizableDropDownOption: ResolverTypeWrapper<Types.CustomizableDropDownOption>;
  CustomizableDropDownValue: ResolverTypeWrapper<Types.CustomizableDropDownValue>;
  CustomizableFieldOption: ResolverTypeWrapper<Types.CustomizableFieldOption>;
  CustomizableFieldValue: ResolverTypeWrapper<Types.CustomizableFieldValue>;
  CustomizableFileOption: ResolverTypeWrapper<Types.CustomizableFileOption>;
  CustomizableFileValue: ResolverTypeWrapper<Types.CustomizableFileValue>;
  CustomizableMultipleOption: ResolverTypeWrapper<Types.CustomizableMultipleOption>;
  CustomizableMultipleValue: ResolverTypeWrapper<Types.CustomizableMultipleValue>;
  CustomizableRadioOption: ResolverTypeWrapper<Types.CustomizableRadioOption>;
  CustomizableRadioValue: ResolverTypeWrapper<Types.CustomizableRadioValue>;
  ImageSwatchData: ResolverTypeWrapper<Types.ImageSwatchData>;
  TextSwatchData: ResolverTypeWrapper<Types.TextSwatchData>;
  ProductVideo: ResolverTypeWrapper<Types.ProductVideo>;
  AttributeSelectedOption: ResolverTypeWrapper<Types.AttributeSelectedOption>;
  ProductLinks: ResolverTypeWrapper<Types.ProductLinks>;
  LayerFilterItem: ResolverTypeWrapper<Types.LayerFilterItem>;
  SwatchLayerFilterItem: ResolverTypeWrapper<Types.SwatchLayerFilterItem>;
  SwatchLayerFilterItemInterface: ResolverTypeWrapper<ResolversInterfaceTypes<ResolversTypes>['SwatchLayerFilterItemInterface']>;
  SwatchData: ResolverTypeWrapper<Types.SwatchData>;
  BundleCartItem: ResolverTypeWrapper<Omit<Types.BundleCartItem, 'prices' | 'product'> & { prices?: Types.Maybe<ResolversTypes['CartItemPrices']>, product: ResolversTypes['ProductInterface'] }>;
  SelectedBundleOption: ResolverTypeWrapper<Types.SelectedBundleOption>;
  SelectedBundleOptionValue: ResolverTypeWrapper<Types.SelectedBundleOptionValue>;
  DownloadableCartItem: ResolverTypeWrapper<Omit<Types.DownloadableCartItem, 'prices' | 'product'> & { prices?: Types.Maybe<ResolversTypes['CartItemPrices']>, product: ResolversTypes['ProductInterface'] }>;
  BundleProduct: ResolverTypeWrapper<Omit<Types.BundleProduct, 'items' | 'custom_attributes' | 'categories' | 'crosssell_products' | 'media_gallery' | 'related_products' | 'reviews' | 'upsell_products' | 'custom_attributesV2' | 'product_links' | 'options'> & { items?: Types.Maybe<ReadonlyArray<Types.Maybe<ResolversTypes['BundleItem']>>>, custom_attributes?: Types.Maybe<ReadonlyArray<Types.Maybe<ResolversTypes['CustomAttribute']>>>, categories?: Types.Maybe<ReadonlyArray<Types.Maybe<ResolversTypes['CategoryInterface']>>>, crosssell_products?: Types.Maybe<ReadonlyArray<Types.Maybe<ResolversTypes['ProductInterface']>>>, media_gallery?: Types.Maybe<ReadonlyArray<Types.Maybe<ResolversTypes['MediaGalleryInterface']>>>, related_products?: Types.Maybe<ReadonlyArray<Types.Maybe<ResolversTypes['ProductInterface']>>>, reviews: ResolversTypes['ProductReviews'], upsell_products?: Types.Maybe<ReadonlyArray<Types.Maybe<ResolversTypes['ProductInterface']>>>, custom_attributesV2?: Types.Maybe<ResolversTypes['ProductCustomAttributes']>, product_links?: Types.Maybe<ReadonlyArray<Types.Maybe<ResolversTypes['ProductLinksInterface']>>>, options?: Types.Maybe<ReadonlyArray<Types.Maybe<ResolversTypes['CustomizableOptionInterface']>>> }>;
  PriceViewEnum: Types.PriceViewEnum;
  ShipBundleItemsEnum: Types.ShipBundleItemsEnum;
  BundleItem: ResolverTypeWrapper<Omit<Types.BundleItem, 'options'> & { options?: Types.Maybe<ReadonlyArray<Types.Maybe<ResolversTypes['BundleItemOption']>>> }>;
  BundleItemOption: ResolverTypeWrapper<Omit<Types.BundleItemOption, 'product'> & { product?: Types.Maybe<ResolversTypes['ProductInterface']> }>;
  GroupedProduct: ResolverTypeWrapper<Omit<Types.GroupedProduct, 'items' | 'custom_attributes' | 'categories' | 'crosssell_products' | 'media_gallery' | 'related_products' | 'reviews' | 'upsell_products' | 'custom_attributesV2' | 'product_links'> & { items?: Types.Maybe<ReadonlyArray<Types.Maybe<ResolversTypes['GroupedProductItem']>>>, custom_attributes?: Types.Maybe<ReadonlyArray<Types.Maybe<ResolversTypes['CustomAttribute']>>>, categories?: Types.Maybe<ReadonlyArray<Types.Maybe<ResolversTypes['CategoryInterface']>>>, crosssell_products?: Types.Maybe<ReadonlyArray<Types.Maybe<ResolversTypes['ProductInterface']>>>, media_gallery?: Types.Maybe<ReadonlyArray<Types.Maybe<ResolversTypes['MediaGalleryInterface']>>>, related_products?: Types.Maybe<ReadonlyArray<Types.Maybe<ResolversTypes['ProductInterface']>>>, reviews: ResolversTypes['ProductReviews'], upsell_products?: Types.Maybe<ReadonlyArray<Types.Maybe<ResolversTypes['ProductInterface']>>>, custom_attributesV2?: Types.Maybe<ResolversTypes['ProductCustomAttributes']>, product_links?: Types.Maybe<ReadonlyArray<Types.Maybe<ResolversTypes['ProductLinksInterface']>>> }>;
  GroupedProductItem: ResolverTypeWrapper<Omit<Types.GroupedProductItem, 'product'> & { product?: Types.Maybe<ResolversTypes['ProductInterface']> }>;
  DownloadableProduct: ResolverTypeWrapper<Omit<Types.DownloadableProduct, 'custom_attributes' | 'categories' | 'crosssell_products' | 'media_gallery' | 'related_products' | 'reviews' | 'upsell_products' | 'custom_attributesV2' | 'product_links' | 'options'> & { custom_attributes?: Types.Maybe<ReadonlyArray<Types.Maybe<ResolversTypes['CustomAttribute']>>>, categories?: Types.Maybe<ReadonlyArray<Types.Maybe<ResolversTypes['CategoryInterface']>>>, crosssell_products?: Types.Maybe<ReadonlyArray<Types.Maybe<ResolversTypes['ProductInterface']>>>, media_gallery?: Types.Maybe<ReadonlyArray<Types.Maybe<ResolversTypes['MediaGalleryInterface']>>>, related_products?: Types.Maybe<ReadonlyArray<Types.Maybe<ResolversTypes['ProductInterface']>>>, reviews: ResolversTypes['ProductReviews'], upsell_products?: Types.Maybe<ReadonlyArray<Types.Maybe<ResolversTypes['ProductInterface']>>>, custom_attributesV2?: Types.Maybe<ResolversTypes['ProductCustomAttributes']>, product_links?: Types.Maybe<ReadonlyArray<Types.Maybe<ResolversTypes['ProductLinksInterface']>>>, options?: Types.Maybe<ReadonlyArray<Types.Maybe<ResolversTypes['CustomizableOptionInterface']>>> }>;
  DownloadableProductLinks: ResolverTypeWrapper<Types.DownloadableProductLinks>;
  DownloadableProductSamples: ResolverTypeWrapper<Types.DownloadableProductSamples>;
  DownloadableFileTypeEnum: Types.DownloadableFileTypeEnum;
  BundleWishlistItem: ResolverTypeWrapper<Omit<Types.BundleWishlistItem, 'product'> & { product?: Types.Maybe<ResolversTypes['ProductInterface']> }>;
  DownloadableWishlistItem: ResolverTypeWrapper<Omit<Types.DownloadableWishlistItem, 'product'> & { product?: Types.Maybe<ResolversTypes['ProductInterface']> }>;
  BundleOrderItem: ResolverTypeWrapper<Omit<Types.BundleOrderItem, 'child_order_items' | 'prices' | 'product'> & { child_order_items?: Types.Maybe<ReadonlyArray<Types.Maybe<ResolversTypes['OrderItemInterface']>>>, prices?: Types.Maybe<ResolversTypes['OrderItemPrices']>, product?: Types.Maybe<ResolversTypes['ProductInterface']> }>;
  ItemSelectedBundleOption: ResolverTypeWrapper<Types.ItemSelectedBundleOption>;
  ItemSelectedBundleOptionValue: ResolverTypeWrapper<Types.ItemSelectedBundleOptionValue>;
  DownloadableOrderItem: ResolverTypeWrapper<Omit<Types.DownloadableOrderItem, 'prices' | 'product'> & { prices?: Types.Maybe<ResolversTypes['OrderItemPrices']>, product?: Types.Maybe<ResolversTypes['ProductInterface']> }>;
  DownloadableItemsLinks: ResolverTypeWrapper<Types.DownloadableItemsLinks>;
  BundleShipmentItem: ResolverTypeWrapper<Omit<Types.BundleShipmentItem, 'order_item'> & { order_item?: Types.Maybe<ResolversTypes['OrderItemInterface']> }>;
  BundleInvoiceItem: ResolverTypeWrapper<Omit<Types.BundleInvoiceItem, 'order_item'> & { order_item?: Types.Maybe<ResolversTypes['OrderItemInterface']> }>;
  DownloadableInvoiceItem: ResolverTypeWrapper<Omit<Types.DownloadableInvoiceItem, 'order_item'> & { order_item?: Types.Maybe<ResolversTypes['OrderItemInterface']> }>;
  BundleCreditMemoItem: ResolverTypeWrapper<Omit<Types.BundleCreditMemoItem, 'order_item'> & { order_item?: Types.Maybe<ResolversTypes['OrderItemInterface']> }>;
  DownloadableCreditMemoItem: ResolverTypeWrapper<Omit<Types.DownloadableCreditMemoItem, 'order_item'> & { order_item?: Types.Maybe<ResolversTypes['OrderItemInterface']> }>;
  RoutableUrl: ResolverTypeWrapper<Types.RoutableUrl>;
  VirtualWishlistItem: ResolverTypeWrapper<Omit<Types.VirtualWishlistItem, 'product'> & { product?: Types.Maybe<ResolversTypes['ProductInterface']> }>;
  GroupedProductWishlistItem: ResolverTypeWrapper<Omit<Types.GroupedProductWishlistItem, 'product'> & { product?: Types.Maybe<ResolversTypes['ProductInterface']> }>;
  CustomerDownloadableProducts: ResolverTypeWrapper<Types.CustomerDownloadableProducts>;
  CustomerDownloadableProduct: ResolverTypeWrapper<Types.CustomerDownloadableProduct>;
  ReCaptchaConfigurationV3: ResolverTypeWrapper<Types.ReCaptchaConfigurationV3>;
  ReCaptchaConfigOutput: ResolverTypeWrapper<Types.ReCaptchaConfigOutput>;
  ReCaptchaConfiguration: ResolverTypeWrapper<Types.ReCaptchaConfiguration>;
  ReCaptchaTypeEmum: Types.ReCaptchaTypeEmum;
  ReCaptchaFormEnum: Types.ReCaptchaFormEnum;
  CustomerPaymentTokens: ResolverTypeWrapper<Types.CustomerPaymentTokens>;
  PaymentToken: ResolverTypeWrapper<Types.PaymentToken>;
  PaymentTokenTypeEnum: Types.PaymentTokenTypeEnum;
  DeletePaymentTokenOutput: ResolverTypeWrapper<Types.DeletePaymentTokenOutput>;
  CustomerInput: Types.CustomerInput;
  CustomerCreateInput: Types.CustomerCreateInput;
  CustomerUpdateInput: Types.CustomerUpdateInput;
  CustomerOutput: ResolverTypeWrapper<Omit<Types.CustomerOutput, 'customer'> & { customer: ResolversTypes['Customer'] }>;
  CustomerToken: ResolverTypeWrapper<Types.CustomerToken>;
  RevokeCustomerTokenOutput: ResolverTypeWrapper<Types.RevokeCustomerTokenOutput>;
  IsEmailAvailableOutput: ResolverTypeWrapper<Types.IsEmailAvailableOutput>;
  CustomerLoyalty: ResolverTypeWrapper<Types.CustomerLoyalty>;
  FriendsAndFamilyStatus: Types.FriendsAndFamilyStatus;
  CustomerAddressInput: Types.CustomerAddressInput;
  CustomerAddressRegionInput: Types.CustomerAddressRegionInput;
  CustomerAddress: ResolverTypeWrapper<CustomerAddressMapper>;
  CustomerAddressRegion: ResolverTypeWrapper<Types.CustomerAddressRegion>;
  ConfirmationStatusEnum: Types.ConfirmationStatusEnum;
  CustomerAddresses: ResolverTypeWrapper<Omit<Types.CustomerAddresses, 'items'> & { items?: Types.Maybe<ReadonlyArray<Types.Maybe<ResolversTypes['CustomerAddress']>>> }>;
  CustomerAddressAttribute: ResolverTypeWrapper<Types.CustomerAddressAttribute>;
  CustomerAddressAttributeInput: Types.CustomerAddressAttributeInput;
  CustomerGroup: ResolverTypeWrapper<Types.CustomerGroup>;
  ConfirmEmailInput: Types.ConfirmEmailInput;
  CustomerSession: ResolverTypeWrapper<Types.CustomerSession>;
  CustomerDeletionOutput: ResolverTypeWrapper<Types.CustomerDeletionOutput>;
  SubscribeEmailToNewsletterOutput: ResolverTypeWrapper<Types.SubscribeEmailToNewsletterOutput>;
  SubscriptionStatusesEnum: Types.SubscriptionStatusesEnum;
};

/** Mapping between all available schema types and the resolvers parents */
export type ResolversParentTypes = {
  Query: Record<PropertyKey, never>;
  String: Types.Scalars['String']['output'];
  Int: Types.Scalars['Int']['output'];
  Boolean: Types.Scalars['Boolean']['output'];
  ID: Types.Scalars['ID']['output'];
  Float: Types.Scalars['Float']['output'];
  Mutation: Record<PropertyKey, never>;
  AttributeFilterInput: Types.AttributeFilterInput;
  AttributeInput: Types.AttributeInput;
  AttributesFormOutput: Omit<Types.AttributesFormOutput, 'items'> & { items: ReadonlyArray<Types.Maybe<ResolversParentTypes['CustomAttributeMetadataInterface']>> };
  AttributesMetadataOutput: Omit<Types.AttributesMetadataOutput, 'items'> & { items: ReadonlyArray<Types.Maybe<ResolversParentTypes['CustomAttributeMetadataInterface']>> };
  CustomAttributeMetadataInterface: CustomAttributeMetadataInterfaceMapper;
  AttributeMetadata: Omit<Types.AttributeMetadata, 'options'> & { options: ReadonlyArray<Types.Maybe<ResolversParentTypes['CustomAttributeOptionInterface']>> };
  CatalogAttributeMetadata: CatalogAttributeMetadataMapper;
  CustomerAttributeMetadata: CustomerAttributeMetadataMapper;
  ValidationRule: Types.ValidationRule;
  AttributeMetadataError: Types.AttributeMetadataError;
  CustomAttributeOptionInterface: ResolversInterfaceTypes<ResolversParentTypes>['CustomAttributeOptionInterface'];
  AttributeOptionMetadata: Types.AttributeOptionMetadata;
  SetRefundAccountInput: Types.SetRefundAccountInput;
  RefundAccountInput: Types.RefundAccountInput;
  SetRefundAccountOutput: Omit<Types.SetRefundAccountOutput, 'order'> & { order: ResolversParentTypes['CustomerOrder'] };
  WithdrawFromContractInput: Types.WithdrawFromContractInput;
  TransferRefund: TransferRefundMapper;
  CustomerOrder: CustomerOrderMapper;
  RestoreCartItemInput: Types.RestoreCartItemInput;
  RestoreCartItemOutput: Omit<Types.RestoreCartItemOutput, 'cart'> & { cart: ResolversParentTypes['Cart'] };
  ChooseCartGiftInput: Types.ChooseCartGiftInput;
  ChooseCartGiftOutput: Omit<Types.ChooseCartGiftOutput, 'cart'> & { cart: ResolversParentTypes['Cart'] };
  DeclineCartGiftsInput: Types.DeclineCartGiftsInput;
  DeclineCartGiftsOutput: Omit<Types.DeclineCartGiftsOutput, 'cart'> & { cart: ResolversParentTypes['Cart'] };
  Cart: CartMapper;
  CartNotice: Types.CartNotice;
  CartGiftOffer: Omit<Types.CartGiftOffer, 'items'> & { items: ReadonlyArray<Types.Maybe<ResolversParentTypes['CartGift']>> };
  CartGift: CartGiftMapper;
  CartItemInterface: CartItemInterfaceMapper;
  CartItemPrices: CartItemPricesMapper;
  Error: ResolversInterfaceTypes<ResolversParentTypes>['Error'];
  CartItemError: Types.CartItemError;
  createEmptyCartInput: Types.CreateEmptyCartInput;
  CreateGuestCartInput: Types.CreateGuestCartInput;
  CreateGuestCartOutput: Omit<Types.CreateGuestCartOutput, 'cart'> & { cart?: Types.Maybe<ResolversParentTypes['Cart']> };
  CartItemInput: Types.CartItemInput;
  AddProductsToCartOutput: Omit<Types.AddProductsToCartOutput, 'cart' | 'user_errors'> & { cart: ResolversParentTypes['Cart'], user_errors: ReadonlyArray<Types.Maybe<ResolversParentTypes['Error']>> };
  CartUserInputError: Types.CartUserInputError;
  InsufficientStockError: Types.InsufficientStockError;
  UpdateCartItemsInput: Types.UpdateCartItemsInput;
  CartItemUpdateInput: Types.CartItemUpdateInput;
  CustomizableOptionInput: Types.CustomizableOptionInput;
  UpdateCartItemsOutput: Omit<Types.UpdateCartItemsOutput, 'cart'> & { cart: ResolversParentTypes['Cart'] };
  RemoveItemFromCartInput: Types.RemoveItemFromCartInput;
  RemoveItemFromCartOutput: Omit<Types.RemoveItemFromCartOutput, 'cart'> & { cart: ResolversParentTypes['Cart'] };
  ApplyCouponToCartInput: Types.ApplyCouponToCartInput;
  ApplyCouponsToCartInput: Types.ApplyCouponsToCartInput;
  ApplyCouponToCartOutput: Omit<Types.ApplyCouponToCartOutput, 'cart'> & { cart: ResolversParentTypes['Cart'] };
  RemoveCouponFromCartInput: Types.RemoveCouponFromCartInput;
  RemoveCouponFromCartOutput: Omit<Types.RemoveCouponFromCartOutput, 'cart'> & { cart?: Types.Maybe<ResolversParentTypes['Cart']> };
  CartItems: Omit<Types.CartItems, 'items'> & { items: ReadonlyArray<Types.Maybe<ResolversParentTypes['CartItemInterface']>> };
  SimpleCartItem: SimpleCartItemMapper;
  VirtualCartItem: Omit<Types.VirtualCartItem, 'prices' | 'product'> & { prices?: Types.Maybe<ResolversParentTypes['CartItemPrices']>, product: ResolversParentTypes['ProductInterface'] };
  ConfigurableCartItem: ConfigurableCartItemMapper;
  SelectedConfigurableOption: Types.SelectedConfigurableOption;
  SelectedCustomizableOption: Types.SelectedCustomizableOption;
  ProductDiscount: Types.ProductDiscount;
  CartPrices: CartPricesMapper;
  CartTaxItem: Types.CartTaxItem;
  CartDiscount: Types.CartDiscount;
  SelectedCustomizableOptionValue: Types.SelectedCustomizableOptionValue;
  CartItemSelectedOptionValuePrice: Types.CartItemSelectedOptionValuePrice;
  QuoteItemsSortInput: Types.QuoteItemsSortInput;
  CartItemQuantity: Types.CartItemQuantity;
  AddConfigurableProductsToCartInput: Types.AddConfigurableProductsToCartInput;
  AddConfigurableProductsToCartOutput: Omit<Types.AddConfigurableProductsToCartOutput, 'cart'> & { cart: ResolversParentTypes['Cart'] };
  AddSimpleProductsToCartInput: Types.AddSimpleProductsToCartInput;
  AddSimpleProductsToCartOutput: Omit<Types.AddSimpleProductsToCartOutput, 'cart'> & { cart: ResolversParentTypes['Cart'] };
  ConfigurableProductCartItemInput: Types.ConfigurableProductCartItemInput;
  SimpleProductCartItemInput: Types.SimpleProductCartItemInput;
  SearchTerm: Types.SearchTerm;
  ProductInterface: ProductInterfaceMapper;
  PriceRange: Types.PriceRange;
  UnitPrice: Types.UnitPrice;
  ProductColour: Types.ProductColour;
  ProductCertificate: Types.ProductCertificate;
  ProductSafety: Types.ProductSafety;
  ProductDocument: Types.ProductDocument;
  ProductIngredient: Types.ProductIngredient;
  ResponsiblePerson: Types.ResponsiblePerson;
  ProductAttributeFilterInput: Types.ProductAttributeFilterInput;
  ProductAttributeSortInput: Types.ProductAttributeSortInput;
  CustomAttribute: Omit<Types.CustomAttribute, 'attribute_metadata' | 'selected_attribute_options'> & { attribute_metadata?: Types.Maybe<ResolversParentTypes['AttributeMetadataInterface']>, selected_attribute_options?: Types.Maybe<ResolversParentTypes['SelectedAttributeOption']> };
  AttributeMetadataInterface: ResolversInterfaceTypes<ResolversParentTypes>['AttributeMetadataInterface'];
  ProductAttributeMetadata: Omit<Types.ProductAttributeMetadata, 'ui_input'> & { ui_input?: Types.Maybe<ResolversParentTypes['UiInputTypeInterface']> };
  StoreLabels: Types.StoreLabels;
  UiInputTypeInterface: ResolversInterfaceTypes<ResolversParentTypes>['UiInputTypeInterface'];
  UiAttributeTypeSelect: Types.UiAttributeTypeSelect;
  UiAttributeTypeMultiSelect: Types.UiAttributeTypeMultiSelect;
  EnteredAttributeValue: Types.EnteredAttributeValue;
  SelectedAttributeOption: Omit<Types.SelectedAttributeOption, 'attribute_option'> & { attribute_option?: Types.Maybe<ReadonlyArray<Types.Maybe<ResolversParentTypes['AttributeOptionInterface']>>> };
  AttributeOptionInterface: ResolversInterfaceTypes<ResolversParentTypes>['AttributeOptionInterface'];
  AttributeOption: Types.AttributeOption;
  Products: ProductsMapper;
  Aggregation: Types.Aggregation;
  AggregationOptionInterface: ResolversInterfaceTypes<ResolversParentTypes>['AggregationOptionInterface'];
  AggregationOption: Types.AggregationOption;
  AggregationsFilterInput: Types.AggregationsFilterInput;
  AggregationsCategoryFilterInput: Types.AggregationsCategoryFilterInput;
  SortFields: Types.SortFields;
  SortField: Types.SortField;
  SearchSuggestion: Types.SearchSuggestion;
  SimpleProduct: SimpleProductMapper;
  VirtualProduct: Omit<Types.VirtualProduct, 'custom_attributes' | 'categories' | 'crosssell_products' | 'media_gallery' | 'related_products' | 'reviews' | 'upsell_products' | 'custom_attributesV2' | 'product_links' | 'options'> & { custom_attributes?: Types.Maybe<ReadonlyArray<Types.Maybe<ResolversParentTypes['CustomAttribute']>>>, categories?: Types.Maybe<ReadonlyArray<Types.Maybe<ResolversParentTypes['CategoryInterface']>>>, crosssell_products?: Types.Maybe<ReadonlyArray<Types.Maybe<ResolversParentTypes['ProductInterface']>>>, media_gallery?: Types.Maybe<ReadonlyArray<Types.Maybe<ResolversParentTypes['MediaGalleryInterface']>>>, related_products?: Types.Maybe<ReadonlyArray<Types.Maybe<ResolversParentTypes['ProductInterface']>>>, reviews: ResolversParentTypes['ProductReviews'], upsell_products?: Types.Maybe<ReadonlyArray<Types.Maybe<ResolversParentTypes['ProductInterface']>>>, custom_attributesV2?: Types.Maybe<ResolversParentTypes['ProductCustomAttributes']>, product_links?: Types.Maybe<ReadonlyArray<Types.Maybe<ResolversParentTypes['ProductLinksInterface']>>>, options?: Types.Maybe<ReadonlyArray<Types.Maybe<ResolversParentTypes['CustomizableOptionInterface']>>> };
  ConfigurableProduct: ConfigurableProductMapper;
  ConfigurableProductOptions: Omit<Types.ConfigurableProductOptions, 'values'> & { values?: Types.Maybe<ReadonlyArray<Types.Maybe<ResolversParentTypes['ConfigurableProductOptionsValues']>>> };
  ConfigurableProductOptionsValues: Omit<Types.ConfigurableProductOptionsValues, 'swatch_data'> & { swatch_data?: Types.Maybe<ResolversParentTypes['SwatchDataInterface']> };
  SwatchDataInterface: ResolversInterfaceTypes<ResolversParentTypes>['SwatchDataInterface'];
  ColorSwatchData: Types.ColorSwatchData;
  ConfigurableVariant: Omit<Types.ConfigurableVariant, 'product'> & { product?: Types.Maybe<ResolversParentTypes['SimpleProduct']> };
  ConfigurableAttributeOption: Types.ConfigurableAttributeOption;
  ConfigurableProductOptionsSelection: Omit<Types.ConfigurableProductOptionsSelection, 'configurable_options' | 'media_gallery' | 'variant'> & { configurable_options?: Types.Maybe<ReadonlyArray<Types.Maybe<ResolversParentTypes['ConfigurableProductOption']>>>, media_gallery?: Types.Maybe<ReadonlyArray<Types.Maybe<ResolversParentTypes['MediaGalleryInterface']>>>, variant?: Types.Maybe<ResolversParentTypes['SimpleProduct']> };
  ConfigurableProductOption: Omit<Types.ConfigurableProductOption, 'values'> & { values?: Types.Maybe<ReadonlyArray<Types.Maybe<ResolversParentTypes['ConfigurableProductOptionValue']>>> };
  ConfigurableProductOptionValue: Omit<Types.ConfigurableProductOptionValue, 'swatch'> & { swatch?: Types.Maybe<ResolversParentTypes['SwatchDataInterface']> };
  ProductImage: Types.ProductImage;
  MediaGalleryInterface: ResolversInterfaceTypes<ResolversParentTypes>['MediaGalleryInterface'];
  ProductPrice: Types.ProductPrice;
  TierPrice: Types.TierPrice;
  UrlRewrite: Types.UrlRewrite;
  CategoryFilterInput: Types.CategoryFilterInput;
  CategoryResult: Omit<Types.CategoryResult, 'items'> & { items?: Types.Maybe<ReadonlyArray<Types.Maybe<ResolversParentTypes['CategoryTree']>>> };
  CategoryInterface: CategoryInterfaceMapper;
  CategoryTree: CategoryTreeMapper;
  Breadcrumb: Types.Breadcrumb;
  Customer: CustomerMapper;
  SetDeliveryDetailsOnCartInput: Types.SetDeliveryDetailsOnCartInput;
  DeliveryTimeInput: Types.DeliveryTimeInput;
  SetDeliveryDetailsOnCartOutput: Omit<Types.SetDeliveryDetailsOnCartOutput, 'cart'> & { cart: ResolversParentTypes['Cart'] };
  SetInPostLockerNumberOnCartInput: Types.SetInPostLockerNumberOnCartInput;
  SetInPostLockerNumberOnCartOutput: Omit<Types.SetInPostLockerNumberOnCartOutput, 'cart'> & { cart: ResolversParentTypes['Cart'] };
  RemovePickupLocationFromCartInput: Types.RemovePickupLocationFromCartInput;
  RemovePickupLocationFromCartOutput: Omit<Types.RemovePickupLocationFromCartOutput, 'cart'> & { cart: ResolversParentTypes['Cart'] };
  SetCheckoutConsentsOnCartInput: Types.SetCheckoutConsentsOnCartInput;
  CheckoutConsentInput: Types.CheckoutConsentInput;
  SetCheckoutConsentsOnCartOutput: Omit<Types.SetCheckoutConsentsOnCartOutput, 'cart'> & { cart: ResolversParentTypes['Cart'] };
  PaymentMethodInput: Types.PaymentMethodInput;
  BraintreeInput: Types.BraintreeInput;
  PaymentAdditionalDataInput: Types.PaymentAdditionalDataInput;
  Przelewy24DataInput: Types.Przelewy24DataInput;
  PaymentWalletDataInput: Types.PaymentWalletDataInput;
  CartConsent: Types.CartConsent;
  UnavailablePaymentMethod: Types.UnavailablePaymentMethod;
  AvailableShippingMethod: Types.AvailableShippingMethod;
  SelectedShippingMethod: Types.SelectedShippingMethod;
  DeliveryTime: Types.DeliveryTime;
  CheckoutAgreement: Types.CheckoutAgreement;
  SetGuestEmailOnCartInput: Types.SetGuestEmailOnCartInput;
  SetGuestEmailOnCartOutput: Omit<Types.SetGuestEmailOnCartOutput, 'cart'> & { cart: ResolversParentTypes['Cart'] };
  SetShippingAddressesOnCartInput: Types.SetShippingAddressesOnCartInput;
  ShippingAddressInput: Types.ShippingAddressInput;
  SetShippingAddressesOnCartOutput: Omit<Types.SetShippingAddressesOnCartOutput, 'cart'> & { cart: ResolversParentTypes['Cart'] };
  SetBillingAddressOnCartInput: Types.SetBillingAddressOnCartInput;
  BillingAddressInput: Types.BillingAddressInput;
  SetBillingAddressOnCartOutput: Omit<Types.SetBillingAddressOnCartOutput, 'cart'> & { cart: ResolversParentTypes['Cart'] };
  CartAddressInput: Types.CartAddressInput;
  SetShippingMethodsOnCartInput: Types.SetShippingMethodsOnCartInput;
  ShippingMethodInput: Types.ShippingMethodInput;
  SetShippingMethodsOnCartOutput: Omit<Types.SetShippingMethodsOnCartOutput, 'cart'> & { cart: ResolversParentTypes['Cart'] };
  SetPaymentMethodOnCartInput: Types.SetPaymentMethodOnCartInput;
  SetPaymentMethodOnCartOutput: Omit<Types.SetPaymentMethodOnCartOutput, 'cart'> & { cart: ResolversParentTypes['Cart'] };
  PlaceOrderInput: Types.PlaceOrderInput;
  PlaceOrderOutput: Omit<Types.PlaceOrderOutput, 'order' | 'orderV2'> & { order?: Types.Maybe<ResolversParentTypes['Order']>, orderV2?: Types.Maybe<ResolversParentTypes['CustomerOrder']> };
  PlaceOrderError: Types.PlaceOrderError;
  Order: OrderMapper;
  EstimateTotalsInput: Types.EstimateTotalsInput;
  EstimateAddressInput: Types.EstimateAddressInput;
  EstimateTotalsOutput: Omit<Types.EstimateTotalsOutput, 'cart'> & { cart?: Types.Maybe<ResolversParentTypes['Cart']> };
  CartAddressInterface: ResolversInterfaceTypes<ResolversParentTypes>['CartAddressInterface'];
  ShippingCartAddress: ShippingCartAddressMapper;
  BillingCartAddress: BillingCartAddressMapper;
  CartAddressRegion: Types.CartAddressRegion;
  CartAddressCountry: Types.CartAddressCountry;
  AvailablePaymentMethod: Types.AvailablePaymentMethod;
  SelectedPaymentMethod: Types.SelectedPaymentMethod;
  CompareList: CompareListMapper;
  ComparableAttribute: Types.ComparableAttribute;
  ComparableItem: Omit<Types.ComparableItem, 'product'> & { product: ResolversParentTypes['ProductInterface'] };
  ProductAttribute: Types.ProductAttribute;
  CreateCompareListInput: Types.CreateCompareListInput;
  AddProductsToCompareListInput: Types.AddProductsToCompareListInput;
  RemoveProductsFromCompareListInput: Types.RemoveProductsFromCompareListInput;
  AssignCompareListToCustomerOutput: Omit<Types.AssignCompareListToCustomerOutput, 'compare_list'> & { compare_list?: Types.Maybe<ResolversParentTypes['CompareList']> };
  DeleteCompareListOutput: Types.DeleteCompareListOutput;
  OrderAccountInput: Types.OrderAccountInput;
  CreateAccountFromOrderInput: Types.CreateAccountFromOrderInput;
  CreateAccountFromOrderOutput: Types.CreateAccountFromOrderOutput;
  ExpectedItemInput: Types.ExpectedItemInput;
  CheckoutUserInputError: Types.CheckoutUserInputError;
  CancelOrderError: Types.CancelOrderError;
  PlaceOrderErrorLine: Types.PlaceOrderErrorLine;
  PaymentInstructions: Types.PaymentInstructions;
  OrderPaymentStatus: OrderPaymentStatusMapper;
  PaymentReason: Types.PaymentReason;
  RetryPaymentUrlOutput: RetryPaymentUrlOutputMapper;
  OrderDeliveryEstimate: Types.OrderDeliveryEstimate;
  OrderHistoryItem: Types.OrderHistoryItem;
  OrderPickupPoint: Types.OrderPickupPoint;
  OrderShipment: Omit<Types.OrderShipment, 'items'> & { items?: Types.Maybe<ReadonlyArray<Types.Maybe<ResolversParentTypes['ShipmentItemInterface']>>> };
  ShipmentTracking: Types.ShipmentTracking;
  OrderItemInterface: OrderItemInterfaceMapper;
  CustomerOrdersFilterInput: Types.CustomerOrdersFilterInput;
  CustomerOrderSortInput: Types.CustomerOrderSortInput;
  CustomerOrders: Omit<Types.CustomerOrders, 'items'> & { items: ReadonlyArray<Types.Maybe<ResolversParentTypes['CustomerOrder']>> };
  OrderItem: OrderItemMapper;
  ConfigurableOrderItem: ConfigurableOrderItemMapper;
  OrderItemOption: Types.OrderItemOption;
  OrderItemPrices: OrderItemPricesMapper;
  OrderTotal: OrderTotalMapper;
  TaxItem: Types.TaxItem;
  ShippingHandling: ShippingHandlingMapper;
  ShippingDiscount: Types.ShippingDiscount;
  OrderAddress: OrderAddressMapper;
  OrderPaymentMethod: Types.OrderPaymentMethod;
  ShipmentItemInterface: ResolversInterfaceTypes<ResolversParentTypes>['ShipmentItemInterface'];
  SalesCommentItem: Types.SalesCommentItem;
  Invoice: Omit<Types.Invoice, 'items' | 'total'> & { items?: Types.Maybe<ReadonlyArray<Types.Maybe<ResolversParentTypes['InvoiceItemInterface']>>>, total?: Types.Maybe<ResolversParentTypes['InvoiceTotal']> };
  InvoiceItemInterface: ResolversInterfaceTypes<ResolversParentTypes>['InvoiceItemInterface'];
  InvoiceTotal: Omit<Types.InvoiceTotal, 'shipping_handling'> & { shipping_handling?: Types.Maybe<ResolversParentTypes['ShippingHandling']> };
  CreditMemo: Omit<Types.CreditMemo, 'items' | 'total'> & { items?: Types.Maybe<ReadonlyArray<Types.Maybe<ResolversParentTypes['CreditMemoItemInterface']>>>, total?: Types.Maybe<ResolversParentTypes['CreditMemoTotal']> };
  CreditMemoItemInterface: ResolversInterfaceTypes<ResolversParentTypes>['CreditMemoItemInterface'];
  CreditMemoTotal: Omit<Types.CreditMemoTotal, 'shipping_handling'> & { shipping_handling?: Types.Maybe<ResolversParentTypes['ShippingHandling']> };
  OrderCustomerInfo: Types.OrderCustomerInfo;
  OrderInformationInput: Types.OrderInformationInput;
  OrderTokenInput: Types.OrderTokenInput;
  ReorderItemsOutput: Omit<Types.ReorderItemsOutput, 'cart'> & { cart: ResolversParentTypes['Cart'] };
  CancelOrderInput: Types.CancelOrderInput;
  GuestOrderCancelInput: Types.GuestOrderCancelInput;
  ConfirmCancelOrderInput: Types.ConfirmCancelOrderInput;
  CancelOrderOutput: Omit<Types.CancelOrderOutput, 'order'> & { order?: Types.Maybe<ResolversParentTypes['CustomerOrder']> };
  ShipmentItem: Omit<Types.ShipmentItem, 'order_item'> & { order_item?: Types.Maybe<ResolversParentTypes['OrderItemInterface']> };
  InvoiceItem: Omit<Types.InvoiceItem, 'order_item'> & { order_item?: Types.Maybe<ResolversParentTypes['OrderItemInterface']> };
  CreditMemoItem: Omit<Types.CreditMemoItem, 'order_item'> & { order_item?: Types.Maybe<ResolversParentTypes['OrderItemInterface']> };
  WalletSheets: Types.WalletSheets;
  ApplePaySheet: Types.ApplePaySheet;
  GooglePaySheet: Types.GooglePaySheet;
  WalletSheetInput: Types.WalletSheetInput;
  Przelewy24Method: Types.Przelewy24Method;
  CardTransaction: Types.CardTransaction;
  PayWithWalletTokenOutput: Omit<Types.PayWithWalletTokenOutput, 'cart'> & { cart: ResolversParentTypes['Cart'] };
  WithdrawnItemInput: Types.WithdrawnItemInput;
  WithdrawFromContractOutput: Omit<Types.WithdrawFromContractOutput, 'order' | 'return'> & { order: ResolversParentTypes['CustomerOrder'], return: ResolversParentTypes['OrderReturn'] };
  OrderReturn: OrderReturnMapper;
  OrderReturnItem: Types.OrderReturnItem;
  ProductReviewsOutput: Omit<Types.ProductReviewsOutput, 'items'> & { items: ReadonlyArray<Types.Maybe<ResolversParentTypes['ProductReview']>> };
  ProductReview: ProductReviewMapper;
  ProductReviews: Omit<Types.ProductReviews, 'items'> & { items: ReadonlyArray<Types.Maybe<ResolversParentTypes['ProductReview']>> };
  CreateProductReviewInput: Types.CreateProductReviewInput;
  ProductReviewRatingInput: Types.ProductReviewRatingInput;
  CreateProductReviewOutput: Omit<Types.CreateProductReviewOutput, 'review'> & { review: ResolversParentTypes['ProductReview'] };
  ProductReviewRating: Types.ProductReviewRating;
  ProductReviewRatingsMetadata: Types.ProductReviewRatingsMetadata;
  ProductReviewRatingMetadata: Types.ProductReviewRatingMetadata;
  ProductReviewRatingValueMetadata: Types.ProductReviewRatingValueMetadata;
  SubscribeStockInput: Types.SubscribeStockInput;
  SubscribeStockOutput: Types.SubscribeStockOutput;
  RobotsConfig: Types.RobotsConfig;
  Country: Types.Country;
  Region: Types.Region;
  StoreConfig: StoreConfigMapper;
  Currency: Types.Currency;
  ExchangeRate: Types.ExchangeRate;
  CancellationReason: Types.CancellationReason;
  Website: Types.Website;
  UpdateWishlistOutput: UpdateWishlistOutputMapper;
  DeleteWishlistOutput: DeleteWishlistOutputMapper;
  WishListUserInputError: Types.WishListUserInputError;
  WishlistCartUserInputError: Types.WishlistCartUserInputError;
  WishlistItemInput: Types.WishlistItemInput;
  WishlistItemUpdateInput: Types.WishlistItemUpdateInput;
  AddProductsToWishlistOutput: Omit<Types.AddProductsToWishlistOutput, 'wishlist'> & { wishlist: ResolversParentTypes['Wishlist'] };
  RemoveProductsFromWishlistOutput: Omit<Types.RemoveProductsFromWishlistOutput, 'wishlist'> & { wishlist: ResolversParentTypes['Wishlist'] };
  UpdateProductsInWishlistOutput: Omit<Types.UpdateProductsInWishlistOutput, 'wishlist'> & { wishlist: ResolversParentTypes['Wishlist'] };
  Wishlist: WishlistMapper;
  WishlistItems: Omit<Types.WishlistItems, 'items'> & { items: ReadonlyArray<Types.Maybe<ResolversParentTypes['WishlistItemInterface']>> };
  WishlistItemInterface: WishlistItemInterfaceMapper;
  SimpleWishlistItem: SimpleWishlistItemMapper;
  ConfigurableWishlistItem: ConfigurableWishlistItemMapper;
  CreateWishlistInput: Types.CreateWishlistInput;
  CreateWishlistOutput: Omit<Types.CreateWishlistOutput, 'wishlist'> & { wishlist: ResolversParentTypes['Wishlist'] };
  AddWishlistItemsToCartOutput: Omit<Types.AddWishlistItemsToCartOutput, 'wishlist'> & { wishlist: ResolversParentTypes['Wishlist'] };
  WishlistItem: Omit<Types.WishlistItem, 'product'> & { product?: Types.Maybe<ResolversParentTypes['ProductInterface']> };
  ContactUsInput: Types.ContactUsInput;
  ContactUsOutput: Types.ContactUsOutput;
  RoutableInterface: ResolversInterfaceTypes<ResolversParentTypes>['RoutableInterface'];
  EntityUrl: Types.EntityUrl;
  CmsPage: Types.CmsPage;
  CmsBlocks: Types.CmsBlocks;
  CmsBlock: Types.CmsBlock;
  EnteredOptionInput: Types.EnteredOptionInput;
  Discount: Types.Discount;
  AppliedCoupon: Types.AppliedCoupon;
  Money: Types.Money;
  AttributeValueInput: Types.AttributeValueInput;
  FilterStringTypeInput: Types.FilterStringTypeInput;
  FilterEqualTypeInput: Types.FilterEqualTypeInput;
  FilterRangeTypeInput: Types.FilterRangeTypeInput;
  FilterMatchTypeInput: Types.FilterMatchTypeInput;
  SearchResultPageInfo: Types.SearchResultPageInfo;
  KeyValue: Types.KeyValue;
  ComplexTextValue: Types.ComplexTextValue;
  AttributeValueInterface: ResolversInterfaceTypes<ResolversParentTypes>['AttributeValueInterface'];
  AttributeValue: Types.AttributeValue;
  AttributeSelectedOptions: Omit<Types.AttributeSelectedOptions, 'selected_options'> & { selected_options: ReadonlyArray<Types.Maybe<ResolversParentTypes['AttributeSelectedOptionInterface']>> };
  AttributeSelectedOptionInterface: ResolversInterfaceTypes<ResolversParentTypes>['AttributeSelectedOptionInterface'];
  AttributeInputSelectedOption: Types.AttributeInputSelectedOption;
  HttpQueryParameter: Types.HttpQueryParameter;
  GiftMessage: Types.GiftMessage;
  GiftMessageInput: Types.GiftMessageInput;
  ConfigurableOptionAvailableForSelection: Types.ConfigurableOptionAvailableForSelection;
  MediaGalleryEntry: Types.MediaGalleryEntry;
  ProductMediaGalleryEntriesVideoContent: Types.ProductMediaGalleryEntriesVideoContent;
  ProductPrices: Types.ProductPrices;
  Price: Types.Price;
  PriceAdjustment: Types.PriceAdjustment;
  LayerFilter: Omit<Types.LayerFilter, 'filter_items'> & { filter_items?: Types.Maybe<ReadonlyArray<Types.Maybe<ResolversParentTypes['LayerFilterItemInterface']>>> };
  CategoryProducts: Omit<Types.CategoryProducts, 'items'> & { items?: Types.Maybe<ReadonlyArray<Types.Maybe<ResolversParentTypes['ProductInterface']>>> };
  LayerFilterItemInterface: ResolversInterfaceTypes<ResolversParentTypes>['LayerFilterItemInterface'];
  ProductCustomAttributes: Omit<Types.ProductCustomAttributes, 'items'> & { items: ReadonlyArray<Types.Maybe<ResolversParentTypes['AttributeValueInterface']>> };
  ProductLinksInterface: ResolversInterfaceTypes<ResolversParentTypes>['ProductLinksInterface'];
  ProductMediaGalleryEntriesContent: Types.ProductMediaGalleryEntriesContent;
  ProductTierPrices: Types.ProductTierPrices;
  PhysicalProductInterface: ResolversInterfaceTypes<ResolversParentTypes>['PhysicalProductInterface'];
  CustomizableProductInterface: ResolversInterfaceTypes<ResolversParentTypes>['CustomizableProductInterface'];
  CustomizableOptionInterface: ResolversInterfaceTypes<ResolversParentTypes>['CustomizableOptionInterface'];
  CustomizableAreaOption: Types.CustomizableAreaOption;
  CustomizableAreaValue: Types.CustomizableAreaValue;
  CustomizableCheckboxOption: Types.CustomizableCheckboxOption;
  CustomizableCheckboxValue: Types.CustomizableCheckboxValue;
  CustomizableDateOption: Types.CustomizableDateOption;
  CustomizableDateValue: Types.CustomizableDateValue;
  CustomizableDropDownOption: Types.CustomizableDropDownOption;
  CustomizableDropDownValue: Types.CustomizableDropDownValue;
  CustomizableFieldOption: Types.CustomizableFieldOption;
  CustomizableFieldValue: Types.CustomizableFieldValue;
  CustomizableFileOption: Types.CustomizableFileOption;
  CustomizableFileValue: Types.CustomizableFileValue;
  CustomizableMultipleOption: Types.CustomizableMultipleOption;
  CustomizableMultipleValue: Types.CustomizableMultipleValue;
  CustomizableRadioOption: Types.CustomizableRadioOption;
  CustomizableRadioValue: Types.CustomizableRadioValue;
  ImageSwatchData: Types.ImageSwatchData;
  TextSwatchData: Types.TextSwatchData;
  ProductVideo: Types.ProductVideo;
  AttributeSelectedOption: Types.AttributeSelectedOption;
  ProductLinks: Types.ProductLinks;
  LayerFilterItem: Types.LayerFilterItem;
  SwatchLayerFilterItem: Types.SwatchLayerFilterItem;
  SwatchLayerFilterItemInterface: ResolversInterfaceTypes<ResolversParentTypes>['SwatchLayerFilterItemInterface'];
  SwatchData: Types.SwatchData;
  BundleCartItem: Omit<Types.BundleCartItem, 'prices' | 'product'> & { prices?: Types.Maybe<ResolversParentTypes['CartItemPrices']>, product: ResolversParentTypes['ProductInterface'] };
  SelectedBundleOption: Types.SelectedBundleOption;
  SelectedBundleOptionValue: Types.SelectedBundleOptionValue;
  DownloadableCartItem: Omit<Types.DownloadableCartItem, 'prices' | 'product'> & { prices?: Types.Maybe<ResolversParentTypes['CartItemPrices']>, product: ResolversParentTypes['ProductInterface'] };
  BundleProduct: Omit<Types.BundleProduct, 'items' | 'custom_attributes' | 'categories' | 'crosssell_products' | 'media_gallery' | 'related_products' | 'reviews' | 'upsell_products' | 'custom_attributesV2' | 'product_links' | 'options'> & { items?: Types.Maybe<ReadonlyArray<Types.Maybe<ResolversParentTypes['BundleItem']>>>, custom_attributes?: Types.Maybe<ReadonlyArray<Types.Maybe<ResolversParentTypes['CustomAttribute']>>>, categories?: Types.Maybe<ReadonlyArray<Types.Maybe<ResolversParentTypes['CategoryInterface']>>>, crosssell_products?: Types.Maybe<ReadonlyArray<Types.Maybe<ResolversParentTypes['ProductInterface']>>>, media_gallery?: Types.Maybe<ReadonlyArray<Types.Maybe<ResolversParentTypes['MediaGalleryInterface']>>>, related_products?: Types.Maybe<ReadonlyArray<Types.Maybe<ResolversParentTypes['ProductInterface']>>>, reviews: ResolversParentTypes['ProductReviews'], upsell_products?: Types.Maybe<ReadonlyArray<Types.Maybe<ResolversParentTypes['ProductInterface']>>>, custom_attributesV2?: Types.Maybe<ResolversParentTypes['ProductCustomAttributes']>, product_links?: Types.Maybe<ReadonlyArray<Types.Maybe<ResolversParentTypes['ProductLinksInterface']>>>, options?: Types.Maybe<ReadonlyArray<Types.Maybe<ResolversParentTypes['CustomizableOptionInterface']>>> };
  BundleItem: Omit<Types.BundleItem, 'options'> & { options?: Types.Maybe<ReadonlyArray<Types.Maybe<ResolversParentTypes['BundleItemOption']>>> };
  BundleItemOption: Omit<Types.BundleItemOption, 'product'> & { product?: Types.Maybe<ResolversParentTypes['ProductInterface']> };
  GroupedProduct: Omit<Types.GroupedProduct, 'items' | 'custom_attributes' | 'categories' | 'crosssell_products' | 'media_gallery' | 'related_products' | 'reviews' | 'upsell_products' | 'custom_attributesV2' | 'product_links'> & { items?: Types.Maybe<ReadonlyArray<Types.Maybe<ResolversParentTypes['GroupedProductItem']>>>, custom_attributes?: Types.Maybe<ReadonlyArray<Types.Maybe<ResolversParentTypes['CustomAttribute']>>>, categories?: Types.Maybe<ReadonlyArray<Types.Maybe<ResolversParentTypes['CategoryInterface']>>>, crosssell_products?: Types.Maybe<ReadonlyArray<Types.Maybe<ResolversParentTypes['ProductInterface']>>>, media_gallery?: Types.Maybe<ReadonlyArray<Types.Maybe<ResolversParentTypes['MediaGalleryInterface']>>>, related_products?: Types.Maybe<ReadonlyArray<Types.Maybe<ResolversParentTypes['ProductInterface']>>>, reviews: ResolversParentTypes['ProductReviews'], upsell_products?: Types.Maybe<ReadonlyArray<Types.Maybe<ResolversParentTypes['ProductInterface']>>>, custom_attributesV2?: Types.Maybe<ResolversParentTypes['ProductCustomAttributes']>, product_links?: Types.Maybe<ReadonlyArray<Types.Maybe<ResolversParentTypes['ProductLinksInterface']>>> };
  GroupedProductItem: Omit<Types.GroupedProductItem, 'product'> & { product?: Types.Maybe<ResolversParentTypes['ProductInterface']> };
  DownloadableProduct: Omit<Types.DownloadableProduct, 'custom_attributes' | 'categories' | 'crosssell_products' | 'media_gallery' | 'related_products' | 'reviews' | 'upsell_products' | 'custom_attributesV2' | 'product_links' | 'options'> & { custom_attributes?: Types.Maybe<ReadonlyArray<Types.Maybe<ResolversParentTypes['CustomAttribute']>>>, categories?: Types.Maybe<ReadonlyArray<Types.Maybe<ResolversParentTypes['CategoryInterface']>>>, crosssell_products?: Types.Maybe<ReadonlyArray<Types.Maybe<ResolversParentTypes['ProductInterface']>>>, media_gallery?: Types.Maybe<ReadonlyArray<Types.Maybe<ResolversParentTypes['MediaGalleryInterface']>>>, related_products?: Types.Maybe<ReadonlyArray<Types.Maybe<ResolversParentTypes['ProductInterface']>>>, reviews: ResolversParentTypes['ProductReviews'], upsell_products?: Types.Maybe<ReadonlyArray<Types.Maybe<ResolversParentTypes['ProductInterface']>>>, custom_attributesV2?: Types.Maybe<ResolversParentTypes['ProductCustomAttributes']>, product_links?: Types.Maybe<ReadonlyArray<Types.Maybe<ResolversParentTypes['ProductLinksInterface']>>>, options?: Types.Maybe<ReadonlyArray<Types.Maybe<ResolversParentTypes['CustomizableOptionInterface']>>> };
  DownloadableProductLinks: Types.DownloadableProductLinks;
  DownloadableProductSamples: Types.DownloadableProductSamples;
  BundleWishlistItem: Omit<Types.BundleWishlistItem, 'product'> & { product?: Types.Maybe<ResolversParentTypes['ProductInterface']> };
  DownloadableWishlistItem: Omit<Types.DownloadableWishlistItem, 'product'> & { product?: Types.Maybe<ResolversParentTypes['ProductInterface']> };
  BundleOrderItem: Omit<Types.BundleOrderItem, 'child_order_items' | 'prices' | 'product'> & { child_order_items?: Types.Maybe<ReadonlyArray<Types.Maybe<ResolversParentTypes['OrderItemInterface']>>>, prices?: Types.Maybe<ResolversParentTypes['OrderItemPrices']>, product?: Types.Maybe<ResolversParentTypes['ProductInterface']> };
  ItemSelectedBundleOption: Types.ItemSelectedBundleOption;
  ItemSelectedBundleOptionValue: Types.ItemSelectedBundleOptionValue;
  DownloadableOrderItem: Omit<Types.DownloadableOrderItem, 'prices' | 'product'> & { prices?: Types.Maybe<ResolversParentTypes['OrderItemPrices']>, product?: Types.Maybe<ResolversParentTypes['ProductInterface']> };
  DownloadableItemsLinks: Types.DownloadableItemsLinks;
  BundleShipmentItem: Omit<Types.BundleShipmentItem, 'order_item'> & { order_item?: Types.Maybe<ResolversParentTypes['OrderItemInterface']> };
  BundleInvoiceItem: Omit<Types.BundleInvoiceItem, 'order_item'> & { order_item?: Types.Maybe<ResolversParentTypes['OrderItemInterface']> };
  DownloadableInvoiceItem: Omit<Types.DownloadableInvoiceItem, 'order_item'> & { order_item?: Types.Maybe<ResolversParentTypes['OrderItemInterface']> };
  BundleCreditMemoItem: Omit<Types.BundleCreditMemoItem, 'order_item'> & { order_item?: Types.Maybe<ResolversParentTypes['OrderItemInterface']> };
  DownloadableCreditMemoItem: Omit<Types.DownloadableCreditMemoItem, 'order_item'> & { order_item?: Types.Maybe<ResolversParentTypes['OrderItemInterface']> };
  RoutableUrl: Types.RoutableUrl;
  VirtualWishlistItem: Omit<Types.VirtualWishlistItem, 'product'> & { product?: Types.Maybe<ResolversParentTypes['ProductInterface']> };
  GroupedProductWishlistItem: Omit<Types.GroupedProductWishlistItem, 'product'> & { product?: Types.Maybe<ResolversParentTypes['ProductInterface']> };
  CustomerDownloadableProducts: Types.CustomerDownloadableProducts;
  CustomerDownloadableProduct: Types.CustomerDownloadableProduct;
  ReCaptchaConfigurationV3: Types.ReCaptchaConfigurationV3;
  ReCaptchaConfigOutput: Types.ReCaptchaConfigOutput;
  ReCaptchaConfiguration: Types.ReCaptchaConfiguration;
  CustomerPaymentTokens: Types.CustomerPaymentTokens;
  PaymentToken: Types.PaymentToken;
  DeletePaymentTokenOutput: Types.DeletePaymentTokenOutput;
  CustomerInput: Types.CustomerInput;
  CustomerCreateInput: Types.CustomerCreateInput;
  CustomerUpdateInput: Types.CustomerUpdateInput;
  CustomerOutput: Omit<Types.CustomerOutput, 'customer'> & { customer: ResolversParentTypes['Customer'] };
  CustomerToken: Types.CustomerToken;
  RevokeCustomerTokenOutput: Types.RevokeCustomerTokenOutput;
  IsEmailAvailableOutput: Types.IsEmailAvailableOutput;
  CustomerLoyalty: Types.CustomerLoyalty;
  CustomerAddressInput: Types.CustomerAddressInput;
  CustomerAddressRegionInput: Types.CustomerAddressRegionInput;
  CustomerAddress: CustomerAddressMapper;
  CustomerAddressRegion: Types.CustomerAddressRegion;
  CustomerAddresses: Omit<Types.CustomerAddresses, 'items'> & { items?: Types.Maybe<ReadonlyArray<Types.Maybe<ResolversParentTypes['CustomerAddress']>>> };
  CustomerAddressAttribute: Types.CustomerAddressAttribute;
  CustomerAddressAttributeInput: Types.CustomerAddressAttributeInput;
  CustomerGroup: Types.CustomerGroup;
  ConfirmEmailInput: Types.ConfirmEmailInput;
  CustomerSession: Types.CustomerSession;
  CustomerDeletionOutput: Types.CustomerDeletionOutput;
  SubscribeEmailToNewsletterOutput: Types.SubscribeEmailToNewsletterOutput;
};

export type QueryResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['Query'] = ResolversParentTypes['Query']> = {
  attributesForm?: Resolver<ResolversTypes['AttributesFormOutput'], ParentType, ContextType, RequireFields<Types.QueryAttributesFormArgs, 'formCode'>>;
  attributesList?: Resolver<Types.Maybe<ResolversTypes['AttributesMetadataOutput']>, ParentType, ContextType, RequireFields<Types.QueryAttributesListArgs, 'entityType'>>;
  customAttributeMetadataV2?: Resolver<ResolversTypes['AttributesMetadataOutput'], ParentType, ContextType, Partial<Types.QueryCustomAttributeMetadataV2Args>>;
  cart?: Resolver<Types.Maybe<ResolversTypes['Cart']>, ParentType, ContextType, RequireFields<Types.QueryCartArgs, 'cart_id'>>;
  customerCart?: Resolver<ResolversTypes['Cart'], ParentType, ContextType>;
  searchTerm?: Resolver<Types.Maybe<ResolversTypes['SearchTerm']>, ParentType, ContextType, Partial<Types.QuerySearchTermArgs>>;
  products?: Resolver<Types.Maybe<ResolversTypes['Products']>, ParentType, ContextType, RequireFields<Types.QueryProductsArgs, 'pageSize' | 'currentPage'>>;
  categories?: Resolver<Types.Maybe<ResolversTypes['CategoryResult']>, ParentType, ContextType, RequireFields<Types.QueryCategoriesArgs, 'pageSize' | 'currentPage'>>;
  categoryList?: Resolver<Types.Maybe<ReadonlyArray<Types.Maybe<ResolversTypes['CategoryTree']>>>, ParentType, ContextType, RequireFields<Types.QueryCategoryListArgs, 'pageSize' | 'currentPage'>>;
  checkoutAgreements?: Resolver<Types.Maybe<ReadonlyArray<Types.Maybe<ResolversTypes['CheckoutAgreement']>>>, ParentType, ContextType, RequireFields<Types.QueryCheckoutAgreementsArgs, 'include_optional'>>;
  compareList?: Resolver<Types.Maybe<ResolversTypes['CompareList']>, ParentType, ContextType, RequireFields<Types.QueryCompareListArgs, 'uid'>>;
  guestOrder?: Resolver<ResolversTypes['CustomerOrder'], ParentType, ContextType, RequireFields<Types.QueryGuestOrderArgs, 'input'>>;
  guestOrderByToken?: Resolver<ResolversTypes['CustomerOrder'], ParentType, ContextType, RequireFields<Types.QueryGuestOrderByTokenArgs, 'input'>>;
  orderPaymentStatus?: Resolver<Types.Maybe<ResolversTypes['OrderPaymentStatus']>, ParentType, ContextType, RequireFields<Types.QueryOrderPaymentStatusArgs, 'orderNumber'>>;
  paymentReasons?: Resolver<ReadonlyArray<ResolversTypes['PaymentReason']>, ParentType, ContextType>;
  przelewy24Methods?: Resolver<Types.Maybe<ReadonlyArray<Types.Maybe<ResolversTypes['Przelewy24Method']>>>, ParentType, ContextType, RequireFields<Types.QueryPrzelewy24MethodsArgs, 'amount'>>;
  walletSheets?: Resolver<ResolversTypes['WalletSheets'], ParentType, ContextType>;
  productReviews?: Resolver<ResolversTypes['ProductReviewsOutput'], ParentType, ContextType, RequireFields<Types.QueryProductReviewsArgs, 'skus' | 'pageSize' | 'currentPage' | 'type' | 'sort'>>;
  productReviewRatingsMetadata?: Resolver<ResolversTypes['ProductReviewRatingsMetadata'], ParentType, ContextType>;
  countries?: Resolver<Types.Maybe<ReadonlyArray<Types.Maybe<ResolversTypes['Country']>>>, ParentType, ContextType>;
  country?: Resolver<Types.Maybe<ResolversTypes['Country']>, ParentType, ContextType, Partial<Types.QueryCountryArgs>>;
  storeConfig?: Resolver<Types.Maybe<ResolversTypes['StoreConfig']>, ParentType, ContextType>;
  availableStores?: Resolver<Types.Maybe<ReadonlyArray<Types.Maybe<ResolversTypes['StoreConfig']>>>, ParentType, ContextType, Partial<Types.QueryAvailableStoresArgs>>;
  currency?: Resolver<Types.Maybe<ResolversTypes['Currency']>, ParentType, ContextType>;
  robotsConfig?: Resolver<Types.Maybe<ResolversTypes['RobotsConfig']>, ParentType, ContextType>;
  wishlistBySharingCode?: Resolver<Types.Maybe<ResolversTypes['Wishlist']>, ParentType, ContextType, RequireFields<Types.QueryWishlistBySharingCodeArgs, 'code'>>;
  route?: Resolver<Types.Maybe<ResolversTypes['RoutableInterface']>, ParentType, ContextType, RequireFields<Types.QueryRouteArgs, 'url'>>;
  urlResolver?: Resolver<Types.Maybe<ResolversTypes['EntityUrl']>, ParentType, ContextType, RequireFields<Types.QueryUrlResolverArgs, 'url'>>;
  cmsPage?: Resolver<Types.Maybe<ResolversTypes['CmsPage']>, ParentType, ContextType, Partial<Types.QueryCmsPageArgs>>;
  cmsBlocks?: Resolver<Types.Maybe<ResolversTypes['CmsBlocks']>, ParentType, ContextType, Partial<Types.QueryCmsBlocksArgs>>;
  recaptchaV3Config?: Resolver<Types.Maybe<ResolversTypes['ReCaptchaConfigurationV3']>, ParentType, ContextType>;
  recaptchaFormConfig?: Resolver<Types.Maybe<ResolversTypes['ReCaptchaConfigOutput']>, ParentType, ContextType, RequireFields<Types.QueryRecaptchaFormConfigArgs, 'formType'>>;
  customerPaymentTokens?: Resolver<Types.Maybe<ResolversTypes['CustomerPaymentTokens']>, ParentType, ContextType>;
  customerDownloadableProducts?: Resolver<Types.Maybe<ResolversTypes['CustomerDownloadableProducts']>, ParentType, ContextType>;
  customer?: Resolver<Types.Maybe<ResolversTypes['Customer']>, ParentType, ContextType>;
  isEmailAvailable?: Resolver<Types.Maybe<ResolversTypes['IsEmailAvailableOutput']>, ParentType, ContextType, RequireFields<Types.QueryIsEmailAvailableArgs, 'email'>>;
};

export type MutationResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['Mutation'] = ResolversParentTypes['Mutation']> = {
  setRefundAccount?: Resolver<Types.Maybe<ResolversTypes['SetRefundAccountOutput']>, ParentType, ContextType, RequireFields<Types.MutationSetRefundAccountArgs, 'input'>>;
  cartFromLink?: Resolver<Types.Maybe<ResolversTypes['AddProductsToCartOutput']>, ParentType, ContextType, RequireFields<Types.MutationCartFromLinkArgs, 'items'>>;
  restoreCartItem?: Resolver<Types.Maybe<ResolversTypes['RestoreCartItemOutput']>, ParentType, ContextType, RequireFields<Types.MutationRestoreCartItemArgs, 'input'>>;
  chooseCartGift?: Resolver<Types.Maybe<ResolversTypes['ChooseCartGiftOutput']>, ParentType, ContextType, RequireFields<Types.MutationChooseCartGiftArgs, 'input'>>;
  declineCartGifts?: Resolver<Types.Maybe<ResolversTypes['DeclineCartGiftsOutput']>, ParentType, ContextType, RequireFields<Types.MutationDeclineCartGiftsArgs, 'input'>>;
  createEmptyCart?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType, Partial<Types.MutationCreateEmptyCartArgs>>;
  createGuestCart?: Resolver<Types.Maybe<ResolversTypes['CreateGuestCartOutput']>, ParentType, ContextType, Partial<Types.MutationCreateGuestCartArgs>>;
  addProductsToCart?: Resolver<Types.Maybe<ResolversTypes['AddProductsToCartOutput']>, ParentType, ContextType, RequireFields<Types.MutationAddProductsToCartArgs, 'cartId' | 'cartItems'>>;
  updateCartItems?: Resolver<Types.Maybe<ResolversTypes['UpdateCartItemsOutput']>, ParentType, ContextType, Partial<Types.MutationUpdateCartItemsArgs>>;
  removeItemFromCart?: Resolver<Types.Maybe<ResolversTypes['RemoveItemFromCartOutput']>, ParentType, ContextType, Partial<Types.MutationRemoveItemFromCartArgs>>;
  applyCouponToCart?: Resolver<Types.Maybe<ResolversTypes['ApplyCouponToCartOutput']>, ParentType, ContextType, Partial<Types.MutationApplyCouponToCartArgs>>;
  applyCouponsToCart?: Resolver<Types.Maybe<ResolversTypes['ApplyCouponToCartOutput']>, ParentType, ContextType, Partial<Types.MutationApplyCouponsToCartArgs>>;
  removeCouponFromCart?: Resolver<Types.Maybe<ResolversTypes['RemoveCouponFromCartOutput']>, ParentType, ContextType, Partial<Types.MutationRemoveCouponFromCartArgs>>;
  mergeCarts?: Resolver<ResolversTypes['Cart'], ParentType, ContextType, RequireFields<Types.MutationMergeCartsArgs, 'source_cart_id'>>;
  addSimpleProductsToCart?: Resolver<Types.Maybe<ResolversTypes['AddSimpleProductsToCartOutput']>, ParentType, ContextType, Partial<Types.MutationAddSimpleProductsToCartArgs>>;
  addConfigurableProductsToCart?: Resolver<Types.Maybe<ResolversTypes['AddConfigurableProductsToCartOutput']>, ParentType, ContextType, Partial<Types.MutationAddConfigurableProductsToCartArgs>>;
  setGuestEmailOnCart?: Resolver<Types.Maybe<ResolversTypes['SetGuestEmailOnCartOutput']>, ParentType, ContextType, Partial<Types.MutationSetGuestEmailOnCartArgs>>;
  setShippingAddressesOnCart?: Resolver<Types.Maybe<ResolversTypes['SetShippingAddressesOnCartOutput']>, ParentType, ContextType, Partial<Types.MutationSetShippingAddressesOnCartArgs>>;
  setBillingAddressOnCart?: Resolver<Types.Maybe<ResolversTypes['SetBillingAddressOnCartOutput']>, ParentType, ContextType, Partial<Types.MutationSetBillingAddressOnCartArgs>>;
  setShippingMethodsOnCart?: Resolver<Types.Maybe<ResolversTypes['SetShippingMethodsOnCartOutput']>, ParentType, ContextType, Partial<Types.MutationSetShippingMethodsOnCartArgs>>;
  setPaymentMethodOnCart?: Resolver<Types.Maybe<ResolversTypes['SetPaymentMethodOnCartOutput']>, ParentType, ContextType, Partial<Types.MutationSetPaymentMethodOnCartArgs>>;
  estimateShippingMethods?: Resolver<Types.Maybe<ReadonlyArray<Types.Maybe<ResolversTypes['AvailableShippingMethod']>>>, ParentType, ContextType, RequireFields<Types.MutationEstimateShippingMethodsArgs, 'input'>>;
  estimateTotals?: Resolver<ResolversTypes['EstimateTotalsOutput'], ParentType, ContextType, RequireFields<Types.MutationEstimateTotalsArgs, 'input'>>;
  setDeliveryDetailsOnCart?: Resolver<Types.Maybe<ResolversTypes['SetDeliveryDetailsOnCartOutput']>, ParentType, ContextType, RequireFields<Types.MutationSetDeliveryDetailsOnCartArgs, 'input'>>;
  setInPostLockerNumberOnCart?: Resolver<Types.Maybe<ResolversTypes['SetInPostLockerNumberOnCartOutput']>, ParentType, ContextType, RequireFields<Types.MutationSetInPostLockerNumberOnCartArgs, 'input'>>;
  removePickupLocationFromCart?: Resolver<Types.Maybe<ResolversTypes['RemovePickupLocationFromCartOutput']>, ParentType, ContextType, Partial<Types.MutationRemovePickupLocationFromCartArgs>>;
  setCheckoutConsentsOnCart?: Resolver<Types.Maybe<ResolversTypes['SetCheckoutConsentsOnCartOutput']>, ParentType, ContextType, RequireFields<Types.MutationSetCheckoutConsentsOnCartArgs, 'input'>>;
  createCompareList?: Resolver<Types.Maybe<ResolversTypes['CompareList']>, ParentType, ContextType, Partial<Types.MutationCreateCompareListArgs>>;
  addProductsToCompareList?: Resolver<Types.Maybe<ResolversTypes['CompareList']>, ParentType, ContextType, Partial<Types.MutationAddProductsToCompareListArgs>>;
  removeProductsFromCompareList?: Resolver<Types.Maybe<ResolversTypes['CompareList']>, ParentType, ContextType, Partial<Types.MutationRemoveProductsFromCompareListArgs>>;
  assignCompareListToCustomer?: Resolver<Types.Maybe<ResolversTypes['AssignCompareListToCustomerOutput']>, ParentType, ContextType, RequireFields<Types.MutationAssignCompareListToCustomerArgs, 'uid'>>;
  deleteCompareList?: Resolver<Types.Maybe<ResolversTypes['DeleteCompareListOutput']>, ParentType, ContextType, RequireFields<Types.MutationDeleteCompareListArgs, 'uid'>>;
  placeOrder?: Resolver<Types.Maybe<ResolversTypes['PlaceOrderOutput']>, ParentType, ContextType, Partial<Types.MutationPlaceOrderArgs>>;
  createAccountFromOrder?: Resolver<Types.Maybe<ResolversTypes['CreateAccountFromOrderOutput']>, ParentType, ContextType, RequireFields<Types.MutationCreateAccountFromOrderArgs, 'input'>>;
  cancelOrder?: Resolver<Types.Maybe<ResolversTypes['CancelOrderOutput']>, ParentType, ContextType, RequireFields<Types.MutationCancelOrderArgs, 'input'>>;
  requestGuestOrderCancel?: Resolver<Types.Maybe<ResolversTypes['CancelOrderOutput']>, ParentType, ContextType, RequireFields<Types.MutationRequestGuestOrderCancelArgs, 'input'>>;
  confirmCancelOrder?: Resolver<Types.Maybe<ResolversTypes['CancelOrderOutput']>, ParentType, ContextType, RequireFields<Types.MutationConfirmCancelOrderArgs, 'input'>>;
  reorderItems?: Resolver<Types.Maybe<ResolversTypes['ReorderItemsOutput']>, ParentType, ContextType, RequireFields<Types.MutationReorderItemsArgs, 'orderNumber'>>;
  retryPaymentUrl?: Resolver<Types.Maybe<ResolversTypes['RetryPaymentUrlOutput']>, ParentType, ContextType, RequireFields<Types.MutationRetryPaymentUrlArgs, 'order_id'>>;
  registerCardTransaction?: Resolver<Types.Maybe<ResolversTypes['CardTransaction']>, ParentType, ContextType, RequireFields<Types.MutationRegisterCardTransactionArgs, 'cartId' | 'saveAlias'>>;
  payWithWalletToken?: Resolver<Types.Maybe<ResolversTypes['PayWithWalletTokenOutput']>, ParentType, ContextType, RequireFields<Types.MutationPayWithWalletTokenArgs, 'cartId' | 'token'>>;
  startApplePaySession?: Resolver<ResolversTypes['String'], ParentType, ContextType, RequireFields<Types.MutationStartApplePaySessionArgs, 'validationUrl'>>;
  withdrawFromContract?: Resolver<Types.Maybe<ResolversTypes['WithdrawFromContractOutput']>, ParentType, ContextType, RequireFields<Types.MutationWithdrawFromContractArgs, 'input'>>;
  createProductReview?: Resolver<ResolversTypes['CreateProductReviewOutput'], ParentType, ContextType, RequireFields<Types.MutationCreateProductReviewArgs, 'input'>>;
  subscribeStock?: Resolver<Types.Maybe<ResolversTypes['SubscribeStockOutput']>, ParentType, ContextType, RequireFields<Types.MutationSubscribeStockArgs, 'input'>>;
  SubscribeStock?: Resolver<Types.Maybe<ResolversTypes['SubscribeStockOutput']>, ParentType, ContextType, RequireFields<Types.MutationSubscribeStockArgs, 'input'>>;
  clearWishlist?: Resolver<Types.Maybe<ResolversTypes['RemoveProductsFromWishlistOutput']>, ParentType, ContextType, RequireFields<Types.MutationClearWishlistArgs, 'wishlistId'>>;
  updateWishlist?: Resolver<Types.Maybe<ResolversTypes['UpdateWishlistOutput']>, ParentType, ContextType, RequireFields<Types.MutationUpdateWishlistArgs, 'wishlistId'>>;
  deleteWishlist?: Resolver<Types.Maybe<ResolversTypes['DeleteWishlistOutput']>, ParentType, ContextType, RequireFields<Types.MutationDeleteWishlistArgs, 'wishlistId'>>;
  addProductsToWishlist?: Resolver<Types.Maybe<ResolversTypes['AddProductsToWishlistOutput']>, ParentType, ContextType, RequireFields<Types.MutationAddProductsToWishlistArgs, 'wishlistId' | 'wishlistItems'>>;
  removeProductsFromWishlist?: Resolver<Types.Maybe<ResolversTypes['RemoveProductsFromWishlistOutput']>, ParentType, ContextType, RequireFields<Types.MutationRemoveProductsFromWishlistArgs, 'wishlistId' | 'wishlistItemsIds'>>;
  updateProductsInWishlist?: Resolver<Types.Maybe<ResolversTypes['UpdateProductsInWishlistOutput']>, ParentType, ContextType, RequireFields<Types.MutationUpdateProductsInWishlistArgs, 'wishlistId' | 'wishlistItems'>>;
  createWishlist?: Resolver<Types.Maybe<ResolversTypes['CreateWishlistOutput']>, ParentType, ContextType, RequireFields<Types.MutationCreateWishlistArgs, 'input'>>;
  addWishlistItemsToCart?: Resolver<Types.Maybe<ResolversTypes['AddWishlistItemsToCartOutput']>, ParentType, ContextType, RequireFields<Types.MutationAddWishlistItemsToCartArgs, 'wishlistId'>>;
  contactUs?: Resolver<Types.Maybe<ResolversTypes['ContactUsOutput']>, ParentType, ContextType, RequireFields<Types.MutationContactUsArgs, 'input'>>;
  deletePaymentToken?: Resolver<Types.Maybe<ResolversTypes['DeletePaymentTokenOutput']>, ParentType, ContextType, RequireFields<Types.MutationDeletePaymentTokenArgs, 'public_hash'>>;
  createCustomer?: Resolver<Types.Maybe<ResolversTypes['CustomerOutput']>, ParentType, ContextType, RequireFields<Types.MutationCreateCustomerArgs, 'input'>>;
  createCustomerV2?: Resolver<Types.Maybe<ResolversTypes['CustomerOutput']>, ParentType, ContextType, RequireFields<Types.MutationCreateCustomerV2Args, 'input'>>;
  generateCustomerToken?: Resolver<Types.Maybe<ResolversTypes['CustomerToken']>, ParentType, ContextType, RequireFields<Types.MutationGenerateCustomerTokenArgs, 'email' | 'password'>>;
  revokeCustomerToken?: Resolver<Types.Maybe<ResolversTypes['RevokeCustomerTokenOutput']>, ParentType, ContextType>;
  requestPasswordResetEmail?: Resolver<Types.Maybe<ResolversTypes['Boolean']>, ParentType, ContextType, RequireFields<Types.MutationRequestPasswordResetEmailArgs, 'email'>>;
  resetPassword?: Resolver<Types.Maybe<ResolversTypes['Boolean']>, ParentType, ContextType, RequireFields<Types.MutationResetPasswordArgs, 'email' | 'resetPasswordToken' | 'newPassword'>>;
  updateCustomer?: Resolver<Types.Maybe<ResolversTypes['CustomerOutput']>, ParentType, ContextType, RequireFields<Types.MutationUpdateCustomerArgs, 'input'>>;
  updateCustomerV2?: Resolver<Types.Maybe<ResolversTypes['CustomerOutput']>, ParentType, ContextType, RequireFields<Types.MutationUpdateCustomerV2Args, 'input'>>;
  updateCustomerEmail?: Resolver<Types.Maybe<ResolversTypes['CustomerOutput']>, ParentType, ContextType, RequireFields<Types.MutationUpdateCustomerEmailArgs, 'email' | 'password'>>;
  changeCustomerPassword?: Resolver<Types.Maybe<ResolversTypes['Customer']>, ParentType, ContextType, RequireFields<Types.MutationChangeCustomerPasswordArgs, 'currentPassword' | 'newPassword'>>;
  createCustomerAddress?: Resolver<Types.Maybe<ResolversTypes['CustomerAddress']>, ParentType, ContextType, RequireFields<Types.MutationCreateCustomerAddressArgs, 'input'>>;
  updateCustomerAddress?: Resolver<Types.Maybe<ResolversTypes['CustomerAddress']>, ParentType, ContextType, RequireFields<Types.MutationUpdateCustomerAddressArgs, 'id'>>;
  deleteCustomerAddress?: Resolver<Types.Maybe<ResolversTypes['Boolean']>, ParentType, ContextType, RequireFields<Types.MutationDeleteCustomerAddressArgs, 'id'>>;
  deleteCustomer?: Resolver<Types.Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  confirmEmail?: Resolver<Types.Maybe<ResolversTypes['CustomerOutput']>, ParentType, ContextType, RequireFields<Types.MutationConfirmEmailArgs, 'input'>>;
  resendConfirmationEmail?: Resolver<Types.Maybe<ResolversTypes['Boolean']>, ParentType, ContextType, RequireFields<Types.MutationResendConfirmationEmailArgs, 'email'>>;
  revokeAllCustomerTokens?: Resolver<Types.Maybe<ResolversTypes['RevokeCustomerTokenOutput']>, ParentType, ContextType>;
  updateLoyalty?: Resolver<Types.Maybe<ResolversTypes['CustomerOutput']>, ParentType, ContextType, Partial<Types.MutationUpdateLoyaltyArgs>>;
  revokeCustomerSession?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType, RequireFields<Types.MutationRevokeCustomerSessionArgs, 'id'>>;
  revokeOtherCustomerSessions?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  scheduleCustomerDeletion?: Resolver<ResolversTypes['CustomerDeletionOutput'], ParentType, ContextType, Partial<Types.MutationScheduleCustomerDeletionArgs>>;
  sendCustomerDeletionLink?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  cancelCustomerDeletion?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  subscribeEmailToNewsletter?: Resolver<Types.Maybe<ResolversTypes['SubscribeEmailToNewsletterOutput']>, ParentType, ContextType, RequireFields<Types.MutationSubscribeEmailToNewsletterArgs, 'email'>>;
};

export type AttributesFormOutputResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['AttributesFormOutput'] = ResolversParentTypes['AttributesFormOutput']> = {
  errors?: Resolver<ReadonlyArray<Types.Maybe<ResolversTypes['AttributeMetadataError']>>, ParentType, ContextType>;
  items?: Resolver<ReadonlyArray<Types.Maybe<ResolversTypes['CustomAttributeMetadataInterface']>>, ParentType, ContextType>;
};

export type AttributesMetadataOutputResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['AttributesMetadataOutput'] = ResolversParentTypes['AttributesMetadataOutput']> = {
  errors?: Resolver<ReadonlyArray<Types.Maybe<ResolversTypes['AttributeMetadataError']>>, ParentType, ContextType>;
  items?: Resolver<ReadonlyArray<Types.Maybe<ResolversTypes['CustomAttributeMetadataInterface']>>, ParentType, ContextType>;
};

export type CustomAttributeMetadataInterfaceResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['CustomAttributeMetadataInterface'] = ResolversParentTypes['CustomAttributeMetadataInterface']> = {
  resolveType: TypeResolveFn<'AttributeMetadata' | 'CatalogAttributeMetadata' | 'CustomerAttributeMetadata', ParentType, ContextType>;
};

export type AttributeMetadataResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['AttributeMetadata'] = ResolversParentTypes['AttributeMetadata']> = {
  code?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  default_value?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  entity_type?: Resolver<ResolversTypes['AttributeEntityTypeEnum'], ParentType, ContextType>;
  frontend_class?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  frontend_input?: Resolver<Types.Maybe<ResolversTypes['AttributeFrontendInputEnum']>, ParentType, ContextType>;
  is_required?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  is_unique?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  label?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  options?: Resolver<ReadonlyArray<Types.Maybe<ResolversTypes['CustomAttributeOptionInterface']>>, ParentType, ContextType>;
  isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type CatalogAttributeMetadataResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['CatalogAttributeMetadata'] = ResolversParentTypes['CatalogAttributeMetadata']> = {
  apply_to?: Resolver<Types.Maybe<ReadonlyArray<Types.Maybe<ResolversTypes['CatalogAttributeApplyToEnum']>>>, ParentType, ContextType>;
  is_comparable?: Resolver<Types.Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  is_filterable?: Resolver<Types.Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  is_filterable_in_search?: Resolver<Types.Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  is_html_allowed_on_front?: Resolver<Types.Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  is_searchable?: Resolver<Types.Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  is_used_for_price_rules?: Resolver<Types.Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  is_used_for_promo_rules?: Resolver<Types.Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  is_visible_in_advanced_search?: Resolver<Types.Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  is_visible_on_front?: Resolver<Types.Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  is_wysiwyg_enabled?: Resolver<Types.Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  swatch_input_type?: Resolver<Types.Maybe<ResolversTypes['SwatchInputTypeEnum']>, ParentType, ContextType>;
  update_product_preview_image?: Resolver<Types.Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  use_product_image_for_swatch?: Resolver<Types.Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  used_in_product_listing?: Resolver<Types.Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  code?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  default_value?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  entity_type?: Resolver<ResolversTypes['AttributeEntityTypeEnum'], ParentType, ContextType>;
  frontend_class?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  frontend_input?: Resolver<Types.Maybe<ResolversTypes['AttributeFrontendInputEnum']>, ParentType, ContextType>;
  is_required?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  is_unique?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  label?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  options?: Resolver<ReadonlyArray<Types.Maybe<ResolversTypes['CustomAttributeOptionInterface']>>, ParentType, ContextType>;
  isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type CustomerAttributeMetadataResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['CustomerAttributeMetadata'] = ResolversParentTypes['CustomerAttributeMetadata']> = {
  input_filter?: Resolver<Types.Maybe<ResolversTypes['InputFilterEnum']>, ParentType, ContextType>;
  multiline_count?: Resolver<Types.Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  sort_order?: Resolver<Types.Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  validate_rules?: Resolver<Types.Maybe<ReadonlyArray<Types.Maybe<ResolversTypes['ValidationRule']>>>, ParentType, ContextType>;
  code?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  default_value?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  entity_type?: Resolver<ResolversTypes['AttributeEntityTypeEnum'], ParentType, ContextType>;
  frontend_class?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  frontend_input?: Resolver<Types.Maybe<ResolversTypes['AttributeFrontendInputEnum']>, ParentType, ContextType>;
  is_required?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  is_unique?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  label?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  options?: Resolver<ReadonlyArray<Types.Maybe<ResolversTypes['CustomAttributeOptionInterface']>>, ParentType, ContextType>;
  isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type ValidationRuleResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['ValidationRule'] = ResolversParentTypes['ValidationRule']> = {
  name?: Resolver<Types.Maybe<ResolversTypes['ValidationRuleEnum']>, ParentType, ContextType>;
  value?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type AttributeMetadataErrorResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['AttributeMetadataError'] = ResolversParentTypes['AttributeMetadataError']> = {
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  type?: Resolver<ResolversTypes['AttributeMetadataErrorType'], ParentType, ContextType>;
};

export type CustomAttributeOptionInterfaceResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['CustomAttributeOptionInterface'] = ResolversParentTypes['CustomAttributeOptionInterface']> = {
  resolveType: TypeResolveFn<'AttributeOptionMetadata', ParentType, ContextType>;
};

export type AttributeOptionMetadataResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['AttributeOptionMetadata'] = ResolversParentTypes['AttributeOptionMetadata']> = {
  is_default?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  label?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  value?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type SetRefundAccountOutputResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['SetRefundAccountOutput'] = ResolversParentTypes['SetRefundAccountOutput']> = {
  order?: Resolver<ResolversTypes['CustomerOrder'], ParentType, ContextType>;
};

export type TransferRefundResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['TransferRefund'] = ResolversParentTypes['TransferRefund']> = {
  account_ending?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  amount?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  is_awaited?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export type CustomerOrderResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['CustomerOrder'] = ResolversParentTypes['CustomerOrder']> = {
  transfer_refund?: Resolver<Types.Maybe<ResolversTypes['TransferRefund']>, ParentType, ContextType>;
  can_retry_payment?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  customer_notes?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  delivery_estimate?: Resolver<Types.Maybe<ResolversTypes['OrderDeliveryEstimate']>, ParentType, ContextType>;
  is_highlighted?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  is_returnable?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  history?: Resolver<ReadonlyArray<Types.Maybe<ResolversTypes['OrderHistoryItem']>>, ParentType, ContextType>;
  pickup_point?: Resolver<Types.Maybe<ResolversTypes['OrderPickupPoint']>, ParentType, ContextType>;
  status_code?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  status_date_label?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  applied_coupons?: Resolver<ReadonlyArray<Types.Maybe<ResolversTypes['AppliedCoupon']>>, ParentType, ContextType>;
  available_actions?: Resolver<ReadonlyArray<Types.Maybe<ResolversTypes['OrderActionType']>>, ParentType, ContextType>;
  billing_address?: Resolver<Types.Maybe<ResolversTypes['OrderAddress']>, ParentType, ContextType>;
  carrier?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  comments?: Resolver<Types.Maybe<ReadonlyArray<Types.Maybe<ResolversTypes['SalesCommentItem']>>>, ParentType, ContextType>;
  created_at?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  credit_memos?: Resolver<Types.Maybe<ReadonlyArray<Types.Maybe<ResolversTypes['CreditMemo']>>>, ParentType, ContextType>;
  customer_info?: Resolver<ResolversTypes['OrderCustomerInfo'], ParentType, ContextType>;
  email?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  gift_message?: Resolver<Types.Maybe<ResolversTypes['GiftMessage']>, ParentType, ContextType>;
  grand_total?: Resolver<Types.Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  increment_id?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  invoices?: Resolver<ReadonlyArray<Types.Maybe<ResolversTypes['Invoice']>>, ParentType, ContextType>;
  is_virtual?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  items?: Resolver<Types.Maybe<ReadonlyArray<Types.Maybe<ResolversTypes['OrderItemInterface']>>>, ParentType, ContextType>;
  number?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  order_date?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  order_number?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  order_status_change_date?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  payment_methods?: Resolver<Types.Maybe<ReadonlyArray<Types.Maybe<ResolversTypes['OrderPaymentMethod']>>>, ParentType, ContextType>;
  shipments?: Resolver<Types.Maybe<ReadonlyArray<Types.Maybe<ResolversTypes['OrderShipment']>>>, ParentType, ContextType>;
  shipping_address?: Resolver<Types.Maybe<ResolversTypes['OrderAddress']>, ParentType, ContextType>;
  shipping_method?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  status?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  token?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  total?: Resolver<Types.Maybe<ResolversTypes['OrderTotal']>, ParentType, ContextType>;
  state?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  order_returns?: Resolver<ReadonlyArray<Types.Maybe<ResolversTypes['OrderReturn']>>, ParentType, ContextType>;
  returnable_until?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type RestoreCartItemOutputResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['RestoreCartItemOutput'] = ResolversParentTypes['RestoreCartItemOutput']> = {
  cart?: Resolver<ResolversTypes['Cart'], ParentType, ContextType>;
};

export type ChooseCartGiftOutputResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['ChooseCartGiftOutput'] = ResolversParentTypes['ChooseCartGiftOutput']> = {
  cart?: Resolver<ResolversTypes['Cart'], ParentType, ContextType>;
};

export type DeclineCartGiftsOutputResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['DeclineCartGiftsOutput'] = ResolversParentTypes['DeclineCartGiftsOutput']> = {
  cart?: Resolver<ResolversTypes['Cart'], ParentType, ContextType>;
};

export type CartResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['Cart'] = ResolversParentTypes['Cart']> = {
  free_delivery_from?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  free_delivery_missing?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  gifts_declined?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  gift_offers?: Resolver<ReadonlyArray<Types.Maybe<ResolversTypes['CartGiftOffer']>>, ParentType, ContextType>;
  notices?: Resolver<ReadonlyArray<Types.Maybe<ResolversTypes['CartNotice']>>, ParentType, ContextType>;
  version?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  applied_coupon?: Resolver<Types.Maybe<ResolversTypes['AppliedCoupon']>, ParentType, ContextType>;
  applied_coupons?: Resolver<Types.Maybe<ReadonlyArray<Types.Maybe<ResolversTypes['AppliedCoupon']>>>, ParentType, ContextType>;
  available_payment_methods?: Resolver<Types.Maybe<ReadonlyArray<Types.Maybe<ResolversTypes['AvailablePaymentMethod']>>>, ParentType, ContextType>;
  billing_address?: Resolver<Types.Maybe<ResolversTypes['BillingCartAddress']>, ParentType, ContextType>;
  email?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  gift_message?: Resolver<Types.Maybe<ResolversTypes['GiftMessage']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  is_virtual?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  items?: Resolver<Types.Maybe<ReadonlyArray<Types.Maybe<ResolversTypes['CartItemInterface']>>>, ParentType, ContextType>;
  itemsV2?: Resolver<Types.Maybe<ResolversTypes['CartItems']>, ParentType, ContextType, RequireFields<Types.CartItemsV2Args, 'pageSize' | 'currentPage'>>;
  prices?: Resolver<Types.Maybe<ResolversTypes['CartPrices']>, ParentType, ContextType>;
  selected_payment_method?: Resolver<Types.Maybe<ResolversTypes['SelectedPaymentMethod']>, ParentType, ContextType>;
  shipping_addresses?: Resolver<ReadonlyArray<Types.Maybe<ResolversTypes['ShippingCartAddress']>>, ParentType, ContextType>;
  total_quantity?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  total_summary_quantity_including_config?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  consents?: Resolver<ReadonlyArray<Types.Maybe<ResolversTypes['CartConsent']>>, ParentType, ContextType>;
  missing_for_order?: Resolver<ReadonlyArray<Types.Maybe<ResolversTypes['CheckoutStep']>>, ParentType, ContextType>;
  unavailable_payment_methods?: Resolver<ReadonlyArray<Types.Maybe<ResolversTypes['UnavailablePaymentMethod']>>, ParentType, ContextType>;
  gift_receipt_included?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  printed_card_included?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export type CartNoticeResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['CartNotice'] = ResolversParentTypes['CartNotice']> = {
  code?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  coupon?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  quantity?: Resolver<Types.Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  sku?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type CartGiftOfferResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['CartGiftOffer'] = ResolversParentTypes['CartGiftOffer']> = {
  choices?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  items?: Resolver<ReadonlyArray<Types.Maybe<ResolversTypes['CartGift']>>, ParentType, ContextType>;
  kind?: Resolver<ResolversTypes['CartGiftKind'], ParentType, ContextType>;
  label?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  missing?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  source?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  threshold?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
};

export type CartGiftResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['CartGift'] = ResolversParentTypes['CartGift']> = {
  is_available?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  is_chosen?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  product?: Resolver<ResolversTypes['ProductInterface'], ParentType, ContextType>;
  sku?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type CartItemInterfaceResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['CartItemInterface'] = ResolversParentTypes['CartItemInterface']> = {
  resolveType: TypeResolveFn<'SimpleCartItem' | 'VirtualCartItem' | 'ConfigurableCartItem' | 'BundleCartItem' | 'DownloadableCartItem', ParentType, ContextType>;
};

export type CartItemPricesResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['CartItemPrices'] = ResolversParentTypes['CartItemPrices']> = {
  row_total_with_discount_including_tax?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  catalog_discount?: Resolver<Types.Maybe<ResolversTypes['ProductDiscount']>, ParentType, ContextType>;
  discounts?: Resolver<Types.Maybe<ReadonlyArray<Types.Maybe<ResolversTypes['Discount']>>>, ParentType, ContextType>;
  original_item_price?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  original_row_total?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  price?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  price_including_tax?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  row_catalog_discount?: Resolver<Types.Maybe<ResolversTypes['ProductDiscount']>, ParentType, ContextType>;
  row_total?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  row_total_including_tax?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  total_item_discount?: Resolver<Types.Maybe<ResolversTypes['Money']>, ParentType, ContextType>;
};

export type ErrorResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['Error'] = ResolversParentTypes['Error']> = {
  resolveType: TypeResolveFn<'CartUserInputError' | 'InsufficientStockError', ParentType, ContextType>;
};

export type CartItemErrorResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['CartItemError'] = ResolversParentTypes['CartItemError']> = {
  path?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  sentence?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  code?: Resolver<ResolversTypes['CartItemErrorType'], ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type CreateGuestCartOutputResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['CreateGuestCartOutput'] = ResolversParentTypes['CreateGuestCartOutput']> = {
  cart?: Resolver<Types.Maybe<ResolversTypes['Cart']>, ParentType, ContextType>;
};

export type AddProductsToCartOutputResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['AddProductsToCartOutput'] = ResolversParentTypes['AddProductsToCartOutput']> = {
  cart?: Resolver<ResolversTypes['Cart'], ParentType, ContextType>;
  user_errors?: Resolver<ReadonlyArray<Types.Maybe<ResolversTypes['Error']>>, ParentType, ContextType>;
};

export type CartUserInputErrorResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['CartUserInputError'] = ResolversParentTypes['CartUserInputError']> = {
  path?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  sentence?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  code?: Resolver<ResolversTypes['CartUserInputErrorType'], ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type InsufficientStockErrorResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['InsufficientStockError'] = ResolversParentTypes['InsufficientStockError']> = {
  quantity?: Resolver<Types.Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  path?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  sentence?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  code?: Resolver<ResolversTypes['CartUserInputErrorType'], ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type UpdateCartItemsOutputResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['UpdateCartItemsOutput'] = ResolversParentTypes['UpdateCartItemsOutput']> = {
  cart?: Resolver<ResolversTypes['Cart'], ParentType, ContextType>;
  errors?: Resolver<ReadonlyArray<Types.Maybe<ResolversTypes['CartUserInputError']>>, ParentType, ContextType>;
};

export type RemoveItemFromCartOutputResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['RemoveItemFromCartOutput'] = ResolversParentTypes['RemoveItemFromCartOutput']> = {
  cart?: Resolver<ResolversTypes['Cart'], ParentType, ContextType>;
};

export type ApplyCouponToCartOutputResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['ApplyCouponToCartOutput'] = ResolversParentTypes['ApplyCouponToCartOutput']> = {
  cart?: Resolver<ResolversTypes['Cart'], ParentType, ContextType>;
};

export type RemoveCouponFromCartOutputResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['RemoveCouponFromCartOutput'] = ResolversParentTypes['RemoveCouponFromCartOutput']> = {
  cart?: Resolver<Types.Maybe<ResolversTypes['Cart']>, ParentType, ContextType>;
};

export type CartItemsResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['CartItems'] = ResolversParentTypes['CartItems']> = {
  items?: Resolver<ReadonlyArray<Types.Maybe<ResolversTypes['CartItemInterface']>>, ParentType, ContextType>;
  page_info?: Resolver<Types.Maybe<ResolversTypes['SearchResultPageInfo']>, ParentType, ContextType>;
  total_count?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type SimpleCartItemResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['SimpleCartItem'] = ResolversParentTypes['SimpleCartItem']> = {
  customizable_options?: Resolver<ReadonlyArray<Types.Maybe<ResolversTypes['SelectedCustomizableOption']>>, ParentType, ContextType>;
  gift_message?: Resolver<Types.Maybe<ResolversTypes['GiftMessage']>, ParentType, ContextType>;
  availability?: Resolver<ResolversTypes['CartItemAvailability'], ParentType, ContextType>;
  gift_source?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  isFaF?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  isGift?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  isSample?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  outOfStock?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  sku?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  discount?: Resolver<Types.Maybe<ReadonlyArray<Types.Maybe<ResolversTypes['Discount']>>>, ParentType, ContextType>;
  errors?: Resolver<Types.Maybe<ReadonlyArray<Types.Maybe<ResolversTypes['CartItemError']>>>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  is_available?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  max_qty?: Resolver<Types.Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  min_qty?: Resolver<Types.Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  not_available_message?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  prices?: Resolver<Types.Maybe<ResolversTypes['CartItemPrices']>, ParentType, ContextType>;
  product?: Resolver<ResolversTypes['ProductInterface'], ParentType, ContextType>;
  quantity?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  uid?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type VirtualCartItemResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['VirtualCartItem'] = ResolversParentTypes['VirtualCartItem']> = {
  customizable_options?: Resolver<ReadonlyArray<Types.Maybe<ResolversTypes['SelectedCustomizableOption']>>, ParentType, ContextType>;
  availability?: Resolver<ResolversTypes['CartItemAvailability'], ParentType, ContextType>;
  gift_source?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  isFaF?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  isGift?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  isSample?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  outOfStock?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  sku?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  discount?: Resolver<Types.Maybe<ReadonlyArray<Types.Maybe<ResolversTypes['Discount']>>>, ParentType, ContextType>;
  errors?: Resolver<Types.Maybe<ReadonlyArray<Types.Maybe<ResolversTypes['CartItemError']>>>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  is_available?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  max_qty?: Resolver<Types.Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  min_qty?: Resolver<Types.Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  not_available_message?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  prices?: Resolver<Types.Maybe<ResolversTypes['CartItemPrices']>, ParentType, ContextType>;
  product?: Resolver<ResolversTypes['ProductInterface'], ParentType, ContextType>;
  quantity?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  uid?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type ConfigurableCartItemResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['ConfigurableCartItem'] = ResolversParentTypes['ConfigurableCartItem']> = {
  configurable_options?: Resolver<ReadonlyArray<Types.Maybe<ResolversTypes['SelectedConfigurableOption']>>, ParentType, ContextType>;
  configured_variant?: Resolver<ResolversTypes['ProductInterface'], ParentType, ContextType>;
  customizable_options?: Resolver<ReadonlyArray<Types.Maybe<ResolversTypes['SelectedCustomizableOption']>>, ParentType, ContextType>;
  gift_message?: Resolver<Types.Maybe<ResolversTypes['GiftMessage']>, ParentType, ContextType>;
  availability?: Resolver<ResolversTypes['CartItemAvailability'], ParentType, ContextType>;
  gift_source?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  isFaF?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  isGift?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  isSample?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  outOfStock?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  sku?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  discount?: Resolver<Types.Maybe<ReadonlyArray<Types.Maybe<ResolversTypes['Discount']>>>, ParentType, ContextType>;
  errors?: Resolver<Types.Maybe<ReadonlyArray<Types.Maybe<ResolversTypes['CartItemError']>>>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  is_available?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  max_qty?: Resolver<Types.Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  min_qty?: Resolver<Types.Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  not_available_message?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  prices?: Resolver<Types.Maybe<ResolversTypes['CartItemPrices']>, ParentType, ContextType>;
  product?: Resolver<ResolversTypes['ProductInterface'], ParentType, ContextType>;
  quantity?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  uid?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type SelectedConfigurableOptionResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['SelectedConfigurableOption'] = ResolversParentTypes['SelectedConfigurableOption']> = {
  configurable_product_option_uid?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  configurable_product_option_value_uid?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  option_label?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  value_id?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  value_label?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type SelectedCustomizableOptionResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['SelectedCustomizableOption'] = ResolversParentTypes['SelectedCustomizableOption']> = {
  customizable_option_uid?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  is_required?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  label?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  sort_order?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  type?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  values?: Resolver<ReadonlyArray<Types.Maybe<ResolversTypes['SelectedCustomizableOptionValue']>>, ParentType, ContextType>;
};

export type ProductDiscountResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['ProductDiscount'] = ResolversParentTypes['ProductDiscount']> = {
  amount_off?: Resolver<Types.Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  percent_off?: Resolver<Types.Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
};

export type CartPricesResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['CartPrices'] = ResolversParentTypes['CartPrices']> = {
  applied_taxes?: Resolver<Types.Maybe<ReadonlyArray<Types.Maybe<ResolversTypes['CartTaxItem']>>>, ParentType, ContextType>;
  discount?: Resolver<Types.Maybe<ResolversTypes['CartDiscount']>, ParentType, ContextType>;
  discounts?: Resolver<Types.Maybe<ReadonlyArray<Types.Maybe<ResolversTypes['Discount']>>>, ParentType, ContextType>;
  grand_total?: Resolver<Types.Maybe<ResolversTypes['Money']>, ParentType, ContextType>;
  grand_total_excluding_tax?: Resolver<Types.Maybe<ResolversTypes['Money']>, ParentType, ContextType>;
  subtotal_excluding_tax?: Resolver<Types.Maybe<ResolversTypes['Money']>, ParentType, ContextType>;
  subtotal_including_tax?: Resolver<Types.Maybe<ResolversTypes['Money']>, ParentType, ContextType>;
  subtotal_with_discount_excluding_tax?: Resolver<Types.Maybe<ResolversTypes['Money']>, ParentType, ContextType>;
};

export type CartTaxItemResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['CartTaxItem'] = ResolversParentTypes['CartTaxItem']> = {
  amount?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  label?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type CartDiscountResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['CartDiscount'] = ResolversParentTypes['CartDiscount']> = {
  amount?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  label?: Resolver<ReadonlyArray<Types.Maybe<ResolversTypes['String']>>, ParentType, ContextType>;
};

export type SelectedCustomizableOptionValueResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['SelectedCustomizableOptionValue'] = ResolversParentTypes['SelectedCustomizableOptionValue']> = {
  customizable_option_value_uid?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  label?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  price?: Resolver<ResolversTypes['CartItemSelectedOptionValuePrice'], ParentType, ContextType>;
  value?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type CartItemSelectedOptionValuePriceResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['CartItemSelectedOptionValuePrice'] = ResolversParentTypes['CartItemSelectedOptionValuePrice']> = {
  type?: Resolver<ResolversTypes['PriceTypeEnum'], ParentType, ContextType>;
  units?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  value?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
};

export type CartItemQuantityResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['CartItemQuantity'] = ResolversParentTypes['CartItemQuantity']> = {
  cart_item_id?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  quantity?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
};

export type AddConfigurableProductsToCartOutputResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['AddConfigurableProductsToCartOutput'] = ResolversParentTypes['AddConfigurableProductsToCartOutput']> = {
  cart?: Resolver<ResolversTypes['Cart'], ParentType, ContextType>;
};

export type AddSimpleProductsToCartOutputResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['AddSimpleProductsToCartOutput'] = ResolversParentTypes['AddSimpleProductsToCartOutput']> = {
  cart?: Resolver<ResolversTypes['Cart'], ParentType, ContextType>;
};

export type SearchTermResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['SearchTerm'] = ResolversParentTypes['SearchTerm']> = {
  popularity?: Resolver<Types.Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  query_text?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  redirect?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type ProductInterfaceResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['ProductInterface'] = ResolversParentTypes['ProductInterface']> = {
  resolveType: TypeResolveFn<'SimpleProduct' | 'VirtualProduct' | 'ConfigurableProduct' | 'BundleProduct' | 'GroupedProduct' | 'DownloadableProduct', ParentType, ContextType>;
};

export type PriceRangeResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['PriceRange'] = ResolversParentTypes['PriceRange']> = {
  omnibus_lowest_price?: Resolver<Types.Maybe<ResolversTypes['Money']>, ParentType, ContextType>;
  is_friends_and_family?: Resolver<Types.Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  maximum_price?: Resolver<Types.Maybe<ResolversTypes['ProductPrice']>, ParentType, ContextType>;
  minimum_price?: Resolver<ResolversTypes['ProductPrice'], ParentType, ContextType>;
};

export type UnitPriceResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['UnitPrice'] = ResolversParentTypes['UnitPrice']> = {
  per?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  price?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
};

export type ProductColourResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['ProductColour'] = ResolversParentTypes['ProductColour']> = {
  code?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  hex?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  label?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  pantone?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type ProductCertificateResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['ProductCertificate'] = ResolversParentTypes['ProductCertificate']> = {
  code?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  issuer?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  number?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  scope?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  valid_until?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type ProductSafetyResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['ProductSafety'] = ResolversParentTypes['ProductSafety']> = {
  address?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  documents?: Resolver<Types.Maybe<ReadonlyArray<Types.Maybe<ResolversTypes['ProductDocument']>>>, ParentType, ContextType>;
  email?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  manufacturer?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  responsible_person?: Resolver<Types.Maybe<ResolversTypes['ResponsiblePerson']>, ParentType, ContextType>;
  warnings?: Resolver<Types.Maybe<ReadonlyArray<Types.Maybe<ResolversTypes['String']>>>, ParentType, ContextType>;
};

export type ProductDocumentResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['ProductDocument'] = ResolversParentTypes['ProductDocument']> = {
  file_name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  kind?: Resolver<ResolversTypes['ProductDocumentKind'], ParentType, ContextType>;
  size_bytes?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  url?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type ProductIngredientResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['ProductIngredient'] = ResolversParentTypes['ProductIngredient']> = {
  code?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  image?: Resolver<Types.Maybe<ResolversTypes['ProductImage']>, ParentType, ContextType>;
  inci?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  text?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  url?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type ResponsiblePersonResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['ResponsiblePerson'] = ResolversParentTypes['ResponsiblePerson']> = {
  address?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  email?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type CustomAttributeResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['CustomAttribute'] = ResolversParentTypes['CustomAttribute']> = {
  attribute_metadata?: Resolver<Types.Maybe<ResolversTypes['AttributeMetadataInterface']>, ParentType, ContextType>;
  entered_attribute_value?: Resolver<Types.Maybe<ResolversTypes['EnteredAttributeValue']>, ParentType, ContextType>;
  selected_attribute_options?: Resolver<Types.Maybe<ResolversTypes['SelectedAttributeOption']>, ParentType, ContextType>;
};

export type AttributeMetadataInterfaceResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['AttributeMetadataInterface'] = ResolversParentTypes['AttributeMetadataInterface']> = {
  resolveType: TypeResolveFn<'ProductAttributeMetadata', ParentType, ContextType>;
};

export type ProductAttributeMetadataResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['ProductAttributeMetadata'] = ResolversParentTypes['ProductAttributeMetadata']> = {
  attribute_labels?: Resolver<Types.Maybe<ReadonlyArray<Types.Maybe<ResolversTypes['StoreLabels']>>>, ParentType, ContextType>;
  code?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  data_type?: Resolver<Types.Maybe<ResolversTypes['ObjectDataTypeEnum']>, ParentType, ContextType>;
  entity_type?: Resolver<Types.Maybe<ResolversTypes['EntityTypeEnum']>, ParentType, ContextType>;
  is_system?: Resolver<Types.Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  label?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  sort_order?: Resolver<Types.Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  ui_input?: Resolver<Types.Maybe<ResolversTypes['UiInputTypeInterface']>, ParentType, ContextType>;
  uid?: Resolver<Types.Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  used_in_components?: Resolver<Types.Maybe<ReadonlyArray<Types.Maybe<ResolversTypes['CustomAttributesListsEnum']>>>, ParentType, ContextType>;
  isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type StoreLabelsResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['StoreLabels'] = ResolversParentTypes['StoreLabels']> = {
  label?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  store_code?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type UiInputTypeInterfaceResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['UiInputTypeInterface'] = ResolversParentTypes['UiInputTypeInterface']> = {
  resolveType: TypeResolveFn<'UiAttributeTypeSelect' | 'UiAttributeTypeMultiSelect', ParentType, ContextType>;
};

export type UiAttributeTypeSelectResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['UiAttributeTypeSelect'] = ResolversParentTypes['UiAttributeTypeSelect']> = {
  is_html_allowed?: Resolver<Types.Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  ui_input_type?: Resolver<Types.Maybe<ResolversTypes['UiInputTypeEnum']>, ParentType, ContextType>;
  isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type UiAttributeTypeMultiSelectResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['UiAttributeTypeMultiSelect'] = ResolversParentTypes['UiAttributeTypeMultiSelect']> = {
  is_html_allowed?: Resolver<Types.Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  ui_input_type?: Resolver<Types.Maybe<ResolversTypes['UiInputTypeEnum']>, ParentType, ContextType>;
  isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type EnteredAttributeValueResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['EnteredAttributeValue'] = ResolversParentTypes['EnteredAttributeValue']> = {
  value?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type SelectedAttributeOptionResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['SelectedAttributeOption'] = ResolversParentTypes['SelectedAttributeOption']> = {
  attribute_option?: Resolver<Types.Maybe<ReadonlyArray<Types.Maybe<ResolversTypes['AttributeOptionInterface']>>>, ParentType, ContextType>;
};

export type AttributeOptionInterfaceResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['AttributeOptionInterface'] = ResolversParentTypes['AttributeOptionInterface']> = {
  resolveType: TypeResolveFn<'AttributeOption', ParentType, ContextType>;
};

export type AttributeOptionResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['AttributeOption'] = ResolversParentTypes['AttributeOption']> = {
  is_default?: Resolver<Types.Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  label?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  uid?: Resolver<Types.Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type ProductsResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['Products'] = ResolversParentTypes['Products']> = {
  aggregations?: Resolver<Types.Maybe<ReadonlyArray<Types.Maybe<ResolversTypes['Aggregation']>>>, ParentType, ContextType, Partial<Types.ProductsAggregationsArgs>>;
  filters?: Resolver<Types.Maybe<ReadonlyArray<Types.Maybe<ResolversTypes['LayerFilter']>>>, ParentType, ContextType>;
  items?: Resolver<Types.Maybe<ReadonlyArray<Types.Maybe<ResolversTypes['ProductInterface']>>>, ParentType, ContextType>;
  page_info?: Resolver<Types.Maybe<ResolversTypes['SearchResultPageInfo']>, ParentType, ContextType>;
  sort_fields?: Resolver<Types.Maybe<ResolversTypes['SortFields']>, ParentType, ContextType>;
  suggestions?: Resolver<Types.Maybe<ReadonlyArray<Types.Maybe<ResolversTypes['SearchSuggestion']>>>, ParentType, ContextType>;
  total_count?: Resolver<Types.Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
};

export type AggregationResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['Aggregation'] = ResolversParentTypes['Aggregation']> = {
  attribute_code?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  count?: Resolver<Types.Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  label?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  options?: Resolver<Types.Maybe<ReadonlyArray<Types.Maybe<ResolversTypes['AggregationOption']>>>, ParentType, ContextType>;
  position?: Resolver<Types.Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
};

export type AggregationOptionInterfaceResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['AggregationOptionInterface'] = ResolversParentTypes['AggregationOptionInterface']> = {
  resolveType: TypeResolveFn<'AggregationOption', ParentType, ContextType>;
};

export type AggregationOptionResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['AggregationOption'] = ResolversParentTypes['AggregationOption']> = {
  count?: Resolver<Types.Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  label?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  value?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type SortFieldsResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['SortFields'] = ResolversParentTypes['SortFields']> = {
  default?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  options?: Resolver<Types.Maybe<ReadonlyArray<Types.Maybe<ResolversTypes['SortField']>>>, ParentType, ContextType>;
};

export type SortFieldResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['SortField'] = ResolversParentTypes['SortField']> = {
  label?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  value?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type SearchSuggestionResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['SearchSuggestion'] = ResolversParentTypes['SearchSuggestion']> = {
  search?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type SimpleProductResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['SimpleProduct'] = ResolversParentTypes['SimpleProduct']> = {
  application?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  benefits?: Resolver<Types.Maybe<ReadonlyArray<Types.Maybe<ResolversTypes['String']>>>, ParentType, ContextType>;
  brand?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  brand_label?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  certificates?: Resolver<Types.Maybe<ReadonlyArray<Types.Maybe<ResolversTypes['ProductCertificate']>>>, ParentType, ContextType>;
  certifications?: Resolver<Types.Maybe<ReadonlyArray<Types.Maybe<ResolversTypes['String']>>>, ParentType, ContextType>;
  color?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  colour?: Resolver<Types.Maybe<ResolversTypes['ProductColour']>, ParentType, ContextType>;
  composition?: Resolver<Types.Maybe<ReadonlyArray<Types.Maybe<ResolversTypes['String']>>>, ParentType, ContextType>;
  custom_attributes?: Resolver<Types.Maybe<ReadonlyArray<Types.Maybe<ResolversTypes['CustomAttribute']>>>, ParentType, ContextType>;
  ean?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  friends_and_family_price?: Resolver<Types.Maybe<ResolversTypes['Money']>, ParentType, ContextType>;
  gifts_sku?: Resolver<Types.Maybe<ReadonlyArray<Types.Maybe<ResolversTypes['String']>>>, ParentType, ContextType>;
  has_free_delivery?: Resolver<Types.Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  has_gift?: Resolver<Types.Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  has_samples?: Resolver<Types.Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  ingredients?: Resolver<Types.Maybe<ReadonlyArray<Types.Maybe<ResolversTypes['ProductIngredient']>>>, ParentType, ContextType>;
  is_bestseller?: Resolver<Types.Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  is_gift?: Resolver<Types.Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  is_natural?: Resolver<Types.Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  is_new?: Resolver<Types.Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  is_presale?: Resolver<Types.Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  is_promotion?: Resolver<Types.Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  is_sale?: Resolver<Types.Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  is_sample?: Resolver<Types.Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  is_sponsored?: Resolver<Types.Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  loyalty_programs?: Resolver<Types.Maybe<ReadonlyArray<Types.Maybe<ResolversTypes['String']>>>, ParentType, ContextType>;
  pao?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  product_line?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  product_line_label?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  safety?: Resolver<Types.Maybe<ResolversTypes['ProductSafety']>, ParentType, ContextType>;
  samples_sku?: Resolver<Types.Maybe<ReadonlyArray<Types.Maybe<ResolversTypes['String']>>>, ParentType, ContextType>;
  size?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  skin_type?: Resolver<Types.Maybe<ReadonlyArray<Types.Maybe<ResolversTypes['String']>>>, ParentType, ContextType>;
  tax_class_id?: Resolver<Types.Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  unit_price?: Resolver<Types.Maybe<ResolversTypes['UnitPrice']>, ParentType, ContextType>;
  usage?: Resolver<Types.Maybe<ReadonlyArray<Types.Maybe<ResolversTypes['String']>>>, ParentType, ContextType>;
  categories?: Resolver<Types.Maybe<ReadonlyArray<Types.Maybe<ResolversTypes['CategoryInterface']>>>, ParentType, ContextType>;
  crosssell_products?: Resolver<Types.Maybe<ReadonlyArray<Types.Maybe<ResolversTypes['ProductInterface']>>>, ParentType, ContextType>;
  description?: Resolver<Types.Maybe<ResolversTypes['ComplexTextValue']>, ParentType, ContextType>;
  id?: Resolver<Types.Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  image?: Resolver<Types.Maybe<ResolversTypes['ProductImage']>, ParentType, ContextType>;
  media_gallery?: Resolver<Types.Maybe<ReadonlyArray<Types.Maybe<ResolversTypes['MediaGalleryInterface']>>>, ParentType, ContextType>;
  media_gallery_entries?: Resolver<Types.Maybe<ReadonlyArray<Types.Maybe<ResolversTypes['MediaGalleryEntry']>>>, ParentType, ContextType>;
  meta_description?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  meta_keyword?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  meta_title?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  name?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  new_from_date?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  new_to_date?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  only_x_left_in_stock?: Resolver<Types.Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  options_container?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  price?: Resolver<Types.Maybe<ResolversTypes['ProductPrices']>, ParentType, ContextType>;
  price_range?: Resolver<ResolversTypes['PriceRange'], ParentType, ContextType>;
  price_tiers?: Resolver<Types.Maybe<ReadonlyArray<Types.Maybe<ResolversTypes['TierPrice']>>>, ParentType, ContextType>;
  rating_summary?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  related_products?: Resolver<Types.Maybe<ReadonlyArray<Types.Maybe<ResolversTypes['ProductInterface']>>>, ParentType, ContextType>;
  review_count?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  reviews?: Resolver<ResolversTypes['ProductReviews'], ParentType, ContextType, RequireFields<Types.SimpleProductReviewsArgs, 'pageSize' | 'currentPage'>>;
  short_description?: Resolver<Types.Maybe<ResolversTypes['ComplexTextValue']>, ParentType, ContextType>;
  sku?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  small_image?: Resolver<Types.Maybe<ResolversTypes['ProductImage']>, ParentType, ContextType>;
  special_to_date?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  stock_status?: Resolver<Types.Maybe<ResolversTypes['ProductStockStatus']>, ParentType, ContextType>;
  thumbnail?: Resolver<Types.Maybe<ResolversTypes['ProductImage']>, ParentType, ContextType>;
  uid?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  upsell_products?: Resolver<Types.Maybe<ReadonlyArray<Types.Maybe<ResolversTypes['ProductInterface']>>>, ParentType, ContextType>;
  url_key?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  url_rewrites?: Resolver<Types.Maybe<ReadonlyArray<Types.Maybe<ResolversTypes['UrlRewrite']>>>, ParentType, ContextType>;
  url_suffix?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  attribute_set_id?: Resolver<Types.Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  canonical_url?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  country_of_manufacture?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  created_at?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  custom_attributesV2?: Resolver<Types.Maybe<ResolversTypes['ProductCustomAttributes']>, ParentType, ContextType, Partial<Types.SimpleProductCustom_AttributesV2Args>>;
  is_returnable?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  manufacturer?: Resolver<Types.Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  max_sale_qty?: Resolver<Types.Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  min_sale_qty?: Resolver<Types.Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  product_links?: Resolver<Types.Maybe<ReadonlyArray<Types.Maybe<ResolversTypes['ProductLinksInterface']>>>, ParentType, ContextType>;
  quantity?: Resolver<Types.Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  special_from_date?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  special_price?: Resolver<Types.Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  swatch_image?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  tier_price?: Resolver<Types.Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  tier_prices?: Resolver<Types.Maybe<ReadonlyArray<Types.Maybe<ResolversTypes['ProductTierPrices']>>>, ParentType, ContextType>;
  type_id?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  updated_at?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  url_path?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  websites?: Resolver<Types.Maybe<ReadonlyArray<Types.Maybe<ResolversTypes['Website']>>>, ParentType, ContextType>;
  redirect_code?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  relative_url?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  type?: Resolver<Types.Maybe<ResolversTypes['UrlRewriteEntityTypeEnum']>, ParentType, ContextType>;
  weight?: Resolver<Types.Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  options?: Resolver<Types.Maybe<ReadonlyArray<Types.Maybe<ResolversTypes['CustomizableOptionInterface']>>>, ParentType, ContextType>;
  isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type VirtualProductResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['VirtualProduct'] = ResolversParentTypes['VirtualProduct']> = {
  application?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  benefits?: Resolver<Types.Maybe<ReadonlyArray<Types.Maybe<ResolversTypes['String']>>>, ParentType, ContextType>;
  brand?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  brand_label?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  certificates?: Resolver<Types.Maybe<ReadonlyArray<Types.Maybe<ResolversTypes['ProductCertificate']>>>, ParentType, ContextType>;
  certifications?: Resolver<Types.Maybe<ReadonlyArray<Types.Maybe<ResolversTypes['String']>>>, ParentType, ContextType>;
  color?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  colour?: Resolver<Types.Maybe<ResolversTypes['ProductColour']>, ParentType, ContextType>;
  composition?: Resolver<Types.Maybe<ReadonlyArray<Types.Maybe<ResolversTypes['String']>>>, ParentType, ContextType>;
  custom_attributes?: Resolver<Types.Maybe<ReadonlyArray<Types.Maybe<ResolversTypes['CustomAttribute']>>>, ParentType, ContextType>;
  ean?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  friends_and_family_price?: Resolver<Types.Maybe<ResolversTypes['Money']>, ParentType, ContextType>;
  gifts_sku?: Resolver<Types.Maybe<ReadonlyArray<Types.Maybe<ResolversTypes['String']>>>, ParentType, ContextType>;
  has_free_delivery?: Resolver<Types.Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  has_gift?: Resolver<Types.Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  has_samples?: Resolver<Types.Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  ingredients?: Resolver<Types.Maybe<ReadonlyArray<Types.Maybe<ResolversTypes['ProductIngredient']>>>, ParentType, ContextType>;
  is_bestseller?: Resolver<Types.Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  is_gift?: Resolver<Types.Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  is_natural?: Resolver<Types.Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  is_new?: Resolver<Types.Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  is_presale?: Resolver<Types.Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  is_promotion?: Resolver<Types.Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  is_sale?: Resolver<Types.Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  is_sample?: Resolver<Types.Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  is_sponsored?: Resolver<Types.Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  loyalty_programs?: Resolver<Types.Maybe<ReadonlyArray<Types.Maybe<ResolversTypes['String']>>>, ParentType, ContextType>;
  pao?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  product_line?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  product_line_label?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  safety?: Resolver<Types.Maybe<ResolversTypes['ProductSafety']>, ParentType, ContextType>;
  samples_sku?: Resolver<Types.Maybe<ReadonlyArray<Types.Maybe<ResolversTypes['String']>>>, ParentType, ContextType>;
  size?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  skin_type?: Resolver<Types.Maybe<ReadonlyArray<Types.Maybe<ResolversTypes['String']>>>, ParentType, ContextType>;
  tax_class_id?: Resolver<Types.Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  unit_price?: Resolver<Types.Maybe<ResolversTypes['UnitPrice']>, ParentType, ContextType>;
  usage?: Resolver<Types.Maybe<ReadonlyArray<Types.Maybe<ResolversTypes['String']>>>, ParentType, ContextType>;
  categories?: Resolver<Types.Maybe<ReadonlyArray<Types.Maybe<ResolversTypes['CategoryInterface']>>>, ParentType, ContextType>;
  crosssell_products?: Resolver<Types.Maybe<ReadonlyArray<Types.Maybe<ResolversTypes['ProductInterface']>>>, ParentType, ContextType>;
  description?: Resolver<Types.Maybe<ResolversTypes['ComplexTextValue']>, ParentType, ContextType>;
  id?: Resolver<Types.Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  image?: Resolver<Types.Maybe<ResolversTypes['ProductImage']>, ParentType, ContextType>;
  media_gallery?: Resolver<Types.Maybe<ReadonlyArray<Types.Maybe<ResolversTypes['MediaGalleryInterface']>>>, ParentType, ContextType>;
  media_gallery_entries?: Resolver<Types.Maybe<ReadonlyArray<Types.Maybe<ResolversTypes['MediaGalleryEntry']>>>, ParentType, ContextType>;
  meta_description?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  meta_keyword?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  meta_title?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  name?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  new_from_date?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  new_to_date?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  only_x_left_in_stock?: Resolver<Types.Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  options_container?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  price?: Resolver<Types.Maybe<ResolversTypes['ProductPrices']>, ParentType, ContextType>;
  price_range?: Resolver<ResolversTypes['PriceRange'], ParentType, ContextType>;
  price_tiers?: Resolver<Types.Maybe<ReadonlyArray<Types.Maybe<ResolversTypes['TierPrice']>>>, ParentType, ContextType>;
  rating_summary?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  related_products?: Resolver<Types.Maybe<ReadonlyArray<Types.Maybe<ResolversTypes['ProductInterface']>>>, ParentType, ContextType>;
  review_count?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  reviews?: Resolver<ResolversTypes['ProductReviews'], ParentType, ContextType, RequireFields<Types.VirtualProductReviewsArgs, 'pageSize' | 'currentPage'>>;
  short_description?: Resolver<Types.Maybe<ResolversTypes['ComplexTextValue']>, ParentType, ContextType>;
  sku?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  small_image?: Resolver<Types.Maybe<ResolversTypes['ProductImage']>, ParentType, ContextType>;
  special_to_date?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  stock_status?: Resolver<Types.Maybe<ResolversTypes['ProductStockStatus']>, ParentType, ContextType>;
  thumbnail?: Resolver<Types.Maybe<ResolversTypes['ProductImage']>, ParentType, ContextType>;
  uid?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  upsell_products?: Resolver<Types.Maybe<ReadonlyArray<Types.Maybe<ResolversTypes['ProductInterface']>>>, ParentType, ContextType>;
  url_key?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  url_rewrites?: Resolver<Types.Maybe<ReadonlyArray<Types.Maybe<ResolversTypes['UrlRewrite']>>>, ParentType, ContextType>;
  url_suffix?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  attribute_set_id?: Resolver<Types.Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  canonical_url?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  country_of_manufacture?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  created_at?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  custom_attributesV2?: Resolver<Types.Maybe<ResolversTypes['ProductCustomAttributes']>, ParentType, ContextType, Partial<Types.VirtualProductCustom_AttributesV2Args>>;
  is_returnable?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  manufacturer?: Resolver<Types.Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  max_sale_qty?: Resolver<Types.Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  min_sale_qty?: Resolver<Types.Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  product_links?: Resolver<Types.Maybe<ReadonlyArray<Types.Maybe<ResolversTypes['ProductLinksInterface']>>>, ParentType, ContextType>;
  quantity?: Resolver<Types.Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  special_from_date?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  special_price?: Resolver<Types.Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  swatch_image?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  tier_price?: Resolver<Types.Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  tier_prices?: Resolver<Types.Maybe<ReadonlyArray<Types.Maybe<ResolversTypes['ProductTierPrices']>>>, ParentType, ContextType>;
  type_id?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  updated_at?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  url_path?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  websites?: Resolver<Types.Maybe<ReadonlyArray<Types.Maybe<ResolversTypes['Website']>>>, ParentType, ContextType>;
  redirect_code?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  relative_url?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  type?: Resolver<Types.Maybe<ResolversTypes['UrlRewriteEntityTypeEnum']>, ParentType, ContextType>;
  options?: Resolver<Types.Maybe<ReadonlyArray<Types.Maybe<ResolversTypes['CustomizableOptionInterface']>>>, ParentType, ContextType>;
  isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type ConfigurableProductResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['ConfigurableProduct'] = ResolversParentTypes['ConfigurableProduct']> = {
  configurable_options?: Resolver<Types.Maybe<ReadonlyArray<Types.Maybe<ResolversTypes['ConfigurableProductOptions']>>>, ParentType, ContextType>;
  configurable_product_options_selection?: Resolver<Types.Maybe<ResolversTypes['ConfigurableProductOptionsSelection']>, ParentType, ContextType, Partial<Types.ConfigurableProductConfigurable_Product_Options_SelectionArgs>>;
  variants?: Resolver<Types.Maybe<ReadonlyArray<Types.Maybe<ResolversTypes['ConfigurableVariant']>>>, ParentType, ContextType>;
  application?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  benefits?: Resolver<Types.Maybe<ReadonlyArray<Types.Maybe<ResolversTypes['String']>>>, ParentType, ContextType>;
  brand?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  brand_label?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  certificates?: Resolver<Types.Maybe<ReadonlyArray<Types.Maybe<ResolversTypes['ProductCertificate']>>>, ParentType, ContextType>;
  certifications?: Resolver<Types.Maybe<ReadonlyArray<Types.Maybe<ResolversTypes['String']>>>, ParentType, ContextType>;
  color?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  colour?: Resolver<Types.Maybe<ResolversTypes['ProductColour']>, ParentType, ContextType>;
  composition?: Resolver<Types.Maybe<ReadonlyArray<Types.Maybe<ResolversTypes['String']>>>, ParentType, ContextType>;
  custom_attributes?: Resolver<Types.Maybe<ReadonlyArray<Types.Maybe<ResolversTypes['CustomAttribute']>>>, ParentType, ContextType>;
  ean?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  friends_and_family_price?: Resolver<Types.Maybe<ResolversTypes['Money']>, ParentType, ContextType>;
  gifts_sku?: Resolver<Types.Maybe<ReadonlyArray<Types.Maybe<ResolversTypes['String']>>>, ParentType, ContextType>;
  has_free_delivery?: Resolver<Types.Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  has_gift?: Resolver<Types.Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  has_samples?: Resolver<Types.Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  ingredients?: Resolver<Types.Maybe<ReadonlyArray<Types.Maybe<ResolversTypes['ProductIngredient']>>>, ParentType, ContextType>;
  is_bestseller?: Resolver<Types.Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  is_gift?: Resolver<Types.Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  is_natural?: Resolver<Types.Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  is_new?: Resolver<Types.Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  is_presale?: Resolver<Types.Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  is_promotion?: Resolver<Types.Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  is_sale?: Resolver<Types.Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  is_sample?: Resolver<Types.Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  is_sponsored?: Resolver<Types.Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  loyalty_programs?: Resolver<Types.Maybe<ReadonlyArray<Types.Maybe<ResolversTypes['String']>>>, ParentType, ContextType>;
  pao?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  product_line?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  product_line_label?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  safety?: Resolver<Types.Maybe<ResolversTypes['ProductSafety']>, ParentType, ContextType>;
  samples_sku?: Resolver<Types.Maybe<ReadonlyArray<Types.Maybe<ResolversTypes['String']>>>, ParentType, ContextType>;
  size?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  skin_type?: Resolver<Types.Maybe<ReadonlyArray<Types.Maybe<ResolversTypes['String']>>>, ParentType, ContextType>;
  tax_class_id?: Resolver<Types.Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  unit_price?: Resolver<Types.Maybe<ResolversTypes['UnitPrice']>, ParentType, ContextType>;
  usage?: Resolver<Types.Maybe<ReadonlyArray<Types.Maybe<ResolversTypes['String']>>>, ParentType, ContextType>;
  categories?: Resolver<Types.Maybe<ReadonlyArray<Types.Maybe<ResolversTypes['CategoryInterface']>>>, ParentType, ContextType>;
  crosssell_products?: Resolver<Types.Maybe<ReadonlyArray<Types.Maybe<ResolversTypes['ProductInterface']>>>, ParentType, ContextType>;
  description?: Resolver<Types.Maybe<ResolversTypes['ComplexTextValue']>, ParentType, ContextType>;
  id?: Resolver<Types.Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  image?: Resolver<Types.Maybe<ResolversTypes['ProductImage']>, ParentType, ContextType>;
  media_gallery?: Resolver<Types.Maybe<ReadonlyArray<Types.Maybe<ResolversTypes['MediaGalleryInterface']>>>, ParentType, ContextType>;
  media_gallery_entries?: Resolver<Types.Maybe<ReadonlyArray<Types.Maybe<ResolversTypes['MediaGalleryEntry']>>>, ParentType, ContextType>;
  meta_description?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  meta_keyword?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  meta_title?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  name?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  new_from_date?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  new_to_date?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  only_x_left_in_stock?: Resolver<Types.Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  options_container?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  price?: Resolver<Types.Maybe<ResolversTypes['ProductPrices']>, ParentType, ContextType>;
  price_range?: Resolver<ResolversTypes['PriceRange'], ParentType, ContextType>;
  price_tiers?: Resolver<Types.Maybe<ReadonlyArray<Types.Maybe<ResolversTypes['TierPrice']>>>, ParentType, ContextType>;
  rating_summary?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  related_products?: Resolver<Types.Maybe<ReadonlyArray<Types.Maybe<ResolversTypes['ProductInterface']>>>, ParentType, ContextType>;
  review_count?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  reviews?: Resolver<ResolversTypes['ProductReviews'], ParentType, ContextType, RequireFields<Types.ConfigurableProductReviewsArgs, 'pageSize' | 'currentPage'>>;
  short_description?: Resolver<Types.Maybe<ResolversTypes['ComplexTextValue']>, ParentType, ContextType>;
  sku?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  small_image?: Resolver<Types.Maybe<ResolversTypes['ProductImage']>, ParentType, ContextType>;
  special_to_date?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  stock_status?: Resolver<Types.Maybe<ResolversTypes['ProductStockStatus']>, ParentType, ContextType>;
  thumbnail?: Resolver<Types.Maybe<ResolversTypes['ProductImage']>, ParentType, ContextType>;
  uid?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  upsell_products?: Resolver<Types.Maybe<ReadonlyArray<Types.Maybe<ResolversTypes['ProductInterface']>>>, ParentType, ContextType>;
  url_key?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  url_rewrites?: Resolver<Types.Maybe<ReadonlyArray<Types.Maybe<ResolversTypes['UrlRewrite']>>>, ParentType, ContextType>;
  url_suffix?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  attribute_set_id?: Resolver<Types.Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  canonical_url?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  country_of_manufacture?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  created_at?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  custom_attributesV2?: Resolver<Types.Maybe<ResolversTypes['ProductCustomAttributes']>, ParentType, ContextType, Partial<Types.ConfigurableProductCustom_AttributesV2Args>>;
  is_returnable?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  manufacturer?: Resolver<Types.Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  max_sale_qty?: Resolver<Types.Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  min_sale_qty?: Resolver<Types.Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  product_links?: Resolver<Types.Maybe<ReadonlyArray<Types.Maybe<ResolversTypes['ProductLinksInterface']>>>, ParentType, ContextType>;
  quantity?: Resolver<Types.Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  special_from_date?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  special_price?: Resolver<Types.Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  swatch_image?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  tier_price?: Resolver<Types.Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  tier_prices?: Resolver<Types.Maybe<ReadonlyArray<Types.Maybe<ResolversTypes['ProductTierPrices']>>>, ParentType, ContextType>;
  type_id?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  updated_at?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  url_path?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  websites?: Resolver<Types.Maybe<ReadonlyArray<Types.Maybe<ResolversTypes['Website']>>>, ParentType, ContextType>;
  redirect_code?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  relative_url?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  type?: Resolver<Types.Maybe<ResolversTypes['UrlRewriteEntityTypeEnum']>, ParentType, ContextType>;
  weight?: Resolver<Types.Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  options?: Resolver<Types.Maybe<ReadonlyArray<Types.Maybe<ResolversTypes['CustomizableOptionInterface']>>>, ParentType, ContextType>;
  isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type ConfigurableProductOptionsResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['ConfigurableProductOptions'] = ResolversParentTypes['ConfigurableProductOptions']> = {
  attribute_code?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  attribute_id?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  attribute_id_v2?: Resolver<Types.Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  attribute_uid?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  id?: Resolver<Types.Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  label?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  position?: Resolver<Types.Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  product_id?: Resolver<Types.Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  uid?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  use_default?: Resolver<Types.Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  values?: Resolver<Types.Maybe<ReadonlyArray<Types.Maybe<ResolversTypes['ConfigurableProductOptionsValues']>>>, ParentType, ContextType>;
};

export type ConfigurableProductOptionsValuesResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['ConfigurableProductOptionsValues'] = ResolversParentTypes['ConfigurableProductOptionsValues']> = {
  default_label?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  label?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  store_label?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  swatch_data?: Resolver<Types.Maybe<ResolversTypes['SwatchDataInterface']>, ParentType, ContextType>;
  uid?: Resolver<Types.Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  use_default_value?: Resolver<Types.Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  value_index?: Resolver<Types.Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
};

export type SwatchDataInterfaceResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['SwatchDataInterface'] = ResolversParentTypes['SwatchDataInterface']> = {
  resolveType: TypeResolveFn<'ColorSwatchData' | 'ImageSwatchData' | 'TextSwatchData', ParentType, ContextType>;
};

export type ColorSwatchDataResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['ColorSwatchData'] = ResolversParentTypes['ColorSwatchData']> = {
  value?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type ConfigurableVariantResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['ConfigurableVariant'] = ResolversParentTypes['ConfigurableVariant']> = {
  attributes?: Resolver<Types.Maybe<ReadonlyArray<Types.Maybe<ResolversTypes['ConfigurableAttributeOption']>>>, ParentType, ContextType>;
  product?: Resolver<Types.Maybe<ResolversTypes['SimpleProduct']>, ParentType, ContextType>;
};

export type ConfigurableAttributeOptionResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['ConfigurableAttributeOption'] = ResolversParentTypes['ConfigurableAttributeOption']> = {
  code?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  label?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  uid?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  value_index?: Resolver<Types.Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
};

export type ConfigurableProductOptionsSelectionResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['ConfigurableProductOptionsSelection'] = ResolversParentTypes['ConfigurableProductOptionsSelection']> = {
  configurable_options?: Resolver<Types.Maybe<ReadonlyArray<Types.Maybe<ResolversTypes['ConfigurableProductOption']>>>, ParentType, ContextType>;
  media_gallery?: Resolver<Types.Maybe<ReadonlyArray<Types.Maybe<ResolversTypes['MediaGalleryInterface']>>>, ParentType, ContextType>;
  options_available_for_selection?: Resolver<Types.Maybe<ReadonlyArray<Types.Maybe<ResolversTypes['ConfigurableOptionAvailableForSelection']>>>, ParentType, ContextType>;
  variant?: Resolver<Types.Maybe<ResolversTypes['SimpleProduct']>, ParentType, ContextType>;
};

export type ConfigurableProductOptionResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['ConfigurableProductOption'] = ResolversParentTypes['ConfigurableProductOption']> = {
  attribute_code?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  label?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  uid?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  values?: Resolver<Types.Maybe<ReadonlyArray<Types.Maybe<ResolversTypes['ConfigurableProductOptionValue']>>>, ParentType, ContextType>;
};

export type ConfigurableProductOptionValueResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['ConfigurableProductOptionValue'] = ResolversParentTypes['ConfigurableProductOptionValue']> = {
  is_available?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  is_use_default?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  label?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  swatch?: Resolver<Types.Maybe<ResolversTypes['SwatchDataInterface']>, ParentType, ContextType>;
  uid?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
};

export type ProductImageResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['ProductImage'] = ResolversParentTypes['ProductImage']> = {
  disabled?: Resolver<Types.Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  label?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  position?: Resolver<Types.Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  url?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type MediaGalleryInterfaceResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['MediaGalleryInterface'] = ResolversParentTypes['MediaGalleryInterface']> = {
  resolveType: TypeResolveFn<'ProductImage' | 'ProductVideo', ParentType, ContextType>;
};

export type ProductPriceResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['ProductPrice'] = ResolversParentTypes['ProductPrice']> = {
  discount?: Resolver<Types.Maybe<ResolversTypes['ProductDiscount']>, ParentType, ContextType>;
  final_price?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  regular_price?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
};

export type TierPriceResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['TierPrice'] = ResolversParentTypes['TierPrice']> = {
  discount?: Resolver<Types.Maybe<ResolversTypes['ProductDiscount']>, ParentType, ContextType>;
  final_price?: Resolver<Types.Maybe<ResolversTypes['Money']>, ParentType, ContextType>;
  quantity?: Resolver<Types.Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
};

export type UrlRewriteResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['UrlRewrite'] = ResolversParentTypes['UrlRewrite']> = {
  parameters?: Resolver<Types.Maybe<ReadonlyArray<Types.Maybe<ResolversTypes['HttpQueryParameter']>>>, ParentType, ContextType>;
  url?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type CategoryResultResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['CategoryResult'] = ResolversParentTypes['CategoryResult']> = {
  items?: Resolver<Types.Maybe<ReadonlyArray<Types.Maybe<ResolversTypes['CategoryTree']>>>, ParentType, ContextType>;
  page_info?: Resolver<Types.Maybe<ResolversTypes['SearchResultPageInfo']>, ParentType, ContextType>;
  total_count?: Resolver<Types.Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
};

export type CategoryInterfaceResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['CategoryInterface'] = ResolversParentTypes['CategoryInterface']> = {
  resolveType: TypeResolveFn<'CategoryTree', ParentType, ContextType>;
};

export type CategoryTreeResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['CategoryTree'] = ResolversParentTypes['CategoryTree']> = {
  children?: Resolver<Types.Maybe<ReadonlyArray<Types.Maybe<ResolversTypes['CategoryTree']>>>, ParentType, ContextType>;
  breadcrumbs?: Resolver<Types.Maybe<ReadonlyArray<Types.Maybe<ResolversTypes['Breadcrumb']>>>, ParentType, ContextType>;
  include_in_menu?: Resolver<Types.Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  name?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  uid?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  url_key?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  url_path?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  url_suffix?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  automatic_sorting?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  available_sort_by?: Resolver<Types.Maybe<ReadonlyArray<Types.Maybe<ResolversTypes['String']>>>, ParentType, ContextType>;
  canonical_url?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  children_count?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  cms_block?: Resolver<Types.Maybe<ResolversTypes['CmsBlock']>, ParentType, ContextType>;
  created_at?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  custom_layout_update_file?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  default_sort_by?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  description?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  display_mode?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  filter_price_range?: Resolver<Types.Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  id?: Resolver<Types.Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  image?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  is_anchor?: Resolver<Types.Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  landing_page?: Resolver<Types.Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  level?: Resolver<Types.Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  meta_description?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  meta_keywords?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  meta_title?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  path?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  path_in_store?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  position?: Resolver<Types.Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  product_count?: Resolver<Types.Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  products?: Resolver<Types.Maybe<ResolversTypes['CategoryProducts']>, ParentType, ContextType, RequireFields<Types.CategoryTreeProductsArgs, 'pageSize' | 'currentPage'>>;
  updated_at?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  redirect_code?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  relative_url?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  type?: Resolver<Types.Maybe<ResolversTypes['UrlRewriteEntityTypeEnum']>, ParentType, ContextType>;
  isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type BreadcrumbResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['Breadcrumb'] = ResolversParentTypes['Breadcrumb']> = {
  category_id?: Resolver<Types.Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  category_level?: Resolver<Types.Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  category_name?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  category_uid?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  category_url_key?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  category_url_path?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type CustomerResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['Customer'] = ResolversParentTypes['Customer']> = {
  recently_viewed?: Resolver<ReadonlyArray<ResolversTypes['ProductInterface']>, ParentType, ContextType, RequireFields<Types.CustomerRecently_ViewedArgs, 'pageSize'>>;
  bought_variants?: Resolver<ReadonlyArray<ResolversTypes['String']>, ParentType, ContextType, RequireFields<Types.CustomerBought_VariantsArgs, 'product_sku'>>;
  addresses?: Resolver<Types.Maybe<ReadonlyArray<Types.Maybe<ResolversTypes['CustomerAddress']>>>, ParentType, ContextType>;
  addressesV2?: Resolver<Types.Maybe<ResolversTypes['CustomerAddresses']>, ParentType, ContextType, RequireFields<Types.CustomerAddressesV2Args, 'currentPage' | 'pageSize'>>;
  allow_remote_shopping_assistance?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  compare_list?: Resolver<Types.Maybe<ResolversTypes['CompareList']>, ParentType, ContextType>;
  confirmation_status?: Resolver<ResolversTypes['ConfirmationStatusEnum'], ParentType, ContextType>;
  created_at?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  custom_attributes?: Resolver<Types.Maybe<ReadonlyArray<Types.Maybe<ResolversTypes['AttributeValueInterface']>>>, ParentType, ContextType, Partial<Types.CustomerCustom_AttributesArgs>>;
  date_of_birth?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  default_billing?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  default_shipping?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  dob?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  email?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  firstname?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  gender?: Resolver<Types.Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  group?: Resolver<Types.Maybe<ResolversTypes['CustomerGroup']>, ParentType, ContextType>;
  group_id?: Resolver<Types.Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  id?: Resolver<Types.Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  is_subscribed?: Resolver<Types.Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  lastname?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  middlename?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  orders?: Resolver<Types.Maybe<ResolversTypes['CustomerOrders']>, ParentType, ContextType, RequireFields<Types.CustomerOrdersArgs, 'currentPage' | 'pageSize'>>;
  prefix?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  reviews?: Resolver<ResolversTypes['ProductReviews'], ParentType, ContextType, RequireFields<Types.CustomerReviewsArgs, 'pageSize' | 'currentPage'>>;
  suffix?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  taxvat?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  telephone?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  wishlist?: Resolver<ResolversTypes['Wishlist'], ParentType, ContextType>;
  wishlist_v2?: Resolver<Types.Maybe<ResolversTypes['Wishlist']>, ParentType, ContextType, RequireFields<Types.CustomerWishlist_V2Args, 'id'>>;
  wishlists?: Resolver<ReadonlyArray<Types.Maybe<ResolversTypes['Wishlist']>>, ParentType, ContextType, RequireFields<Types.CustomerWishlistsArgs, 'pageSize' | 'currentPage'>>;
  is_confirmed?: Resolver<Types.Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  is_premium?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  loyalty?: Resolver<ResolversTypes['CustomerLoyalty'], ParentType, ContextType>;
  token_expires_at?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  renewed_token?: Resolver<Types.Maybe<ResolversTypes['CustomerToken']>, ParentType, ContextType>;
  has_password?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  deletion_due_at?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  sessions?: Resolver<ReadonlyArray<ResolversTypes['CustomerSession']>, ParentType, ContextType>;
  newsletter_status?: Resolver<ResolversTypes['SubscriptionStatusesEnum'], ParentType, ContextType>;
};

export type SetDeliveryDetailsOnCartOutputResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['SetDeliveryDetailsOnCartOutput'] = ResolversParentTypes['SetDeliveryDetailsOnCartOutput']> = {
  cart?: Resolver<ResolversTypes['Cart'], ParentType, ContextType>;
};

export type SetInPostLockerNumberOnCartOutputResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['SetInPostLockerNumberOnCartOutput'] = ResolversParentTypes['SetInPostLockerNumberOnCartOutput']> = {
  cart?: Resolver<ResolversTypes['Cart'], ParentType, ContextType>;
};

export type RemovePickupLocationFromCartOutputResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['RemovePickupLocationFromCartOutput'] = ResolversParentTypes['RemovePickupLocationFromCartOutput']> = {
  cart?: Resolver<ResolversTypes['Cart'], ParentType, ContextType>;
};

export type SetCheckoutConsentsOnCartOutputResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['SetCheckoutConsentsOnCartOutput'] = ResolversParentTypes['SetCheckoutConsentsOnCartOutput']> = {
  cart?: Resolver<ResolversTypes['Cart'], ParentType, ContextType>;
};

export type CartConsentResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['CartConsent'] = ResolversParentTypes['CartConsent']> = {
  agreement_id?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  at?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  is_granted?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  source?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  text_version?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type UnavailablePaymentMethodResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['UnavailablePaymentMethod'] = ResolversParentTypes['UnavailablePaymentMethod']> = {
  code?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  reason?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type AvailableShippingMethodResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['AvailableShippingMethod'] = ResolversParentTypes['AvailableShippingMethod']> = {
  is_cash_on_delivery?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  delivery_time?: Resolver<Types.Maybe<ResolversTypes['DeliveryTime']>, ParentType, ContextType>;
  display_info?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  needs_pickup_location?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  amount?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  available?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  base_amount?: Resolver<Types.Maybe<ResolversTypes['Money']>, ParentType, ContextType>;
  carrier_code?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  carrier_title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  error_message?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  method_code?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  method_title?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  price_excl_tax?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  price_incl_tax?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
};

export type SelectedShippingMethodResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['SelectedShippingMethod'] = ResolversParentTypes['SelectedShippingMethod']> = {
  delivery_time?: Resolver<Types.Maybe<ResolversTypes['DeliveryTime']>, ParentType, ContextType>;
  disabled_payment_methods?: Resolver<ReadonlyArray<ResolversTypes['String']>, ParentType, ContextType>;
  display_info?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  displayed_delivery_time?: Resolver<Types.Maybe<ResolversTypes['DeliveryTime']>, ParentType, ContextType>;
  needs_pickup_location?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  amount?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  base_amount?: Resolver<Types.Maybe<ResolversTypes['Money']>, ParentType, ContextType>;
  carrier_code?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  carrier_title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  method_code?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  method_title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  price_excl_tax?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  price_incl_tax?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
};

export type DeliveryTimeResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['DeliveryTime'] = ResolversParentTypes['DeliveryTime']> = {
  from?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  to?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type CheckoutAgreementResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['CheckoutAgreement'] = ResolversParentTypes['CheckoutAgreement']> = {
  code?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  is_required?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  text_version?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  agreement_id?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  checkbox_text?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  content?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  content_height?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  is_html?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  mode?: Resolver<ResolversTypes['CheckoutAgreementMode'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type SetGuestEmailOnCartOutputResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['SetGuestEmailOnCartOutput'] = ResolversParentTypes['SetGuestEmailOnCartOutput']> = {
  cart?: Resolver<ResolversTypes['Cart'], ParentType, ContextType>;
};

export type SetShippingAddressesOnCartOutputResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['SetShippingAddressesOnCartOutput'] = ResolversParentTypes['SetShippingAddressesOnCartOutput']> = {
  cart?: Resolver<ResolversTypes['Cart'], ParentType, ContextType>;
};

export type SetBillingAddressOnCartOutputResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['SetBillingAddressOnCartOutput'] = ResolversParentTypes['SetBillingAddressOnCartOutput']> = {
  cart?: Resolver<ResolversTypes['Cart'], ParentType, ContextType>;
};

export type SetShippingMethodsOnCartOutputResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['SetShippingMethodsOnCartOutput'] = ResolversParentTypes['SetShippingMethodsOnCartOutput']> = {
  cart?: Resolver<ResolversTypes['Cart'], ParentType, ContextType>;
};

export type SetPaymentMethodOnCartOutputResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['SetPaymentMethodOnCartOutput'] = ResolversParentTypes['SetPaymentMethodOnCartOutput']> = {
  cart?: Resolver<ResolversTypes['Cart'], ParentType, ContextType>;
};

export type PlaceOrderOutputResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['PlaceOrderOutput'] = ResolversParentTypes['PlaceOrderOutput']> = {
  errors?: Resolver<ReadonlyArray<Types.Maybe<ResolversTypes['PlaceOrderError']>>, ParentType, ContextType>;
  order?: Resolver<Types.Maybe<ResolversTypes['Order']>, ParentType, ContextType>;
  orderV2?: Resolver<Types.Maybe<ResolversTypes['CustomerOrder']>, ParentType, ContextType>;
};

export type PlaceOrderErrorResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['PlaceOrderError'] = ResolversParentTypes['PlaceOrderError']> = {
  code?: Resolver<ResolversTypes['PlaceOrderErrorCodes'], ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  lines?: Resolver<ReadonlyArray<Types.Maybe<ResolversTypes['PlaceOrderErrorLine']>>, ParentType, ContextType>;
  reason?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  path?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  sentence?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type OrderResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['Order'] = ResolversParentTypes['Order']> = {
  order_id?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  order_number?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  account_error?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  account_error_sentence?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  instructions?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  payment_instructions?: Resolver<Types.Maybe<ResolversTypes['PaymentInstructions']>, ParentType, ContextType>;
  payment_method?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  payment_error?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  payment_error_sentence?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  retry_payment_methods?: Resolver<Types.Maybe<ReadonlyArray<ResolversTypes['AvailablePaymentMethod']>>, ParentType, ContextType>;
  redirect_url?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  token?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type EstimateTotalsOutputResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['EstimateTotalsOutput'] = ResolversParentTypes['EstimateTotalsOutput']> = {
  cart?: Resolver<Types.Maybe<ResolversTypes['Cart']>, ParentType, ContextType>;
};

export type CartAddressInterfaceResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['CartAddressInterface'] = ResolversParentTypes['CartAddressInterface']> = {
  resolveType: TypeResolveFn<'ShippingCartAddress' | 'BillingCartAddress', ParentType, ContextType>;
};

export type ShippingCartAddressResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['ShippingCartAddress'] = ResolversParentTypes['ShippingCartAddress']> = {
  available_shipping_methods?: Resolver<Types.Maybe<ReadonlyArray<Types.Maybe<ResolversTypes['AvailableShippingMethod']>>>, ParentType, ContextType>;
  cart_items?: Resolver<Types.Maybe<ReadonlyArray<Types.Maybe<ResolversTypes['CartItemQuantity']>>>, ParentType, ContextType>;
  cart_items_v2?: Resolver<Types.Maybe<ReadonlyArray<Types.Maybe<ResolversTypes['CartItemInterface']>>>, ParentType, ContextType>;
  customer_notes?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  items_weight?: Resolver<Types.Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  pickup_location_code?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  same_as_billing?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  selected_shipping_method?: Resolver<Types.Maybe<ResolversTypes['SelectedShippingMethod']>, ParentType, ContextType>;
  city?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  company?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  country?: Resolver<ResolversTypes['CartAddressCountry'], ParentType, ContextType>;
  custom_attributes?: Resolver<ReadonlyArray<Types.Maybe<ResolversTypes['AttributeValueInterface']>>, ParentType, ContextType>;
  fax?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  firstname?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  id?: Resolver<Types.Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  lastname?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  middlename?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  postcode?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  prefix?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  region?: Resolver<Types.Maybe<ResolversTypes['CartAddressRegion']>, ParentType, ContextType>;
  street?: Resolver<ReadonlyArray<Types.Maybe<ResolversTypes['String']>>, ParentType, ContextType>;
  suffix?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  telephone?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  uid?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  vat_id?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type BillingCartAddressResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['BillingCartAddress'] = ResolversParentTypes['BillingCartAddress']> = {
  customer_notes?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  city?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  company?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  country?: Resolver<ResolversTypes['CartAddressCountry'], ParentType, ContextType>;
  custom_attributes?: Resolver<ReadonlyArray<Types.Maybe<ResolversTypes['AttributeValueInterface']>>, ParentType, ContextType>;
  fax?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  firstname?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  id?: Resolver<Types.Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  lastname?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  middlename?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  postcode?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  prefix?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  region?: Resolver<Types.Maybe<ResolversTypes['CartAddressRegion']>, ParentType, ContextType>;
  street?: Resolver<ReadonlyArray<Types.Maybe<ResolversTypes['String']>>, ParentType, ContextType>;
  suffix?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  telephone?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  uid?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  vat_id?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type CartAddressRegionResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['CartAddressRegion'] = ResolversParentTypes['CartAddressRegion']> = {
  code?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  label?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  region_id?: Resolver<Types.Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
};

export type CartAddressCountryResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['CartAddressCountry'] = ResolversParentTypes['CartAddressCountry']> = {
  code?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  label?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type AvailablePaymentMethodResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['AvailablePaymentMethod'] = ResolversParentTypes['AvailablePaymentMethod']> = {
  code?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  is_deferred?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type SelectedPaymentMethodResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['SelectedPaymentMethod'] = ResolversParentTypes['SelectedPaymentMethod']> = {
  code?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  purchase_order_number?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type CompareListResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['CompareList'] = ResolversParentTypes['CompareList']> = {
  attributes?: Resolver<Types.Maybe<ReadonlyArray<Types.Maybe<ResolversTypes['ComparableAttribute']>>>, ParentType, ContextType>;
  item_count?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  items?: Resolver<Types.Maybe<ReadonlyArray<Types.Maybe<ResolversTypes['ComparableItem']>>>, ParentType, ContextType>;
  maximum?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  uid?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
};

export type ComparableAttributeResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['ComparableAttribute'] = ResolversParentTypes['ComparableAttribute']> = {
  code?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  label?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type ComparableItemResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['ComparableItem'] = ResolversParentTypes['ComparableItem']> = {
  attributes?: Resolver<ReadonlyArray<Types.Maybe<ResolversTypes['ProductAttribute']>>, ParentType, ContextType>;
  product?: Resolver<ResolversTypes['ProductInterface'], ParentType, ContextType>;
  uid?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
};

export type ProductAttributeResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['ProductAttribute'] = ResolversParentTypes['ProductAttribute']> = {
  code?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  value?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type AssignCompareListToCustomerOutputResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['AssignCompareListToCustomerOutput'] = ResolversParentTypes['AssignCompareListToCustomerOutput']> = {
  compare_list?: Resolver<Types.Maybe<ResolversTypes['CompareList']>, ParentType, ContextType>;
  result?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export type DeleteCompareListOutputResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['DeleteCompareListOutput'] = ResolversParentTypes['DeleteCompareListOutput']> = {
  result?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export type CreateAccountFromOrderOutputResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['CreateAccountFromOrderOutput'] = ResolversParentTypes['CreateAccountFromOrderOutput']> = {
  email?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type CheckoutUserInputErrorResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['CheckoutUserInputError'] = ResolversParentTypes['CheckoutUserInputError']> = {
  sentence?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  code?: Resolver<ResolversTypes['CheckoutUserInputErrorCodes'], ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  path?: Resolver<ReadonlyArray<Types.Maybe<ResolversTypes['String']>>, ParentType, ContextType>;
};

export type CancelOrderErrorResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['CancelOrderError'] = ResolversParentTypes['CancelOrderError']> = {
  sentence?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  code?: Resolver<ResolversTypes['CancelOrderErrorCode'], ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type PlaceOrderErrorLineResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['PlaceOrderErrorLine'] = ResolversParentTypes['PlaceOrderErrorLine']> = {
  available?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  cart_item_uid?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  reason?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  row_total_including_tax?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  sku?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type PaymentInstructionsResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['PaymentInstructions'] = ResolversParentTypes['PaymentInstructions']> = {
  account?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  amount?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  bank?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  pay_before?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  recipient?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  text?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type OrderPaymentStatusResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['OrderPaymentStatus'] = ResolversParentTypes['OrderPaymentStatus']> = {
  can_retry?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  instructions?: Resolver<Types.Maybe<ResolversTypes['PaymentInstructions']>, ParentType, ContextType>;
  order_number?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  payment_method?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  reason_code?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  reason_sentence?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  redirect_url?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  retry_payment_methods?: Resolver<Types.Maybe<ReadonlyArray<ResolversTypes['AvailablePaymentMethod']>>, ParentType, ContextType>;
  status?: Resolver<ResolversTypes['OrderPaymentOutcome'], ParentType, ContextType>;
  status_code?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type PaymentReasonResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['PaymentReason'] = ResolversParentTypes['PaymentReason']> = {
  code?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  is_prefix?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  sentence?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type RetryPaymentUrlOutputResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['RetryPaymentUrlOutput'] = ResolversParentTypes['RetryPaymentUrlOutput']> = {
  instructions?: Resolver<Types.Maybe<ResolversTypes['PaymentInstructions']>, ParentType, ContextType>;
  reason_code?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  reason_sentence?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  retry_payment_methods?: Resolver<Types.Maybe<ReadonlyArray<ResolversTypes['AvailablePaymentMethod']>>, ParentType, ContextType>;
  url?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type OrderDeliveryEstimateResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['OrderDeliveryEstimate'] = ResolversParentTypes['OrderDeliveryEstimate']> = {
  from?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  to?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type OrderHistoryItemResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['OrderHistoryItem'] = ResolversParentTypes['OrderHistoryItem']> = {
  date?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  status_code?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  status_label?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type OrderPickupPointResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['OrderPickupPoint'] = ResolversParentTypes['OrderPickupPoint']> = {
  address?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  code?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  provider?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type OrderShipmentResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['OrderShipment'] = ResolversParentTypes['OrderShipment']> = {
  created_at?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  comments?: Resolver<Types.Maybe<ReadonlyArray<Types.Maybe<ResolversTypes['SalesCommentItem']>>>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  items?: Resolver<Types.Maybe<ReadonlyArray<Types.Maybe<ResolversTypes['ShipmentItemInterface']>>>, ParentType, ContextType>;
  number?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  tracking?: Resolver<Types.Maybe<ReadonlyArray<Types.Maybe<ResolversTypes['ShipmentTracking']>>>, ParentType, ContextType>;
};

export type ShipmentTrackingResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['ShipmentTracking'] = ResolversParentTypes['ShipmentTracking']> = {
  url?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  carrier?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  number?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type OrderItemInterfaceResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['OrderItemInterface'] = ResolversParentTypes['OrderItemInterface']> = {
  resolveType: TypeResolveFn<'OrderItem' | 'ConfigurableOrderItem' | 'BundleOrderItem' | 'DownloadableOrderItem', ParentType, ContextType>;
};

export type CustomerOrdersResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['CustomerOrders'] = ResolversParentTypes['CustomerOrders']> = {
  date_of_first_order?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  items?: Resolver<ReadonlyArray<Types.Maybe<ResolversTypes['CustomerOrder']>>, ParentType, ContextType>;
  page_info?: Resolver<Types.Maybe<ResolversTypes['SearchResultPageInfo']>, ParentType, ContextType>;
  total_count?: Resolver<Types.Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
};

export type OrderItemResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['OrderItem'] = ResolversParentTypes['OrderItem']> = {
  kind?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  discounts?: Resolver<Types.Maybe<ReadonlyArray<Types.Maybe<ResolversTypes['Discount']>>>, ParentType, ContextType>;
  entered_options?: Resolver<Types.Maybe<ReadonlyArray<Types.Maybe<ResolversTypes['OrderItemOption']>>>, ParentType, ContextType>;
  gift_message?: Resolver<Types.Maybe<ResolversTypes['GiftMessage']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  prices?: Resolver<Types.Maybe<ResolversTypes['OrderItemPrices']>, ParentType, ContextType>;
  product?: Resolver<Types.Maybe<ResolversTypes['ProductInterface']>, ParentType, ContextType>;
  product_name?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  product_sale_price?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  product_sku?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  product_type?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  product_url_key?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  quantity_canceled?: Resolver<Types.Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  quantity_invoiced?: Resolver<Types.Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  quantity_ordered?: Resolver<Types.Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  quantity_refunded?: Resolver<Types.Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  quantity_returned?: Resolver<Types.Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  quantity_shipped?: Resolver<Types.Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  selected_options?: Resolver<Types.Maybe<ReadonlyArray<Types.Maybe<ResolversTypes['OrderItemOption']>>>, ParentType, ContextType>;
  status?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  quantity_returnable?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type ConfigurableOrderItemResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['ConfigurableOrderItem'] = ResolversParentTypes['ConfigurableOrderItem']> = {
  parent_sku?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  kind?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  discounts?: Resolver<Types.Maybe<ReadonlyArray<Types.Maybe<ResolversTypes['Discount']>>>, ParentType, ContextType>;
  entered_options?: Resolver<Types.Maybe<ReadonlyArray<Types.Maybe<ResolversTypes['OrderItemOption']>>>, ParentType, ContextType>;
  gift_message?: Resolver<Types.Maybe<ResolversTypes['GiftMessage']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  prices?: Resolver<Types.Maybe<ResolversTypes['OrderItemPrices']>, ParentType, ContextType>;
  product?: Resolver<Types.Maybe<ResolversTypes['ProductInterface']>, ParentType, ContextType>;
  product_name?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  product_sale_price?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  product_sku?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  product_type?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  product_url_key?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  quantity_canceled?: Resolver<Types.Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  quantity_invoiced?: Resolver<Types.Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  quantity_ordered?: Resolver<Types.Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  quantity_refunded?: Resolver<Types.Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  quantity_returned?: Resolver<Types.Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  quantity_shipped?: Resolver<Types.Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  selected_options?: Resolver<Types.Maybe<ReadonlyArray<Types.Maybe<ResolversTypes['OrderItemOption']>>>, ParentType, ContextType>;
  status?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  quantity_returnable?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type OrderItemOptionResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['OrderItemOption'] = ResolversParentTypes['OrderItemOption']> = {
  label?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  value?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type OrderItemPricesResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['OrderItemPrices'] = ResolversParentTypes['OrderItemPrices']> = {
  discounts?: Resolver<Types.Maybe<ReadonlyArray<Types.Maybe<ResolversTypes['Discount']>>>, ParentType, ContextType>;
  original_price?: Resolver<Types.Maybe<ResolversTypes['Money']>, ParentType, ContextType>;
  original_price_including_tax?: Resolver<Types.Maybe<ResolversTypes['Money']>, ParentType, ContextType>;
  original_row_total?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  original_row_total_including_tax?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  price?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  price_including_tax?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  row_total?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  row_total_including_tax?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  total_item_discount?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
};

export type OrderTotalResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['OrderTotal'] = ResolversParentTypes['OrderTotal']> = {
  base_grand_total?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  discounts?: Resolver<Types.Maybe<ReadonlyArray<Types.Maybe<ResolversTypes['Discount']>>>, ParentType, ContextType>;
  grand_total?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  shipping_handling?: Resolver<Types.Maybe<ResolversTypes['ShippingHandling']>, ParentType, ContextType>;
  subtotal?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  subtotal_excl_tax?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  subtotal_incl_tax?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  taxes?: Resolver<Types.Maybe<ReadonlyArray<Types.Maybe<ResolversTypes['TaxItem']>>>, ParentType, ContextType>;
  total_giftcard?: Resolver<Types.Maybe<ResolversTypes['Money']>, ParentType, ContextType>;
  total_reward_points?: Resolver<Types.Maybe<ResolversTypes['Money']>, ParentType, ContextType>;
  total_shipping?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  total_store_credit?: Resolver<Types.Maybe<ResolversTypes['Money']>, ParentType, ContextType>;
  total_tax?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
};

export type TaxItemResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['TaxItem'] = ResolversParentTypes['TaxItem']> = {
  amount?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  rate?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type ShippingHandlingResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['ShippingHandling'] = ResolversParentTypes['ShippingHandling']> = {
  amount_excluding_tax?: Resolver<Types.Maybe<ResolversTypes['Money']>, ParentType, ContextType>;
  amount_including_tax?: Resolver<Types.Maybe<ResolversTypes['Money']>, ParentType, ContextType>;
  discounts?: Resolver<Types.Maybe<ReadonlyArray<Types.Maybe<ResolversTypes['ShippingDiscount']>>>, ParentType, ContextType>;
  taxes?: Resolver<Types.Maybe<ReadonlyArray<Types.Maybe<ResolversTypes['TaxItem']>>>, ParentType, ContextType>;
  total_amount?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
};

export type ShippingDiscountResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['ShippingDiscount'] = ResolversParentTypes['ShippingDiscount']> = {
  amount?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
};

export type OrderAddressResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['OrderAddress'] = ResolversParentTypes['OrderAddress']> = {
  city?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  company?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  country_code?: Resolver<Types.Maybe<ResolversTypes['CountryCodeEnum']>, ParentType, ContextType>;
  custom_attributesV2?: Resolver<ReadonlyArray<Types.Maybe<ResolversTypes['AttributeValueInterface']>>, ParentType, ContextType, Partial<Types.OrderAddressCustom_AttributesV2Args>>;
  fax?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  firstname?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  lastname?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  middlename?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  postcode?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  prefix?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  region?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  region_id?: Resolver<Types.Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  street?: Resolver<ReadonlyArray<Types.Maybe<ResolversTypes['String']>>, ParentType, ContextType>;
  suffix?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  telephone?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  vat_id?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type OrderPaymentMethodResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['OrderPaymentMethod'] = ResolversParentTypes['OrderPaymentMethod']> = {
  additional_data?: Resolver<Types.Maybe<ReadonlyArray<Types.Maybe<ResolversTypes['KeyValue']>>>, ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  type?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type ShipmentItemInterfaceResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['ShipmentItemInterface'] = ResolversParentTypes['ShipmentItemInterface']> = {
  resolveType: TypeResolveFn<'ShipmentItem' | 'BundleShipmentItem', ParentType, ContextType>;
};

export type SalesCommentItemResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['SalesCommentItem'] = ResolversParentTypes['SalesCommentItem']> = {
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  timestamp?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type InvoiceResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['Invoice'] = ResolversParentTypes['Invoice']> = {
  comments?: Resolver<Types.Maybe<ReadonlyArray<Types.Maybe<ResolversTypes['SalesCommentItem']>>>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  items?: Resolver<Types.Maybe<ReadonlyArray<Types.Maybe<ResolversTypes['InvoiceItemInterface']>>>, ParentType, ContextType>;
  number?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  total?: Resolver<Types.Maybe<ResolversTypes['InvoiceTotal']>, ParentType, ContextType>;
};

export type InvoiceItemInterfaceResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['InvoiceItemInterface'] = ResolversParentTypes['InvoiceItemInterface']> = {
  resolveType: TypeResolveFn<'InvoiceItem' | 'BundleInvoiceItem' | 'DownloadableInvoiceItem', ParentType, ContextType>;
};

export type InvoiceTotalResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['InvoiceTotal'] = ResolversParentTypes['InvoiceTotal']> = {
  base_grand_total?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  discounts?: Resolver<Types.Maybe<ReadonlyArray<Types.Maybe<ResolversTypes['Discount']>>>, ParentType, ContextType>;
  grand_total?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  shipping_handling?: Resolver<Types.Maybe<ResolversTypes['ShippingHandling']>, ParentType, ContextType>;
  subtotal?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  taxes?: Resolver<Types.Maybe<ReadonlyArray<Types.Maybe<ResolversTypes['TaxItem']>>>, ParentType, ContextType>;
  total_shipping?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  total_tax?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
};

export type CreditMemoResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['CreditMemo'] = ResolversParentTypes['CreditMemo']> = {
  comments?: Resolver<Types.Maybe<ReadonlyArray<Types.Maybe<ResolversTypes['SalesCommentItem']>>>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  items?: Resolver<Types.Maybe<ReadonlyArray<Types.Maybe<ResolversTypes['CreditMemoItemInterface']>>>, ParentType, ContextType>;
  number?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  total?: Resolver<Types.Maybe<ResolversTypes['CreditMemoTotal']>, ParentType, ContextType>;
};

export type CreditMemoItemInterfaceResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['CreditMemoItemInterface'] = ResolversParentTypes['CreditMemoItemInterface']> = {
  resolveType: TypeResolveFn<'CreditMemoItem' | 'BundleCreditMemoItem' | 'DownloadableCreditMemoItem', ParentType, ContextType>;
};

export type CreditMemoTotalResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['CreditMemoTotal'] = ResolversParentTypes['CreditMemoTotal']> = {
  adjustment?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  base_grand_total?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  discounts?: Resolver<Types.Maybe<ReadonlyArray<Types.Maybe<ResolversTypes['Discount']>>>, ParentType, ContextType>;
  grand_total?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  shipping_handling?: Resolver<Types.Maybe<ResolversTypes['ShippingHandling']>, ParentType, ContextType>;
  subtotal?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  taxes?: Resolver<Types.Maybe<ReadonlyArray<Types.Maybe<ResolversTypes['TaxItem']>>>, ParentType, ContextType>;
  total_shipping?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  total_tax?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
};

export type OrderCustomerInfoResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['OrderCustomerInfo'] = ResolversParentTypes['OrderCustomerInfo']> = {
  firstname?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  lastname?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  middlename?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  prefix?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  suffix?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type ReorderItemsOutputResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['ReorderItemsOutput'] = ResolversParentTypes['ReorderItemsOutput']> = {
  cart?: Resolver<ResolversTypes['Cart'], ParentType, ContextType>;
  userInputErrors?: Resolver<ReadonlyArray<Types.Maybe<ResolversTypes['CheckoutUserInputError']>>, ParentType, ContextType>;
};

export type CancelOrderOutputResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['CancelOrderOutput'] = ResolversParentTypes['CancelOrderOutput']> = {
  error?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  errorV2?: Resolver<Types.Maybe<ResolversTypes['CancelOrderError']>, ParentType, ContextType>;
  order?: Resolver<Types.Maybe<ResolversTypes['CustomerOrder']>, ParentType, ContextType>;
};

export type ShipmentItemResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['ShipmentItem'] = ResolversParentTypes['ShipmentItem']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  order_item?: Resolver<Types.Maybe<ResolversTypes['OrderItemInterface']>, ParentType, ContextType>;
  product_name?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  product_sale_price?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  product_sku?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  quantity_shipped?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type InvoiceItemResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['InvoiceItem'] = ResolversParentTypes['InvoiceItem']> = {
  discounts?: Resolver<Types.Maybe<ReadonlyArray<Types.Maybe<ResolversTypes['Discount']>>>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  order_item?: Resolver<Types.Maybe<ResolversTypes['OrderItemInterface']>, ParentType, ContextType>;
  product_name?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  product_sale_price?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  product_sku?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  quantity_invoiced?: Resolver<Types.Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type CreditMemoItemResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['CreditMemoItem'] = ResolversParentTypes['CreditMemoItem']> = {
  discounts?: Resolver<Types.Maybe<ReadonlyArray<Types.Maybe<ResolversTypes['Discount']>>>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  order_item?: Resolver<Types.Maybe<ResolversTypes['OrderItemInterface']>, ParentType, ContextType>;
  product_name?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  product_sale_price?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  product_sku?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  quantity_refunded?: Resolver<Types.Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type WalletSheetsResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['WalletSheets'] = ResolversParentTypes['WalletSheets']> = {
  apple_pay?: Resolver<Types.Maybe<ResolversTypes['ApplePaySheet']>, ParentType, ContextType>;
  google_pay?: Resolver<Types.Maybe<ResolversTypes['GooglePaySheet']>, ParentType, ContextType>;
};

export type ApplePaySheetResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['ApplePaySheet'] = ResolversParentTypes['ApplePaySheet']> = {
  country_code?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  merchant_name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  supported_networks?: Resolver<ReadonlyArray<ResolversTypes['String']>, ParentType, ContextType>;
};

export type GooglePaySheetResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['GooglePaySheet'] = ResolversParentTypes['GooglePaySheet']> = {
  card_networks?: Resolver<ReadonlyArray<ResolversTypes['String']>, ParentType, ContextType>;
  country_code?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  environment?: Resolver<ResolversTypes['GooglePayEnvironment'], ParentType, ContextType>;
  gateway?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  gateway_merchant_id?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  merchant_id?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  merchant_name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type Przelewy24MethodResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['Przelewy24Method'] = ResolversParentTypes['Przelewy24Method']> = {
  active?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  imgUrl?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  mobileImgUrl?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type CardTransactionResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['CardTransaction'] = ResolversParentTypes['CardTransaction']> = {
  token?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  transaction?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type PayWithWalletTokenOutputResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['PayWithWalletTokenOutput'] = ResolversParentTypes['PayWithWalletTokenOutput']> = {
  cart?: Resolver<ResolversTypes['Cart'], ParentType, ContextType>;
};

export type WithdrawFromContractOutputResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['WithdrawFromContractOutput'] = ResolversParentTypes['WithdrawFromContractOutput']> = {
  order?: Resolver<ResolversTypes['CustomerOrder'], ParentType, ContextType>;
  return?: Resolver<ResolversTypes['OrderReturn'], ParentType, ContextType>;
};

export type OrderReturnResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['OrderReturn'] = ResolversParentTypes['OrderReturn']> = {
  created_at?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  items?: Resolver<ReadonlyArray<Types.Maybe<ResolversTypes['OrderReturnItem']>>, ParentType, ContextType>;
  number?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  send_to?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  status?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  status_label?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type OrderReturnItemResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['OrderReturnItem'] = ResolversParentTypes['OrderReturnItem']> = {
  order_item_id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  product_name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  quantity?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
};

export type ProductReviewsOutputResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['ProductReviewsOutput'] = ResolversParentTypes['ProductReviewsOutput']> = {
  items?: Resolver<ReadonlyArray<Types.Maybe<ResolversTypes['ProductReview']>>, ParentType, ContextType>;
  page_info?: Resolver<ResolversTypes['SearchResultPageInfo'], ParentType, ContextType>;
  total_count?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  average?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  distribution?: Resolver<ReadonlyArray<ResolversTypes['Int']>, ParentType, ContextType>;
};

export type ProductReviewResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['ProductReview'] = ResolversParentTypes['ProductReview']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  rating?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  is_verified?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  language?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  shade_sku?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  type?: Resolver<ResolversTypes['ProductReviewType'], ParentType, ContextType>;
  status?: Resolver<ResolversTypes['ProductReviewStatus'], ParentType, ContextType>;
  is_own?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  average_rating?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  created_at?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  nickname?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  product?: Resolver<ResolversTypes['ProductInterface'], ParentType, ContextType>;
  ratings_breakdown?: Resolver<ReadonlyArray<Types.Maybe<ResolversTypes['ProductReviewRating']>>, ParentType, ContextType>;
  summary?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  text?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type ProductReviewsResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['ProductReviews'] = ResolversParentTypes['ProductReviews']> = {
  total_count?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  items?: Resolver<ReadonlyArray<Types.Maybe<ResolversTypes['ProductReview']>>, ParentType, ContextType>;
  page_info?: Resolver<ResolversTypes['SearchResultPageInfo'], ParentType, ContextType>;
};

export type CreateProductReviewOutputResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['CreateProductReviewOutput'] = ResolversParentTypes['CreateProductReviewOutput']> = {
  review?: Resolver<ResolversTypes['ProductReview'], ParentType, ContextType>;
};

export type ProductReviewRatingResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['ProductReviewRating'] = ResolversParentTypes['ProductReviewRating']> = {
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  value?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type ProductReviewRatingsMetadataResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['ProductReviewRatingsMetadata'] = ResolversParentTypes['ProductReviewRatingsMetadata']> = {
  items?: Resolver<ReadonlyArray<Types.Maybe<ResolversTypes['ProductReviewRatingMetadata']>>, ParentType, ContextType>;
};

export type ProductReviewRatingMetadataResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['ProductReviewRatingMetadata'] = ResolversParentTypes['ProductReviewRatingMetadata']> = {
  id?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  values?: Resolver<ReadonlyArray<Types.Maybe<ResolversTypes['ProductReviewRatingValueMetadata']>>, ParentType, ContextType>;
};

export type ProductReviewRatingValueMetadataResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['ProductReviewRatingValueMetadata'] = ResolversParentTypes['ProductReviewRatingValueMetadata']> = {
  value?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  value_id?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type SubscribeStockOutputResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['SubscribeStockOutput'] = ResolversParentTypes['SubscribeStockOutput']> = {
  status?: Resolver<ResolversTypes['StockAlertStatus'], ParentType, ContextType>;
};

export type RobotsConfigResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['RobotsConfig'] = ResolversParentTypes['RobotsConfig']> = {
  customInstructions?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  defaultRobots?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type CountryResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['Country'] = ResolversParentTypes['Country']> = {
  available_regions?: Resolver<Types.Maybe<ReadonlyArray<Types.Maybe<ResolversTypes['Region']>>>, ParentType, ContextType>;
  full_name_english?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  full_name_locale?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  id?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  three_letter_abbreviation?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  two_letter_abbreviation?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type RegionResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['Region'] = ResolversParentTypes['Region']> = {
  code?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  id?: Resolver<Types.Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  name?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type StoreConfigResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['StoreConfig'] = ResolversParentTypes['StoreConfig']> = {
  absolute_footer?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  allow_gift_receipt?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  allow_guests_to_write_product_reviews?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  allow_items?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  allow_order?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  allow_printed_card?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  autocomplete_on_storefront?: Resolver<Types.Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  base_currency_code?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  base_link_url?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  base_media_url?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  base_static_url?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  base_url?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  catalog_default_sort_by?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  category_fixed_product_tax_display_setting?: Resolver<Types.Maybe<ResolversTypes['FixedProductTaxDisplaySettings']>, ParentType, ContextType>;
  category_url_suffix?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  check_money_order_make_check_payable_to?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  check_money_order_send_check_to?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  cms_home_page?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  cms_no_cookies?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  cms_no_route?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  code?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  configurable_thumbnail_source?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  contact_enabled?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  copyright?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  create_account_confirmation?: Resolver<Types.Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  customer_access_token_lifetime?: Resolver<Types.Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  default_description?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  default_display_currency_code?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  default_keywords?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  default_title?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  enable_multiple_wishlists?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  front?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  grid_per_page?: Resolver<Types.Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  grid_per_page_values?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  head_includes?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  head_shortcut_icon?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  header_logo_src?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  id?: Resolver<Types.Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  is_default_store?: Resolver<Types.Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  is_default_store_group?: Resolver<Types.Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  list_mode?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  list_per_page?: Resolver<Types.Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  list_per_page_values?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  locale?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  logo_alt?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  logo_height?: Resolver<Types.Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  logo_width?: Resolver<Types.Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  magento_wishlist_general_is_enabled?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  maximum_number_of_wishlists?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  minimum_password_length?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  newsletter_enabled?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  no_route?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  order_cancellation_enabled?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  order_cancellation_reasons?: Resolver<ReadonlyArray<Types.Maybe<ResolversTypes['CancellationReason']>>, ParentType, ContextType>;
  payment_payflowpro_cc_vault_active?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  product_fixed_product_tax_display_setting?: Resolver<Types.Maybe<ResolversTypes['FixedProductTaxDisplaySettings']>, ParentType, ContextType>;
  product_reviews_enabled?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  product_url_suffix?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  required_character_classes_number?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  root_category_id?: Resolver<Types.Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  root_category_uid?: Resolver<Types.Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  sales_fixed_product_tax_display_setting?: Resolver<Types.Maybe<ResolversTypes['FixedProductTaxDisplaySettings']>, ParentType, ContextType>;
  secure_base_link_url?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  secure_base_media_url?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  secure_base_static_url?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  secure_base_url?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  show_cms_breadcrumbs?: Resolver<Types.Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  store_code?: Resolver<Types.Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  store_group_code?: Resolver<Types.Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  store_group_name?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  store_name?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  store_sort_order?: Resolver<Types.Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  timezone?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  title_prefix?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  title_separator?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  title_suffix?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  use_store_in_url?: Resolver<Types.Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  website_code?: Resolver<Types.Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  website_id?: Resolver<Types.Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  website_name?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  weight_unit?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  welcome?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  category_canonical_tag?: Resolver<Types.Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  product_canonical_tag?: Resolver<Types.Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
};

export type CurrencyResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['Currency'] = ResolversParentTypes['Currency']> = {
  available_currency_codes?: Resolver<Types.Maybe<ReadonlyArray<Types.Maybe<ResolversTypes['String']>>>, ParentType, ContextType>;
  base_currency_code?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  base_currency_symbol?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  default_display_currecy_code?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  default_display_currecy_symbol?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  default_display_currency_code?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  default_display_currency_symbol?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  exchange_rates?: Resolver<Types.Maybe<ReadonlyArray<Types.Maybe<ResolversTypes['ExchangeRate']>>>, ParentType, ContextType>;
};

export type ExchangeRateResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['ExchangeRate'] = ResolversParentTypes['ExchangeRate']> = {
  currency_to?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  rate?: Resolver<Types.Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
};

export type CancellationReasonResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['CancellationReason'] = ResolversParentTypes['CancellationReason']> = {
  description?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type WebsiteResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['Website'] = ResolversParentTypes['Website']> = {
  code?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  default_group_id?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  id?: Resolver<Types.Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  is_default?: Resolver<Types.Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  name?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  sort_order?: Resolver<Types.Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
};

export type UpdateWishlistOutputResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['UpdateWishlistOutput'] = ResolversParentTypes['UpdateWishlistOutput']> = {
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  uid?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  visibility?: Resolver<ResolversTypes['WishlistVisibilityEnum'], ParentType, ContextType>;
};

export type DeleteWishlistOutputResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['DeleteWishlistOutput'] = ResolversParentTypes['DeleteWishlistOutput']> = {
  status?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  wishlists?: Resolver<ReadonlyArray<Types.Maybe<ResolversTypes['Wishlist']>>, ParentType, ContextType, RequireFields<Types.DeleteWishlistOutputWishlistsArgs, 'pageSize' | 'currentPage'>>;
};

export type WishListUserInputErrorResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['WishListUserInputError'] = ResolversParentTypes['WishListUserInputError']> = {
  path?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  sentence?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  code?: Resolver<ResolversTypes['WishListUserInputErrorType'], ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type WishlistCartUserInputErrorResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['WishlistCartUserInputError'] = ResolversParentTypes['WishlistCartUserInputError']> = {
  path?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  sentence?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  code?: Resolver<ResolversTypes['WishlistCartUserInputErrorType'], ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  wishlistId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  wishlistItemId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
};

export type AddProductsToWishlistOutputResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['AddProductsToWishlistOutput'] = ResolversParentTypes['AddProductsToWishlistOutput']> = {
  user_errors?: Resolver<ReadonlyArray<Types.Maybe<ResolversTypes['WishListUserInputError']>>, ParentType, ContextType>;
  wishlist?: Resolver<ResolversTypes['Wishlist'], ParentType, ContextType>;
};

export type RemoveProductsFromWishlistOutputResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['RemoveProductsFromWishlistOutput'] = ResolversParentTypes['RemoveProductsFromWishlistOutput']> = {
  user_errors?: Resolver<ReadonlyArray<Types.Maybe<ResolversTypes['WishListUserInputError']>>, ParentType, ContextType>;
  wishlist?: Resolver<ResolversTypes['Wishlist'], ParentType, ContextType>;
};

export type UpdateProductsInWishlistOutputResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['UpdateProductsInWishlistOutput'] = ResolversParentTypes['UpdateProductsInWishlistOutput']> = {
  user_errors?: Resolver<ReadonlyArray<Types.Maybe<ResolversTypes['WishListUserInputError']>>, ParentType, ContextType>;
  wishlist?: Resolver<ResolversTypes['Wishlist'], ParentType, ContextType>;
};

export type WishlistResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['Wishlist'] = ResolversParentTypes['Wishlist']> = {
  id?: Resolver<Types.Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  items?: Resolver<Types.Maybe<ReadonlyArray<Types.Maybe<ResolversTypes['WishlistItem']>>>, ParentType, ContextType>;
  items_count?: Resolver<Types.Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  items_v2?: Resolver<Types.Maybe<ResolversTypes['WishlistItems']>, ParentType, ContextType, RequireFields<Types.WishlistItems_V2Args, 'currentPage' | 'pageSize'>>;
  name?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  sharing_code?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  updated_at?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  visibility?: Resolver<ResolversTypes['WishlistVisibilityEnum'], ParentType, ContextType>;
};

export type WishlistItemsResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['WishlistItems'] = ResolversParentTypes['WishlistItems']> = {
  items?: Resolver<ReadonlyArray<Types.Maybe<ResolversTypes['WishlistItemInterface']>>, ParentType, ContextType>;
  page_info?: Resolver<Types.Maybe<ResolversTypes['SearchResultPageInfo']>, ParentType, ContextType>;
};

export type WishlistItemInterfaceResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['WishlistItemInterface'] = ResolversParentTypes['WishlistItemInterface']> = {
  resolveType: TypeResolveFn<'SimpleWishlistItem' | 'ConfigurableWishlistItem' | 'BundleWishlistItem' | 'DownloadableWishlistItem' | 'VirtualWishlistItem' | 'GroupedProductWishlistItem', ParentType, ContextType>;
};

export type SimpleWishlistItemResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['SimpleWishlistItem'] = ResolversParentTypes['SimpleWishlistItem']> = {
  added_at?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  customizable_options?: Resolver<ReadonlyArray<Types.Maybe<ResolversTypes['SelectedCustomizableOption']>>, ParentType, ContextType>;
  description?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  product?: Resolver<Types.Maybe<ResolversTypes['ProductInterface']>, ParentType, ContextType>;
  quantity?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type ConfigurableWishlistItemResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['ConfigurableWishlistItem'] = ResolversParentTypes['ConfigurableWishlistItem']> = {
  child_sku?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  configurable_options?: Resolver<Types.Maybe<ReadonlyArray<Types.Maybe<ResolversTypes['SelectedConfigurableOption']>>>, ParentType, ContextType>;
  configured_variant?: Resolver<Types.Maybe<ResolversTypes['ProductInterface']>, ParentType, ContextType>;
  added_at?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  customizable_options?: Resolver<ReadonlyArray<Types.Maybe<ResolversTypes['SelectedCustomizableOption']>>, ParentType, ContextType>;
  description?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  product?: Resolver<Types.Maybe<ResolversTypes['ProductInterface']>, ParentType, ContextType>;
  quantity?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type CreateWishlistOutputResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['CreateWishlistOutput'] = ResolversParentTypes['CreateWishlistOutput']> = {
  wishlist?: Resolver<ResolversTypes['Wishlist'], ParentType, ContextType>;
};

export type AddWishlistItemsToCartOutputResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['AddWishlistItemsToCartOutput'] = ResolversParentTypes['AddWishlistItemsToCartOutput']> = {
  add_wishlist_items_to_cart_user_errors?: Resolver<ReadonlyArray<Types.Maybe<ResolversTypes['WishlistCartUserInputError']>>, ParentType, ContextType>;
  status?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  wishlist?: Resolver<ResolversTypes['Wishlist'], ParentType, ContextType>;
};

export type WishlistItemResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['WishlistItem'] = ResolversParentTypes['WishlistItem']> = {
  added_at?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  description?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  id?: Resolver<Types.Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  product?: Resolver<Types.Maybe<ResolversTypes['ProductInterface']>, ParentType, ContextType>;
  qty?: Resolver<Types.Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
};

export type ContactUsOutputResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['ContactUsOutput'] = ResolversParentTypes['ContactUsOutput']> = {
  status?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export type RoutableInterfaceResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['RoutableInterface'] = ResolversParentTypes['RoutableInterface']> = {
  resolveType: TypeResolveFn<'SimpleProduct' | 'VirtualProduct' | 'ConfigurableProduct' | 'CategoryTree' | 'CmsPage' | 'BundleProduct' | 'GroupedProduct' | 'DownloadableProduct' | 'RoutableUrl', ParentType, ContextType>;
};

export type EntityUrlResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['EntityUrl'] = ResolversParentTypes['EntityUrl']> = {
  canonical_url?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  entity_uid?: Resolver<Types.Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  id?: Resolver<Types.Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  redirectCode?: Resolver<Types.Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  relative_url?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  type?: Resolver<Types.Maybe<ResolversTypes['UrlRewriteEntityTypeEnum']>, ParentType, ContextType>;
};

export type CmsPageResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['CmsPage'] = ResolversParentTypes['CmsPage']> = {
  content?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  content_heading?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  identifier?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  meta_description?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  meta_keywords?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  meta_title?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  page_layout?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  title?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  url_key?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  redirect_code?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  relative_url?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  type?: Resolver<Types.Maybe<ResolversTypes['UrlRewriteEntityTypeEnum']>, ParentType, ContextType>;
  isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type CmsBlocksResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['CmsBlocks'] = ResolversParentTypes['CmsBlocks']> = {
  items?: Resolver<Types.Maybe<ReadonlyArray<Types.Maybe<ResolversTypes['CmsBlock']>>>, ParentType, ContextType>;
};

export type CmsBlockResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['CmsBlock'] = ResolversParentTypes['CmsBlock']> = {
  content?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  identifier?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  title?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type DiscountResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['Discount'] = ResolversParentTypes['Discount']> = {
  amount?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  applied_to?: Resolver<ResolversTypes['CartDiscountType'], ParentType, ContextType>;
  coupon?: Resolver<Types.Maybe<ResolversTypes['AppliedCoupon']>, ParentType, ContextType>;
  label?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  type?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  value?: Resolver<Types.Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
};

export type AppliedCouponResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['AppliedCoupon'] = ResolversParentTypes['AppliedCoupon']> = {
  code?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type MoneyResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['Money'] = ResolversParentTypes['Money']> = {
  currency?: Resolver<Types.Maybe<ResolversTypes['CurrencyEnum']>, ParentType, ContextType>;
  value?: Resolver<Types.Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
};

export type SearchResultPageInfoResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['SearchResultPageInfo'] = ResolversParentTypes['SearchResultPageInfo']> = {
  current_page?: Resolver<Types.Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  page_size?: Resolver<Types.Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  total_pages?: Resolver<Types.Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
};

export type KeyValueResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['KeyValue'] = ResolversParentTypes['KeyValue']> = {
  name?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  value?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type ComplexTextValueResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['ComplexTextValue'] = ResolversParentTypes['ComplexTextValue']> = {
  html?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type AttributeValueInterfaceResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['AttributeValueInterface'] = ResolversParentTypes['AttributeValueInterface']> = {
  resolveType: TypeResolveFn<'AttributeValue' | 'AttributeSelectedOptions', ParentType, ContextType>;
};

export type AttributeValueResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['AttributeValue'] = ResolversParentTypes['AttributeValue']> = {
  value?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  code?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type AttributeSelectedOptionsResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['AttributeSelectedOptions'] = ResolversParentTypes['AttributeSelectedOptions']> = {
  selected_options?: Resolver<ReadonlyArray<Types.Maybe<ResolversTypes['AttributeSelectedOptionInterface']>>, ParentType, ContextType>;
  code?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type AttributeSelectedOptionInterfaceResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['AttributeSelectedOptionInterface'] = ResolversParentTypes['AttributeSelectedOptionInterface']> = {
  resolveType: TypeResolveFn<'AttributeSelectedOption', ParentType, ContextType>;
};

export type HttpQueryParameterResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['HttpQueryParameter'] = ResolversParentTypes['HttpQueryParameter']> = {
  name?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  value?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type GiftMessageResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['GiftMessage'] = ResolversParentTypes['GiftMessage']> = {
  from?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  to?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type ConfigurableOptionAvailableForSelectionResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['ConfigurableOptionAvailableForSelection'] = ResolversParentTypes['ConfigurableOptionAvailableForSelection']> = {
  attribute_code?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  option_value_uids?: Resolver<ReadonlyArray<Types.Maybe<ResolversTypes['ID']>>, ParentType, ContextType>;
};

export type MediaGalleryEntryResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['MediaGalleryEntry'] = ResolversParentTypes['MediaGalleryEntry']> = {
  content?: Resolver<Types.Maybe<ResolversTypes['ProductMediaGalleryEntriesContent']>, ParentType, ContextType>;
  disabled?: Resolver<Types.Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  file?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  id?: Resolver<Types.Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  label?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  media_type?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  position?: Resolver<Types.Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  types?: Resolver<Types.Maybe<ReadonlyArray<Types.Maybe<ResolversTypes['String']>>>, ParentType, ContextType>;
  uid?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  video_content?: Resolver<Types.Maybe<ResolversTypes['ProductMediaGalleryEntriesVideoContent']>, ParentType, ContextType>;
};

export type ProductMediaGalleryEntriesVideoContentResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['ProductMediaGalleryEntriesVideoContent'] = ResolversParentTypes['ProductMediaGalleryEntriesVideoContent']> = {
  media_type?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  video_description?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  video_metadata?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  video_provider?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  video_title?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  video_url?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type ProductPricesResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['ProductPrices'] = ResolversParentTypes['ProductPrices']> = {
  maximalPrice?: Resolver<Types.Maybe<ResolversTypes['Price']>, ParentType, ContextType>;
  minimalPrice?: Resolver<Types.Maybe<ResolversTypes['Price']>, ParentType, ContextType>;
  regularPrice?: Resolver<Types.Maybe<ResolversTypes['Price']>, ParentType, ContextType>;
};

export type PriceResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['Price'] = ResolversParentTypes['Price']> = {
  adjustments?: Resolver<Types.Maybe<ReadonlyArray<Types.Maybe<ResolversTypes['PriceAdjustment']>>>, ParentType, ContextType>;
  amount?: Resolver<Types.Maybe<ResolversTypes['Money']>, ParentType, ContextType>;
};

export type PriceAdjustmentResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['PriceAdjustment'] = ResolversParentTypes['PriceAdjustment']> = {
  amount?: Resolver<Types.Maybe<ResolversTypes['Money']>, ParentType, ContextType>;
  code?: Resolver<Types.Maybe<ResolversTypes['PriceAdjustmentCodesEnum']>, ParentType, ContextType>;
  description?: Resolver<Types.Maybe<ResolversTypes['PriceAdjustmentDescriptionEnum']>, ParentType, ContextType>;
};

export type LayerFilterResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['LayerFilter'] = ResolversParentTypes['LayerFilter']> = {
  filter_items?: Resolver<Types.Maybe<ReadonlyArray<Types.Maybe<ResolversTypes['LayerFilterItemInterface']>>>, ParentType, ContextType>;
  filter_items_count?: Resolver<Types.Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  name?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  request_var?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type CategoryProductsResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['CategoryProducts'] = ResolversParentTypes['CategoryProducts']> = {
  items?: Resolver<Types.Maybe<ReadonlyArray<Types.Maybe<ResolversTypes['ProductInterface']>>>, ParentType, ContextType>;
  page_info?: Resolver<Types.Maybe<ResolversTypes['SearchResultPageInfo']>, ParentType, ContextType>;
  total_count?: Resolver<Types.Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
};

export type LayerFilterItemInterfaceResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['LayerFilterItemInterface'] = ResolversParentTypes['LayerFilterItemInterface']> = {
  resolveType: TypeResolveFn<'LayerFilterItem' | 'SwatchLayerFilterItem', ParentType, ContextType>;
};

export type ProductCustomAttributesResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['ProductCustomAttributes'] = ResolversParentTypes['ProductCustomAttributes']> = {
  errors?: Resolver<ReadonlyArray<Types.Maybe<ResolversTypes['AttributeMetadataError']>>, ParentType, ContextType>;
  items?: Resolver<ReadonlyArray<Types.Maybe<ResolversTypes['AttributeValueInterface']>>, ParentType, ContextType>;
};

export type ProductLinksInterfaceResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['ProductLinksInterface'] = ResolversParentTypes['ProductLinksInterface']> = {
  resolveType: TypeResolveFn<'ProductLinks', ParentType, ContextType>;
};

export type ProductMediaGalleryEntriesContentResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['ProductMediaGalleryEntriesContent'] = ResolversParentTypes['ProductMediaGalleryEntriesContent']> = {
  base64_encoded_data?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  name?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  type?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type ProductTierPricesResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['ProductTierPrices'] = ResolversParentTypes['ProductTierPrices']> = {
  customer_group_id?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  percentage_value?: Resolver<Types.Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  qty?: Resolver<Types.Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  value?: Resolver<Types.Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  website_id?: Resolver<Types.Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
};

export type PhysicalProductInterfaceResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['PhysicalProductInterface'] = ResolversParentTypes['PhysicalProductInterface']> = {
  resolveType: TypeResolveFn<'SimpleProduct' | 'ConfigurableProduct' | 'BundleProduct' | 'GroupedProduct', ParentType, ContextType>;
};

export type CustomizableProductInterfaceResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['CustomizableProductInterface'] = ResolversParentTypes['CustomizableProductInterface']> = {
  resolveType: TypeResolveFn<'SimpleProduct' | 'VirtualProduct' | 'ConfigurableProduct' | 'BundleProduct' | 'DownloadableProduct', ParentType, ContextType>;
};

export type CustomizableOptionInterfaceResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['CustomizableOptionInterface'] = ResolversParentTypes['CustomizableOptionInterface']> = {
  resolveType: TypeResolveFn<'CustomizableAreaOption' | 'CustomizableCheckboxOption' | 'CustomizableDateOption' | 'CustomizableDropDownOption' | 'CustomizableFieldOption' | 'CustomizableFileOption' | 'CustomizableMultipleOption' | 'CustomizableRadioOption', ParentType, ContextType>;
};

export type CustomizableAreaOptionResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['CustomizableAreaOption'] = ResolversParentTypes['CustomizableAreaOption']> = {
  product_sku?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  value?: Resolver<Types.Maybe<ResolversTypes['CustomizableAreaValue']>, ParentType, ContextType>;
  option_id?: Resolver<Types.Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  required?: Resolver<Types.Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  sort_order?: Resolver<Types.Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  title?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  uid?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type CustomizableAreaValueResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['CustomizableAreaValue'] = ResolversParentTypes['CustomizableAreaValue']> = {
  max_characters?: Resolver<Types.Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  price?: Resolver<Types.Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  price_type?: Resolver<Types.Maybe<ResolversTypes['PriceTypeEnum']>, ParentType, ContextType>;
  sku?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  uid?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
};

export type CustomizableCheckboxOptionResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['CustomizableCheckboxOption'] = ResolversParentTypes['CustomizableCheckboxOption']> = {
  value?: Resolver<Types.Maybe<ReadonlyArray<Types.Maybe<ResolversTypes['CustomizableCheckboxValue']>>>, ParentType, ContextType>;
  option_id?: Resolver<Types.Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  required?: Resolver<Types.Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  sort_order?: Resolver<Types.Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  title?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  uid?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type CustomizableCheckboxValueResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['CustomizableCheckboxValue'] = ResolversParentTypes['CustomizableCheckboxValue']> = {
  option_type_id?: Resolver<Types.Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  price?: Resolver<Types.Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  price_type?: Resolver<Types.Maybe<ResolversTypes['PriceTypeEnum']>, ParentType, ContextType>;
  sku?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  sort_order?: Resolver<Types.Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  title?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  uid?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
};

export type CustomizableDateOptionResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['CustomizableDateOption'] = ResolversParentTypes['CustomizableDateOption']> = {
  product_sku?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  value?: Resolver<Types.Maybe<ResolversTypes['CustomizableDateValue']>, ParentType, ContextType>;
  option_id?: Resolver<Types.Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  required?: Resolver<Types.Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  sort_order?: Resolver<Types.Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  title?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  uid?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type CustomizableDateValueResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['CustomizableDateValue'] = ResolversParentTypes['CustomizableDateValue']> = {
  price?: Resolver<Types.Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  price_type?: Resolver<Types.Maybe<ResolversTypes['PriceTypeEnum']>, ParentType, ContextType>;
  sku?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  type?: Resolver<Types.Maybe<ResolversTypes['CustomizableDateTypeEnum']>, ParentType, ContextType>;
  uid?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
};

export type CustomizableDropDownOptionResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['CustomizableDropDownOption'] = ResolversParentTypes['CustomizableDropDownOption']> = {
  value?: Resolver<Types.Maybe<ReadonlyArray<Types.Maybe<ResolversTypes['CustomizableDropDownValue']>>>, ParentType, ContextType>;
  option_id?: Resolver<Types.Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  required?: Resolver<Types.Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  sort_order?: Resolver<Types.Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  title?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  uid?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type CustomizableDropDownValueResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['CustomizableDropDownValue'] = ResolversParentTypes['CustomizableDropDownValue']> = {
  option_type_id?: Resolver<Types.Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  price?: Resolver<Types.Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  price_type?: Resolver<Types.Maybe<ResolversTypes['PriceTypeEnum']>, ParentType, ContextType>;
  sku?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  sort_order?: Resolver<Types.Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  title?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  uid?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
};

export type CustomizableFieldOptionResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['CustomizableFieldOption'] = ResolversParentTypes['CustomizableFieldOption']> = {
  product_sku?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  value?: Resolver<Types.Maybe<ResolversTypes['CustomizableFieldValue']>, ParentType, ContextType>;
  option_id?: Resolver<Types.Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  required?: Resolver<Types.Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  sort_order?: Resolver<Types.Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  title?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  uid?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type CustomizableFieldValueResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['CustomizableFieldValue'] = ResolversParentTypes['CustomizableFieldValue']> = {
  max_characters?: Resolver<Types.Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  price?: Resolver<Types.Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  price_type?: Resolver<Types.Maybe<ResolversTypes['PriceTypeEnum']>, ParentType, ContextType>;
  sku?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  uid?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
};

export type CustomizableFileOptionResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['CustomizableFileOption'] = ResolversParentTypes['CustomizableFileOption']> = {
  product_sku?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  value?: Resolver<Types.Maybe<ResolversTypes['CustomizableFileValue']>, ParentType, ContextType>;
  option_id?: Resolver<Types.Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  required?: Resolver<Types.Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  sort_order?: Resolver<Types.Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  title?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  uid?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type CustomizableFileValueResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['CustomizableFileValue'] = ResolversParentTypes['CustomizableFileValue']> = {
  file_extension?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  image_size_x?: Resolver<Types.Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  image_size_y?: Resolver<Types.Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  price?: Resolver<Types.Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  price_type?: Resolver<Types.Maybe<ResolversTypes['PriceTypeEnum']>, ParentType, ContextType>;
  sku?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  uid?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
};

export type CustomizableMultipleOptionResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['CustomizableMultipleOption'] = ResolversParentTypes['CustomizableMultipleOption']> = {
  value?: Resolver<Types.Maybe<ReadonlyArray<Types.Maybe<ResolversTypes['CustomizableMultipleValue']>>>, ParentType, ContextType>;
  option_id?: Resolver<Types.Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  required?: Resolver<Types.Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  sort_order?: Resolver<Types.Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  title?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  uid?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type CustomizableMultipleValueResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['CustomizableMultipleValue'] = ResolversParentTypes['CustomizableMultipleValue']> = {
  option_type_id?: Resolver<Types.Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  price?: Resolver<Types.Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  price_type?: Resolver<Types.Maybe<ResolversTypes['PriceTypeEnum']>, ParentType, ContextType>;
  sku?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  sort_order?: Resolver<Types.Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  title?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  uid?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
};

export type CustomizableRadioOptionResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['CustomizableRadioOption'] = ResolversParentTypes['CustomizableRadioOption']> = {
  value?: Resolver<Types.Maybe<ReadonlyArray<Types.Maybe<ResolversTypes['CustomizableRadioValue']>>>, ParentType, ContextType>;
  option_id?: Resolver<Types.Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  required?: Resolver<Types.Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  sort_order?: Resolver<Types.Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  title?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  uid?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type CustomizableRadioValueResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['CustomizableRadioValue'] = ResolversParentTypes['CustomizableRadioValue']> = {
  option_type_id?: Resolver<Types.Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  price?: Resolver<Types.Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  price_type?: Resolver<Types.Maybe<ResolversTypes['PriceTypeEnum']>, ParentType, ContextType>;
  sku?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  sort_order?: Resolver<Types.Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  title?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  uid?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
};

export type ImageSwatchDataResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['ImageSwatchData'] = ResolversParentTypes['ImageSwatchData']> = {
  thumbnail?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  value?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type TextSwatchDataResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['TextSwatchData'] = ResolversParentTypes['TextSwatchData']> = {
  value?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type ProductVideoResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['ProductVideo'] = ResolversParentTypes['ProductVideo']> = {
  video_content?: Resolver<Types.Maybe<ResolversTypes['ProductMediaGalleryEntriesVideoContent']>, ParentType, ContextType>;
  disabled?: Resolver<Types.Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  label?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  position?: Resolver<Types.Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  url?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type AttributeSelectedOptionResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['AttributeSelectedOption'] = ResolversParentTypes['AttributeSelectedOption']> = {
  label?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  value?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type ProductLinksResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['ProductLinks'] = ResolversParentTypes['ProductLinks']> = {
  link_type?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  linked_product_sku?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  linked_product_type?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  position?: Resolver<Types.Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  sku?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type LayerFilterItemResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['LayerFilterItem'] = ResolversParentTypes['LayerFilterItem']> = {
  items_count?: Resolver<Types.Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  label?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  value_string?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type SwatchLayerFilterItemResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['SwatchLayerFilterItem'] = ResolversParentTypes['SwatchLayerFilterItem']> = {
  items_count?: Resolver<Types.Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  label?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  value_string?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  swatch_data?: Resolver<Types.Maybe<ResolversTypes['SwatchData']>, ParentType, ContextType>;
  isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type SwatchLayerFilterItemInterfaceResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['SwatchLayerFilterItemInterface'] = ResolversParentTypes['SwatchLayerFilterItemInterface']> = {
  resolveType: TypeResolveFn<'SwatchLayerFilterItem', ParentType, ContextType>;
};

export type SwatchDataResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['SwatchData'] = ResolversParentTypes['SwatchData']> = {
  type?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  value?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type BundleCartItemResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['BundleCartItem'] = ResolversParentTypes['BundleCartItem']> = {
  bundle_options?: Resolver<ReadonlyArray<Types.Maybe<ResolversTypes['SelectedBundleOption']>>, ParentType, ContextType>;
  customizable_options?: Resolver<ReadonlyArray<Types.Maybe<ResolversTypes['SelectedCustomizableOption']>>, ParentType, ContextType>;
  gift_message?: Resolver<Types.Maybe<ResolversTypes['GiftMessage']>, ParentType, ContextType>;
  availability?: Resolver<ResolversTypes['CartItemAvailability'], ParentType, ContextType>;
  gift_source?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  isFaF?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  isGift?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  isSample?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  outOfStock?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  sku?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  discount?: Resolver<Types.Maybe<ReadonlyArray<Types.Maybe<ResolversTypes['Discount']>>>, ParentType, ContextType>;
  errors?: Resolver<Types.Maybe<ReadonlyArray<Types.Maybe<ResolversTypes['CartItemError']>>>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  is_available?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  max_qty?: Resolver<Types.Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  min_qty?: Resolver<Types.Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  not_available_message?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  prices?: Resolver<Types.Maybe<ResolversTypes['CartItemPrices']>, ParentType, ContextType>;
  product?: Resolver<ResolversTypes['ProductInterface'], ParentType, ContextType>;
  quantity?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  uid?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type SelectedBundleOptionResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['SelectedBundleOption'] = ResolversParentTypes['SelectedBundleOption']> = {
  id?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  label?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  price?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  type?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  uid?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  values?: Resolver<ReadonlyArray<Types.Maybe<ResolversTypes['SelectedBundleOptionValue']>>, ParentType, ContextType>;
};

export type SelectedBundleOptionValueResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['SelectedBundleOptionValue'] = ResolversParentTypes['SelectedBundleOptionValue']> = {
  id?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  label?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  original_price?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  price?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  priceV2?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  quantity?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  uid?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
};

export type DownloadableCartItemResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['DownloadableCartItem'] = ResolversParentTypes['DownloadableCartItem']> = {
  customizable_options?: Resolver<ReadonlyArray<Types.Maybe<ResolversTypes['SelectedCustomizableOption']>>, ParentType, ContextType>;
  links?: Resolver<Types.Maybe<ReadonlyArray<Types.Maybe<ResolversTypes['DownloadableProductLinks']>>>, ParentType, ContextType>;
  samples?: Resolver<Types.Maybe<ReadonlyArray<Types.Maybe<ResolversTypes['DownloadableProductSamples']>>>, ParentType, ContextType>;
  availability?: Resolver<ResolversTypes['CartItemAvailability'], ParentType, ContextType>;
  gift_source?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  isFaF?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  isGift?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  isSample?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  outOfStock?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  sku?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  discount?: Resolver<Types.Maybe<ReadonlyArray<Types.Maybe<ResolversTypes['Discount']>>>, ParentType, ContextType>;
  errors?: Resolver<Types.Maybe<ReadonlyArray<Types.Maybe<ResolversTypes['CartItemError']>>>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  is_available?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  max_qty?: Resolver<Types.Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  min_qty?: Resolver<Types.Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  not_available_message?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  prices?: Resolver<Types.Maybe<ResolversTypes['CartItemPrices']>, ParentType, ContextType>;
  product?: Resolver<ResolversTypes['ProductInterface'], ParentType, ContextType>;
  quantity?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  uid?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type BundleProductResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['BundleProduct'] = ResolversParentTypes['BundleProduct']> = {
  dynamic_price?: Resolver<Types.Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  dynamic_sku?: Resolver<Types.Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  dynamic_weight?: Resolver<Types.Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  items?: Resolver<Types.Maybe<ReadonlyArray<Types.Maybe<ResolversTypes['BundleItem']>>>, ParentType, ContextType>;
  price_view?: Resolver<Types.Maybe<ResolversTypes['PriceViewEnum']>, ParentType, ContextType>;
  ship_bundle_items?: Resolver<Types.Maybe<ResolversTypes['ShipBundleItemsEnum']>, ParentType, ContextType>;
  application?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  benefits?: Resolver<Types.Maybe<ReadonlyArray<Types.Maybe<ResolversTypes['String']>>>, ParentType, ContextType>;
  brand?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  brand_label?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  certificates?: Resolver<Types.Maybe<ReadonlyArray<Types.Maybe<ResolversTypes['ProductCertificate']>>>, ParentType, ContextType>;
  certifications?: Resolver<Types.Maybe<ReadonlyArray<Types.Maybe<ResolversTypes['String']>>>, ParentType, ContextType>;
  color?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  colour?: Resolver<Types.Maybe<ResolversTypes['ProductColour']>, ParentType, ContextType>;
  composition?: Resolver<Types.Maybe<ReadonlyArray<Types.Maybe<ResolversTypes['String']>>>, ParentType, ContextType>;
  custom_attributes?: Resolver<Types.Maybe<ReadonlyArray<Types.Maybe<ResolversTypes['CustomAttribute']>>>, ParentType, ContextType>;
  ean?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  friends_and_family_price?: Resolver<Types.Maybe<ResolversTypes['Money']>, ParentType, ContextType>;
  gifts_sku?: Resolver<Types.Maybe<ReadonlyArray<Types.Maybe<ResolversTypes['String']>>>, ParentType, ContextType>;
  has_free_delivery?: Resolver<Types.Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  has_gift?: Resolver<Types.Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  has_samples?: Resolver<Types.Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  ingredients?: Resolver<Types.Maybe<ReadonlyArray<Types.Maybe<ResolversTypes['ProductIngredient']>>>, ParentType, ContextType>;
  is_bestseller?: Resolver<Types.Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  is_gift?: Resolver<Types.Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  is_natural?: Resolver<Types.Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  is_new?: Resolver<Types.Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  is_presale?: Resolver<Types.Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  is_promotion?: Resolver<Types.Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  is_sale?: Resolver<Types.Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  is_sample?: Resolver<Types.Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  is_sponsored?: Resolver<Types.Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  loyalty_programs?: Resolver<Types.Maybe<ReadonlyArray<Types.Maybe<ResolversTypes['String']>>>, ParentType, ContextType>;
  pao?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  product_line?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  product_line_label?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  safety?: Resolver<Types.Maybe<ResolversTypes['ProductSafety']>, ParentType, ContextType>;
  samples_sku?: Resolver<Types.Maybe<ReadonlyArray<Types.Maybe<ResolversTypes['String']>>>, ParentType, ContextType>;
  size?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  skin_type?: Resolver<Types.Maybe<ReadonlyArray<Types.Maybe<ResolversTypes['String']>>>, ParentType, ContextType>;
  tax_class_id?: Resolver<Types.Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  unit_price?: Resolver<Types.Maybe<ResolversTypes['UnitPrice']>, ParentType, ContextType>;
  usage?: Resolver<Types.Maybe<ReadonlyArray<Types.Maybe<ResolversTypes['String']>>>, ParentType, ContextType>;
  categories?: Resolver<Types.Maybe<ReadonlyArray<Types.Maybe<ResolversTypes['CategoryInterface']>>>, ParentType, ContextType>;
  crosssell_products?: Resolver<Types.Maybe<ReadonlyArray<Types.Maybe<ResolversTypes['ProductInterface']>>>, ParentType, ContextType>;
  description?: Resolver<Types.Maybe<ResolversTypes['ComplexTextValue']>, ParentType, ContextType>;
  id?: Resolver<Types.Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  image?: Resolver<Types.Maybe<ResolversTypes['ProductImage']>, ParentType, ContextType>;
  media_gallery?: Resolver<Types.Maybe<ReadonlyArray<Types.Maybe<ResolversTypes['MediaGalleryInterface']>>>, ParentType, ContextType>;
  media_gallery_entries?: Resolver<Types.Maybe<ReadonlyArray<Types.Maybe<ResolversTypes['MediaGalleryEntry']>>>, ParentType, ContextType>;
  meta_description?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  meta_keyword?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  meta_title?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  name?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  new_from_date?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  new_to_date?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  only_x_left_in_stock?: Resolver<Types.Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  options_container?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  price?: Resolver<Types.Maybe<ResolversTypes['ProductPrices']>, ParentType, ContextType>;
  price_range?: Resolver<ResolversTypes['PriceRange'], ParentType, ContextType>;
  price_tiers?: Resolver<Types.Maybe<ReadonlyArray<Types.Maybe<ResolversTypes['TierPrice']>>>, ParentType, ContextType>;
  rating_summary?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  related_products?: Resolver<Types.Maybe<ReadonlyArray<Types.Maybe<ResolversTypes['ProductInterface']>>>, ParentType, ContextType>;
  review_count?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  reviews?: Resolver<ResolversTypes['ProductReviews'], ParentType, ContextType, RequireFields<Types.BundleProductReviewsArgs, 'pageSize' | 'currentPage'>>;
  short_description?: Resolver<Types.Maybe<ResolversTypes['ComplexTextValue']>, ParentType, ContextType>;
  sku?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  small_image?: Resolver<Types.Maybe<ResolversTypes['ProductImage']>, ParentType, ContextType>;
  special_to_date?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  stock_status?: Resolver<Types.Maybe<ResolversTypes['ProductStockStatus']>, ParentType, ContextType>;
  thumbnail?: Resolver<Types.Maybe<ResolversTypes['ProductImage']>, ParentType, ContextType>;
  uid?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  upsell_products?: Resolver<Types.Maybe<ReadonlyArray<Types.Maybe<ResolversTypes['ProductInterface']>>>, ParentType, ContextType>;
  url_key?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  url_rewrites?: Resolver<Types.Maybe<ReadonlyArray<Types.Maybe<ResolversTypes['UrlRewrite']>>>, ParentType, ContextType>;
  url_suffix?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  attribute_set_id?: Resolver<Types.Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  canonical_url?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  country_of_manufacture?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  created_at?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  custom_attributesV2?: Resolver<Types.Maybe<ResolversTypes['ProductCustomAttributes']>, ParentType, ContextType, Partial<Types.BundleProductCustom_AttributesV2Args>>;
  is_returnable?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  manufacturer?: Resolver<Types.Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  max_sale_qty?: Resolver<Types.Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  min_sale_qty?: Resolver<Types.Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  product_links?: Resolver<Types.Maybe<ReadonlyArray<Types.Maybe<ResolversTypes['ProductLinksInterface']>>>, ParentType, ContextType>;
  quantity?: Resolver<Types.Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  special_from_date?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  special_price?: Resolver<Types.Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  swatch_image?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  tier_price?: Resolver<Types.Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  tier_prices?: Resolver<Types.Maybe<ReadonlyArray<Types.Maybe<ResolversTypes['ProductTierPrices']>>>, ParentType, ContextType>;
  type_id?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  updated_at?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  url_path?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  websites?: Resolver<Types.Maybe<ReadonlyArray<Types.Maybe<ResolversTypes['Website']>>>, ParentType, ContextType>;
  redirect_code?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  relative_url?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  type?: Resolver<Types.Maybe<ResolversTypes['UrlRewriteEntityTypeEnum']>, ParentType, ContextType>;
  weight?: Resolver<Types.Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  options?: Resolver<Types.Maybe<ReadonlyArray<Types.Maybe<ResolversTypes['CustomizableOptionInterface']>>>, ParentType, ContextType>;
  isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type BundleItemResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['BundleItem'] = ResolversParentTypes['BundleItem']> = {
  option_id?: Resolver<Types.Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  options?: Resolver<Types.Maybe<ReadonlyArray<Types.Maybe<ResolversTypes['BundleItemOption']>>>, ParentType, ContextType>;
  position?: Resolver<Types.Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  price_range?: Resolver<ResolversTypes['PriceRange'], ParentType, ContextType>;
  required?: Resolver<Types.Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  sku?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  title?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  type?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  uid?: Resolver<Types.Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
};

export type BundleItemOptionResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['BundleItemOption'] = ResolversParentTypes['BundleItemOption']> = {
  can_change_quantity?: Resolver<Types.Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  id?: Resolver<Types.Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  is_default?: Resolver<Types.Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  label?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  position?: Resolver<Types.Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  price?: Resolver<Types.Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  price_type?: Resolver<Types.Maybe<ResolversTypes['PriceTypeEnum']>, ParentType, ContextType>;
  product?: Resolver<Types.Maybe<ResolversTypes['ProductInterface']>, ParentType, ContextType>;
  qty?: Resolver<Types.Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  quantity?: Resolver<Types.Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  uid?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
};

export type GroupedProductResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['GroupedProduct'] = ResolversParentTypes['GroupedProduct']> = {
  items?: Resolver<Types.Maybe<ReadonlyArray<Types.Maybe<ResolversTypes['GroupedProductItem']>>>, ParentType, ContextType>;
  application?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  benefits?: Resolver<Types.Maybe<ReadonlyArray<Types.Maybe<ResolversTypes['String']>>>, ParentType, ContextType>;
  brand?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  brand_label?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  certificates?: Resolver<Types.Maybe<ReadonlyArray<Types.Maybe<ResolversTypes['ProductCertificate']>>>, ParentType, ContextType>;
  certifications?: Resolver<Types.Maybe<ReadonlyArray<Types.Maybe<ResolversTypes['String']>>>, ParentType, ContextType>;
  color?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  colour?: Resolver<Types.Maybe<ResolversTypes['ProductColour']>, ParentType, ContextType>;
  composition?: Resolver<Types.Maybe<ReadonlyArray<Types.Maybe<ResolversTypes['String']>>>, ParentType, ContextType>;
  custom_attributes?: Resolver<Types.Maybe<ReadonlyArray<Types.Maybe<ResolversTypes['CustomAttribute']>>>, ParentType, ContextType>;
  ean?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  friends_and_family_price?: Resolver<Types.Maybe<ResolversTypes['Money']>, ParentType, ContextType>;
  gifts_sku?: Resolver<Types.Maybe<ReadonlyArray<Types.Maybe<ResolversTypes['String']>>>, ParentType, ContextType>;
  has_free_delivery?: Resolver<Types.Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  has_gift?: Resolver<Types.Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  has_samples?: Resolver<Types.Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  ingredients?: Resolver<Types.Maybe<ReadonlyArray<Types.Maybe<ResolversTypes['ProductIngredient']>>>, ParentType, ContextType>;
  is_bestseller?: Resolver<Types.Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  is_gift?: Resolver<Types.Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  is_natural?: Resolver<Types.Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  is_new?: Resolver<Types.Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  is_presale?: Resolver<Types.Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  is_promotion?: Resolver<Types.Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  is_sale?: Resolver<Types.Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  is_sample?: Resolver<Types.Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  is_sponsored?: Resolver<Types.Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  loyalty_programs?: Resolver<Types.Maybe<ReadonlyArray<Types.Maybe<ResolversTypes['String']>>>, ParentType, ContextType>;
  pao?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  product_line?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  product_line_label?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  safety?: Resolver<Types.Maybe<ResolversTypes['ProductSafety']>, ParentType, ContextType>;
  samples_sku?: Resolver<Types.Maybe<ReadonlyArray<Types.Maybe<ResolversTypes['String']>>>, ParentType, ContextType>;
  size?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  skin_type?: Resolver<Types.Maybe<ReadonlyArray<Types.Maybe<ResolversTypes['String']>>>, ParentType, ContextType>;
  tax_class_id?: Resolver<Types.Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  unit_price?: Resolver<Types.Maybe<ResolversTypes['UnitPrice']>, ParentType, ContextType>;
  usage?: Resolver<Types.Maybe<ReadonlyArray<Types.Maybe<ResolversTypes['String']>>>, ParentType, ContextType>;
  categories?: Resolver<Types.Maybe<ReadonlyArray<Types.Maybe<ResolversTypes['CategoryInterface']>>>, ParentType, ContextType>;
  crosssell_products?: Resolver<Types.Maybe<ReadonlyArray<Types.Maybe<ResolversTypes['ProductInterface']>>>, ParentType, ContextType>;
  description?: Resolver<Types.Maybe<ResolversTypes['ComplexTextValue']>, ParentType, ContextType>;
  id?: Resolver<Types.Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  image?: Resolver<Types.Maybe<ResolversTypes['ProductImage']>, ParentType, ContextType>;
  media_gallery?: Resolver<Types.Maybe<ReadonlyArray<Types.Maybe<ResolversTypes['MediaGalleryInterface']>>>, ParentType, ContextType>;
  media_gallery_entries?: Resolver<Types.Maybe<ReadonlyArray<Types.Maybe<ResolversTypes['MediaGalleryEntry']>>>, ParentType, ContextType>;
  meta_description?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  meta_keyword?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  meta_title?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  name?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  new_from_date?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  new_to_date?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  only_x_left_in_stock?: Resolver<Types.Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  options_container?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  price?: Resolver<Types.Maybe<ResolversTypes['ProductPrices']>, ParentType, ContextType>;
  price_range?: Resolver<ResolversTypes['PriceRange'], ParentType, ContextType>;
  price_tiers?: Resolver<Types.Maybe<ReadonlyArray<Types.Maybe<ResolversTypes['TierPrice']>>>, ParentType, ContextType>;
  rating_summary?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  related_products?: Resolver<Types.Maybe<ReadonlyArray<Types.Maybe<ResolversTypes['ProductInterface']>>>, ParentType, ContextType>;
  review_count?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  reviews?: Resolver<ResolversTypes['ProductReviews'], ParentType, ContextType, RequireFields<Types.GroupedProductReviewsArgs, 'pageSize' | 'currentPage'>>;
  short_description?: Resolver<Types.Maybe<ResolversTypes['ComplexTextValue']>, ParentType, ContextType>;
  sku?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  small_image?: Resolver<Types.Maybe<ResolversTypes['ProductImage']>, ParentType, ContextType>;
  special_to_date?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  stock_status?: Resolver<Types.Maybe<ResolversTypes['ProductStockStatus']>, ParentType, ContextType>;
  thumbnail?: Resolver<Types.Maybe<ResolversTypes['ProductImage']>, ParentType, ContextType>;
  uid?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  upsell_products?: Resolver<Types.Maybe<ReadonlyArray<Types.Maybe<ResolversTypes['ProductInterface']>>>, ParentType, ContextType>;
  url_key?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  url_rewrites?: Resolver<Types.Maybe<ReadonlyArray<Types.Maybe<ResolversTypes['UrlRewrite']>>>, ParentType, ContextType>;
  url_suffix?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  attribute_set_id?: Resolver<Types.Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  canonical_url?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  country_of_manufacture?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  created_at?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  custom_attributesV2?: Resolver<Types.Maybe<ResolversTypes['ProductCustomAttributes']>, ParentType, ContextType, Partial<Types.GroupedProductCustom_AttributesV2Args>>;
  is_returnable?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  manufacturer?: Resolver<Types.Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  max_sale_qty?: Resolver<Types.Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  min_sale_qty?: Resolver<Types.Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  product_links?: Resolver<Types.Maybe<ReadonlyArray<Types.Maybe<ResolversTypes['ProductLinksInterface']>>>, ParentType, ContextType>;
  quantity?: Resolver<Types.Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  special_from_date?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  special_price?: Resolver<Types.Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  swatch_image?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  tier_price?: Resolver<Types.Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  tier_prices?: Resolver<Types.Maybe<ReadonlyArray<Types.Maybe<ResolversTypes['ProductTierPrices']>>>, ParentType, ContextType>;
  type_id?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  updated_at?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  url_path?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  websites?: Resolver<Types.Maybe<ReadonlyArray<Types.Maybe<ResolversTypes['Website']>>>, ParentType, ContextType>;
  redirect_code?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  relative_url?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  type?: Resolver<Types.Maybe<ResolversTypes['UrlRewriteEntityTypeEnum']>, ParentType, ContextType>;
  weight?: Resolver<Types.Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type GroupedProductItemResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['GroupedProductItem'] = ResolversParentTypes['GroupedProductItem']> = {
  position?: Resolver<Types.Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  product?: Resolver<Types.Maybe<ResolversTypes['ProductInterface']>, ParentType, ContextType>;
  qty?: Resolver<Types.Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
};

export type DownloadableProductResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['DownloadableProduct'] = ResolversParentTypes['DownloadableProduct']> = {
  downloadable_product_links?: Resolver<Types.Maybe<ReadonlyArray<Types.Maybe<ResolversTypes['DownloadableProductLinks']>>>, ParentType, ContextType>;
  downloadable_product_samples?: Resolver<Types.Maybe<ReadonlyArray<Types.Maybe<ResolversTypes['DownloadableProductSamples']>>>, ParentType, ContextType>;
  links_purchased_separately?: Resolver<Types.Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  links_title?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  application?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  benefits?: Resolver<Types.Maybe<ReadonlyArray<Types.Maybe<ResolversTypes['String']>>>, ParentType, ContextType>;
  brand?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  brand_label?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  certificates?: Resolver<Types.Maybe<ReadonlyArray<Types.Maybe<ResolversTypes['ProductCertificate']>>>, ParentType, ContextType>;
  certifications?: Resolver<Types.Maybe<ReadonlyArray<Types.Maybe<ResolversTypes['String']>>>, ParentType, ContextType>;
  color?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  colour?: Resolver<Types.Maybe<ResolversTypes['ProductColour']>, ParentType, ContextType>;
  composition?: Resolver<Types.Maybe<ReadonlyArray<Types.Maybe<ResolversTypes['String']>>>, ParentType, ContextType>;
  custom_attributes?: Resolver<Types.Maybe<ReadonlyArray<Types.Maybe<ResolversTypes['CustomAttribute']>>>, ParentType, ContextType>;
  ean?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  friends_and_family_price?: Resolver<Types.Maybe<ResolversTypes['Money']>, ParentType, ContextType>;
  gifts_sku?: Resolver<Types.Maybe<ReadonlyArray<Types.Maybe<ResolversTypes['String']>>>, ParentType, ContextType>;
  has_free_delivery?: Resolver<Types.Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  has_gift?: Resolver<Types.Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  has_samples?: Resolver<Types.Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  ingredients?: Resolver<Types.Maybe<ReadonlyArray<Types.Maybe<ResolversTypes['ProductIngredient']>>>, ParentType, ContextType>;
  is_bestseller?: Resolver<Types.Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  is_gift?: Resolver<Types.Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  is_natural?: Resolver<Types.Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  is_new?: Resolver<Types.Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  is_presale?: Resolver<Types.Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  is_promotion?: Resolver<Types.Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  is_sale?: Resolver<Types.Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  is_sample?: Resolver<Types.Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  is_sponsored?: Resolver<Types.Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  loyalty_programs?: Resolver<Types.Maybe<ReadonlyArray<Types.Maybe<ResolversTypes['String']>>>, ParentType, ContextType>;
  pao?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  product_line?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  product_line_label?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  safety?: Resolver<Types.Maybe<ResolversTypes['ProductSafety']>, ParentType, ContextType>;
  samples_sku?: Resolver<Types.Maybe<ReadonlyArray<Types.Maybe<ResolversTypes['String']>>>, ParentType, ContextType>;
  size?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  skin_type?: Resolver<Types.Maybe<ReadonlyArray<Types.Maybe<ResolversTypes['String']>>>, ParentType, ContextType>;
  tax_class_id?: Resolver<Types.Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  unit_price?: Resolver<Types.Maybe<ResolversTypes['UnitPrice']>, ParentType, ContextType>;
  usage?: Resolver<Types.Maybe<ReadonlyArray<Types.Maybe<ResolversTypes['String']>>>, ParentType, ContextType>;
  categories?: Resolver<Types.Maybe<ReadonlyArray<Types.Maybe<ResolversTypes['CategoryInterface']>>>, ParentType, ContextType>;
  crosssell_products?: Resolver<Types.Maybe<ReadonlyArray<Types.Maybe<ResolversTypes['ProductInterface']>>>, ParentType, ContextType>;
  description?: Resolver<Types.Maybe<ResolversTypes['ComplexTextValue']>, ParentType, ContextType>;
  id?: Resolver<Types.Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  image?: Resolver<Types.Maybe<ResolversTypes['ProductImage']>, ParentType, ContextType>;
  media_gallery?: Resolver<Types.Maybe<ReadonlyArray<Types.Maybe<ResolversTypes['MediaGalleryInterface']>>>, ParentType, ContextType>;
  media_gallery_entries?: Resolver<Types.Maybe<ReadonlyArray<Types.Maybe<ResolversTypes['MediaGalleryEntry']>>>, ParentType, ContextType>;
  meta_description?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  meta_keyword?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  meta_title?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  name?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  new_from_date?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  new_to_date?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  only_x_left_in_stock?: Resolver<Types.Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  options_container?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  price?: Resolver<Types.Maybe<ResolversTypes['ProductPrices']>, ParentType, ContextType>;
  price_range?: Resolver<ResolversTypes['PriceRange'], ParentType, ContextType>;
  price_tiers?: Resolver<Types.Maybe<ReadonlyArray<Types.Maybe<ResolversTypes['TierPrice']>>>, ParentType, ContextType>;
  rating_summary?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  related_products?: Resolver<Types.Maybe<ReadonlyArray<Types.Maybe<ResolversTypes['ProductInterface']>>>, ParentType, ContextType>;
  review_count?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  reviews?: Resolver<ResolversTypes['ProductReviews'], ParentType, ContextType, RequireFields<Types.DownloadableProductReviewsArgs, 'pageSize' | 'currentPage'>>;
  short_description?: Resolver<Types.Maybe<ResolversTypes['ComplexTextValue']>, ParentType, ContextType>;
  sku?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  small_image?: Resolver<Types.Maybe<ResolversTypes['ProductImage']>, ParentType, ContextType>;
  special_to_date?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  stock_status?: Resolver<Types.Maybe<ResolversTypes['ProductStockStatus']>, ParentType, ContextType>;
  thumbnail?: Resolver<Types.Maybe<ResolversTypes['ProductImage']>, ParentType, ContextType>;
  uid?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  upsell_products?: Resolver<Types.Maybe<ReadonlyArray<Types.Maybe<ResolversTypes['ProductInterface']>>>, ParentType, ContextType>;
  url_key?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  url_rewrites?: Resolver<Types.Maybe<ReadonlyArray<Types.Maybe<ResolversTypes['UrlRewrite']>>>, ParentType, ContextType>;
  url_suffix?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  attribute_set_id?: Resolver<Types.Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  canonical_url?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  country_of_manufacture?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  created_at?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  custom_attributesV2?: Resolver<Types.Maybe<ResolversTypes['ProductCustomAttributes']>, ParentType, ContextType, Partial<Types.DownloadableProductCustom_AttributesV2Args>>;
  is_returnable?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  manufacturer?: Resolver<Types.Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  max_sale_qty?: Resolver<Types.Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  min_sale_qty?: Resolver<Types.Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  product_links?: Resolver<Types.Maybe<ReadonlyArray<Types.Maybe<ResolversTypes['ProductLinksInterface']>>>, ParentType, ContextType>;
  quantity?: Resolver<Types.Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  special_from_date?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  special_price?: Resolver<Types.Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  swatch_image?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  tier_price?: Resolver<Types.Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  tier_prices?: Resolver<Types.Maybe<ReadonlyArray<Types.Maybe<ResolversTypes['ProductTierPrices']>>>, ParentType, ContextType>;
  type_id?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  updated_at?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  url_path?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  websites?: Resolver<Types.Maybe<ReadonlyArray<Types.Maybe<ResolversTypes['Website']>>>, ParentType, ContextType>;
  redirect_code?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  relative_url?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  type?: Resolver<Types.Maybe<ResolversTypes['UrlRewriteEntityTypeEnum']>, ParentType, ContextType>;
  options?: Resolver<Types.Maybe<ReadonlyArray<Types.Maybe<ResolversTypes['CustomizableOptionInterface']>>>, ParentType, ContextType>;
  isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type DownloadableProductLinksResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['DownloadableProductLinks'] = ResolversParentTypes['DownloadableProductLinks']> = {
  id?: Resolver<Types.Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  is_shareable?: Resolver<Types.Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  link_type?: Resolver<Types.Maybe<ResolversTypes['DownloadableFileTypeEnum']>, ParentType, ContextType>;
  number_of_downloads?: Resolver<Types.Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  price?: Resolver<Types.Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  sample_file?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  sample_type?: Resolver<Types.Maybe<ResolversTypes['DownloadableFileTypeEnum']>, ParentType, ContextType>;
  sample_url?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  sort_order?: Resolver<Types.Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  title?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  uid?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
};

export type DownloadableProductSamplesResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['DownloadableProductSamples'] = ResolversParentTypes['DownloadableProductSamples']> = {
  id?: Resolver<Types.Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  sample_file?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  sample_type?: Resolver<Types.Maybe<ResolversTypes['DownloadableFileTypeEnum']>, ParentType, ContextType>;
  sample_url?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  sort_order?: Resolver<Types.Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  title?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type BundleWishlistItemResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['BundleWishlistItem'] = ResolversParentTypes['BundleWishlistItem']> = {
  bundle_options?: Resolver<Types.Maybe<ReadonlyArray<Types.Maybe<ResolversTypes['SelectedBundleOption']>>>, ParentType, ContextType>;
  added_at?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  customizable_options?: Resolver<ReadonlyArray<Types.Maybe<ResolversTypes['SelectedCustomizableOption']>>, ParentType, ContextType>;
  description?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  product?: Resolver<Types.Maybe<ResolversTypes['ProductInterface']>, ParentType, ContextType>;
  quantity?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type DownloadableWishlistItemResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['DownloadableWishlistItem'] = ResolversParentTypes['DownloadableWishlistItem']> = {
  links_v2?: Resolver<Types.Maybe<ReadonlyArray<Types.Maybe<ResolversTypes['DownloadableProductLinks']>>>, ParentType, ContextType>;
  samples?: Resolver<Types.Maybe<ReadonlyArray<Types.Maybe<ResolversTypes['DownloadableProductSamples']>>>, ParentType, ContextType>;
  added_at?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  customizable_options?: Resolver<ReadonlyArray<Types.Maybe<ResolversTypes['SelectedCustomizableOption']>>, ParentType, ContextType>;
  description?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  product?: Resolver<Types.Maybe<ResolversTypes['ProductInterface']>, ParentType, ContextType>;
  quantity?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type BundleOrderItemResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['BundleOrderItem'] = ResolversParentTypes['BundleOrderItem']> = {
  bundle_options?: Resolver<Types.Maybe<ReadonlyArray<Types.Maybe<ResolversTypes['ItemSelectedBundleOption']>>>, ParentType, ContextType>;
  child_order_items?: Resolver<Types.Maybe<ReadonlyArray<Types.Maybe<ResolversTypes['OrderItemInterface']>>>, ParentType, ContextType>;
  parent_sku?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  kind?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  discounts?: Resolver<Types.Maybe<ReadonlyArray<Types.Maybe<ResolversTypes['Discount']>>>, ParentType, ContextType>;
  entered_options?: Resolver<Types.Maybe<ReadonlyArray<Types.Maybe<ResolversTypes['OrderItemOption']>>>, ParentType, ContextType>;
  gift_message?: Resolver<Types.Maybe<ResolversTypes['GiftMessage']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  prices?: Resolver<Types.Maybe<ResolversTypes['OrderItemPrices']>, ParentType, ContextType>;
  product?: Resolver<Types.Maybe<ResolversTypes['ProductInterface']>, ParentType, ContextType>;
  product_name?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  product_sale_price?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  product_sku?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  product_type?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  product_url_key?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  quantity_canceled?: Resolver<Types.Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  quantity_invoiced?: Resolver<Types.Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  quantity_ordered?: Resolver<Types.Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  quantity_refunded?: Resolver<Types.Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  quantity_returned?: Resolver<Types.Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  quantity_shipped?: Resolver<Types.Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  selected_options?: Resolver<Types.Maybe<ReadonlyArray<Types.Maybe<ResolversTypes['OrderItemOption']>>>, ParentType, ContextType>;
  status?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  quantity_returnable?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type ItemSelectedBundleOptionResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['ItemSelectedBundleOption'] = ResolversParentTypes['ItemSelectedBundleOption']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  label?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  uid?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  values?: Resolver<Types.Maybe<ReadonlyArray<Types.Maybe<ResolversTypes['ItemSelectedBundleOptionValue']>>>, ParentType, ContextType>;
};

export type ItemSelectedBundleOptionValueResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['ItemSelectedBundleOptionValue'] = ResolversParentTypes['ItemSelectedBundleOptionValue']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  price?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  product_name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  product_sku?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  quantity?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  uid?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
};

export type DownloadableOrderItemResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['DownloadableOrderItem'] = ResolversParentTypes['DownloadableOrderItem']> = {
  downloadable_links?: Resolver<Types.Maybe<ReadonlyArray<Types.Maybe<ResolversTypes['DownloadableItemsLinks']>>>, ParentType, ContextType>;
  kind?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  discounts?: Resolver<Types.Maybe<ReadonlyArray<Types.Maybe<ResolversTypes['Discount']>>>, ParentType, ContextType>;
  entered_options?: Resolver<Types.Maybe<ReadonlyArray<Types.Maybe<ResolversTypes['OrderItemOption']>>>, ParentType, ContextType>;
  gift_message?: Resolver<Types.Maybe<ResolversTypes['GiftMessage']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  prices?: Resolver<Types.Maybe<ResolversTypes['OrderItemPrices']>, ParentType, ContextType>;
  product?: Resolver<Types.Maybe<ResolversTypes['ProductInterface']>, ParentType, ContextType>;
  product_name?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  product_sale_price?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  product_sku?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  product_type?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  product_url_key?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  quantity_canceled?: Resolver<Types.Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  quantity_invoiced?: Resolver<Types.Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  quantity_ordered?: Resolver<Types.Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  quantity_refunded?: Resolver<Types.Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  quantity_returned?: Resolver<Types.Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  quantity_shipped?: Resolver<Types.Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  selected_options?: Resolver<Types.Maybe<ReadonlyArray<Types.Maybe<ResolversTypes['OrderItemOption']>>>, ParentType, ContextType>;
  status?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  quantity_returnable?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type DownloadableItemsLinksResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['DownloadableItemsLinks'] = ResolversParentTypes['DownloadableItemsLinks']> = {
  sort_order?: Resolver<Types.Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  title?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  uid?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
};

export type BundleShipmentItemResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['BundleShipmentItem'] = ResolversParentTypes['BundleShipmentItem']> = {
  bundle_options?: Resolver<Types.Maybe<ReadonlyArray<Types.Maybe<ResolversTypes['ItemSelectedBundleOption']>>>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  order_item?: Resolver<Types.Maybe<ResolversTypes['OrderItemInterface']>, ParentType, ContextType>;
  product_name?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  product_sale_price?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  product_sku?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  quantity_shipped?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type BundleInvoiceItemResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['BundleInvoiceItem'] = ResolversParentTypes['BundleInvoiceItem']> = {
  bundle_options?: Resolver<Types.Maybe<ReadonlyArray<Types.Maybe<ResolversTypes['ItemSelectedBundleOption']>>>, ParentType, ContextType>;
  discounts?: Resolver<Types.Maybe<ReadonlyArray<Types.Maybe<ResolversTypes['Discount']>>>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  order_item?: Resolver<Types.Maybe<ResolversTypes['OrderItemInterface']>, ParentType, ContextType>;
  product_name?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  product_sale_price?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  product_sku?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  quantity_invoiced?: Resolver<Types.Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type DownloadableInvoiceItemResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['DownloadableInvoiceItem'] = ResolversParentTypes['DownloadableInvoiceItem']> = {
  downloadable_links?: Resolver<Types.Maybe<ReadonlyArray<Types.Maybe<ResolversTypes['DownloadableItemsLinks']>>>, ParentType, ContextType>;
  discounts?: Resolver<Types.Maybe<ReadonlyArray<Types.Maybe<ResolversTypes['Discount']>>>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  order_item?: Resolver<Types.Maybe<ResolversTypes['OrderItemInterface']>, ParentType, ContextType>;
  product_name?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  product_sale_price?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  product_sku?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  quantity_invoiced?: Resolver<Types.Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type BundleCreditMemoItemResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['BundleCreditMemoItem'] = ResolversParentTypes['BundleCreditMemoItem']> = {
  bundle_options?: Resolver<Types.Maybe<ReadonlyArray<Types.Maybe<ResolversTypes['ItemSelectedBundleOption']>>>, ParentType, ContextType>;
  discounts?: Resolver<Types.Maybe<ReadonlyArray<Types.Maybe<ResolversTypes['Discount']>>>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  order_item?: Resolver<Types.Maybe<ResolversTypes['OrderItemInterface']>, ParentType, ContextType>;
  product_name?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  product_sale_price?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  product_sku?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  quantity_refunded?: Resolver<Types.Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type DownloadableCreditMemoItemResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['DownloadableCreditMemoItem'] = ResolversParentTypes['DownloadableCreditMemoItem']> = {
  downloadable_links?: Resolver<Types.Maybe<ReadonlyArray<Types.Maybe<ResolversTypes['DownloadableItemsLinks']>>>, ParentType, ContextType>;
  discounts?: Resolver<Types.Maybe<ReadonlyArray<Types.Maybe<ResolversTypes['Discount']>>>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  order_item?: Resolver<Types.Maybe<ResolversTypes['OrderItemInterface']>, ParentType, ContextType>;
  product_name?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  product_sale_price?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  product_sku?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  quantity_refunded?: Resolver<Types.Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type RoutableUrlResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['RoutableUrl'] = ResolversParentTypes['RoutableUrl']> = {
  redirect_code?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  relative_url?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  type?: Resolver<Types.Maybe<ResolversTypes['UrlRewriteEntityTypeEnum']>, ParentType, ContextType>;
  isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type VirtualWishlistItemResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['VirtualWishlistItem'] = ResolversParentTypes['VirtualWishlistItem']> = {
  added_at?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  customizable_options?: Resolver<ReadonlyArray<Types.Maybe<ResolversTypes['SelectedCustomizableOption']>>, ParentType, ContextType>;
  description?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  product?: Resolver<Types.Maybe<ResolversTypes['ProductInterface']>, ParentType, ContextType>;
  quantity?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type GroupedProductWishlistItemResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['GroupedProductWishlistItem'] = ResolversParentTypes['GroupedProductWishlistItem']> = {
  added_at?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  customizable_options?: Resolver<ReadonlyArray<Types.Maybe<ResolversTypes['SelectedCustomizableOption']>>, ParentType, ContextType>;
  description?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  product?: Resolver<Types.Maybe<ResolversTypes['ProductInterface']>, ParentType, ContextType>;
  quantity?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type CustomerDownloadableProductsResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['CustomerDownloadableProducts'] = ResolversParentTypes['CustomerDownloadableProducts']> = {
  items?: Resolver<Types.Maybe<ReadonlyArray<Types.Maybe<ResolversTypes['CustomerDownloadableProduct']>>>, ParentType, ContextType>;
};

export type CustomerDownloadableProductResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['CustomerDownloadableProduct'] = ResolversParentTypes['CustomerDownloadableProduct']> = {
  date?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  download_url?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  order_increment_id?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  remaining_downloads?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  status?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type ReCaptchaConfigurationV3Resolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['ReCaptchaConfigurationV3'] = ResolversParentTypes['ReCaptchaConfigurationV3']> = {
  badge_position?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  failure_message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  forms?: Resolver<ReadonlyArray<Types.Maybe<ResolversTypes['ReCaptchaFormEnum']>>, ParentType, ContextType>;
  is_enabled?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  language_code?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  minimum_score?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  theme?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  website_key?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type ReCaptchaConfigOutputResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['ReCaptchaConfigOutput'] = ResolversParentTypes['ReCaptchaConfigOutput']> = {
  configurations?: Resolver<Types.Maybe<ResolversTypes['ReCaptchaConfiguration']>, ParentType, ContextType>;
  is_enabled?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export type ReCaptchaConfigurationResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['ReCaptchaConfiguration'] = ResolversParentTypes['ReCaptchaConfiguration']> = {
  badge_position?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  language_code?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  minimum_score?: Resolver<Types.Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  re_captcha_type?: Resolver<ResolversTypes['ReCaptchaTypeEmum'], ParentType, ContextType>;
  technical_failure_message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  theme?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  validation_failure_message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  website_key?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type CustomerPaymentTokensResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['CustomerPaymentTokens'] = ResolversParentTypes['CustomerPaymentTokens']> = {
  items?: Resolver<ReadonlyArray<Types.Maybe<ResolversTypes['PaymentToken']>>, ParentType, ContextType>;
};

export type PaymentTokenResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['PaymentToken'] = ResolversParentTypes['PaymentToken']> = {
  details?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  payment_method_code?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  public_hash?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  type?: Resolver<ResolversTypes['PaymentTokenTypeEnum'], ParentType, ContextType>;
};

export type DeletePaymentTokenOutputResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['DeletePaymentTokenOutput'] = ResolversParentTypes['DeletePaymentTokenOutput']> = {
  customerPaymentTokens?: Resolver<Types.Maybe<ResolversTypes['CustomerPaymentTokens']>, ParentType, ContextType>;
  result?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export type CustomerOutputResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['CustomerOutput'] = ResolversParentTypes['CustomerOutput']> = {
  customer?: Resolver<ResolversTypes['Customer'], ParentType, ContextType>;
};

export type CustomerTokenResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['CustomerToken'] = ResolversParentTypes['CustomerToken']> = {
  token?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  expires_at?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type RevokeCustomerTokenOutputResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['RevokeCustomerTokenOutput'] = ResolversParentTypes['RevokeCustomerTokenOutput']> = {
  result?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export type IsEmailAvailableOutputResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['IsEmailAvailableOutput'] = ResolversParentTypes['IsEmailAvailableOutput']> = {
  is_email_available?: Resolver<Types.Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
};

export type CustomerLoyaltyResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['CustomerLoyalty'] = ResolversParentTypes['CustomerLoyalty']> = {
  kameleon?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  friends_and_family?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  friends_and_family_status?: Resolver<ResolversTypes['FriendsAndFamilyStatus'], ParentType, ContextType>;
  miles_and_more?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export type CustomerAddressResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['CustomerAddress'] = ResolversParentTypes['CustomerAddress']> = {
  city?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  company?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  country_code?: Resolver<Types.Maybe<ResolversTypes['CountryCodeEnum']>, ParentType, ContextType>;
  country_id?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  custom_attributes?: Resolver<Types.Maybe<ReadonlyArray<Types.Maybe<ResolversTypes['CustomerAddressAttribute']>>>, ParentType, ContextType>;
  custom_attributesV2?: Resolver<ReadonlyArray<Types.Maybe<ResolversTypes['AttributeValueInterface']>>, ParentType, ContextType, Partial<Types.CustomerAddressCustom_AttributesV2Args>>;
  customer_id?: Resolver<Types.Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  default_billing?: Resolver<Types.Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  default_shipping?: Resolver<Types.Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  extension_attributes?: Resolver<Types.Maybe<ReadonlyArray<Types.Maybe<ResolversTypes['CustomerAddressAttribute']>>>, ParentType, ContextType>;
  fax?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  firstname?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  id?: Resolver<Types.Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  lastname?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  middlename?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  postcode?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  prefix?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  region?: Resolver<Types.Maybe<ResolversTypes['CustomerAddressRegion']>, ParentType, ContextType>;
  region_id?: Resolver<Types.Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  street?: Resolver<Types.Maybe<ReadonlyArray<Types.Maybe<ResolversTypes['String']>>>, ParentType, ContextType>;
  suffix?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  telephone?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  vat_id?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type CustomerAddressRegionResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['CustomerAddressRegion'] = ResolversParentTypes['CustomerAddressRegion']> = {
  region?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  region_code?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  region_id?: Resolver<Types.Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
};

export type CustomerAddressesResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['CustomerAddresses'] = ResolversParentTypes['CustomerAddresses']> = {
  items?: Resolver<Types.Maybe<ReadonlyArray<Types.Maybe<ResolversTypes['CustomerAddress']>>>, ParentType, ContextType>;
  page_info?: Resolver<Types.Maybe<ResolversTypes['SearchResultPageInfo']>, ParentType, ContextType>;
  total_count?: Resolver<Types.Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
};

export type CustomerAddressAttributeResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['CustomerAddressAttribute'] = ResolversParentTypes['CustomerAddressAttribute']> = {
  attribute_code?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  value?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type CustomerGroupResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['CustomerGroup'] = ResolversParentTypes['CustomerGroup']> = {
  name?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type CustomerSessionResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['CustomerSession'] = ResolversParentTypes['CustomerSession']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  device?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  created_at?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  last_used_at?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  is_current?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export type CustomerDeletionOutputResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['CustomerDeletionOutput'] = ResolversParentTypes['CustomerDeletionOutput']> = {
  due_at?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type SubscribeEmailToNewsletterOutputResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['SubscribeEmailToNewsletterOutput'] = ResolversParentTypes['SubscribeEmailToNewsletterOutput']> = {
  status?: Resolver<Types.Maybe<ResolversTypes['SubscriptionStatusesEnum']>, ParentType, ContextType>;
};

export type Resolvers<ContextType = GraphqlContext> = {
  Query?: QueryResolvers<ContextType>;
  Mutation?: MutationResolvers<ContextType>;
  AttributesFormOutput?: AttributesFormOutputResolvers<ContextType>;
  AttributesMetadataOutput?: AttributesMetadataOutputResolvers<ContextType>;
  CustomAttributeMetadataInterface?: CustomAttributeMetadataInterfaceResolvers<ContextType>;
  AttributeMetadata?: AttributeMetadataResolvers<ContextType>;
  CatalogAttributeMetadata?: CatalogAttributeMetadataResolvers<ContextType>;
  CustomerAttributeMetadata?: CustomerAttributeMetadataResolvers<ContextType>;
  ValidationRule?: ValidationRuleResolvers<ContextType>;
  AttributeMetadataError?: AttributeMetadataErrorResolvers<ContextType>;
  CustomAttributeOptionInterface?: CustomAttributeOptionInterfaceResolvers<ContextType>;
  AttributeOptionMetadata?: AttributeOptionMetadataResolvers<ContextType>;
  SetRefundAccountOutput?: SetRefundAccountOutputResolvers<ContextType>;
  TransferRefund?: TransferRefundResolvers<ContextType>;
  CustomerOrder?: CustomerOrderResolvers<ContextType>;
  RestoreCartItemOutput?: RestoreCartItemOutputResolvers<ContextType>;
  ChooseCartGiftOutput?: ChooseCartGiftOutputResolvers<ContextType>;
  DeclineCartGiftsOutput?: DeclineCartGiftsOutputResolvers<ContextType>;
  Cart?: CartResolvers<ContextType>;
  CartNotice?: CartNoticeResolvers<ContextType>;
  CartGiftOffer?: CartGiftOfferResolvers<ContextType>;
  CartGift?: CartGiftResolvers<ContextType>;
  CartItemInterface?: CartItemInterfaceResolvers<ContextType>;
  CartItemPrices?: CartItemPricesResolvers<ContextType>;
  Error?: ErrorResolvers<ContextType>;
  CartItemError?: CartItemErrorResolvers<ContextType>;
  CreateGuestCartOutput?: CreateGuestCartOutputResolvers<ContextType>;
  AddProductsToCartOutput?: AddProductsToCartOutputResolvers<ContextType>;
  CartUserInputError?: CartUserInputErrorResolvers<ContextType>;
  InsufficientStockError?: InsufficientStockErrorResolvers<ContextType>;
  UpdateCartItemsOutput?: UpdateCartItemsOutputResolvers<ContextType>;
  RemoveItemFromCartOutput?: RemoveItemFromCartOutputResolvers<ContextType>;
  ApplyCouponToCartOutput?: ApplyCouponToCartOutputResolvers<ContextType>;
  RemoveCouponFromCartOutput?: RemoveCouponFromCartOutputResolvers<ContextType>;
  CartItems?: CartItemsResolvers<ContextType>;
  SimpleCartItem?: SimpleCartItemResolvers<ContextType>;
  VirtualCartItem?: VirtualCartItemResolvers<ContextType>;
  ConfigurableCartItem?: ConfigurableCartItemResolvers<ContextType>;
  SelectedConfigurableOption?: SelectedConfigurableOptionResolvers<ContextType>;
  SelectedCustomizableOption?: SelectedCustomizableOptionResolvers<ContextType>;
  ProductDiscount?: ProductDiscountResolvers<ContextType>;
  CartPrices?: CartPricesResolvers<ContextType>;
  CartTaxItem?: CartTaxItemResolvers<ContextType>;
  CartDiscount?: CartDiscountResolvers<ContextType>;
  SelectedCustomizableOptionValue?: SelectedCustomizableOptionValueResolvers<ContextType>;
  CartItemSelectedOptionValuePrice?: CartItemSelectedOptionValuePriceResolvers<ContextType>;
  CartItemQuantity?: CartItemQuantityResolvers<ContextType>;
  AddConfigurableProductsToCartOutput?: AddConfigurableProductsToCartOutputResolvers<ContextType>;
  AddSimpleProductsToCartOutput?: AddSimpleProductsToCartOutputResolvers<ContextType>;
  SearchTerm?: SearchTermResolvers<ContextType>;
  ProductInterface?: ProductInterfaceResolvers<ContextType>;
  PriceRange?: PriceRangeResolvers<ContextType>;
  UnitPrice?: UnitPriceResolvers<ContextType>;
  ProductColour?: ProductColourResolvers<ContextType>;
  ProductCertificate?: ProductCertificateResolvers<ContextType>;
  ProductSafety?: ProductSafetyResolvers<ContextType>;
  ProductDocument?: ProductDocumentResolvers<ContextType>;
  ProductIngredient?: ProductIngredientResolvers<ContextType>;
  ResponsiblePerson?: ResponsiblePersonResolvers<ContextType>;
  CustomAttribute?: CustomAttributeResolvers<ContextType>;
  AttributeMetadataInterface?: AttributeMetadataInterfaceResolvers<ContextType>;
  ProductAttributeMetadata?: ProductAttributeMetadataResolvers<ContextType>;
  StoreLabels?: StoreLabelsResolvers<ContextType>;
  UiInputTypeInterface?: UiInputTypeInterfaceResolvers<ContextType>;
  UiAttributeTypeSelect?: UiAttributeTypeSelectResolvers<ContextType>;
  UiAttributeTypeMultiSelect?: UiAttributeTypeMultiSelectResolvers<ContextType>;
  EnteredAttributeValue?: EnteredAttributeValueResolvers<ContextType>;
  SelectedAttributeOption?: SelectedAttributeOptionResolvers<ContextType>;
  AttributeOptionInterface?: AttributeOptionInterfaceResolvers<ContextType>;
  AttributeOption?: AttributeOptionResolvers<ContextType>;
  Products?: ProductsResolvers<ContextType>;
  Aggregation?: AggregationResolvers<ContextType>;
  AggregationOptionInterface?: AggregationOptionInterfaceResolvers<ContextType>;
  AggregationOption?: AggregationOptionResolvers<ContextType>;
  SortFields?: SortFieldsResolvers<ContextType>;
  SortField?: SortFieldResolvers<ContextType>;
  SearchSuggestion?: SearchSuggestionResolvers<ContextType>;
  SimpleProduct?: SimpleProductResolvers<ContextType>;
  VirtualProduct?: VirtualProductResolvers<ContextType>;
  ConfigurableProduct?: ConfigurableProductResolvers<ContextType>;
  ConfigurableProductOptions?: ConfigurableProductOptionsResolvers<ContextType>;
  ConfigurableProductOptionsValues?: ConfigurableProductOptionsValuesResolvers<ContextType>;
  SwatchDataInterface?: SwatchDataInterfaceResolvers<ContextType>;
  ColorSwatchData?: ColorSwatchDataResolvers<ContextType>;
  ConfigurableVariant?: ConfigurableVariantResolvers<ContextType>;
  ConfigurableAttributeOption?: ConfigurableAttributeOptionResolvers<ContextType>;
  ConfigurableProductOptionsSelection?: ConfigurableProductOptionsSelectionResolvers<ContextType>;
  ConfigurableProductOption?: ConfigurableProductOptionResolvers<ContextType>;
  ConfigurableProductOptionValue?: ConfigurableProductOptionValueResolvers<ContextType>;
  ProductImage?: ProductImageResolvers<ContextType>;
  MediaGalleryInterface?: MediaGalleryInterfaceResolvers<ContextType>;
  ProductPrice?: ProductPriceResolvers<ContextType>;
  TierPrice?: TierPriceResolvers<ContextType>;
  UrlRewrite?: UrlRewriteResolvers<ContextType>;
  CategoryResult?: CategoryResultResolvers<ContextType>;
  CategoryInterface?: CategoryInterfaceResolvers<ContextType>;
  CategoryTree?: CategoryTreeResolvers<ContextType>;
  Breadcrumb?: BreadcrumbResolvers<ContextType>;
  Customer?: CustomerResolvers<ContextType>;
  SetDeliveryDetailsOnCartOutput?: SetDeliveryDetailsOnCartOutputResolvers<ContextType>;
  SetInPostLockerNumberOnCartOutput?: SetInPostLockerNumberOnCartOutputResolvers<ContextType>;
  RemovePickupLocationFromCartOutput?: RemovePickupLocationFromCartOutputResolvers<ContextType>;
  SetCheckoutConsentsOnCartOutput?: SetCheckoutConsentsOnCartOutputResolvers<ContextType>;
  CartConsent?: CartConsentResolvers<ContextType>;
  UnavailablePaymentMethod?: UnavailablePaymentMethodResolvers<ContextType>;
  AvailableShippingMethod?: AvailableShippingMethodResolvers<ContextType>;
  SelectedShippingMethod?: SelectedShippingMethodResolvers<ContextType>;
  DeliveryTime?: DeliveryTimeResolvers<ContextType>;
  CheckoutAgreement?: CheckoutAgreementResolvers<ContextType>;
  SetGuestEmailOnCartOutput?: SetGuestEmailOnCartOutputResolvers<ContextType>;
  SetShippingAddressesOnCartOutput?: SetShippingAddressesOnCartOutputResolvers<ContextType>;
  SetBillingAddressOnCartOutput?: SetBillingAddressOnCartOutputResolvers<ContextType>;
  SetShippingMethodsOnCartOutput?: SetShippingMethodsOnCartOutputResolvers<ContextType>;
  SetPaymentMethodOnCartOutput?: SetPaymentMethodOnCartOutputResolvers<ContextType>;
  PlaceOrderOutput?: PlaceOrderOutputResolvers<ContextType>;
  PlaceOrderError?: PlaceOrderErrorResolvers<ContextType>;
  Order?: OrderResolvers<ContextType>;
  EstimateTotalsOutput?: EstimateTotalsOutputResolvers<ContextType>;
  CartAddressInterface?: CartAddressInterfaceResolvers<ContextType>;
  ShippingCartAddress?: ShippingCartAddressResolvers<ContextType>;
  BillingCartAddress?: BillingCartAddressResolvers<ContextType>;
  CartAddressRegion?: CartAddressRegionResolvers<ContextType>;
  CartAddressCountry?: CartAddressCountryResolvers<ContextType>;
  AvailablePaymentMethod?: AvailablePaymentMethodResolvers<ContextType>;
  SelectedPaymentMethod?: SelectedPaymentMethodResolvers<ContextType>;
  CompareList?: CompareListResolvers<ContextType>;
  ComparableAttribute?: ComparableAttributeResolvers<ContextType>;
  ComparableItem?: ComparableItemResolvers<ContextType>;
  ProductAttribute?: ProductAttributeResolvers<ContextType>;
  AssignCompareListToCustomerOutput?: AssignCompareListToCustomerOutputResolvers<ContextType>;
  DeleteCompareListOutput?: DeleteCompareListOutputResolvers<ContextType>;
  CreateAccountFromOrderOutput?: CreateAccountFromOrderOutputResolvers<ContextType>;
  CheckoutUserInputError?: CheckoutUserInputErrorResolvers<ContextType>;
  CancelOrderError?: CancelOrderErrorResolvers<ContextType>;
  PlaceOrderErrorLine?: PlaceOrderErrorLineResolvers<ContextType>;
  PaymentInstructions?: PaymentInstructionsResolvers<ContextType>;
  OrderPaymentStatus?: OrderPaymentStatusResolvers<ContextType>;
  PaymentReason?: PaymentReasonResolvers<ContextType>;
  RetryPaymentUrlOutput?: RetryPaymentUrlOutputResolvers<ContextType>;
  OrderDeliveryEstimate?: OrderDeliveryEstimateResolvers<ContextType>;
  OrderHistoryItem?: OrderHistoryItemResolvers<ContextType>;
  OrderPickupPoint?: OrderPickupPointResolvers<ContextType>;
  OrderShipment?: OrderShipmentResolvers<ContextType>;
  ShipmentTracking?: ShipmentTrackingResolvers<ContextType>;
  OrderItemInterface?: OrderItemInterfaceResolvers<ContextType>;
  CustomerOrders?: CustomerOrdersResolvers<ContextType>;
  OrderItem?: OrderItemResolvers<ContextType>;
  ConfigurableOrderItem?: ConfigurableOrderItemResolvers<ContextType>;
  OrderItemOption?: OrderItemOptionResolvers<ContextType>;
  OrderItemPrices?: OrderItemPricesResolvers<ContextType>;
  OrderTotal?: OrderTotalResolvers<ContextType>;
  TaxItem?: TaxItemResolvers<ContextType>;
  ShippingHandling?: ShippingHandlingResolvers<ContextType>;
  ShippingDiscount?: ShippingDiscountResolvers<ContextType>;
  OrderAddress?: OrderAddressResolvers<ContextType>;
  OrderPaymentMethod?: OrderPaymentMethodResolvers<ContextType>;
  ShipmentItemInterface?: ShipmentItemInterfaceResolvers<ContextType>;
  SalesCommentItem?: SalesCommentItemResolvers<ContextType>;
  Invoice?: InvoiceResolvers<ContextType>;
  InvoiceItemInterface?: InvoiceItemInterfaceResolvers<ContextType>;
  InvoiceTotal?: InvoiceTotalResolvers<ContextType>;
  CreditMemo?: CreditMemoResolvers<ContextType>;
  CreditMemoItemInterface?: CreditMemoItemInterfaceResolvers<ContextType>;
  CreditMemoTotal?: CreditMemoTotalResolvers<ContextType>;
  OrderCustomerInfo?: OrderCustomerInfoResolvers<ContextType>;
  ReorderItemsOutput?: ReorderItemsOutputResolvers<ContextType>;
  CancelOrderOutput?: CancelOrderOutputResolvers<ContextType>;
  ShipmentItem?: ShipmentItemResolvers<ContextType>;
  InvoiceItem?: InvoiceItemResolvers<ContextType>;
  CreditMemoItem?: CreditMemoItemResolvers<ContextType>;
  WalletSheets?: WalletSheetsResolvers<ContextType>;
  ApplePaySheet?: ApplePaySheetResolvers<ContextType>;
  GooglePaySheet?: GooglePaySheetResolvers<ContextType>;
  Przelewy24Method?: Przelewy24MethodResolvers<ContextType>;
  CardTransaction?: CardTransactionResolvers<ContextType>;
  PayWithWalletTokenOutput?: PayWithWalletTokenOutputResolvers<ContextType>;
  WithdrawFromContractOutput?: WithdrawFromContractOutputResolvers<ContextType>;
  OrderReturn?: OrderReturnResolvers<ContextType>;
  OrderReturnItem?: OrderReturnItemResolvers<ContextType>;
  ProductReviewsOutput?: ProductReviewsOutputResolvers<ContextType>;
  ProductReview?: ProductReviewResolvers<ContextType>;
  ProductReviews?: ProductReviewsResolvers<ContextType>;
  CreateProductReviewOutput?: CreateProductReviewOutputResolvers<ContextType>;
  ProductReviewRating?: ProductReviewRatingResolvers<ContextType>;
  ProductReviewRatingsMetadata?: ProductReviewRatingsMetadataResolvers<ContextType>;
  ProductReviewRatingMetadata?: ProductReviewRatingMetadataResolvers<ContextType>;
  ProductReviewRatingValueMetadata?: ProductReviewRatingValueMetadataResolvers<ContextType>;
  SubscribeStockOutput?: SubscribeStockOutputResolvers<ContextType>;
  RobotsConfig?: RobotsConfigResolvers<ContextType>;
  Country?: CountryResolvers<ContextType>;
  Region?: RegionResolvers<ContextType>;
  StoreConfig?: StoreConfigResolvers<ContextType>;
  Currency?: CurrencyResolvers<ContextType>;
  ExchangeRate?: ExchangeRateResolvers<ContextType>;
  CancellationReason?: CancellationReasonResolvers<ContextType>;
  Website?: WebsiteResolvers<ContextType>;
  UpdateWishlistOutput?: UpdateWishlistOutputResolvers<ContextType>;
  DeleteWishlistOutput?: DeleteWishlistOutputResolvers<ContextType>;
  WishListUserInputError?: WishListUserInputErrorResolvers<ContextType>;
  WishlistCartUserInputError?: WishlistCartUserInputErrorResolvers<ContextType>;
  AddProductsToWishlistOutput?: AddProductsToWishlistOutputResolvers<ContextType>;
  RemoveProductsFromWishlistOutput?: RemoveProductsFromWishlistOutputResolvers<ContextType>;
  UpdateProductsInWishlistOutput?: UpdateProductsInWishlistOutputResolvers<ContextType>;
  Wishlist?: WishlistResolvers<ContextType>;
  WishlistItems?: WishlistItemsResolvers<ContextType>;
  WishlistItemInterface?: WishlistItemInterfaceResolvers<ContextType>;
  SimpleWishlistItem?: SimpleWishlistItemResolvers<ContextType>;
  ConfigurableWishlistItem?: ConfigurableWishlistItemResolvers<ContextType>;
  CreateWishlistOutput?: CreateWishlistOutputResolvers<ContextType>;
  AddWishlistItemsToCartOutput?: AddWishlistItemsToCartOutputResolvers<ContextType>;
  WishlistItem?: WishlistItemResolvers<ContextType>;
  ContactUsOutput?: ContactUsOutputResolvers<ContextType>;
  RoutableInterface?: RoutableInterfaceResolvers<ContextType>;
  EntityUrl?: EntityUrlResolvers<ContextType>;
  CmsPage?: CmsPageResolvers<ContextType>;
  CmsBlocks?: CmsBlocksResolvers<ContextType>;
  CmsBlock?: CmsBlockResolvers<ContextType>;
  Discount?: DiscountResolvers<ContextType>;
  AppliedCoupon?: AppliedCouponResolvers<ContextType>;
  Money?: MoneyResolvers<ContextType>;
  SearchResultPageInfo?: SearchResultPageInfoResolvers<ContextType>;
  KeyValue?: KeyValueResolvers<ContextType>;
  ComplexTextValue?: ComplexTextValueResolvers<ContextType>;
  AttributeValueInterface?: AttributeValueInterfaceResolvers<ContextType>;
  AttributeValue?: AttributeValueResolvers<ContextType>;
  AttributeSelectedOptions?: AttributeSelectedOptionsResolvers<ContextType>;
  AttributeSelectedOptionInterface?: AttributeSelectedOptionInterfaceResolvers<ContextType>;
  HttpQueryParameter?: HttpQueryParameterResolvers<ContextType>;
  GiftMessage?: GiftMessageResolvers<ContextType>;
  ConfigurableOptionAvailableForSelection?: ConfigurableOptionAvailableForSelectionResolvers<ContextType>;
  MediaGalleryEntry?: MediaGalleryEntryResolvers<ContextType>;
  ProductMediaGalleryEntriesVideoContent?: ProductMediaGalleryEntriesVideoContentResolvers<ContextType>;
  ProductPrices?: ProductPricesResolvers<ContextType>;
  Price?: PriceResolvers<ContextType>;
  PriceAdjustment?: PriceAdjustmentResolvers<ContextType>;
  LayerFilter?: LayerFilterResolvers<ContextType>;
  CategoryProducts?: CategoryProductsResolvers<ContextType>;
  LayerFilterItemInterface?: LayerFilterItemInterfaceResolvers<ContextType>;
  ProductCustomAttributes?: ProductCustomAttributesResolvers<ContextType>;
  ProductLinksInterface?: ProductLinksInterfaceResolvers<ContextType>;
  ProductMediaGalleryEntriesContent?: ProductMediaGalleryEntriesContentResolvers<ContextType>;
  ProductTierPrices?: ProductTierPricesResolvers<ContextType>;
  PhysicalProductInterface?: PhysicalProductInterfaceResolvers<ContextType>;
  CustomizableProductInterface?: CustomizableProductInterfaceResolvers<ContextType>;
  CustomizableOptionInterface?: CustomizableOptionInterfaceResolvers<ContextType>;
  CustomizableAreaOption?: CustomizableAreaOptionResolvers<ContextType>;
  CustomizableAreaValue?: CustomizableAreaValueResolvers<ContextType>;
  CustomizableCheckboxOption?: CustomizableCheckboxOptionResolvers<ContextType>;
  CustomizableCheckboxValue?: CustomizableCheckboxValueResolvers<ContextType>;
  CustomizableDateOption?: CustomizableDateOptionResolvers<ContextType>;
  CustomizableDateValue?: CustomizableDateValueResolvers<ContextType>;
  CustomizableDropDownOption?: CustomizableDropDownOptionResolvers<ContextType>;
  CustomizableDropDownValue?: CustomizableDropDownValueResolvers<ContextType>;
  CustomizableFieldOption?: CustomizableFieldOptionResolvers<ContextType>;
  CustomizableFieldValue?: CustomizableFieldValueResolvers<ContextType>;
  CustomizableFileOption?: CustomizableFileOptionResolvers<ContextType>;
  CustomizableFileValue?: CustomizableFileValueResolvers<ContextType>;
  CustomizableMultipleOption?: CustomizableMultipleOptionResolvers<ContextType>;
  CustomizableMultipleValue?: CustomizableMultipleValueResolvers<ContextType>;
  CustomizableRadioOption?: CustomizableRadioOptionResolvers<ContextType>;
  CustomizableRadioValue?: CustomizableRadioValueResolvers<ContextType>;
  ImageSwatchData?: ImageSwatchDataResolvers<ContextType>;
  TextSwatchData?: TextSwatchDataResolvers<ContextType>;
  ProductVideo?: ProductVideoResolvers<ContextType>;
  AttributeSelectedOption?: AttributeSelectedOptionResolvers<ContextType>;
  ProductLinks?: ProductLinksResolvers<ContextType>;
  LayerFilterItem?: LayerFilterItemResolvers<ContextType>;
  SwatchLayerFilterItem?: SwatchLayerFilterItemResolvers<ContextType>;
  SwatchLayerFilterItemInterface?: SwatchLayerFilterItemInterfaceResolvers<ContextType>;
  SwatchData?: SwatchDataResolvers<ContextType>;
  BundleCartItem?: BundleCartItemResolvers<ContextType>;
  SelectedBundleOption?: SelectedBundleOptionResolvers<ContextType>;
  SelectedBundleOptionValue?: SelectedBundleOptionValueResolvers<ContextType>;
  DownloadableCartItem?: DownloadableCartItemResolvers<ContextType>;
  BundleProduct?: BundleProductResolvers<ContextType>;
  BundleItem?: BundleItemResolvers<ContextType>;
  BundleItemOption?: BundleItemOptionResolvers<ContextType>;
  GroupedProduct?: GroupedProductResolvers<ContextType>;
  GroupedProductItem?: GroupedProductItemResolvers<ContextType>;
  DownloadableProduct?: DownloadableProductResolvers<ContextType>;
  DownloadableProductLinks?: DownloadableProductLinksResolvers<ContextType>;
  DownloadableProductSamples?: DownloadableProductSamplesResolvers<ContextType>;
  BundleWishlistItem?: BundleWishlistItemResolvers<ContextType>;
  DownloadableWishlistItem?: DownloadableWishlistItemResolvers<ContextType>;
  BundleOrderItem?: BundleOrderItemResolvers<ContextType>;
  ItemSelectedBundleOption?: ItemSelectedBundleOptionResolvers<ContextType>;
  ItemSelectedBundleOptionValue?: ItemSelectedBundleOptionValueResolvers<ContextType>;
  DownloadableOrderItem?: DownloadableOrderItemResolvers<ContextType>;
  DownloadableItemsLinks?: DownloadableItemsLinksResolvers<ContextType>;
  BundleShipmentItem?: BundleShipmentItemResolvers<ContextType>;
  BundleInvoiceItem?: BundleInvoiceItemResolvers<ContextType>;
  DownloadableInvoiceItem?: DownloadableInvoiceItemResolvers<ContextType>;
  BundleCreditMemoItem?: BundleCreditMemoItemResolvers<ContextType>;
  DownloadableCreditMemoItem?: DownloadableCreditMemoItemResolvers<ContextType>;
  RoutableUrl?: RoutableUrlResolvers<ContextType>;
  VirtualWishlistItem?: VirtualWishlistItemResolvers<ContextType>;
  GroupedProductWishlistItem?: GroupedProductWishlistItemResolvers<ContextType>;
  CustomerDownloadableProducts?: CustomerDownloadableProductsResolvers<ContextType>;
  CustomerDownloadableProduct?: CustomerDownloadableProductResolvers<ContextType>;
  ReCaptchaConfigurationV3?: ReCaptchaConfigurationV3Resolvers<ContextType>;
  ReCaptchaConfigOutput?: ReCaptchaConfigOutputResolvers<ContextType>;
  ReCaptchaConfiguration?: ReCaptchaConfigurationResolvers<ContextType>;
  CustomerPaymentTokens?: CustomerPaymentTokensResolvers<ContextType>;
  PaymentToken?: PaymentTokenResolvers<ContextType>;
  DeletePaymentTokenOutput?: DeletePaymentTokenOutputResolvers<ContextType>;
  CustomerOutput?: CustomerOutputResolvers<ContextType>;
  CustomerToken?: CustomerTokenResolvers<ContextType>;
  RevokeCustomerTokenOutput?: RevokeCustomerTokenOutputResolvers<ContextType>;
  IsEmailAvailableOutput?: IsEmailAvailableOutputResolvers<ContextType>;
  CustomerLoyalty?: CustomerLoyaltyResolvers<ContextType>;
  CustomerAddress?: CustomerAddressResolvers<ContextType>;
  CustomerAddressRegion?: CustomerAddressRegionResolvers<ContextType>;
  CustomerAddresses?: CustomerAddressesResolvers<ContextType>;
  CustomerAddressAttribute?: CustomerAddressAttributeResolvers<ContextType>;
  CustomerGroup?: CustomerGroupResolvers<ContextType>;
  CustomerSession?: CustomerSessionResolvers<ContextType>;
  CustomerDeletionOutput?: CustomerDeletionOutputResolvers<ContextType>;
  SubscribeEmailToNewsletterOutput?: SubscribeEmailToNewsletterOutputResolvers<ContextType>;
};

