import fp from 'fastify-plugin';
import { DEMO_SENDER } from '../config.ts';
import type { Trx } from '../database/transaction.ts';
import type { App } from '../fastify-app.ts';
import { mailRoutes } from './mail.routes.ts';
import { mailLogRoutes } from './mail-log.routes.ts';
import { createMailOutboxStore, enqueueMail, type MailInput } from './mail-outbox.store.ts';
import { createMailSender } from './mail-sender.ts';
import { mailShopOf } from './mail-shop-of.ts';
import { mailTemplatesRoutes } from './mail-templates.routes.ts';
import { createSmtpTransport } from './smtp-transport.ts';
import type { MailTemplateName } from './templates.ts';

const POLL_MS = 1_000;

/** How features send mail. */
export interface Mail {
  /** Writes a mail in the caller's transaction; it goes out after the commit. */
  enqueue<T extends MailTemplateName>(trx: Trx, mail: MailInput<T>): Promise<void>;
}

declare module 'fastify' {
  interface FastifyInstance {
    readonly mail: Mail;
  }
}

/** The mail outbox, and the sender if a mail server is configured. */
export const mailPlugin = fp(
  async (app: App) => {
    const outbox = createMailOutboxStore(app.db);
    app.decorate('mail', { enqueue: (trx, mail) => enqueueMail(trx, mail, new Date()) });
    app.retention.add('mail-recipients', outbox.forgetOld);
    mailRoutes(app, { outbox });
    mailLogRoutes(app, { outbox });
    mailTemplatesRoutes(app);

    const { smtpUrl, mailFrom } = app.config;
    if (smtpUrl === undefined) {
      app.log.warn('No SMTP_URL: mails are written down and wait.');
      return;
    }
    if (mailFrom === DEMO_SENDER) app.log.warn(`No MAIL_FROM: mails are sent as ${DEMO_SENDER}`);
    const transport = createSmtpTransport(smtpUrl, mailFrom);
    const shopOf = (site: string | null) => mailShopOf((site && app.sites.find(site)) || app.sites.require(undefined));
    const sender = createMailSender({ outbox, transport, shopOf, log: app.log });
    const logFailure = (error: unknown) => app.log.error({ err: error }, 'sending mails failed');
    const timer = setInterval(() => void sender.sendDue().catch(logFailure), POLL_MS);
    timer.unref();
    app.addHook('onClose', async () => {
      clearInterval(timer);
      await sender.stop();
      transport.close();
    });
  },
  { name: 'mail', dependencies: ['access', 'retention', 'sites'] },
);
