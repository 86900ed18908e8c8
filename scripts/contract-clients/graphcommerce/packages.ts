/** The version of all GraphCommerce packages that are checked. */
export const GRAPHCOMMERCE_VERSION = '10.0.3';

/** The packages of its example shop that have documents or extend the schema. */
export const EXAMPLE_PACKAGES = [
  'google-datalayer',
  'googlerecaptcha',
  'graphql',
  'graphql-codegen-near-operation-file',
  'magento-cart',
  'magento-cart-checkout',
  'magento-cart-coupon',
  'magento-cart-email',
  'magento-cart-items',
  'magento-cart-payment-method',
  'magento-cart-shipping-address',
  'magento-cart-shipping-method',
  'magento-category',
  'magento-cms',
  'magento-compare',
  'magento-customer',
  'magento-graphql',
  'magento-newsletter',
  'magento-payment-included',
  'magento-payment-tokens',
  'magento-product',
  'magento-product-bundle',
  'magento-product-configurable',
  'magento-product-downloadable',
  'magento-product-grouped',
  'magento-product-simple',
  'magento-product-virtual',
  'magento-recently-viewed-products',
  'magento-review',
  'magento-search',
  'magento-store',
  'magento-wishlist',
].map(scoped);

/** Payment plug-ins whose schema extensions this shop does not have. */
export const PAYMENT_PLUGIN_PACKAGES = [
  'magento-payment-adyen',
  'magento-payment-braintree',
  'magento-payment-multisafepay',
  'magento-payment-paypal',
].map(scoped);

function scoped(name: string): string {
  return `@graphcommerce/${name}`;
}
