import type { Db } from '../../database/dialects.ts';
import type { Trx } from '../../database/transaction.ts';
import { RefundAccountRefused } from './bank-refunds.errors.ts';
import { type RefundAccount, readRefundAccount, type TypedRefundAccount } from './refund-account-input.ts';
import type { RefundAccountsStore } from './refund-accounts.store.ts';
import { type TransferRefund, transferRefundsOf } from './transfer-refunds.ts';

export interface BankRefundsDeps {
  readonly db: Db;
  readonly accounts: RefundAccountsStore;
  readonly now: () => Date;
}

/** Money that goes back by a transfer, as other features use it. */
export function createBankRefunds({ db, accounts, now }: BankRefundsDeps) {
  const ofOrders = (orderIds: readonly number[], trx: Db | Trx = db) => transferRefundsOf(trx, accounts, orderIds);
  return {
    /** By order; orders whose money a provider sends back are not in it. */
    ofOrders,

    /** Undefined when a provider sends the money of the order back. */
    ofOrder: async (orderId: number, trx?: Trx): Promise<TransferRefund | undefined> =>
      (await ofOrders([orderId], trx)).get(orderId),

    /** The last four characters of the account of an order; undefined while there is none. */
    endingOf: async (orderId: number, trx: Trx): Promise<string | undefined> =>
      (await accounts.endingsOf([orderId], trx)).get(orderId),

    /** What was typed as it is kept; throws `RefundAccountRefused`, with the field `at` which it was typed. */
    accountOf(typed: TypedRefundAccount, at?: string): RefundAccount {
      const account = readRefundAccount(typed);
      if ('fault' in account) throw new RefundAccountRefused(account.fault, at);
      return account;
    },

    /** Whoever calls it has locked the order, and has to know that the buyer asks. */
    save: (trx: Trx, orderId: number, account: RefundAccount): Promise<void> =>
      accounts.save(trx, orderId, account, now()),
  };
}

export type BankRefunds = ReturnType<typeof createBankRefunds>;

declare module 'fastify' {
  interface FastifyInstance {
    readonly bankRefunds: BankRefunds;
  }
}
