import type { Db } from '../../database/dialects.ts';
import { NotFound } from '../../errors.ts';
import type { App } from '../../fastify-app.ts';
import { listSchema } from '../../http/paging.ts';
import { dayOf, SHOP_TIME_ZONE } from '../../time/shop-day.ts';
import { bankRefundListQuery, bankRefundSchema, orderParams, orderRefundAccountSchema } from './bank-refunds.schema.ts';
import type { BankRefunds } from './bank-refunds.ts';
import { bankRefundsCsv } from './bank-refunds-csv.ts';
import { type BankRefund, listBankRefunds } from './list-bank-refunds.ts';
import type { RefundAccountsStore, StoredRefundAccount } from './refund-accounts.store.ts';

const tags = ['payments'];
const config = { access: 'staff:admin' } as const;
const error = { $ref: 'Error#' } as const;
/** More transfers than a bank takes in one file. */
const MOST_IN_FILE = 1_000;

interface Deps {
  readonly db: Db;
  readonly accounts: RefundAccountsStore;
  readonly bankRefunds: BankRefunds;
  readonly now: () => Date;
}

/** Transfers that staff send, and where to. */
export function bankRefundsStaffRoutes(app: App, { db, accounts, bankRefunds, now }: Deps): void {
  app.get(
    '/staff/bank-refunds',
    {
      config,
      schema: {
        tags,
        summary: 'Refunds that a person sends by a transfer: what is due first, or what was sent last',
        querystring: bankRefundListQuery,
        response: { 200: listSchema(bankRefundSchema) },
      },
    },
    async ({ query: { sent, orderId, ...paging } }, reply) => {
      const { items, total } = await listBankRefunds(db, accounts, { ...paging, orderId, isSent: sent });
      const today = dayOf(now(), SHOP_TIME_ZONE);
      reply.header('cache-control', 'private, no-store');
      return { items: items.map((item) => answerOf(item, today)), total, ...paging };
    },
  );

  app.get(
    '/staff/bank-refunds/export',
    { config, schema: { tags, summary: 'The transfers to send as a CSV file that banks import' } },
    async (_request, reply) => {
      const { items } = await listBankRefunds(db, accounts, { isSent: false, page: 1, pageSize: MOST_IN_FILE });
      const day = dayOf(now(), SHOP_TIME_ZONE);
      return reply
        .type('text/csv; charset=utf-8')
        .header('content-disposition', `attachment; filename="przelewy-${day}.csv"`)
        .header('cache-control', 'private, no-store')
        .send(bankRefundsCsv(items));
    },
  );

  app.get(
    '/staff/orders/:orderId/refund-account',
    {
      config,
      schema: {
        tags,
        summary: 'Where the money of an order goes back to',
        params: orderParams,
        response: { 200: orderRefundAccountSchema, 404: error },
      },
    },
    async ({ params: { orderId } }, reply) => {
      const order = await app.orders.find(orderId);
      if (!order) throw new NotFound();
      const byTransfer = await bankRefunds.ofOrder(orderId);
      const account = (await accounts.read([orderId])).get(orderId);
      const { firstName, lastName } = order.billingAddress;
      reply.header('cache-control', 'private, no-store');
      return {
        isByTransfer: byTransfer !== undefined,
        isAwaited: byTransfer?.isAwaited ?? false,
        recipient: account?.holder ?? `${firstName} ${lastName}`,
        ...(account && { account: accountAnswer(account) }),
      };
    },
  );
}

function answerOf({ account, sentAt, returnId, returnNumber, ...refund }: BankRefund, today: string) {
  return {
    ...refund,
    isOverdue: sentAt === null && refund.dueOn < today,
    ...(returnId !== null && { returnId }),
    ...(returnNumber !== null && { returnNumber }),
    ...(sentAt && { sentAt: sentAt.toISOString() }),
    ...(account && { account: accountAnswer(account) }),
  };
}

function accountAnswer({ account, holder, updatedAt }: StoredRefundAccount) {
  return { number: account, changedAt: updatedAt.toISOString(), ...(holder !== null && { holder }) };
}
