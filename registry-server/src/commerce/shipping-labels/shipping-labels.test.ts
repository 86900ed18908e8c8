import { DEMO_INPOST_TOKEN, DEMO_SHIPX } from '@witryna/stand-ins';
import { beforeAll, describe, expect, test } from 'vitest';
import type { App } from '../../fastify-app.ts';
import { aSite } from '../../testing/a-site.ts';
import { buildTestApp } from '../../testing/build-test-app.ts';
import { dialects } from '../../testing/dialects.ts';
import { runStandIns } from '../../testing/run-stand-ins.ts';
import { type StaffClient, signedIn } from '../../testing/staff-client.ts';
import { aStoredOrder } from '../orders/testing/a-stored-order.ts';
import { anAddress } from '../orders/testing/an-order.ts';
import { readShipx } from './inpost/shipx-config.ts';
import { createShipxLabels } from './inpost/shipx-labels.ts';
import { createShippingLabelsStore } from './shipping-labels.store.ts';
import { createShippingLabels } from './shipping-labels.ts';

const LOCKER = { service: 'locker', size: 'A' } as const;
const COURIER = { service: 'courier', weightGrams: 750, lengthMm: 300, widthMm: 200, heightMm: 100 } as const;
const ATTEMPT_MS = 30_000;

describe.each(dialects)('labels of InPost on $name', (dialect) => {
  let url: string;
  let app: App;
  let admin: StaffClient;
  let point: { readonly provider: string; readonly code: string; readonly address: string };
  const env = () => ({
    INPOST_SHIPX_TOKEN: DEMO_SHIPX.token,
    INPOST_SHIPX_ORGANIZATION_ID: DEMO_SHIPX.organizationId,
    INPOST_SHIPX_URL: `${url}/shipx`,
  });

  beforeAll(async () => {
    ({ url } = await runStandIns());
    app = await buildTestApp(dialect, { sites: [aSite()], env: env() });
    admin = await signedIn(app, 'admin');
    await setFailureMode({ confirmAfterMs: 0 });
    const answer = await fetch(`${url}/inpost/v1/points?status=Operating&per_page=1`, {
      headers: { authorization: `Bearer ${DEMO_INPOST_TOKEN}` },
    });
    const { items } = (await answer.json()) as { items: { name: string }[] };
    point = { provider: 'inpost', code: items[0]?.name ?? '', address: 'Długa 1, 30-001 Kraków' };
  });

  const setFailureMode = (failureMode: object) =>
    fetch(`${url}/shipx/mood`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ mode: 'ok', delayMs: 0, confirmAfterMs: 0, ...failureMode }),
    });
  const anOrder = (changes: Partial<Parameters<typeof aStoredOrder>[1]> = {}) =>
    aStoredOrder(app.db, {
      siteId: app.sites.require(undefined).id,
      status: 'processing',
      paidAt: new Date('2026-11-20T12:00:00Z'),
      ...changes,
    });
  const toLocker = () => anOrder({ carrierCode: 'inpostlocker', methodCode: 'inpostlocker', point });
  const make = (id: number, body: object) =>
    admin.inject({ method: 'POST', url: `/staff/orders/${id}/labels`, payload: body });
  const labelsOf = async (id: number) =>
    (await admin.inject({ url: `/staff/shipping-labels?orders=${id}` })).json().items[0];
  const atCarrier = async () => {
    const answer = await fetch(`${url}/shipx/v1/organizations/${DEMO_SHIPX.organizationId}/shipments`, {
      headers: { authorization: `Bearer ${DEMO_SHIPX.token}` },
    });
    return ((await answer.json()) as { count: number }).count;
  };
  /** The same labels by another clock, for what happens later. */
  const later = (now: () => Date) =>
    createShippingLabels({
      db: app.db,
      store: createShippingLabelsStore(app.db),
      providers: [createShipxLabels({ ...shipx(), timeoutMs: 5_000 })],
      orders: app.orders,
      now,
      attemptMs: ATTEMPT_MS,
      numberWaitMs: 5_000,
    });
  const shipx = () => {
    const config = readShipx(env());
    if (!config) throw new Error('ShipX is not configured');
    return config;
  };

  test('a parcel to a locker gets its number and a file of either format', async () => {
    const order = await toLocker();
    expect(await labelsOf(order.id)).toMatchObject({
      carrier: 'InPost',
      service: 'locker',
      canMake: true,
      proposal: { size: null, unknownPieces: 1 },
      toCollect: 0,
      labels: [],
    });
    const made = await make(order.id, LOCKER);
    expect(made.statusCode, made.body).toBe(200);
    expect(made.json()).toMatchObject({
      status: 'ready',
      size: 'A',
      point: point.code,
      cod: 0,
      trackingNumber: expect.stringMatching(/^6200\d{20}$/),
      problem: null,
      isUsed: false,
      formats: ['A6', 'A4'],
    });
    for (const [format, box] of [
      ['A6', '298 420'],
      ['A4', '595 842'],
    ]) {
      const file = await admin.inject({ url: `/staff/shipping-labels/file?ids=${made.json().id}&format=${format}` });
      expect(file.headers['content-type']).toBe('application/pdf');
      expect(file.rawPayload.toString('latin1')).toContain(`[0 0 ${box}]`);
      expect(file.rawPayload.toString('latin1')).toContain(made.json().reference);
    }
  });

  test('a courier needs the measures of the box, and has one format', async () => {
    const order = await anOrder();
    const missing = await make(order.id, { service: 'courier', weightGrams: 750 });
    expect(missing.statusCode).toBe(422);
    expect(missing.json().details.faults[0].path).toBe('/lengthMm');
    const label = (await make(order.id, COURIER)).json();
    expect(label).toMatchObject({ status: 'ready', service: 'courier', weightGrams: 750, formats: ['A6'] });
    const wrong = await admin.inject({ url: `/staff/shipping-labels/file?ids=${label.id}&format=A4` });
    expect(wrong.statusCode).toBe(422);
  });

  test('labels of several parcels are one file, those of another service none of it', async () => {
    const orders = [await toLocker(), await toLocker(), await anOrder()];
    const ids: number[] = [];
    for (const [index, { id }] of orders.entries()) ids.push((await make(id, index < 2 ? LOCKER : COURIER)).json().id);
    const together = await admin.inject({ url: `/staff/shipping-labels/file?ids=${ids[0]},${ids[1]}&format=A6` });
    expect(together.rawPayload.toString('latin1')).toContain('/Count 2');
    const mixed = await admin.inject({ url: `/staff/shipping-labels/file?ids=${ids.join(',')}&format=A6` });
    expect(mixed.statusCode).toBe(422);
  });

  test('an order has one label until a parcel has left with it; another parcel is asked for by name', async () => {
    const order = await toLocker();
    const first = (await make(order.id, LOCKER)).json();
    const again = await make(order.id, LOCKER);
    expect([again.statusCode, again.json().code]).toEqual([409, 'label-exists']);
    expect((await make(order.id, { ...LOCKER, isAnother: true })).json()).toMatchObject({ status: 'ready' });
    const sent = await admin.inject({
      method: 'POST',
      url: `/staff/orders/${order.id}/shipments`,
      payload: { version: 1, tracking: [{ carrierCode: 'inpost', number: first.trackingNumber }] },
    });
    expect(sent.statusCode, sent.body).toBe(200);
    const { labels, canMake } = await labelsOf(order.id);
    expect([canMake, labels.map(({ isUsed }: { isUsed: boolean }) => isUsed)]).toEqual([false, [true, false]]);
    const taken = await admin.inject({ method: 'DELETE', url: `/staff/shipping-labels/${first.id}` });
    expect([taken.statusCode, taken.json().code]).toEqual([409, 'label-used']);
  });

  test('what is paid at the door is collected once, and insured', async () => {
    const order = await anOrder({
      carrierCode: 'inpostlockercod',
      methodCode: 'inpostlockercod',
      point,
      paymentMethod: 'cashondelivery',
      paidAt: null,
    });
    expect((await labelsOf(order.id)).toCollect).toBe(10_399);
    expect((await make(order.id, LOCKER)).json()).toMatchObject({ cod: 10_399 });
    const shipment = await (
      await fetch(`${url}/shipx/v1/organizations/${DEMO_SHIPX.organizationId}/shipments?page=1`, {
        headers: { authorization: `Bearer ${DEMO_SHIPX.token}` },
      })
    ).json();
    expect((shipment as { items: unknown[] }).items.at(-1)).toMatchObject({
      cod: { amount: 103.99, currency: 'PLN' },
      insurance: { amount: 103.99, currency: 'PLN' },
    });
    expect((await make(order.id, { ...LOCKER, isAnother: true })).json()).toMatchObject({ cod: 0 });
  });

  test.each([
    ['a phone abroad', { shippingAddress: { ...anAddress, phone: '+36301234567' } }, 'ok', 'telefon'],
    ['a landline', { shippingAddress: { ...anAddress, phone: '+48124567890' } }, 'ok', 'telefon'],
    ['a point that is closed', { methodCode: 'inpostlocker', point: 'closed' }, 'ok', 'Zmień punkt odbioru'],
    ['a contract without the service', {}, 'no-contract', 'Umowa'],
    ['a debt', {}, 'debt', 'zaległości'],
    ['an empty account', {}, 'unpaid', 'Doładuj'],
  ] as const)('%s is told in a sentence that says what to do', async (_what, changes, mode, words) => {
    const closed = { provider: 'inpost', code: 'ZAMKNIETY', address: '' };
    const order = await anOrder({ ...changes, ...('point' in changes && { point: closed }) } as never);
    await setFailureMode({ mode });
    const answer = await make(order.id, 'point' in changes ? LOCKER : COURIER);
    await setFailureMode({});
    if (mode === 'unpaid') {
      expect(answer.json()).toMatchObject({ status: 'refused', problem: expect.stringContaining(words) });
    } else {
      expect(answer.statusCode).toBe(422);
      expect(answer.json().details.faults[0].message).toContain(words);
    }
    // What was wrong may be mended, and the label asked for again.
    expect((await labelsOf(order.id)).canMake).toBe(true);
    if (mode !== 'ok') expect((await make(order.id, COURIER)).json()).toMatchObject({ status: 'ready' });
  });

  test('a label of which the answer was lost is found again by its reference, not made twice', async () => {
    const order = await toLocker();
    const before = await atCarrier();
    await setFailureMode({ mode: 'lost' });
    const lost = await make(order.id, LOCKER);
    expect(lost.json()).toMatchObject({ status: 'requested', trackingNumber: null });
    await setFailureMode({});
    // Whoever asked first may still wait for its answer: nobody is asked.
    expect((await make(order.id, LOCKER)).json()).toMatchObject({ id: lost.json().id, status: 'requested' });
    const labels = later(() => new Date(Date.now() + ATTEMPT_MS));
    const { id } = lost.json();
    await Promise.all([labels.refresh(id), labels.refresh(id), labels.refresh(id)]);
    const demand = { orderId: order.id, staffId: admin.user.id, parcel: LOCKER, isAnother: false };
    await expect(labels.make(demand)).rejects.toMatchObject({ code: 'label-exists' });
    expect((await labelsOf(order.id)).labels).toMatchObject([{ status: 'ready' }]);
    expect(await atCarrier()).toBe(before + 1);
  });

  test('one that the carrier never got is made when it is asked for again, to where the order goes by then', async () => {
    const order = await toLocker();
    const before = await atCarrier();
    await setFailureMode({ mode: 'down' });
    const lost = (await make(order.id, LOCKER)).json();
    expect(lost.status).toBe('requested');
    const labels = later(() => new Date(Date.now() + ATTEMPT_MS));
    // It still says nothing.
    expect(await labels.refresh(lost.id)).toMatchObject({ status: 'requested' });
    await setFailureMode({});
    expect(await labels.refresh(lost.id)).toMatchObject({ status: 'requested' });
    const evenLater = later(() => new Date(Date.now() + 3 * ATTEMPT_MS));
    expect(await evenLater.refresh(lost.id)).toMatchObject({ status: 'ready', id: lost.id });
    expect(await atCarrier()).toBe(before + 1);
  });

  test('one that the carrier never got is not made any more when the order was canceled meanwhile', async () => {
    const order = await toLocker();
    const before = await atCarrier();
    await setFailureMode({ mode: 'down' });
    const lost = (await make(order.id, LOCKER)).json();
    await setFailureMode({});
    await app.db.updateTable('sales_order').set({ status: 'canceled' }).where('id', '=', order.id).execute();
    const labels = later(() => new Date(Date.now() + ATTEMPT_MS));
    expect(await labels.refresh(lost.id)).toMatchObject({ status: 'canceled' });
    expect(await atCarrier()).toBe(before);
  });

  test('a number that comes later is asked for', async () => {
    const order = await toLocker();
    await setFailureMode({ confirmAfterMs: 600_000 });
    const labels = createShippingLabels({
      db: app.db,
      store: createShippingLabelsStore(app.db),
      providers: [createShipxLabels(shipx())],
      orders: app.orders,
      now: () => new Date(),
      attemptMs: ATTEMPT_MS,
      numberWaitMs: 0,
    });
    const demand = { orderId: order.id, staffId: admin.user.id, parcel: LOCKER, isAnother: false };
    const label = await labels.make(demand);
    expect(label.status).toBe('pending');
    const file = await admin.inject({ url: `/staff/shipping-labels/file?ids=${label.id}&format=A6` });
    expect([file.statusCode, file.json().code]).toEqual([409, 'label-not-ready']);
    expect(await labels.refresh(label.id)).toMatchObject({ status: 'pending' });
    const taken = await admin.inject({ method: 'DELETE', url: `/staff/shipping-labels/${label.id}` });
    expect(taken.json()).toMatchObject({ status: 'canceled' });
    await setFailureMode({});
  });

  test('a label that is paid is put aside, and makes room for another', async () => {
    const order = await toLocker();
    const { id } = (await make(order.id, LOCKER)).json();
    const taken = await admin.inject({ method: 'DELETE', url: `/staff/shipping-labels/${id}` });
    expect(taken.json()).toMatchObject({ status: 'discarded' });
    expect((await make(order.id, { ...LOCKER, size: 'B' })).json()).toMatchObject({ status: 'ready', size: 'B' });
  });

  test('nothing is made for parcels of others, for what has left, or without a carrier', async () => {
    const other = await anOrder({ methodCode: 'Dpdshipping', carrierCode: 'Dpdshipping' });
    expect((await labelsOf(other.id)).carrier).toBeNull();
    expect((await make(other.id, COURIER)).json().code).toBe('label-not-offered');
    const waiting = await anOrder({ status: 'pendingPayment', paidAt: null });
    expect((await make(waiting.id, COURIER)).json().code).toBe('order-not-shippable');
    expect((await make((await anOrder()).id, LOCKER)).statusCode).toBe(422);
    expect((await make(999_999, COURIER)).statusCode).toBe(404);
    const bare = await buildTestApp(dialect, { sites: [aSite()] });
    const staff = await signedIn(bare, 'admin');
    expect((await staff.inject({ url: '/staff/shipping-labels?orders=1' })).json()).toEqual({
      isOffered: false,
      items: [],
    });
  });

  test('every write stands in the log', async () => {
    const order = await toLocker();
    await make(order.id, LOCKER);
    const rows = await app.db.selectFrom('staff_audit').selectAll().orderBy('id', 'desc').limit(1).execute();
    expect(rows[0]).toMatchObject({ action: 'POST /staff/orders/:id/labels' });
  });
});

test('ways of sending are those that InPost knows, with the point that some need', () => {
  const env = { INPOST_SHIPX_TOKEN: 'x', INPOST_SHIPX_ORGANIZATION_ID: '1' };
  expect(readShipx({ ...env, INPOST_SHIPX_TOKEN: '' })).toBeUndefined();
  expect(readShipx(env)).toMatchObject({ sendingMethod: 'dispatch_order', url: 'https://api-shipx-pl.easypack24.net' });
  expect(() => readShipx({ ...env, INPOST_SENDING_METHOD: 'pigeon' })).toThrow('INPOST_SENDING_METHOD');
  expect(() => readShipx({ ...env, INPOST_SENDING_METHOD: 'parcel_locker' })).toThrow('INPOST_DROPOFF_POINT');
});
