import { attributesResolvers } from '../commerce/attributes/attributes.resolvers.ts';
import { bankRefundsResolvers } from '../commerce/bank-refunds/bank-refunds.resolvers.ts';
import { cartResolvers } from '../commerce/cart/cart.resolvers.ts';
import { catalogResolvers } from '../commerce/catalog/graphql/catalog.resolvers.ts';
import { viewedResolvers } from '../commerce/catalog/viewed/viewed.resolvers.ts';
import { checkoutResolvers } from '../commerce/checkout/checkout.resolvers.ts';
import { compareListsResolvers } from '../commerce/compare-lists/compare-lists.resolvers.ts';
import { invoicesResolvers } from '../commerce/invoices/invoices.resolvers.ts';
import { ordersResolvers } from '../commerce/orders/api/orders.resolvers.ts';
import { paymentsResolvers } from '../commerce/payments/api/payments.resolvers.ts';
import { returnsResolvers } from '../commerce/returns/returns.resolvers.ts';
import { reviewsResolvers } from '../commerce/reviews/reviews.resolvers.ts';
import { stockAlertsResolvers } from '../commerce/stock-alerts/stock-alerts.resolvers.ts';
import { storeResolvers } from '../commerce/store/store.resolvers.ts';
import { wishlistsResolvers } from '../commerce/wishlists/wishlists.resolvers.ts';
import { contactResolvers } from '../contact/contact.resolvers.ts';
import { cmsResolvers } from '../content/cms/cms.resolvers.ts';
import { accountResolvers } from '../identity/customers/account/account.resolvers.ts';
import { addressesResolvers } from '../identity/customers/addresses/addresses.resolvers.ts';
import { privacyResolvers } from '../identity/customers/privacy/privacy.resolvers.ts';
import { signInResolvers } from '../identity/customers/sign-in/sign-in.resolvers.ts';
import { newsletterResolvers } from '../newsletter/newsletter.resolvers.ts';
import type { GraphqlFeature } from './feature.ts';
import { unsupportedResolvers } from './unsupported/unsupported.resolvers.ts';

/** Every feature that speaks GraphQL. */
export const graphqlFeatures: readonly GraphqlFeature[] = [
  unsupportedResolvers,
  catalogResolvers,
  attributesResolvers,
  cartResolvers,
  checkoutResolvers,
  paymentsResolvers,
  storeResolvers,
  cmsResolvers,
  accountResolvers,
  privacyResolvers,
  signInResolvers,
  addressesResolvers,
  newsletterResolvers,
  contactResolvers,
  ordersResolvers,
  invoicesResolvers,
  returnsResolvers,
  bankRefundsResolvers,
  reviewsResolvers,
  stockAlertsResolvers,
  wishlistsResolvers,
  compareListsResolvers,
  viewedResolvers,
];
