import { describe, expect, test } from 'vitest';
import type { Db } from '../../database/dialects.ts';
import { inTransaction } from '../../database/transaction.ts';
import { createEventLog } from '../../events/event-log.ts';
import { recordChange } from '../../events/outbox.ts';
import { stockTag } from '../../events/webhook-events.ts';
import { aCatalogue, aProduct } from '../../testing/a-catalogue.ts';
import { aGate } from '../../testing/a-gate.ts';
import { aTicker } from '../../testing/a-ticker.ts';
import { aWebhookReceiver } from '../../testing/a-webhook-receiver.ts';
import { dialects } from '../../testing/dialects.ts';
import { DAY_MS } from '../../time/durations.ts';
import type { Every } from '../../work/lease.ts';
import { RETRY_PAUSES_MS } from './backoff.ts';
import { createDeliveriesStore } from './deliveries.store.ts';
import { createEndpointsStore, type EndpointInput } from './endpoints.store.ts';
import { signatureOf } from './signature.ts';
import { createWebhookSender } from './webhook-sender.ts';

const SECRET = 'whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw';

/** One node over a database with a variant, and a system that wants to know of its stock. */
async function aNode(db: Db, url: string, changes: Partial<EndpointInput> = {}) {
  const clock = { now: new Date('2026-11-20T12:00:00Z') };
  const reported: string[] = [];
  const endpoints = createEndpointsStore(db);
  const deliveries = createDeliveriesStore(db);
  const input: EndpointInput = { url, description: '', events: ['stock.changed'], isActive: true, ...changes };
  const endpoint = await endpoints.create(input, SECRET, clock.now);
  const aSender = (every?: Every) =>
    createWebhookSender({
      db,
      endpoints,
      deliveries,
      allowPrivate: true,
      timeoutMs: 5_000,
      now: () => clock.now,
      ...(every && { every }),
      log: { warn: () => {}, error: () => {} },
      notifyWebhookDisabled: async (_trx, { url: lost }) => void reported.push(lost),
    });
  const { products } = aCatalogue(db);
  await products.put('KREM', aProduct('KREM'));
  const { id: variantId } = await db.selectFrom('product_variant').select('id').executeTakeFirstOrThrow();
  /** A change of stock that is numbered already. */
  const change = async () => {
    await inTransaction(db, (trx) => recordChange(trx, ['product:KREM', stockTag(variantId)]));
    await createEventLog(db).publishPending();
  };
  const wait = (ms: number) => {
    clock.now = new Date(clock.now.getTime() + ms);
  };
  const log = async () => (await deliveries.list(endpoint.id, { page: 1, pageSize: 50 })).items;
  return { clock, wait, reported, endpoints, deliveries, endpoint, aSender, sender: aSender(), change, log };
}

describe.each(dialects)('webhooks on $name', (dialect) => {
  test('tell what happened, signed over the bytes that are sent', async () => {
    const db = await dialect.openDatabase();
    const receiver = await aWebhookReceiver();
    const { sender, change, log } = await aNode(db, receiver.url);
    await change();
    await sender.sendDue();
    const [{ headers, body } = { headers: {}, body: '' }] = receiver.received;
    const id = String(headers['webhook-id']);
    expect(JSON.parse(body)).toMatchObject({
      id,
      type: 'stock.changed',
      data: { sku: 'KREM-50', productSku: 'KREM', sellable: 20 },
    });
    const timestamp = Number(headers['webhook-timestamp']);
    expect(headers['webhook-signature']).toBe(signatureOf({ id, timestamp, body }, [SECRET]));
    expect(timestamp).toBe(Date.parse('2026-11-20T12:00:00Z') / 1_000);
    expect(await log()).toMatchObject([{ attempts: 1, nextAttemptAt: null, gaveUpAt: null, log: [{ status: 200 }] }]);
  });

  test('reach only who wants them, and once, however many nodes there are', async () => {
    const db = await dialect.openDatabase();
    const [wanting, other] = [await aWebhookReceiver(), await aWebhookReceiver()];
    const node = await aNode(db, wanting.url);
    await node.endpoints.create(
      { url: other.url, description: '', events: ['order.placed'], isActive: true },
      SECRET,
      node.clock.now,
    );
    for (let times = 0; times < 5; times += 1) await node.change();
    const senders = [node.sender, node.aSender(), node.aSender()];
    await Promise.all(senders.map((sender) => sender.sendDue()));
    await Promise.all(senders.map((sender) => sender.sendDue()));
    expect(wanting.received).toHaveLength(5);
    expect(new Set(wanting.received.map(({ headers }) => headers['webhook-id'])).size).toBe(5);
    expect(other.received).toEqual([]);
  });

  test('are tried again with growing pauses, the same to the byte', async () => {
    const db = await dialect.openDatabase();
    const receiver = await aWebhookReceiver();
    const { sender, change, wait, log } = await aNode(db, receiver.url);
    receiver.answer.status = 500;
    await change();
    await sender.sendDue();
    await sender.sendDue();
    expect(receiver.received).toHaveLength(1);
    wait(RETRY_PAUSES_MS[0] ?? 0);
    await sender.sendDue();
    wait((RETRY_PAUSES_MS[1] ?? 0) - 1);
    await sender.sendDue();
    expect(receiver.received).toHaveLength(2);
    receiver.answer.status = 204;
    wait(1);
    await sender.sendDue();
    expect(new Set(receiver.received.map(({ body }) => body)).size).toBe(1);
    expect(new Set(receiver.received.map(({ headers }) => headers['webhook-signature'])).size).toBe(3);
    const [delivery] = await log();
    expect(delivery?.log.map(({ status }) => status)).toEqual([500, 500, 204]);
    expect(delivery?.deliveredAt).not.toBeNull();
  });

  test('that nobody takes for two days switch the endpoint off, once, and administrators are told', async () => {
    const db = await dialect.openDatabase();
    const receiver = await aWebhookReceiver();
    const { sender, change, wait, log, reported, endpoint, endpoints } = await aNode(db, receiver.url);
    receiver.answer.status = 404;
    await change();
    await change();
    for (const pause of [0, ...RETRY_PAUSES_MS]) {
      wait(pause);
      await sender.sendDue();
    }
    expect(receiver.received.length).toBeGreaterThanOrEqual(2 * RETRY_PAUSES_MS.length + 1);
    expect(reported).toEqual([receiver.url]);
    expect(await endpoints.find(endpoint.id)).toMatchObject({ isActive: false, failedAt: expect.any(Date) });
    for (const delivery of await log())
      expect(delivery).toMatchObject({ nextAttemptAt: null, gaveUpAt: expect.any(Date) });
    await change();
    await sender.sendDue();
    expect(await log()).toHaveLength(2);
  });

  test('an event that alone is refused harms the others not', async () => {
    const db = await dialect.openDatabase();
    const receiver = await aWebhookReceiver();
    const { sender, change, wait, reported, endpoint, endpoints } = await aNode(db, receiver.url);
    receiver.answer.status = 400;
    await change();
    for (const pause of [0, ...RETRY_PAUSES_MS.slice(0, -1)]) {
      wait(pause);
      await sender.sendDue();
    }
    receiver.answer.status = 200;
    await change();
    await sender.sendDue();
    receiver.answer.status = 400;
    wait(RETRY_PAUSES_MS.at(-1) ?? 0);
    await sender.sendDue();
    expect(reported).toEqual([]);
    expect(await endpoints.find(endpoint.id)).toMatchObject({ isActive: true });
  });

  test('are signed with both secrets while one takes over', async () => {
    const db = await dialect.openDatabase();
    const receiver = await aWebhookReceiver();
    const { sender, change, wait, endpoint, endpoints, clock } = await aNode(db, receiver.url);
    const fresh = 'whsec_C2FVsBQIhrscChlQIMV+b5sSYspob7oD';
    await endpoints.rotate(endpoint.id, fresh, clock.now);
    await change();
    await sender.sendDue();
    wait(DAY_MS);
    await change();
    await sender.sendDue();
    const expected = receiver.received.map(({ headers, body }, index) =>
      signatureOf(
        { id: String(headers['webhook-id']), timestamp: Number(headers['webhook-timestamp']), body },
        index === 0 ? [fresh, SECRET] : [fresh],
      ),
    );
    expect(receiver.received.map(({ headers }) => headers['webhook-signature'])).toEqual(expected);
  });

  test('of what is gone by now, and of before there was anybody to tell, are not written', async () => {
    const db = await dialect.openDatabase();
    const receiver = await aWebhookReceiver();
    const { sender, log } = await aNode(db, receiver.url);
    await inTransaction(db, (trx) => recordChange(trx, [stockTag(999_999)]));
    await createEventLog(db).publishPending();
    await sender.sendDue();
    expect(await log()).toEqual([]);
  });

  test('stay with the node that makes them while it lives, and go to another half a minute after its death', async () => {
    const db = await dialect.openDatabase();
    const gate = aGate();
    const receiver = await aWebhookReceiver({ beforeAnswer: gate.pass });
    const { change, wait, aSender, log } = await aNode(db, receiver.url);
    const ticker = aTicker();
    const [slow, other] = [aSender(ticker.every), aSender()];
    await change();
    const sending = slow.sendDue();
    await gate.arrived;
    for (let times = 0; times < 20; times += 1) {
      wait(29_000);
      await ticker.tick();
      await other.sendDue();
    }
    expect(receiver.received).toHaveLength(1);
    wait(29_999);
    await other.sendDue();
    expect(receiver.received).toHaveLength(1);
    // From here on the first node is as good as dead: it renews nothing any more.
    wait(1);
    gate.open();
    await other.sendDue();
    await sending;
    expect(receiver.received).toHaveLength(2);
    expect(new Set(receiver.received.map(({ headers }) => headers['webhook-id'])).size).toBe(1);
    expect(await log()).toMatchObject([{ nextAttemptAt: null, deliveredAt: expect.any(Date) }]);
  });

  test('reach the others though one address cannot be called', async () => {
    const db = await dialect.openDatabase();
    const receiver = await aWebhookReceiver();
    const node = await aNode(db, 'mailto:nobody@sklep.example');
    const others = ['HTTP', 'http'].map((scheme) => receiver.url.replace('http', scheme));
    for (const url of [...others, 'http://sklep.example:70000/', '', receiver.url.replace('http', 'HTTPS')]) {
      const input = { url, description: '', events: ['stock.changed'], isActive: true } as const;
      await node.endpoints.create(input, SECRET, node.clock.now);
    }
    await node.change();
    await node.sender.sendDue();
    expect(receiver.received).toHaveLength(2);
    const [refused] = await node.log();
    expect(refused).toMatchObject({ nextAttemptAt: expect.any(Date), log: [{ error: 'url-not-https' }] });
  });

  test('that cannot be sent at all fail like any other, and hold nobody up', async () => {
    const db = await dialect.openDatabase();
    const receiver = await aWebhookReceiver();
    const { change, sender, endpoint, deliveries, clock } = await aNode(db, receiver.url);
    const unsendable = { eventId: 'line\nbreak', event: 'stock.changed', body: '{}', now: clock.now };
    const { id } = await deliveries.add({ endpointId: endpoint.id, ...unsendable });
    await change();
    await sender.sendDue();
    expect(receiver.received).toHaveLength(1);
    const nextAttemptAt = new Date(clock.now.getTime() + (RETRY_PAUSES_MS[0] ?? 0));
    expect(await deliveries.find(id)).toMatchObject({ nextAttemptAt, log: [{ error: 'not-sent' }] });
  });

  test('that are old and done are forgotten', async () => {
    const db = await dialect.openDatabase();
    const receiver = await aWebhookReceiver();
    const { sender, change, wait, deliveries, clock, log } = await aNode(db, receiver.url);
    await change();
    await sender.sendDue();
    expect(await deliveries.forgetOld(clock.now, 10)).toBe(0);
    expect(await log()).toHaveLength(1);
    wait(31 * DAY_MS);
    expect(await deliveries.forgetOld(clock.now, 10)).toBe(1);
    expect(await log()).toEqual([]);
  });
});
