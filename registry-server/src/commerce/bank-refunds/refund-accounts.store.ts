import { endingOfBankAccount } from '@witryna/module-schemas/validation';
import type { Db } from '../../database/dialects.ts';
import { keyList } from '../../database/insert-many.ts';
import type { Trx } from '../../database/transaction.ts';
import type { SecretBox } from '../../secrets/index.ts';
import type { RefundAccount } from './refund-account-input.ts';

export interface StoredRefundAccount extends RefundAccount {
  readonly updatedAt: Date;
}

const purposeOf = (orderId: number) => `refund-account:${orderId}`;

/** Accounts that buyers named for money that goes back; encrypted in the database, in no log. */
export function createRefundAccountsStore(db: Db, box: SecretBox) {
  return {
    /** The later one replaces the earlier. */
    async save(trx: Trx, orderId: number, account: RefundAccount, at: Date): Promise<void> {
      const row = {
        sealed: box.seal(JSON.stringify([account.account, account.holder]), purposeOf(orderId)),
        ending: endingOfBankAccount(account.account),
        updatedAt: at,
      };
      await trx
        .insertInto('refund_account')
        .values({ ...row, orderId, createdAt: at })
        .onConflict((conflict) => conflict.column('orderId').doUpdateSet(row))
        .execute();
    },

    /** The whole numbers, for who sends the money and for the copy of a buyer's data. */
    async read(orderIds: readonly number[]): Promise<ReadonlyMap<number, StoredRefundAccount>> {
      if (orderIds.length === 0) return new Map();
      const rows = await db
        .selectFrom('refund_account')
        .select(['orderId', 'sealed', 'updatedAt'])
        .where('orderId', 'in', keyList(orderIds))
        .execute();
      return new Map(
        rows.map(({ orderId, sealed, updatedAt }) => {
          const [account, holder]: [string, string | null] = JSON.parse(box.open(sealed, purposeOf(orderId)));
          return [orderId, { account, holder, updatedAt }];
        }),
      );
    },

    /** What buyers recognise their accounts by, for all others. */
    async endingsOf(orderIds: readonly number[], trx: Trx | Db = db): Promise<ReadonlyMap<number, string>> {
      if (orderIds.length === 0) return new Map();
      const rows = await trx
        .selectFrom('refund_account')
        .select(['orderId', 'ending'])
        .where('orderId', 'in', keyList(orderIds))
        .execute();
      return new Map(rows.map(({ orderId, ending }) => [orderId, ending]));
    },

    /** Forgets the accounts of somebody who leaves; where money is still to be sent, when it was. */
    async forgetCustomer(trx: Trx, customerId: number): Promise<void> {
      await trx
        .deleteFrom('refund_account')
        .where('orderId', 'in', trx.selectFrom('sales_order').select('id').where('customerId', '=', customerId))
        .where('orderId', 'not in', awaitingOrders(trx))
        .execute();
    },

    /** Forgets accounts that were named long ago and wait for no money; gives how many. */
    async forgetOld(before: Date, limit: number): Promise<number> {
      const { numDeletedRows } = await db
        .deleteFrom('refund_account')
        .where('orderId', 'in', (query) =>
          query
            .selectFrom('refund_account')
            .select('orderId')
            .where('updatedAt', '<', before)
            .where('orderId', 'not in', awaitingOrders(db))
            .orderBy('updatedAt')
            .limit(limit),
        )
        .executeTakeFirst();
      return Number(numDeletedRows);
    },
  };
}

export type RefundAccountsStore = ReturnType<typeof createRefundAccountsStore>;

/** Orders with money that a person has still to send, or to decide about. */
function awaitingOrders(db: Db | Trx) {
  const transfers = db
    .selectFrom('payment_refund')
    .where('byHandSince', 'is not', null)
    .where('state', '=', 'requested')
    .where('orderId', 'is not', null)
    .select((eb) => eb.ref('orderId').$castTo<number>().as('orderId'));
  const returns = db.selectFrom('return_request').where('status', 'in', ['requested', 'received']).select('orderId');
  return transfers.union(returns);
}
