import { beforeAll, describe, expect, test } from 'vitest';
import { inTransaction } from '../../database/transaction.ts';
import type { App } from '../../fastify-app.ts';
import { aSite } from '../../testing/a-site.ts';
import { aSmallShop } from '../../testing/a-small-shop.ts';
import { dialects } from '../../testing/dialects.ts';
import { graphqlClient } from '../../testing/graphql-client.ts';
import { signedIn } from '../../testing/staff-client.ts';
import { SELLER } from '../invoices/testing/an-invoice.ts';
import { good, PLACE, type Purchase, readyCart } from '../orders/testing/order-through-api.ts';
import { createOrderMails, firstNameOnBill } from './order-mails.ts';

const staff = { kind: 'staff', id: 1 } as const;

describe.each(dialects)('mails about orders on $name', (dialect) => {
  let app: App;
  beforeAll(async () => {
    ({ app } = await aSmallShop(dialect, { env: { CUSTOMER_LIMITS_FACTOR: '100' } }));
    const admin = await signedIn(app, 'admin');
    const { code: _, ...payload } = aSite({ properties: { maintenance: false, seller: SELLER, terms: '/regulamin' } });
    const saved = await admin.inject({ method: 'PUT', url: '/staff/sites/pl', payload });
    expect(saved.statusCode, saved.body).toBeLessThan(300);
  });

  let people = 0;
  async function ordered(purchase: Purchase = {}) {
    people += 1;
    const email = `lena${people}@poczta.example`;
    const ask = graphqlClient(app);
    const cartId = await readyCart(ask, { email, ...purchase });
    const { placeOrder } = await good(ask(PLACE, { input: { cart_id: cartId } }));
    const order = await app.orders.findByNumber(placeOrder.order.order_number);
    if (!order) throw new Error('An order that was placed is there.');
    return { ...order, cartId };
  }
  const mailsOf = async ({ email }: { readonly email: string }) =>
    app.db.selectFrom('mail_outbox').selectAll().where('recipient', '=', email).orderBy('id').execute();
  const namesOf = async (order: { readonly email: string }) => (await mailsOf(order)).map(({ template }) => template);
  const move = (id: number, to: Parameters<App['orders']['move']>[2]) =>
    inTransaction(app.db, (trx) => app.orders.move(trx, id, to, staff));

  test('an order is confirmed once, however often it is placed, with how to send the money', async () => {
    const order = await ordered({ payment: 'banktransfer' });
    await graphqlClient(app)(PLACE, { input: { cart_id: order.cartId } });
    const [mail, ...others] = await mailsOf(order);
    expect(others).toEqual([]);
    expect(mail).toMatchObject({
      template: 'order-accepted',
      data: {
        number: order.number,
        firstName: 'Lena',
        shippingAddress: expect.stringContaining('30-001 Kraków'),
        seller: { complaintEmail: 'zwroty@rosailen.example' },
        termsUrl: 'https://rosailen.example/regulamin',
        payment: { isPaid: false, transfer: { title: order.number, account: expect.stringMatching(/^[\d ]+\n/) } },
        orderUrl: `https://rosailen.example/order#token=${encodeURIComponent(app.orders.tokenOf(order))}`,
      },
    });
  });

  test('what is paid at the door needs no instructions', async () => {
    const order = await ordered({ payment: 'cashondelivery', shipping: 'Dpdshippingcod' });
    const [mail] = await mailsOf(order);
    expect(mail?.data).toMatchObject({ payment: { title: 'Płatność przy odbiorze' } });
    expect(JSON.stringify(mail?.data)).not.toContain('transfer');
  });

  test('the parcel, its delivery and the days for a return are told, each once', async () => {
    const order = await ordered({ payment: 'cashondelivery', shipping: 'Dpdshippingcod' });
    await inTransaction(app.db, async (trx) => {
      const tracking = [{ carrierCode: 'dpd', title: 'DPD', number: '1234567' }];
      await app.orders.ship(trx, order, { tracking, note: null, now: new Date() });
    });
    await move(order.id, 'complete');
    await move(order.id, 'complete');
    expect(await namesOf(order)).toEqual(['order-accepted', 'order-shipped', 'order-delivered']);
    const [, shipped, delivered] = await mailsOf(order);
    expect(shipped?.data).toMatchObject({
      method: 'Kurier DPD za pobraniem',
      lines: [expect.stringMatching(/^1 × /)],
      parcels: [{ number: '1234567', url: 'https://tracktrace.dpd.com.pl/parcelDetails?p1=1234567' }],
    });
    expect(delivered?.data).toMatchObject({ returnUntil: expect.stringMatching(/^\d{2}\.\d{2}\.\d{4}$/) });
  });

  test('whoever has paid at the door is not told days later that the money has come and the parcel is being packed', async () => {
    const admin = await signedIn(app, 'admin');
    const order = await ordered({ payment: 'cashondelivery', shipping: 'Dpdshippingcod' });
    await move(order.id, 'complete');
    const received = await admin.inject({ method: 'POST', url: `/staff/orders/${order.id}/payment-received` });
    expect(received.statusCode).toBe(200);
    expect(await namesOf(order)).toEqual(['order-accepted', 'order-delivered']);
    const { mails } = (await admin.inject({ url: `/staff/orders/${order.id}` })).json();
    expect(mails).not.toContain('order-paid');
  });

  test('an order that comes to nothing before it is paid says that nothing is owed', async () => {
    const order = await ordered({ payment: 'banktransfer' });
    await move(order.id, 'canceled');
    const mail = (await mailsOf(order)).at(-1);
    expect(mail?.template).toBe('order-canceled');
    expect(mail?.data).not.toHaveProperty('refund');
  });

  test('a payment that fails is told once a day, however often a code is mistyped', async () => {
    const order = await ordered({ payment: 'banktransfer' });
    const mails = createOrderMails({
      mail: app.mail,
      orders: app.orders,
      bankRefunds: app.bankRefunds,
      firstNameOf: firstNameOnBill,
    });
    const fails = (at: string) =>
      inTransaction(app.db, (trx) => mails.paymentFailed(trx, order, app.sites.require('pl'), new Date(at)));
    await fails('2026-11-29T10:00:00Z');
    await fails('2026-11-29T10:00:20Z');
    expect(await namesOf(order)).toEqual(['order-accepted', 'order-payment-failed']);
    // The next day begins at midnight in the shop.
    await fails('2026-11-29T23:30:00Z');
    expect(await namesOf(order)).toEqual(['order-accepted', 'order-payment-failed', 'order-payment-failed']);
  });

  test('a move that fails sends nothing', async () => {
    const order = await ordered({ payment: 'banktransfer' });
    const failed = inTransaction(app.db, async (trx) => {
      await app.orders.move(trx, order.id, 'canceled', staff);
      throw new Error('after the move');
    });
    await expect(failed).rejects.toThrow('after the move');
    expect(await namesOf(order)).toEqual(['order-accepted']);
  });
});
