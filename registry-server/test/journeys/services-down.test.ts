import { DEMO_CHANNEL, DEMO_CLIENT, DEMO_INPOST_TOKEN } from '@witryna/stand-ins';
import { startSmtpReceiver } from '@witryna/stand-ins/servers';
import { expect, test } from 'vitest';
import { createInpostPoints } from '../../src/commerce/delivery/points/inpost/inpost-points.ts';
import { refreshPoints } from '../../src/commerce/delivery/points/refresh-points.ts';
import { good, PLACE, readyCart } from '../../src/commerce/orders/testing/order-through-api.ts';
import { aSmallShop } from '../../src/testing/a-small-shop.ts';
import { atFileEnd } from '../../src/testing/at-file-end.ts';
import { dialects } from '../../src/testing/dialects.ts';
import { freePort } from '../../src/testing/free-port.ts';
import { graphqlClient } from '../../src/testing/graphql-client.ts';
import { runStandIns } from '../../src/testing/run-stand-ins.ts';

test.each(dialects)(
  'with mail, points and reviews of others away on $name the checkout completes; the mail leaves later, once',
  { timeout: 60_000 },
  async (dialect) => {
    const nobody = `http://127.0.0.1:${await freePort()}`;
    const smtpPort = await freePort();
    const { app } = await aSmallShop(dialect, {
      env: {
        SMTP_URL: `smtp://127.0.0.1:${smtpPort}`,
        INPOST_TOKEN: DEMO_INPOST_TOKEN,
        INPOST_API_URL: nobody,
        ETRUSTED_CLIENT_ID: DEMO_CLIENT.id,
        ETRUSTED_CLIENT_SECRET: DEMO_CLIENT.secret,
        ETRUSTED_CHANNEL_ID: DEMO_CHANNEL,
        ETRUSTED_API_URL: nobody,
        ETRUSTED_TOKEN_URL: `${nobody}/token`,
      },
    });
    // The list of points is of yesterday, when their server still answered.
    const standIns = await runStandIns();
    const inpost = createInpostPoints({ apiUrl: `${standIns.url}/inpost`, token: DEMO_INPOST_TOKEN });
    await refreshPoints(app.db, inpost, { now: new Date(), signal: AbortSignal.timeout(60_000) });
    const { items } = (await app.inject({ url: '/delivery/points?provider=inpost&q=Kraków' })).json();

    const ask = graphqlClient(app);
    const email = 'lena@poczta.example';
    const cartId = await readyCart(ask, { email, shipping: 'inpostcourier' });
    const chosen = { id: cartId, code: items[0].code };
    await good(
      ask(
        'mutation ($id: String!, $code: String!) { setInPostLockerNumberOnCart(input: { cart_id: $id, locker_number: $code }) { cart { id } } }',
        chosen,
      ),
    );
    await good(
      ask(
        'mutation ($id: String!) { setShippingMethodsOnCart(input: { cart_id: $id, shipping_methods: [{ carrier_code: "inpostlocker", method_code: "inpostlocker" }] }) { cart { id } } }',
        chosen,
      ),
    );
    const { placeOrder } = await good(ask(PLACE, { input: { cart_id: cartId } }));
    expect(placeOrder.errors).toEqual([]);
    const order = await app.orders.findByNumber(placeOrder.order.order_number);
    expect(order).toMatchObject({ status: 'pendingPayment', point: { code: items[0].code } });

    const mailOf = () =>
      app.db
        .selectFrom('mail_outbox')
        .select(['lastError', 'sentAt'])
        .where('recipient', '=', email)
        .executeTakeFirstOrThrow();
    // Only then is the pause written that ends below; a mail counts its attempt when it is taken.
    await expect.poll(async () => (await mailOf()).lastError, { timeout: 30_000, interval: 50 }).not.toBeNull();
    expect((await mailOf()).sentAt).toBeNull();

    const arrived: string[] = [];
    const receiver = await startSmtpReceiver({
      host: '127.0.0.1',
      port: smtpPort,
      onMail: (mail) => void arrived.push(mail.subject ?? ''),
    });
    atFileEnd(() => receiver.close());
    // The pause before the next try is over.
    await app.db.updateTable('mail_outbox').set({ nextAttemptAt: new Date() }).where('sentAt', 'is', null).execute();
    await expect.poll(async () => (await mailOf()).sentAt, { timeout: 30_000, interval: 50 }).not.toBeNull();
    expect(arrived).toEqual([`Przyjęliśmy zamówienie ${order?.number}`]);
  },
);
