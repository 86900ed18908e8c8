import { randomUUID } from 'node:crypto';
import { beforeAll, describe, expect, test } from 'vitest';
import type { App } from '../../fastify-app.ts';
import { aCatalogue, aProduct, aVariant } from '../../testing/a-catalogue.ts';
import { signedInCustomer } from '../../testing/a-customer.ts';
import { buildTestApp } from '../../testing/build-test-app.ts';
import { dialects } from '../../testing/dialects.ts';
import { graphqlClient } from '../../testing/graphql-client.ts';
import { HOUR_MS } from '../../time/durations.ts';
import { createStockAlerts } from './stock-alerts.ts';

const ASK = 'mutation ($input: SubscribeStockInput!) { subscribeStock(input: $input) { status } }';
const anEmail = () => `${randomUUID()}@poczta.example`;

describe.each(dialects)('stock alerts on $name', (dialect) => {
  let app: App;
  let number = 0;
  beforeAll(async () => {
    app = await buildTestApp(dialect, { env: { CUSTOMER_LIMITS_FACTOR: '100' } });
  });

  const products = () => aCatalogue(app.db).products;

  /** A product with two shades, of which as many pieces are there. */
  async function aProductWith(roz: number, malina: number): Promise<string> {
    number += 1;
    const sku = `S${number}`;
    const shade = (code: string, stock: number) =>
      aVariant({ sku: `${sku}-${code}`, stock, colour: { code, label: code, hex: '#aa3344' } });
    await products().put(sku, aProduct(sku, { variants: [shade('roz', roz), shade('malina', malina)] }));
    return sku;
  }

  async function restock(sku: string, sellable: number): Promise<void> {
    await products().setStock(sku, sellable);
    await app.events.settle();
    await app.stockAlerts.settle();
  }

  const ask = (sku: string, email?: string, headers = {}) =>
    graphqlClient(app, headers)(ASK, { input: { sku, email } });
  const mailsTo = (email: string) =>
    app.db.selectFrom('mail_outbox').selectAll().where('recipient', '=', email).orderBy('id').execute();
  const templatesTo = async (email: string) => (await mailsTo(email)).map(({ template }) => template);
  const confirm = (token: string) => app.inject({ method: 'POST', url: '/stock-alerts/confirm', payload: { token } });

  async function tokenFor(email: string): Promise<string> {
    const mail = (await mailsTo(email)).findLast(({ template }) => template === 'stock-alert-confirm');
    return new URLSearchParams(new URL(String(mail?.data.confirmUrl)).hash.slice(1)).get('token') ?? '';
  }

  async function waitFor(sku: string, email = anEmail()): Promise<string> {
    await ask(sku, email);
    await confirm(await tokenFor(email));
    return email;
  }

  test('of a guest wait for the link in a mail, then for the product, and tell it once', async () => {
    const sku = await aProductWith(3, 0);
    const email = anEmail();
    expect((await ask(`${sku}-malina`, email)).data).toEqual({ subscribeStock: { status: 'UNCONFIRMED' } });
    await restock(`${sku}-malina`, 5);
    expect(await templatesTo(email)).toEqual(['stock-alert-confirm']);
    await restock(`${sku}-malina`, 0);
    expect((await confirm(await tokenFor(email))).json()).toEqual({ status: 'WAITING' });
    await restock(`${sku}-roz`, 2);
    expect(await templatesTo(email)).toHaveLength(1);
    await restock(`${sku}-malina`, 5);
    await restock(`${sku}-malina`, 6);
    const mails = await mailsTo(email);
    expect(mails.map(({ template }) => template)).toEqual(['stock-alert-confirm', 'back-in-stock']);
    expect(mails[1]?.data).toEqual({
      productName: `Krem ${sku}`,
      productUrl: `https://rosailen.example/krem-${sku.toLowerCase()}?sku=${sku}-malina`,
    });
    expect(await app.stockAlerts.of({ email })).toEqual([]);
  });

  test('of a product wait for any of its variants', async () => {
    const sku = await aProductWith(0, 0);
    const email = await waitFor(sku);
    await restock(`${sku}-roz`, 1);
    expect((await mailsTo(email)).at(-1)?.data.productUrl).toBe(`https://rosailen.example/krem-${sku.toLowerCase()}`);
  });

  test('are for what is gone, and for what there is', async () => {
    const sku = await aProductWith(1, 0);
    expect((await ask(sku, anEmail())).errors?.[0]?.extensions.code).toBe('in-stock');
    expect((await ask(`${sku}-roz`, anEmail())).errors?.[0]?.extensions.code).toBe('in-stock');
    expect((await ask('NIE-MA', anEmail())).errors?.[0]?.extensions.category).toBe('graphql-no-such-entity');
    expect((await ask(`${sku}-malina`, 'nie-adres')).errors?.[0]?.extensions.code).toBe('email-invalid');
    expect((await ask(`${sku}-malina`)).errors?.[0]?.extensions.code).toBe('email-invalid');
    const alias = 'mutation ($input: SubscribeStockInput!) { SubscribeStock(input: $input) { status } }';
    const answer = await graphqlClient(app)(alias, { input: { sku: `${sku}-malina`, email: anEmail() } });
    expect(answer.data).toEqual({ SubscribeStock: { status: 'UNCONFIRMED' } });
  });

  test('of a customer with a proven address need no link; the account shows and ends them', async () => {
    const sku = await aProductWith(0, 0);
    const email = anEmail();
    const person = await signedInCustomer(app, { email, emailConfirmedAt: new Date() });
    expect((await ask(sku, undefined, person.headers)).data.subscribeStock.status).toBe('WAITING');
    const shown = (await person.inject({ url: '/me/subscriptions' })).json();
    expect(shown).toEqual({
      newsletter: { status: 'NOT_ACTIVE', emailPromotion: false, smsPromotion: false },
      stock: [
        {
          id: expect.any(Number),
          sku,
          productSku: sku,
          status: 'WAITING',
          createdAt: expect.any(String),
          name: `Krem ${sku}`,
          urlPath: `/krem-${sku.toLowerCase()}`,
        },
      ],
    });
    const url = `/me/subscriptions/stock/${shown.stock[0].id}`;
    const stranger = await signedInCustomer(app);
    expect((await stranger.inject({ method: 'DELETE', url })).statusCode).toBe(204);
    expect(await app.stockAlerts.of({ email })).toHaveLength(1);
    expect((await person.inject({ method: 'DELETE', url })).statusCode).toBe(204);
    expect(await app.stockAlerts.of({ email })).toEqual([]);
    expect((await app.inject('/me/subscriptions')).statusCode).toBe(401);
  });

  test('of a mailbox are not shown to an account that only says it is theirs', async () => {
    const sku = await aProductWith(0, 0);
    const email = await waitFor(sku);
    const impostor = await signedInCustomer(app, { email, emailConfirmedAt: null });
    expect((await impostor.inject({ url: '/me/subscriptions' })).json().stock).toEqual([]);
    expect((await ask(sku, email, impostor.headers)).data.subscribeStock.status).toBe('UNCONFIRMED');
  });

  test('fill nobody’s mailbox: asked for again at once they send one mail', async () => {
    const sku = await aProductWith(0, 0);
    const email = anEmail();
    await Promise.all([ask(sku, email), ask(sku, email), ask(sku, email)]);
    expect(await templatesTo(email)).toEqual(['stock-alert-confirm']);
    const token = await tokenFor(email);
    await confirm(token);
    expect((await confirm(token)).json().code).toBe('token-invalid');
  });

  test('a link is good for two days', async () => {
    const sku = await aProductWith(0, 0);
    const email = anEmail();
    await ask(sku, email);
    const now = () => new Date(Date.now() + 48 * HOUR_MS + 1_000);
    const late = createStockAlerts({ db: app.db, findSite: () => undefined, now });
    const confirmed = late.confirm(await tokenFor(email));
    await expect(confirmed).rejects.toMatchObject({ code: 'token-invalid' });
  });

  test('go out once though several nodes hear of it, and though none did when it happened', async () => {
    const sku = await aProductWith(0, 0);
    const emails = await Promise.all(Array.from({ length: 5 }, () => waitFor(sku)));
    const findSite = () => app.sites.require('pl');
    // Past the bus: what a node that died has missed.
    await app.db
      .updateTable('stock')
      .set({ sellable: 1 })
      .where('variantId', 'in', (eb) => eb.selectFrom('product_variant').select('id').where('sku', '=', `${sku}-roz`))
      .execute();
    const nodes = [1, 2, 3].map(() => createStockAlerts({ db: app.db, findSite }));
    const counts = await Promise.all(nodes.map((node) => node.sendDue()));
    expect(counts.reduce((sum, count) => sum + count)).toBe(5);
    for (const email of emails) expect((await templatesTo(email)).slice(1)).toEqual(['back-in-stock']);
  });

  test('are fifty at most for one mailbox', async () => {
    const site = app.sites.require('pl');
    const email = anEmail();
    const wish = (index: number) => ({
      email,
      productSku: `X${index}`,
      variantSku: `X${index}`,
      productName: 'X',
      customerId: null,
      isProven: true,
    });
    for (let index = 0; index < 50; index += 1) await app.stockAlerts.subscribe(wish(index), site);
    await expect(app.stockAlerts.subscribe(wish(50), site)).rejects.toMatchObject({ code: 'too-many-alerts' });
    expect(await app.stockAlerts.subscribe(wish(7), site)).toBe('WAITING');
  });
});
