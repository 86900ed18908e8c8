import { isRoleEnough, type StaffIdentity } from '../access.ts';
import { countBankRefunds, refundDueOn } from '../commerce/bank-refunds/index.ts';
import { createProductSearch } from '../commerce/catalog/index.ts';
import { countWaitingOrders, type WaitingOrders } from '../commerce/orders/index.ts';
import { OPEN_RETURNS } from '../commerce/returns/index.ts';
import { countUnanswered } from '../contact/index.ts';
import type { Db } from '../database/dialects.ts';
import type { App } from '../fastify-app.ts';
import { dayOf, SHOP_TIME_ZONE } from '../time/shop-day.ts';

/** A list is asked for its total alone. */
const ONE = { page: 1, pageSize: 1 } as const;

/** What everybody of staff may see: reviews, stock, pages to publish, and those that they saved last. */
export async function readContentWaiting(
  { db, pages, publicationRequests }: Pick<App, 'db' | 'pages' | 'publicationRequests'>,
  staff: StaffIdentity,
) {
  const products = createProductSearch(db);
  const stock = async (state: 'sold-out' | 'low-stock') => (await products({ ...ONE, state, sort: 'newest' })).total;
  const mine = async (which: { readonly status?: 'draft' | 'changed'; readonly scheduled?: boolean }) =>
    (await pages.list({ ...ONE, ...which, by: staff.name, sort: 'updated' })).total;
  return {
    reviews: await countReviews(db),
    products: { soldOut: await stock('sold-out'), lowStock: await stock('low-stock') },
    pages: {
      ...(await readPagesWaiting({ pages, publicationRequests }, staff)),
      drafts: await mine({ status: 'draft' }),
      changed: await mine({ status: 'changed' }),
      scheduled: await mine({ scheduled: true }),
    },
  };
}

/** Pages where somebody waits for this person to publish, to mend or to answer. */
export async function readPagesWaiting(
  { pages, publicationRequests }: Pick<App, 'pages' | 'publicationRequests'>,
  { id, role }: StaffIdentity,
) {
  const requests = await publicationRequests.count(id);
  return {
    toPublish: isRoleEnough(role, 'publisher') ? requests.waiting : 0,
    returned: requests.returned,
    answered: (await pages.list({ ...ONE, answeredFor: id, sort: 'updated' })).total,
  };
}

/** What administrators may see beside it: orders and money. */
export async function readShopWaiting(db: Db, now: Date) {
  const today = dayOf(now, SHOP_TIME_ZONE);
  const transfers = await countBankRefunds(db);
  const returns = await countReturns(db);
  return {
    toShip: answerOf(await countWaitingOrders(db, { toShip: true })),
    toPay: answerOf(await countWaitingOrders(db, { toPay: true })),
    untracked: answerOf(await countWaitingOrders(db, { untracked: true })),
    returns: { count: returns.count, ...dueOf(returns.dueOn, today) },
    bankRefunds: {
      count: transfers.count,
      withoutAccount: transfers.withoutAccount,
      ...dueOf(transfers.dueOn, today),
    },
    paymentProblems: await countPaymentProblems(db),
    messages: answerOf(await countUnanswered(db)),
  };
}

const answerOf = ({ count, oldestAt }: WaitingOrders) => ({
  count,
  ...(oldestAt && { oldestAt: oldestAt.toISOString() }),
});

const dueOf = (dueOn: string | undefined, today: string) =>
  dueOn === undefined ? { isOverdue: false } : { dueOn, isOverdue: dueOn < today };

async function countReturns(db: Db) {
  const { count, oldest } = await db
    .selectFrom('return_request')
    .where('status', 'in', OPEN_RETURNS)
    // What is computed has no type in SQLite: it gives the text.
    .select((eb) => [eb.fn.countAll<number>().as('count'), eb.fn.min<Date | string | null>('createdAt').as('oldest')])
    .executeTakeFirstOrThrow();
  return { count: Number(count), dueOn: oldest === null ? undefined : refundDueOn(new Date(oldest)) };
}

async function countReviews(db: Db): Promise<number> {
  const { count } = await db
    .selectFrom('product_review')
    .where('status', '=', 'pending')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow();
  return Number(count);
}

/** What is to be looked into, and how much of it is settled by a transfer, so that nobody goes there twice. */
async function countPaymentProblems(db: Db) {
  const rows = await db
    .selectFrom('payment_problem')
    .where('dealtAt', 'is', null)
    .select((eb) => ['kind', eb.fn.countAll<number>().as('count')])
    .groupBy('kind')
    .execute();
  const sum = (counted: typeof rows) => counted.reduce((all, { count }) => all + Number(count), 0);
  return { count: sum(rows), transfers: sum(rows.filter(({ kind }) => SETTLED_BY_TRANSFER.includes(kind))) };
}

/** Their refunds are transfers to send. */
const SETTLED_BY_TRANSFER: readonly string[] = ['manual-refund', 'refund-refused'];
