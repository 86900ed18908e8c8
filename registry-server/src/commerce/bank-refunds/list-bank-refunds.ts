import { sql } from 'kysely';
import type { Db } from '../../database/dialects.ts';
import { type Paging, rowsOf } from '../../http/paging.ts';
import type { RefundAccountsStore, StoredRefundAccount } from './refund-accounts.store.ts';
import { refundDueOn, transferTitleOf } from './refund-due.ts';

/** Money that a person sends, or has sent. */
export interface BankRefund {
  readonly id: number;
  readonly orderId: number;
  readonly orderNumber: string;
  /** The return that it is the money of. */
  readonly returnId: number | null;
  readonly returnNumber: string | null;
  /** Minor units. */
  readonly amount: number;
  readonly currency: string;
  /** Why, as staff or the shop wrote it. */
  readonly reason: string;
  /** The last day for it. */
  readonly dueOn: string;
  readonly sentAt: Date | null;
  /** Undefined while the buyer has named none. */
  readonly account: StoredRefundAccount | undefined;
  /** Whose account it is: the holder that was named, else the buyer. */
  readonly recipient: string;
  readonly title: string;
  /** The provider that took the money has refused to give it back. */
  readonly isRefused: boolean;
}

/** A refund of a return carries its id in its key. */
const ofItsReturn = sql<boolean>`payment_refund.key = 'return:' || return_request.id || ':' || payment_refund."attemptId"`;

interface BankRefundFilter {
  readonly isSent: boolean;
  readonly orderId?: number | undefined;
}

const bankRefunds = (db: Db, { isSent, orderId }: BankRefundFilter) =>
  db
    .selectFrom('payment_refund')
    .innerJoin('payment_attempt', 'payment_attempt.id', 'payment_refund.attemptId')
    .innerJoin('sales_order', 'sales_order.id', 'payment_refund.orderId')
    .leftJoin('return_request', (join) =>
      join.onRef('return_request.orderId', '=', 'payment_refund.orderId').on(ofItsReturn),
    )
    .where('payment_refund.byHandSince', 'is not', null)
    .where('payment_refund.state', '=', isSent ? 'done' : 'requested')
    .$if(orderId !== undefined, (query) => query.where('payment_refund.orderId', '=', orderId ?? 0));

/** Transfers to send, those that are due first at the top; or those that were sent, newest first. */
export async function listBankRefunds(
  db: Db,
  accounts: Pick<RefundAccountsStore, 'read'>,
  { isSent, orderId, ...paging }: Paging & BankRefundFilter,
): Promise<{ items: BankRefund[]; total: number }> {
  const { total } = await bankRefunds(db, { isSent, orderId })
    .select((eb) => eb.fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow();
  const { limit, offset } = rowsOf(paging);
  const rows = await bankRefunds(db, { isSent, orderId })
    .innerJoin('sales_order_address', (join) =>
      join.onRef('sales_order_address.orderId', '=', 'sales_order.id').on('sales_order_address.kind', '=', 'billing'),
    )
    .select([
      'payment_refund.id',
      'payment_refund.amount',
      'payment_refund.currency',
      'payment_refund.reason',
      'payment_refund.createdAt',
      'payment_refund.doneAt',
      'payment_attempt.provider',
      'sales_order.id as orderId',
      'sales_order.number as orderNumber',
      'return_request.id as returnId',
      'return_request.number as returnNumber',
      'return_request.createdAt as returnedAt',
      'sales_order_address.firstName',
      'sales_order_address.lastName',
    ])
    .$if(!isSent, (query) =>
      query.orderBy((eb) => eb.fn.coalesce('return_request.createdAt', 'payment_refund.createdAt')),
    )
    .$if(isSent, (query) => query.orderBy('payment_refund.doneAt', 'desc'))
    .orderBy('payment_refund.id')
    .limit(limit)
    .offset(offset)
    .execute();
  const known = await accounts.read(rows.map(({ orderId }) => orderId));
  const items = rows.map(({ createdAt, doneAt, returnedAt, firstName, lastName, provider, ...row }) => {
    const account = known.get(row.orderId);
    return {
      ...row,
      account,
      dueOn: refundDueOn(returnedAt ?? createdAt),
      sentAt: doneAt,
      recipient: account?.holder ?? `${firstName} ${lastName}`,
      title: transferTitleOf(row),
      isRefused: provider !== null,
    };
  });
  return { items, total: Number(total) };
}

/** Transfers to send, and the last day for the first of them. */
export interface WaitingBankRefunds {
  readonly count: number;
  /** Of those, how many have nowhere to go yet. */
  readonly withoutAccount: number;
  readonly dueOn: string | undefined;
}

/** Counts what is listed, in one query. */
export async function countBankRefunds(db: Db): Promise<WaitingBankRefunds> {
  const { count, withAccount, oldest } = await bankRefunds(db, { isSent: false })
    .leftJoin('refund_account', 'refund_account.orderId', 'payment_refund.orderId')
    .select((eb) => [
      eb.fn.countAll<number>().as('count'),
      eb.fn.count<number>('refund_account.orderId').as('withAccount'),
      eb.fn
        .min<Date | string | null>(eb.fn.coalesce('return_request.createdAt', 'payment_refund.createdAt'))
        .as('oldest'),
    ])
    .executeTakeFirstOrThrow();
  return {
    count: Number(count),
    withoutAccount: Number(count) - Number(withAccount),
    // What is computed has no type in SQLite: it gives the text.
    dueOn: oldest === null ? undefined : refundDueOn(new Date(oldest)),
  };
}
