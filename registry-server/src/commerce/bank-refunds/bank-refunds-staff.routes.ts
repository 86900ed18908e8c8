import { endingOfBankAccount } from '@witryna/module-schemas/validation';
import { staffOf } from '../../access.ts';
import type { Db } from '../../database/dialects.ts';
import { inTransaction } from '../../database/transaction.ts';
import { NotFound } from '../../errors.ts';
import type { App } from '../../fastify-app.ts';
import { FieldInvalid } from '../../http/field-invalid.ts';
import { listSchema } from '../../http/paging.ts';
import { dayOf, SHOP_TIME_ZONE } from '../../time/shop-day.ts';
import { lockOrder } from '../orders/index.ts';
import { RefundNotAwaited } from './bank-refunds.errors.ts';
import {
  type ACCOUNT_SOURCES,
  bankRefundListQuery,
  bankRefundSchema,
  orderParams,
  orderRefundAccountBody,
  orderRefundAccountSchema,
} from './bank-refunds.schema.ts';
import type { BankRefunds } from './bank-refunds.ts';
import { bankRefundsCsv } from './bank-refunds-csv.ts';
import { type BankRefund, listBankRefunds } from './list-bank-refunds.ts';
import { type RefundAccount, readRefundAccount } from './refund-account-input.ts';
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
      reply.header('cache-control', 'private, no-store');
      return accountOfOrder(orderId);
    },
  );

  app.put(
    '/staff/orders/:orderId/refund-account',
    {
      config: { ...config, auditValues: ['source'] },
      schema: {
        tags,
        summary: 'Write down the account that a buyer has given to staff; the buyer gets a mail about it',
        params: orderParams,
        body: orderRefundAccountBody,
        response: { 200: orderRefundAccountSchema, 404: error, 422: error },
      },
    },
    async (request, reply) => {
      const { orderId } = request.params;
      const { number, holder, source } = request.body;
      const account = accountFrom(number, holder);
      const known = (await accounts.read([orderId])).get(orderId);
      if (known?.account !== account.account || known.holder !== account.holder) {
        await saveEnteredAccount({ orderId, account, source, staffId: staffOf(request).id });
      }
      reply.header('cache-control', 'private, no-store');
      return accountOfOrder(orderId);
    },
  );

  async function accountOfOrder(orderId: number) {
    const order = await app.orders.find(orderId);
    if (!order) throw new NotFound();
    const byTransfer = await bankRefunds.ofOrder(orderId);
    const account = (await accounts.read([orderId])).get(orderId);
    const { firstName, lastName } = order.billingAddress;
    return {
      isByTransfer: byTransfer !== undefined,
      isAwaited: byTransfer?.isAwaited ?? false,
      recipient: account?.holder ?? `${firstName} ${lastName}`,
      ...(account && { account: accountAnswer(account) }),
    };
  }

  /** Locks the order as its buyer does: the account never changes after the money was sent. */
  function saveEnteredAccount({ orderId, account, source, staffId }: EnteredAccount): Promise<void> {
    return inTransaction(db, async (trx) => {
      const order = await lockOrder(trx, orderId);
      if (!order) throw new NotFound();
      if (!(await bankRefunds.ofOrder(orderId, trx))?.isAwaited) throw new RefundNotAwaited();
      await bankRefunds.save(trx, orderId, account);
      const ending = endingOfBankAccount(account.account);
      const at = now();
      const message = `Zapisano numer konta do zwrotu, kończący się na ${ending} (${SOURCE_WORDS[source]}).`;
      await trx.insertInto('sales_order_comment').values({ orderId, at, message, isVisible: false, staffId }).execute();
      // Whoever told it need not be the buyer: who is, reads of it while it can still be changed.
      await app.orderMails.refundAccountSaved(trx, order, app.sites.require(String(order.siteId)), { ending, at });
    });
  }
}

interface EnteredAccount {
  readonly orderId: number;
  readonly account: RefundAccount;
  readonly source: AccountSource;
  readonly staffId: number;
}

type AccountSource = (typeof ACCOUNT_SOURCES)[number];

const SOURCE_WORDS: Readonly<Record<AccountSource, string>> = {
  phone: 'podany przez telefon',
  letter: 'podany w liście',
  'in-person': 'podany osobiście',
};

/** What was typed as it is kept; the first thing that is wrong with it is refused, by its field. */
function accountFrom(number: string, holder: string | undefined): RefundAccount {
  const account = readRefundAccount({ account_number: number, holder: holder ?? null });
  if (!('fault' in account)) return account;
  const { path, rule } = account.fault;
  throw new FieldInvalid(path === '/holder' ? path : '/number', rule, {});
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
