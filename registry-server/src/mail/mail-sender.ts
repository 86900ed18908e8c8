import type { FastifyBaseLogger } from 'fastify';
import { createBoundedQueue } from '../work/bounded-queue.ts';
import { type Every, workUnderLease } from '../work/lease.ts';
import { describeFailure, nextMailRetryAt } from './backoff.ts';
import type { MailShop } from './layout/mail-document.ts';
import type { MailOutboxStore, MailRow } from './mail-outbox.store.ts';
import { renderMail } from './render-mail.ts';
import { type MailTransport, PARALLEL_MAILS } from './smtp-transport.ts';
import type { MailDataOf, MailTemplateName } from './templates.ts';

/** Mails that one node claims at a time. */
const BATCH = 4 * PARALLEL_MAILS;

export interface MailSenderDeps {
  readonly outbox: MailOutboxStore;
  readonly transport: MailTransport;
  /** The shop in whose name mails of this site go out. */
  readonly shopOf: (site: string | null) => MailShop;
  readonly log: Pick<FastifyBaseLogger, 'warn' | 'error'>;
  readonly now?: () => Date;
  /** When leases are renewed; for tests. */
  readonly every?: Every;
}

/** Sends what the outbox holds. */
export function createMailSender(deps: MailSenderDeps) {
  const { outbox, transport, shopOf, log, now = () => new Date() } = deps;
  const lease = {
    now,
    renew: outbox.renewLease,
    onFailure: (error: unknown) => log.error({ err: error }, 'sending mails failed'),
    ...(deps.every && { every: deps.every }),
  };
  // Mails queued inside the transport could not be stopped any more.
  const connections = createBoundedQueue({ parallel: PARALLEL_MAILS, waiting: BATCH });
  let running: Promise<number> | undefined;
  let isStopping = false;

  async function sendOne(row: MailRow, isHeld: () => boolean): Promise<void> {
    // Left to the node that has claimed it.
    if (isStopping || !isHeld()) return;
    try {
      const shop = shopOf(row.site);
      // The data was type-checked when it was written.
      const data = row.data as unknown as MailDataOf<MailTemplateName>;
      const mail = renderMail(row.template as MailTemplateName, data, { language: row.language, shop });
      await transport.send({ ...mail, to: row.recipient, messageId: messageIdOf(row, shop) });
    } catch (error) {
      await reschedule(row, error);
      return;
    }
    await outbox.markSent(row, now());
  }

  async function reschedule(row: MailRow, error: unknown): Promise<void> {
    const nextAttemptAt = nextMailRetryAt(row.attempts, error, now());
    const lastError = describeFailure(error);
    // The address stays out of the log.
    const about = { mail: row.id, template: row.template, attempts: row.attempts, reason: lastError };
    if (nextAttemptAt) log.warn(about, 'a mail could not be sent yet');
    else log.error(about, 'a mail was given up');
    await outbox.markFailed(row, { lastError, nextAttemptAt, now: now() });
  }

  async function sendBatches(): Promise<number> {
    let handled = 0;
    while (!isStopping && (await outbox.hasDue(now()))) {
      const batch = await outbox.claimDue(now(), BATCH);
      if (batch.rows.length === 0) break;
      await workUnderLease(batch, (row, isHeld) => connections.run(() => sendOne(row, isHeld)), lease);
      handled += batch.rows.length;
    }
    return handled;
  }

  return {
    /** Sends whatever is due; a call while one is under way joins it. @returns how many were handled */
    sendDue(): Promise<number> {
      running ??= sendBatches().finally(() => {
        running = undefined;
      });
      return running;
    },
    /** Stops claiming and resolves when running sends are finished. */
    stop: async (): Promise<void> => {
      isStopping = true;
      await running?.catch(() => {});
    },
  };
}

function messageIdOf({ id, createdAt }: MailRow, shop: MailShop): string {
  const host = URL.canParse(shop.address) ? new URL(shop.address).hostname : 'localhost';
  return `<${id}.${createdAt.getTime()}@${host}>`;
}
