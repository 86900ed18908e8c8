import { attemptsToCheck, attemptsToExpire, claimCheck } from '../attempts/attempts.store.ts';
import { pollStatus } from '../attempts/poll-status.ts';
import { processNotification } from '../notifications/process-notification.ts';
import { dueNotifications } from '../notifications/webhook-inbox.store.ts';
import type { PaymentDeps } from '../payment-deps.ts';
import { refundsToSend } from '../refunds/refunds.store.ts';
import { sendRefund } from '../refunds/send-refund.ts';
import { nextRetryAt } from './backoff.ts';
import { expireUnpaid } from './expire-unpaid.ts';
import { refundOrphanedCaptures } from './refund-orphaned-captures.ts';

/** Of each kind in one round. */
const BATCH = 50;

/** Does whatever is due: notifications that wait, attempts to poll, refunds to send, orders to give up. */
export function createReconciler(deps: PaymentDeps) {
  const { db, now, log } = deps;
  let running: Promise<void> | undefined;
  let isStopped = false;

  async function each<T>(rows: readonly T[], work: (row: T) => Promise<unknown>): Promise<void> {
    for (const row of rows) {
      if (isStopped) return;
      await work(row).catch((error: unknown) => log.warn({ err: error }, 'a payment has to wait for the next round'));
    }
  }

  async function round(): Promise<void> {
    await each(await dueNotifications(db, now(), BATCH), ({ id }) => processNotification(deps, id));
    await each(await attemptsToCheck(db, now(), BATCH), async (attempt) => {
      // Taken first, so that two nodes do not ask at once, and put off whatever comes of it.
      if (await claimCheck(db, attempt, nextRetryAt(attempt.checks + 1, now()))) await pollStatus(deps, attempt);
    });
    await each(await attemptsToExpire(db, now(), BATCH), (attempt) => expireUnpaid(deps, attempt));
    await refundOrphanedCaptures(deps, BATCH);
    await deps.secrets.clean();
    await each(await refundsToSend(db, now(), BATCH), (refund) => sendRefund(deps, refund));
  }

  return {
    /** One round; who calls meanwhile gets the round under way. */
    run(): Promise<void> {
      if (isStopped) return Promise.resolve();
      running ??= round().finally(() => {
        running = undefined;
      });
      return running;
    },
    /** Afterwards the database is not touched any more. */
    async stop(): Promise<void> {
      isStopped = true;
      await running?.catch(() => {});
    },
  };
}

export type Reconciler = ReturnType<typeof createReconciler>;
