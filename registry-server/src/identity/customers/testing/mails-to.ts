import type { App } from '../../../fastify-app.ts';

/** The mails written down for an address, oldest first. */
export async function mailsTo(app: App, email: string) {
  return app.db
    .selectFrom('mail_outbox')
    .select(['template', 'language', 'data', 'key'])
    .where('recipient', '=', email)
    .orderBy('id')
    .execute();
}

/** The link in the last mail of a kind to an address. */
export async function linkIn(app: App, email: string, template: string, field: string): Promise<URL> {
  const mail = (await mailsTo(app, email)).findLast((one) => one.template === template);
  const data = (mail?.data ?? {}) as unknown as Readonly<Record<string, string>>;
  return new URL(data[field] ?? '');
}
