import type { GraphqlContext } from '../../../graphql/context.ts';
import type { Resolver } from '../../../graphql/feature.ts';
import type { QueryGuestOrderArgs, QueryGuestOrderByTokenArgs } from '../../../graphql/types.gen.ts';
import { networkOf } from '../../../identity/sign-in-delay.ts';
import { guess } from '../../../rate-limits/rate-limits.ts';
import { foldText } from '../../../text/fold-text.ts';
import { findOrderByNumber } from '../reading/find-order.ts';
import { OrderUnknown } from './known-order.ts';

/** The order of a guest who knows its number, the e-mail and the last name. Wrong guesses are counted by network. */
function guestOrder(_parent: unknown, { input }: QueryGuestOrderArgs, context: GraphqlContext) {
  const { app, request } = context;
  const claims = [{ limit: 'orderLookup', subject: networkOf(request.ip) }] as const;
  const isWrong = (error: unknown) => error instanceof OrderUnknown;
  return guess(app.rateLimits, claims, () => findOrderOfGuest(input, context), isWrong);
}

async function findOrderOfGuest(input: QueryGuestOrderArgs['input'], { app, site }: GraphqlContext) {
  const order = await findOrderByNumber(app.db, input.number.trim());
  const isTheirs =
    order?.siteId === site.id &&
    order.customerId === null &&
    order.emailKey === input.email.trim().toLowerCase() &&
    order.lastNameKey === foldText(input.lastname.trim());
  if (!order || !isTheirs) throw new OrderUnknown();
  return order;
}

/** The order that a link leads to. */
async function guestOrderByToken(_parent: unknown, { input }: QueryGuestOrderByTokenArgs, context: GraphqlContext) {
  const order = await context.app.orders.findByToken(input.token);
  if (!order || order.siteId !== context.site.id) throw new OrderUnknown();
  return order;
}

export const guestOrders: Readonly<Record<string, Resolver>> = { guestOrder, guestOrderByToken };
