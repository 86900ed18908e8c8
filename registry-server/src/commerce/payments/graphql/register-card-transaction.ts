import type { GraphqlContext } from '../../../graphql/context.ts';
import { InputRefused } from '../../../graphql/refusals.ts';
import type { MutationRegisterCardTransactionArgs } from '../../../graphql/types.gen.ts';
import { billingAddressOf, shopperOf } from '../../cart/index.ts';
import { payingClientOf } from './paying-client-of.ts';

/** Begins to pay what is in the cart by a card that is entered on the page. */
export async function registerCardTransaction(
  _parent: unknown,
  { cartId, saveAlias }: MutationRegisterCardTransactionArgs,
  context: GraphqlContext,
) {
  const { app, site, customer, request } = context;
  const { checkout, totals, currency, delivery, payment } = await app.carts.find(shopperOf(context), cartId);
  app.payments.limit(request);
  const address = billingAddressOf(checkout);
  const email = checkout.email ?? customer?.email;
  // Before that the sum may still change.
  if (!address || !email || !delivery) throw new InputRefused('The cart is not ready to be paid.', 'cart-not-ready');
  if (payment?.code !== 'przelewy24_card' || !payment.available) {
    throw new InputRefused('Choose payment by card first.', 'card-not-chosen');
  }
  const { firstName, lastName, street, city, postcode, countryCode, phone } = address;
  return app.payments.registerCard(
    {
      cartId,
      siteId: site.id,
      amount: totals.total,
      currency,
      language: site.language,
      payer: {
        email,
        firstName,
        lastName,
        street: street.join(', '),
        city,
        postcode: postcode ?? '',
        countryCode,
        ...(phone && { phone }),
      },
      savesCard: saveAlias === true,
    },
    payingClientOf(request),
  );
}
