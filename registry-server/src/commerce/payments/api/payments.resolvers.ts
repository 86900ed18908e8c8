import type { FastifyRequest } from 'fastify';
import { languageOf } from '../../../error-messages/language.ts';
import type { GraphqlContext } from '../../../graphql/context.ts';
import type { GraphqlFeature } from '../../../graphql/feature.ts';
import { InputRefused } from '../../../graphql/refusals.ts';
import type { MutationRegisterCardTransactionArgs, QueryPrzelewy24MethodsArgs } from '../../../graphql/types.gen.ts';
import { billingAddressOf, shopperOf } from '../../cart/index.ts';
import type { PayingClient } from '../providers/provider.ts';
import { startApplePaySession, walletSheets } from './browser-wallets.ts';
import { payWithWalletToken } from './wallet-sheet.ts';

/** In whole units of the currency. */
const MOST = 1_000_000;

/** Banks and wallets to choose from. */
async function przelewy24Methods(
  _parent: unknown,
  { amount }: QueryPrzelewy24MethodsArgs,
  { app, currency, site, request }: GraphqlContext,
) {
  if (!(amount > 0 && amount <= MOST)) throw new InputRefused('Invalid amount.', 'amount-invalid');
  app.payments.limit(request);
  const language = languageOf(site);
  return app.payments.przelewy24Options({ amount: Math.round(amount * 100), currency, language });
}

/** Begins to pay what is in the cart by a card that is entered on the page. */
async function registerCardTransaction(
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

/** The browser of who pays. */
function payingClientOf({ ip, headers }: Pick<FastifyRequest, 'ip' | 'headers'>): PayingClient {
  const userAgent = headers['user-agent'];
  return { ip, ...(userAgent && { userAgent }) };
}

/** What of paying belongs to a provider. Orders have the rest: `orderPaymentStatus`, `retryPaymentUrl`. */
export const paymentsResolvers: GraphqlFeature = {
  // A cart's id is its guest's key; whose it is, is asked of each cart.
  access: {
    'Query.przelewy24Methods': 'public',
    'Query.walletSheets': 'public',
    'Mutation.registerCardTransaction': 'public',
    'Mutation.payWithWalletToken': 'public',
    'Mutation.startApplePaySession': 'public',
  },
  siteFeature: 'cart',
  // Both pay for a cart. The sheet of Apple Pay also pays for an order that is there.
  closedInMaintenance: ['Mutation.registerCardTransaction', 'Mutation.payWithWalletToken'],
  resolvers: {
    Query: { przelewy24Methods, walletSheets },
    Mutation: { registerCardTransaction, payWithWalletToken, startApplePaySession },
  },
};
