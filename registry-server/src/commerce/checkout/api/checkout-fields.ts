import type { GraphqlContext } from '../../../graphql/context.ts';
import type { Resolvers } from '../../../graphql/resolver-types.gen.ts';
import { type CartState, offeredPayments } from '../../cart/index.ts';
import { agreementsOf } from '../agreements.ts';
import { missingForOrder } from '../missing-for-order.ts';
import { billingAddressIn, cartAddressFields, shippingAddressesOf } from './address-fields.ts';

/** What cannot be chosen is told apart, with its reason: clients of the contract take each of the list for possible. */
function paymentsOf(state: CartState, { app, site }: GraphqlContext) {
  return Map.groupBy(offeredPayments(app.checkoutOffers, state, site), ({ available }) => available);
}

function consentsOf({ checkout }: CartState, _args: unknown, { site }: GraphqlContext) {
  const agreements = agreementsOf(site);
  return checkout.consents.flatMap(({ agreement, isGranted, textVersion, at, source }) => {
    const id = agreements.find(({ code }) => code === agreement)?.id;
    return id === undefined ? [] : [{ agreement_id: id, is_granted: isGranted, text_version: textVersion, at, source }];
  });
}

/** Fields of a cart that belong to its checkout, all from one state. */
export const checkoutFields: Resolvers = {
  ...cartAddressFields,
  Cart: {
    // A customer is written to at the address of the account.
    email: ({ checkout, cart }: CartState, _args, { customer }) =>
      cart.customerId === null ? checkout.email : (customer?.email ?? null),
    shipping_addresses: shippingAddressesOf,
    billing_address: billingAddressIn,
    available_payment_methods: (state: CartState, _args, context) =>
      (paymentsOf(state, context).get(true) ?? []).map(({ code, title, isDeferred }) => ({
        code,
        title,
        is_deferred: isDeferred,
      })),
    unavailable_payment_methods: (state: CartState, _args, context) =>
      (paymentsOf(state, context).get(false) ?? []).map(({ code, title, reason }) => ({ code, title, reason })),
    selected_payment_method: ({ payment, checkout }: CartState) =>
      payment
        ? {
            code: payment.code,
            title: payment.title,
            purchase_order_number: checkout.payment?.purchaseOrderNumber ?? null,
          }
        : null,
    consents: consentsOf,
    missing_for_order: (state: CartState, _args, { site }) => missingForOrder(state, site),
    gift_message: () => null,
  },
};
