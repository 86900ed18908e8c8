import { formatBankAccount } from '@witryna/module-schemas/validation';
import type { Db } from '../../database/dialects.ts';
import type { ExportSection } from '../../identity/customers/index.ts';
import type { RefundAccountsStore } from './refund-accounts.store.ts';

/** Where a customer wanted money back. */
export const refundAccountsSection = (db: Db, accounts: Pick<RefundAccountsStore, 'read'>): ExportSection => ({
  name: 'refundAccounts',
  async read({ id }) {
    const orders = await db
      .selectFrom('refund_account')
      .innerJoin('sales_order', 'sales_order.id', 'refund_account.orderId')
      .select(['sales_order.id', 'sales_order.number'])
      .where('sales_order.customerId', '=', id)
      .orderBy('sales_order.id')
      .execute();
    const known = await accounts.read(orders.map((order) => order.id));
    return orders.flatMap(({ id: orderId, number }) => {
      const found = known.get(orderId);
      if (!found) return [];
      const { account, holder, updatedAt } = found;
      return [{ orderNumber: number, account: formatBankAccount(account), holder, updatedAt }];
    });
  },
});
