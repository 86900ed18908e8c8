import { normalizeForSearch } from '@witryna/module-schemas';
import type { GraphqlContext } from '../../../graphql/context.ts';
import { InputRefused } from '../../../graphql/refusals.ts';
import type { QueryResolvers } from '../../../graphql/resolver-types.gen.ts';
import type { QueryGuestOrderArgs, QueryGuestOrderByTokenArgs } from '../../../graphql/types.gen.ts';
import { networkOf } from '../../../http/network-of.ts';
import { guess } from '../../../rate-limits/index.ts';
import { meantNumbers, numberPrefixesOf } from '../meant-numbers.ts';
import type { OrderRow } from '../order-view.ts';
import { findOrderByNumber } from '../reading/find-order.ts';
import { readOrderAddresses } from '../reading/order-parts.ts';
import { OrderUnknown } from './known-order.ts';

/**
 * The order of a guest who knows its number, the e-mail, and the last name or postcode of the billing address; when both
 * are given, both have to be right. Wrong guesses are counted by network.
 */
function guestOrder(_parent: unknown, { input }: QueryGuestOrderArgs, context: GraphqlContext) {
  const { app, request } = context;
  const claims = [{ limit: 'orderLookup', subject: networkOf(request.ip) }] as const;
  const isWrong = (error: unknown) => error instanceof OrderUnknown;
  return guess(app.rateLimits, claims, () => findOrderOfGuest(input, context), isWrong);
}

async function findOrderOfGuest(input: QueryGuestOrderArgs['input'], context: GraphqlContext) {
  const { app, site } = context;
  const lastName = normalizeForSearch(input.lastname?.trim() ?? '');
  const postcode = comparablePostcode(input.postcode);
  if (lastName === '' && postcode === '') {
    throw new InputRefused('Required parameter "lastname" or "postcode" is missing', 'order-proof-missing');
  }
  for (const number of meantNumbers(input.number, numberPrefixesOf([site]))) {
    const order = await findOrderByNumber(app.db, number);
    const isTheirs =
      order?.siteId === site.id &&
      order.customerId === null &&
      order.emailKey === input.email.trim().toLowerCase() &&
      (lastName === '' || order.lastNameKey === lastName) &&
      (postcode === '' || (await hasPostcode(context, order, postcode)));
    if (order && isTheirs) return order;
  }
  throw new OrderUnknown();
}

async function hasPostcode(context: GraphqlContext, order: OrderRow, postcode: string): Promise<boolean> {
  const addresses = await readOrderAddresses(context.app.db, [order.id]);
  return (addresses.get(order.id) ?? []).some(
    (address) => address.kind === 'billing' && comparablePostcode(address.postcode) === postcode,
  );
}

/** `90001` of ` 90-001`: people write them with and without signs in between. */
function comparablePostcode(typed: string | null | undefined): string {
  return (typed ?? '').replace(/[^\p{L}\d]/gu, '').toUpperCase();
}

/** The order that a link leads to. */
async function guestOrderByToken(_parent: unknown, { input }: QueryGuestOrderByTokenArgs, context: GraphqlContext) {
  const order = await context.app.orders.findByToken(input.token);
  if (!order || order.siteId !== context.site.id) throw new OrderUnknown();
  return order;
}

export const guestOrders: QueryResolvers = { guestOrder, guestOrderByToken };
