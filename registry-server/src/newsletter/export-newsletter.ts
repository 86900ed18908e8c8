import type { Db } from '../database/dialects.ts';
import type { ExportSection } from '../identity/customers/index.ts';

/** The newsletter of a customer's mailbox, with every consent that was given or withdrawn. */
export const newsletterSection = (db: Db): ExportSection => ({
  name: 'newsletter',
  async read({ email }) {
    const found = await db
      .selectFrom('newsletter_subscription')
      .selectAll()
      .where('email', '=', email)
      .executeTakeFirst();
    if (!found) return null;
    const { id, siteId: _siteId, ...subscription } = found;
    const consents = await db
      .selectFrom('newsletter_consent')
      .select(['kind', 'isGranted', 'textVersion', 'source', 'recordedAt'])
      .where('subscriptionId', '=', id)
      .orderBy('id')
      .execute();
    return { ...subscription, consents };
  },
});
