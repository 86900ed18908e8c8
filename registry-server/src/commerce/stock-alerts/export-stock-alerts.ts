import type { Db } from '../../database/dialects.ts';
import type { ExportSection } from '../../identity/customers/index.ts';

/** What a customer waits for. What somebody else asked for at an address that is not confirmed is not told. */
export const stockAlertsSection = (db: Db): ExportSection => ({
  name: 'stockAlerts',
  read: ({ id, email, emailConfirmedAt }) =>
    db
      .selectFrom('stock_alert')
      .select(['email', 'productSku', 'variantSku', 'status', 'createdAt'])
      .where((eb) => eb.or([eb('customerId', '=', id), ...(emailConfirmedAt ? [eb('email', '=', email)] : [])]))
      .orderBy('id')
      .execute(),
});
