import type { FastifyInstance } from 'fastify';
import { html } from '../pages/html.ts';
import { sendPage } from '../pages/page.ts';
import type { MailStore, StoredMail } from './mail-store.ts';

// What a mail brings with it may be looked at, but runs nothing and belongs to no origin.
const MAIL_POLICY =
  "sandbox allow-popups allow-popups-to-escape-sandbox; default-src 'none'; style-src 'unsafe-inline'; img-src http: https: data:";

const idParams = { type: 'object', required: ['id'], properties: { id: { type: 'integer', minimum: 1 } } } as const;
const toQuery = { type: 'object', properties: { to: { type: 'string', maxLength: 254 } } } as const;

type WithId = { Params: { id: number } };

const whenOf = ({ receivedAt }: StoredMail) =>
  receivedAt.toLocaleString('pl-PL', { timeZone: 'Europe/Warsaw', dateStyle: 'short', timeStyle: 'medium' });

/** Mails to read in the browser (`/poczta`) and by programs (`/api/mails`). */
export async function mailboxPlugin(
  app: FastifyInstance,
  { mailStore }: { readonly mailStore: MailStore },
): Promise<void> {
  app.get('/poczta', async (_request, reply) => {
    const rows = mailStore
      .list()
      .map(
        (mail) =>
          html`<tr><td>${whenOf(mail)}</td><td>${mail.to.join(', ')}</td><td><a href="/poczta/${mail.id}">${mail.subject || '(bez tematu)'}</a></td></tr>`,
      );
    const table = html`<table><thead><tr><th>Kiedy</th><th>Do</th><th>Temat</th></tr></thead><tbody>${rows}</tbody></table>`;
    return sendPage(reply, 'Poczta', rows.length > 0 ? table : html`<p>Nie ma jeszcze żadnych wiadomości.</p>`);
  });

  app.get<WithId>('/poczta/:id', { schema: { params: idParams } }, async ({ params }, reply) => {
    const mail = mailStore.find(params.id);
    if (!mail)
      return sendPage(reply.status(404), 'Nie ma takiej wiadomości', html`<p><a href="/poczta">Wróć do poczty</a></p>`);
    return sendPage(
      reply,
      mail.subject || '(bez tematu)',
      html`<p><a href="/poczta">Wróć do poczty</a></p>
<p>Od: ${mail.from}<br>Do: ${mail.to.join(', ')}<br>${whenOf(mail)}</p>
<iframe title="Treść wiadomości" sandbox="allow-popups allow-popups-to-escape-sandbox" src="/poczta/${mail.id}/html"></iframe>
<h2>Wersja tekstowa</h2>
<pre>${mail.text}</pre>`,
    );
  });

  app.get<WithId>('/poczta/:id/html', { schema: { params: idParams } }, async ({ params }, reply) => {
    const mail = mailStore.find(params.id);
    if (!mail) return reply.status(404).send();
    // Its links open beside the mailbox: the shop lets itself be framed by nobody.
    return reply
      .headers({ 'content-security-policy': MAIL_POLICY, 'x-content-type-options': 'nosniff' })
      .type('text/html; charset=utf-8')
      .send(`<base target="_blank">${mail.html}`);
  });

  app.get<{ Querystring: { to?: string } }>('/api/mails', { schema: { querystring: toQuery } }, async ({ query }) => ({
    items: mailStore.list(query.to),
  }));

  app.delete('/api/mails', async (_request, reply) => {
    mailStore.clear();
    return reply.status(204).send();
  });
}
