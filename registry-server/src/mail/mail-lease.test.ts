import { describe, expect, test } from 'vitest';
import type { Db } from '../database/dialects.ts';
import { inTransaction } from '../database/transaction.ts';
import { aGate } from '../testing/a-gate.ts';
import { aTicker } from '../testing/a-ticker.ts';
import { dialects } from '../testing/dialects.ts';
import { SECOND_MS } from '../time/durations.ts';
import { createMailOutboxStore, enqueueMail } from './mail-outbox.store.ts';
import { createMailSender } from './mail-sender.ts';
import { type MailTransport, PARALLEL_MAILS } from './smtp-transport.ts';

const START = new Date('2026-11-20T12:00:00Z').getTime();
/** What a mail of a killed process may wait at most. */
const LEASE_MS = 30 * SECOND_MS;

async function write(db: Db, count = 1): Promise<void> {
  for (let index = 0; index < count; index += 1) {
    const data = { resetUrl: 'https://rosailen.example/reset-password', validMinutes: 60 };
    const mail = { template: 'password-reset', to: 'anna@poczta.example', language: 'pl', data } as const;
    await inTransaction(db, (trx) => enqueueMail(trx, { ...mail, key: `mail:${index}` }, new Date(START)));
  }
}

/** Two nodes over one database, with one clock, that is moved by hand. */
function aNodeOver(db: Db, clock: { ms: number }, send: () => Promise<void>) {
  const sent: string[] = [];
  const ticker = aTicker();
  const transport: MailTransport = {
    async send({ messageId }) {
      sent.push(messageId);
      await send();
    },
    close: () => {},
  };
  const outbox = createMailOutboxStore(db);
  const sender = createMailSender({
    outbox,
    transport,
    shopOf: () => ({ name: 'Rosa i Len', address: 'https://rosailen.example' }),
    log: { warn: () => {}, error: () => {} },
    now: () => new Date(clock.ms),
    every: ticker.every,
  });
  return { sender, sent, tick: ticker.tick, outbox };
}

describe.each(dialects)('mails that a node is sending, on $name', (dialect) => {
  test('keep their lease while the node lives, however slow the mail server is', async () => {
    const db = await dialect.openDatabase();
    const clock = { ms: START };
    const gate = aGate();
    const slow = aNodeOver(db, clock, gate.pass);
    const other = aNodeOver(db, clock, async () => {});
    await write(db);
    const sending = slow.sender.sendDue();
    await gate.arrived;
    for (let minute = 0; minute < 20; minute += 1) {
      clock.ms += LEASE_MS - SECOND_MS;
      await slow.tick();
      expect(await other.sender.sendDue()).toBe(0);
    }
    gate.open();
    expect(await sending).toBe(1);
    clock.ms += 60 * LEASE_MS;
    expect(await other.sender.sendDue()).toBe(0);
    expect([slow.sent.length, other.sent.length]).toEqual([1, 0]);
  });

  test('are sent by another node half a minute after the last renewal', async () => {
    const db = await dialect.openDatabase();
    const clock = { ms: START };
    const gate = aGate();
    const killed = aNodeOver(db, clock, gate.pass);
    const other = aNodeOver(db, clock, async () => {});
    await write(db);
    const sending = killed.sender.sendDue();
    await gate.arrived;
    clock.ms += 20 * SECOND_MS;
    await killed.tick();
    clock.ms += LEASE_MS - 1;
    expect(await other.sender.sendDue()).toBe(0);
    clock.ms += 1;
    expect(await other.sender.sendDue()).toBe(1);
    expect(other.sent).toHaveLength(1);
    gate.open();
    await sending;
    const row = await db.selectFrom('mail_outbox').selectAll().executeTakeFirstOrThrow();
    expect(row).toMatchObject({ sentAt: expect.any(Date), nextAttemptAt: null });
  });

  test('that were not started when the lease expired are left to other nodes', async () => {
    const db = await dialect.openDatabase();
    const clock = { ms: START };
    const gate = aGate();
    const stalled = aNodeOver(db, clock, gate.pass);
    const other = aNodeOver(db, clock, async () => {});
    await write(db, 10);
    const sending = stalled.sender.sendDue();
    await gate.arrived;
    await expect.poll(() => stalled.sent.length).toBe(PARALLEL_MAILS);
    clock.ms += LEASE_MS;
    expect(await other.sender.sendDue()).toBe(10);
    gate.open();
    await sending;
    expect(stalled.sent).toHaveLength(PARALLEL_MAILS);
  });

  test('a failure recorded late by a stalled node does not requeue a mail that another has sent', async () => {
    const db = await dialect.openDatabase();
    const clock = { ms: START };
    await write(db);
    const { outbox } = aNodeOver(db, clock, async () => {});
    const { rows } = await outbox.claimDue(new Date(clock.ms), 1);
    const [row] = rows;
    if (!row) throw new Error('No mail was taken');
    await outbox.markSent(row, new Date(clock.ms));
    const now = new Date(clock.ms);
    await outbox.markFailed(row, { lastError: 'late', nextAttemptAt: now, now });
    expect(await outbox.hasDue(now)).toBe(false);
  });
});
