import { describe, expect, test } from 'vitest';
import { good, PLACE, readyCart } from '../../commerce/orders/testing/order-through-api.ts';
import { aProduct } from '../../testing/a-catalogue.ts';
import { aSmallShop } from '../../testing/a-small-shop.ts';
import { aWebhookReceiver } from '../../testing/a-webhook-receiver.ts';
import { buildTestApp } from '../../testing/build-test-app.ts';
import { dialects } from '../../testing/dialects.ts';
import { graphqlClient } from '../../testing/graphql-client.ts';
import { signedIn } from '../../testing/staff-client.ts';

const env = { WEBHOOKS_ALLOW_PRIVATE: 'on' };
const patience = { timeout: 20_000, interval: 50 };

describe.each(dialects)('webhooks of administrators on $name', (dialect) => {
  test('are made, tried, changed and deleted; the secret is shown once', async () => {
    const app = await buildTestApp(dialect, { env });
    const admin = await signedIn(app, 'admin');
    const receiver = await aWebhookReceiver();
    const made = await admin.inject({
      method: 'POST',
      url: '/staff/webhooks',
      payload: { url: receiver.url, events: ['order.placed'], description: 'Magazyn' },
    });
    expect(made.statusCode, made.body).toBe(201);
    const { id, secret } = made.json();
    expect(secret).toMatch(/^whsec_/);
    expect((await admin.inject({ url: '/staff/webhooks' })).body).not.toContain(secret);

    const rotated = await admin.inject({ method: 'POST', url: `/staff/webhooks/${id}/secret` });
    expect(rotated.json().secret).toMatch(/^whsec_/);
    expect(rotated.json().secret).not.toBe(secret);

    const test = await admin.inject({ method: 'POST', url: `/staff/webhooks/${id}/test` });
    expect(test.statusCode).toBe(202);
    await expect.poll(() => receiver.received.length, patience).toBe(1);
    const log = async () => (await admin.inject({ url: `/staff/webhooks/${id}/deliveries` })).json().items;
    await expect.poll(async () => (await log())[0]?.state, patience).toBe('delivered');

    const [{ id: deliveryId }] = await log();
    const resend = { method: 'POST', url: `/staff/webhooks/deliveries/${deliveryId}/resend` } as const;
    expect((await admin.inject(resend)).statusCode).toBe(202);
    await expect.poll(() => receiver.received.length, patience).toBe(2);
    const ids = receiver.received.map(({ headers }) => headers['webhook-id']);
    expect(ids[0]).toBe(ids[1]);

    const off = await admin.inject({ method: 'PATCH', url: `/staff/webhooks/${id}`, payload: { isActive: false } });
    expect(off.json()).toMatchObject({ isActive: false, events: ['order.placed'] });
    expect((await admin.inject(resend)).json().code).toBe('webhook-switched-off');

    expect((await admin.inject({ method: 'DELETE', url: `/staff/webhooks/${id}` })).statusCode).toBe(204);
    expect((await admin.inject({ method: 'POST', url: `/staff/webhooks/${id}/test` })).statusCode).toBe(404);
    expect((await admin.inject(resend)).statusCode).toBe(404);
  });

  test('are kept at the address as it is called, however it was typed', async () => {
    const app = await buildTestApp(dialect);
    const admin = await signedIn(app, 'admin');
    const payload = { url: 'HTTPS://Magazyn.Example/Zdarzenia', events: ['order.placed'] };
    const made = await admin.inject({ method: 'POST', url: '/staff/webhooks', payload });
    expect(made.json()).toMatchObject({ url: 'https://magazyn.example/Zdarzenia' });
    const changed = await admin.inject({
      method: 'PATCH',
      url: `/staff/webhooks/${made.json().id}`,
      payload: { url: 'hTTps://inny.example:443' },
    });
    expect(changed.json()).toMatchObject({ url: 'https://inny.example/' });
  });

  test('hear of a changed stock', async () => {
    const app = await buildTestApp(dialect, { env });
    const publisher = await signedIn(app, 'publisher');
    const put = async (path: string, payload: object) => {
      const answer = await publisher.inject({ method: 'PUT', url: `/staff/catalogue${path}`, payload });
      expect(answer.statusCode, answer.body).toBeLessThan(300);
    };
    await put('/products/KREM', aProduct('KREM'));
    const admin = await signedIn(app, 'admin');
    const receiver = await aWebhookReceiver();
    const payload = { url: receiver.url, events: ['stock.changed'] };
    expect((await admin.inject({ method: 'POST', url: '/staff/webhooks', payload })).statusCode).toBe(201);
    await put('/variants/KREM-50/stock', { quantity: 7 });
    await expect.poll(() => receiver.received.length, patience).toBe(1);
    expect(JSON.parse(receiver.received[0]?.body ?? '').data).toMatchObject({ sku: 'KREM-50', sellable: 7 });
  });

  test('tell of an order and of what it took from the stock, and nothing of who bought it', async () => {
    const { app } = await aSmallShop(dialect, { env });
    const admin = await signedIn(app, 'admin');
    const receiver = await aWebhookReceiver();
    const events = ['order.placed', 'order.status', 'stock.changed'];
    const made = { url: receiver.url, events };
    expect((await admin.inject({ method: 'POST', url: '/staff/webhooks', payload: made })).statusCode).toBe(201);
    const ask = graphqlClient(app);
    const cartId = await readyCart(ask, { email: 'lena.lakowska@poczta.example' });
    const { placeOrder } = await good(ask(PLACE, { input: { cart_id: cartId } }));
    const number = placeOrder.order.order_number;
    const typesSoFar = () => receiver.received.map(({ body }) => JSON.parse(body).type).sort();
    await expect.poll(typesSoFar, patience).toEqual(['order.placed', 'stock.changed']);
    const placed = receiver.received.map(({ body }) => JSON.parse(body)).find(({ type }) => type === 'order.placed');
    expect(placed.data).toMatchObject({ number, status: 'pendingPayment', currency: 'PLN', site: 'pl', paidAt: null });
    const reported = receiver.received.map(({ body }) => body).join('');
    expect(reported).not.toMatch(/lena|Łąkowska|@|600700800|Długa/i);
    expect(reported).not.toContain(cartId);

    const key = { name: 'Magazyn', scopes: ['orders:read'] };
    const { key: secret } = (await admin.inject({ method: 'POST', url: '/staff/api-keys', payload: key })).json();
    const headers = { authorization: `Bearer ${secret}` };
    const read = await app.inject({ url: `/staff/orders/${placed.data.id}`, headers });
    expect(read.statusCode, read.body).toBe(200);
    expect(read.body).toContain(number);
    const move = { method: 'POST', url: `/staff/orders/${placed.data.id}/moves`, headers, payload: {} } as const;
    expect((await app.inject(move)).statusCode).toBe(401);
  });

  test('lead out, never in', async () => {
    const app = await buildTestApp(dialect);
    const admin = await signedIn(app, 'admin');
    for (const url of ['https://127.0.0.1/', 'http://sklep.example/', 'https://a:b@sklep.example/', 'sklep']) {
      const payload = { url, events: ['order.placed'] };
      const refused = await admin.inject({ method: 'POST', url: '/staff/webhooks', payload });
      expect(refused.statusCode, url).toBe(422);
      expect(refused.json().details.faults[0].path).toBe('/url');
    }
    const unknown = { url: 'https://sklep.example/', events: ['everything'] };
    expect((await admin.inject({ method: 'POST', url: '/staff/webhooks', payload: unknown })).statusCode).toBe(422);
  });
});
