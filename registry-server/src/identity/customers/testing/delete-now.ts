import type { App } from '../../../fastify-app.ts';
import { deleteDueAccounts } from '../privacy/account-deletion.ts';

/** Lets the time of every account come that is to be deleted. */
export async function deleteNow(app: App): Promise<void> {
  const { services } = app.customers;
  const endsAt = new Date(services.now().getTime() - 1);
  await app.db.updateTable('customer_deletion').set({ endsAt }).where('isScheduled', '=', true).execute();
  await deleteDueAccounts(services, (id) => app.sites.find(String(id)));
}
