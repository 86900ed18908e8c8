import type { Trx } from '../../database/transaction.ts';
import type { Mail } from '../../mail/index.ts';
import { DAY_MS } from '../../time/durations.ts';
import type { EndpointRow } from './endpoints.store.ts';

/** Writes to every administrator that an endpoint was switched off. */
export async function notifyWebhookDisabled(trx: Trx, mail: Mail, endpoint: EndpointRow, now: Date): Promise<void> {
  const admins = await trx
    .selectFrom('staff_user')
    .select(['id', 'email'])
    .where('role', '=', 'admin')
    .where('isActive', '=', true)
    .execute();
  const since = endpoint.lastSuccessAt ?? endpoint.createdAt;
  const days = Math.max(1, Math.floor((now.getTime() - since.getTime()) / DAY_MS));
  for (const { id, email } of admins) {
    await mail.enqueue(trx, {
      template: 'webhook-lost',
      to: email,
      language: 'pl',
      data: { url: endpoint.url, days },
      key: `webhook-lost:${endpoint.id}:${now.getTime()}:${id}`,
    });
  }
}
