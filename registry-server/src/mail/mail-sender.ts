import type { FastifyBaseLogger } from 'fastify';
import type { MailShop } from './layout/mail-document.ts';
import type { MailOutboxStore, MailRow } from './mail-outbox.store.ts';
import { renderMail } from './render-mail.ts';
import { describeFailure, nextAttemptAfter } from './retry-plan.ts';
import { type MailTransport, PARALLEL_MAILS } from './smtp-transport.ts';
import type { MailDataOf, MailTemplateName } from './templates.ts';

/** Mails that one node takes at a time. */
const BATCH = 4 * PARALLEL_MAILS;

export interface MailSenderNeeds {
  readonly outbox: MailOutboxStore;
  readonly transport: MailTransport;
  /** The shop in whose name mails of this site go out. */
  readonly shopOf: (site: string | null) => MailShop;
  readonly log: Pick<FastifyBaseLogger, 'warn' | 'error'>;
  readonly now?: () => Date;
}

/** Sends what the outbox holds. */
export function createMailSender({ outbox, transport, shopOf, log, now = () => new Date() }: MailSenderNeeds) {
  let running: Promise<number> | undefined;

  async function sendOne(row: MailRow): Promise<void> {
    try {
      const shop = shopOf(row.site);
      // What was stored was typed when it was written.
      const data = row.data as unknown as MailDataOf<MailTemplateName>;
      const mail = renderMail(row.template as MailTemplateName, data, { language: row.language, shop });
      await transport.send({ ...mail, to: row.recipient, messageId: messageIdOf(row, shop) });
    } catch (error) {
      await putOff(row, error);
      return;
    }
    await outbox.markSent(row, now());
  }

  async function putOff(row: MailRow, error: unknown): Promise<void> {
    const nextAttemptAt = nextAttemptAfter(row.attempts, error, now());
    const lastError = describeFailure(error);
    // The address stays out of the log.
    const about = { mail: row.id, template: row.template, attempts: row.attempts, reason: lastError };
    if (nextAttemptAt) log.warn(about, 'a mail could not be sent yet');
    else log.error(about, 'a mail was given up');
    await outbox.markFailed(row, { lastError, nextAttemptAt, now: now() });
  }

  async function sendBatches(): Promise<number> {
    let handled = 0;
    while (await outbox.hasDue(now())) {
      const batch = await outbox.claimDue(now(), BATCH);
      if (batch.length === 0) break;
      await Promise.all(batch.map(sendOne));
      handled += batch.length;
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
    /** Resolves when nothing is under way. */
    settle: async (): Promise<void> => {
      await running?.catch(() => {});
    },
  };
}

export type MailSender = ReturnType<typeof createMailSender>;

function messageIdOf({ id, createdAt }: MailRow, shop: MailShop): string {
  const host = URL.canParse(shop.address) ? new URL(shop.address).hostname : 'localhost';
  return `<${id}.${createdAt.getTime()}@${host}>`;
}
