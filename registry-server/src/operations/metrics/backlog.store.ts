import { OPEN_STATES } from '../../commerce/payments/index.ts';
import type { Db } from '../../database/dialects.ts';

/** Upper bound of a count, to limit its cost. */
const MOST = 10_000;

/** Counts of waiting and given-up work; each is bounded and has an index. */
export function createBacklogStore(db: Db) {
  const countUp = async (rows: () => Promise<readonly unknown[]>) => (await rows()).length;
  return {
    async read() {
      const [events, mails, mailsGivenUp, webhooks, payments, notices] = await Promise.all([
        countUp(() => db.selectFrom('outbox').select('id').where('number', 'is', null).limit(MOST).execute()),
        countUp(() =>
          db.selectFrom('mail_outbox').select('id').where('nextAttemptAt', 'is not', null).limit(MOST).execute(),
        ),
        countUp(() =>
          db.selectFrom('mail_outbox').select('id').where('gaveUpAt', 'is not', null).limit(MOST).execute(),
        ),
        countUp(() =>
          db.selectFrom('webhook_delivery').select('id').where('nextAttemptAt', 'is not', null).limit(MOST).execute(),
        ),
        countUp(() =>
          db
            .selectFrom('payment_attempt')
            .select('id')
            // Attempts that are no longer polled are closed; the index covers the open ones.
            .where('checkAt', 'is not', null)
            .where('state', 'in', OPEN_STATES)
            .limit(MOST)
            .execute(),
        ),
        countUp(() =>
          db.selectFrom('payment_notice').select('id').where('nextTryAt', 'is not', null).limit(MOST).execute(),
        ),
      ]);
      return { events, mails, mailsGivenUp, webhooks, payments, notices };
    },
  };
}
