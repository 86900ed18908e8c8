import { randomUUID } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import type { Db } from '../database/dialects.ts';
import { inTransaction } from '../database/transaction.ts';
import { aMailbox } from '../testing/a-mailbox.ts';
import { atFileEnd } from '../testing/at-file-end.ts';
import { buildTestApp } from '../testing/build-test-app.ts';
import { dialects } from '../testing/dialects.ts';
import { signedIn } from '../testing/staff-client.ts';
import { DAY_MS } from '../time/durations.ts';
import { RETRY_PAUSES_MS } from './backoff.ts';
import { createMailOutboxStore, enqueueMail, type MailInput } from './mail-outbox.store.ts';
import { createMailSender } from './mail-sender.ts';
import { createSmtpTransport } from './smtp-transport.ts';

const start = new Date('2026-11-20T12:00:00Z');
const shop = { name: 'Rosa i Len', address: 'https://rosailen.example' };

function aMail(changes: Partial<MailInput<'password-reset'>> = {}): MailInput<'password-reset'> {
  return {
    template: 'password-reset',
    to: 'anna@poczta.example',
    language: 'pl',
    data: { resetUrl: 'https://rosailen.example/reset-password?token=tajny', validMinutes: 60 },
    key: randomUUID(),
    ...changes,
  };
}

const write = (db: Db, mail: MailInput, now = start) => inTransaction(db, (trx) => enqueueMail(trx, mail, now));
const rowsIn = (db: Db) => db.selectFrom('mail_outbox').selectAll().orderBy('id').execute();

function aNode(db: Db, url: string) {
  const clock = { now: start };
  const said: string[] = [];
  const remember = (...words: unknown[]) => void said.push(JSON.stringify(words));
  const outbox = createMailOutboxStore(db);
  const transport = createSmtpTransport(url, 'Rosa i Len <sklep@rosailen.example>');
  atFileEnd(async () => transport.close());
  const log = { warn: remember, error: remember };
  const sender = createMailSender({ outbox, transport, shopOf: () => shop, log, now: () => clock.now });
  return { clock, said, outbox, sender };
}

describe.each(dialects)('mail on $name', (dialect) => {
  test('reaches the mailbox with subject, HTML and text, and deletes its secret', async () => {
    const db = await dialect.openDatabase();
    const mailbox = await aMailbox();
    await write(db, aMail());
    expect(await aNode(db, mailbox.url).sender.sendDue()).toBe(1);
    expect(mailbox.mails).toMatchObject([
      {
        from: 'sklep@rosailen.example',
        to: ['anna@poczta.example'],
        subject: 'Ustaw nowe hasło',
        html: expect.stringContaining('token=tajny'),
        text: expect.stringContaining('token=tajny'),
        messageId: expect.stringMatching(/^<\d+\.\d+@rosailen\.example>$/),
      },
    ]);
    const [row] = await rowsIn(db);
    expect(row).toMatchObject({ sentAt: start, nextAttemptAt: null, attempts: 1 });
    expect(JSON.stringify(row)).not.toContain('tajny');
  });

  test('is written once for one occasion, and not at all when its transaction fails', async () => {
    const db = await dialect.openDatabase();
    await write(db, aMail({ key: 'order:1' }));
    await write(db, aMail({ key: 'order:1' }));
    await expect(
      inTransaction(db, async (trx) => {
        await enqueueMail(trx, aMail({ key: 'order:2' }), start);
        throw new Error('no stock');
      }),
    ).rejects.toThrow('no stock');
    expect((await rowsIn(db)).map(({ key }) => key)).toEqual(['order:1']);
  });

  test('is sent once by several nodes', async () => {
    const db = await dialect.openDatabase();
    const mailbox = await aMailbox();
    const keys = Array.from({ length: 30 }, (_, index) => `mail:${index}`);
    for (const key of keys) await write(db, aMail({ key, to: `${key.replace(':', '-')}@poczta.example` }));
    const nodes = [aNode(db, mailbox.url), aNode(db, mailbox.url), aNode(db, mailbox.url)];
    const counts = await Promise.all(nodes.map(({ sender }) => sender.sendDue()));
    expect(counts.reduce((sum, count) => sum + count)).toBe(30);
    expect(new Set(mailbox.mails.map(({ to }) => to[0])).size).toBe(30);
    expect(mailbox.mails).toHaveLength(30);
  });

  test('is retried after growing pauses and then given up', async () => {
    const db = await dialect.openDatabase();
    const mailbox = await aMailbox({
      refusalOf: (recipient) => ({ code: 451, message: `try <${recipient}> later` }),
    });
    const { sender, clock, said, outbox } = aNode(db, mailbox.url);
    await write(db, aMail());
    expect(await sender.sendDue()).toBe(1);
    expect(await sender.sendDue()).toBe(0);
    for (const pauseMs of RETRY_PAUSES_MS) {
      clock.now = new Date(clock.now.getTime() + pauseMs - 1);
      expect(await sender.sendDue()).toBe(0);
      clock.now = new Date(clock.now.getTime() + 1);
      expect(await sender.sendDue()).toBe(1);
    }
    const { items, total } = await outbox.listGivenUp({ page: 1, pageSize: 20 });
    expect(total).toBe(1);
    expect(items[0]).toMatchObject({ attempts: RETRY_PAUSES_MS.length + 1, gaveUpAt: clock.now, nextAttemptAt: null });
    expect(items[0]?.lastError).toContain('later');
    expect(said.at(-1)).toContain('a mail was given up');
    expect(`${said.join()}${items[0]?.lastError}`).not.toContain('anna');
  });

  test('that its recipient refuses permanently is given up at once; staff can retry it', async () => {
    const db = await dialect.openDatabase();
    let isFull = true;
    const mailbox = await aMailbox({ refusalOf: () => (isFull ? { code: 550, message: 'no such user' } : undefined) });
    const { sender, outbox } = aNode(db, mailbox.url);
    await write(db, aMail());
    await sender.sendDue();
    const [row] = await rowsIn(db);
    expect(row).toMatchObject({ attempts: 1, gaveUpAt: start });
    isFull = false;
    expect(await outbox.retry(row?.id ?? 0, start)).toBe(true);
    await sender.sendDue();
    expect(mailbox.mails).toHaveLength(1);
    expect(await outbox.retry(row?.id ?? 0, start)).toBe(false);
  });

  test('a mail of a crashed node is sent by another after its lease', async () => {
    const db = await dialect.openDatabase();
    const mailbox = await aMailbox();
    const { sender, clock, outbox } = aNode(db, mailbox.url);
    await write(db, aMail());
    expect((await outbox.claimDue(start, 10)).rows).toHaveLength(1);
    expect(await sender.sendDue()).toBe(0);
    clock.now = new Date(start.getTime() + 30_000);
    expect(await sender.sendDue()).toBe(1);
    expect(mailbox.mails).toHaveLength(1);
  });

  test('the recipient of an old mail is deleted, unless the mail is still waiting', async () => {
    const db = await dialect.openDatabase();
    const mailbox = await aMailbox();
    const { sender, outbox } = aNode(db, mailbox.url);
    await write(db, aMail());
    await sender.sendDue();
    await write(db, aMail());
    const later = new Date(start.getTime() + DAY_MS);
    expect(await outbox.forgetOld(later, 10)).toBe(1);
    expect((await rowsIn(db)).map(({ recipient }) => recipient)).toEqual(['', 'anna@poczta.example']);
  });

  test('is sent by the running server after the commit', async () => {
    const mailbox = await aMailbox();
    const app = await buildTestApp(dialect, { env: { SMTP_URL: mailbox.url } });
    await inTransaction(app.db, (trx) => app.mail.enqueue(trx, aMail({ to: 'ewa@poczta.example', language: 'en' })));
    expect((await mailbox.next('ewa@poczta.example')).subject).toBe('Set a new password');
  });

  test('that is given up is listed for administrators without its recipient', async () => {
    const mailbox = await aMailbox({ refusalOf: () => ({ code: 550, message: 'no' }) });
    const app = await buildTestApp(dialect);
    await write(app.db, aMail());
    await aNode(app.db, mailbox.url).sender.sendDue();
    const admin = await signedIn(app, 'admin');
    const list = await admin.inject({ url: '/staff/mails/given-up' });
    expect(list.json()).toMatchObject({ total: 1, items: [{ template: 'password-reset', attempts: 1 }] });
    expect(list.body).not.toContain('anna');
    const retry = { method: 'POST', url: `/staff/mails/${list.json().items[0].id}/retry` } as const;
    expect((await admin.inject(retry)).statusCode).toBe(204);
    expect((await admin.inject(retry)).statusCode).toBe(404);
    const publisher = await signedIn(app, 'publisher');
    expect((await publisher.inject({ url: '/staff/mails/given-up' })).statusCode).toBe(403);
  });
});
