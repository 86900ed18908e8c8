import { attributesFeature } from '../commerce/attributes/attributes.feature.ts';
import { cartFeature } from '../commerce/cart/cart.resolvers.ts';
import { catalogFeature } from '../commerce/catalog/graphql/catalog.resolvers.ts';
import { checkoutFeature } from '../commerce/checkout/checkout.feature.ts';
import { compareListsFeature } from '../commerce/compare-lists/compare-lists.feature.ts';
import { ordersFeature } from '../commerce/orders/graphql/orders.feature.ts';
import { paymentsFeature } from '../commerce/payments/graphql/payments.feature.ts';
import { returnsFeature } from '../commerce/returns/returns.feature.ts';
import { reviewsFeature } from '../commerce/reviews/reviews.feature.ts';
import { stockAlertsFeature } from '../commerce/stock-alerts/stock-alerts.feature.ts';
import { storeFeature } from '../commerce/store/store.resolvers.ts';
import { wishlistsFeature } from '../commerce/wishlists/wishlists.feature.ts';
import { contactFeature } from '../contact/contact.feature.ts';
import { cmsFeature } from '../content/cms/cms.resolvers.ts';
import { accountFeature } from '../identity/customers/account.resolvers.ts';
import { addressesFeature } from '../identity/customers/addresses/addresses.resolvers.ts';
import { signInFeature } from '../identity/customers/sign-in.resolvers.ts';
import { newsletterFeature } from '../newsletter/newsletter.feature.ts';
import type { GraphqlFeature } from './feature.ts';
import { absentGraphql } from './unsupported/absent.feature.ts';

/** Every feature that speaks GraphQL. */
export const graphqlFeatures: readonly GraphqlFeature[] = [
  absentGraphql,
  catalogFeature,
  attributesFeature,
  cartFeature,
  checkoutFeature,
  paymentsFeature,
  storeFeature,
  cmsFeature,
  accountFeature,
  signInFeature,
  addressesFeature,
  newsletterFeature,
  contactFeature,
  ordersFeature,
  returnsFeature,
  reviewsFeature,
  stockAlertsFeature,
  wishlistsFeature,
  compareListsFeature,
];
