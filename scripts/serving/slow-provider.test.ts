import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { readPayments } from '../../registry-server/src/commerce/payments/payments-config.ts';
import { aPayingShop } from '../../registry-server/src/commerce/payments/testing/a-paying-shop.ts';
import { openDatabase } from '../../registry-server/src/database/dialects.ts';
import { migrateToLatest } from '../../registry-server/src/database/migrate.ts';
import { aCatalogue, aProduct, aVariant } from '../../registry-server/src/testing/a-catalogue.ts';
import { anAddressInput } from '../../registry-server/src/testing/a-checkout.ts';
import { atFileEnd, cleanUpFile } from '../../registry-server/src/testing/at-file-end.ts';
import type { TestDialect } from '../../registry-server/src/testing/dialects.ts';
import { runStandIns } from '../../registry-server/src/testing/run-stand-ins.ts';
import { aStorefront, DEFAULT_TIMES } from '../../storefront/server/testing/a-storefront.ts';

afterAll(cleanUpFile);

/** Response time of a slow provider, within the registry's time-out. */
const SLOW_PROVIDER_MS = 7_500;
/** Factor by which the test shortens all times. */
const FASTER = 10;

/** A migrated SQLite database, as the registry's own tests get it. */
const sqlite: TestDialect = {
  name: 'SQLite',
  engine: 'sqlite',
  async createDatabase() {
    const folder = mkdtempSync(join(tmpdir(), 'witryna-slow-'));
    atFileEnd(() => rmSync(folder, { recursive: true, force: true }));
    const path = join(folder, 'shop.db');
    const db = openDatabase(path);
    await migrateToLatest(db);
    await db.destroy();
    return path;
  },
  openDatabase: async () => openDatabase(await sqlite.createDatabase()),
};

test('the storefront waits longer for an order than the registry for a provider, and shorter for pages and other requests', () => {
  const { timeoutMs: providerMs } = readPayments({}, 'http://localhost:3000');
  expect(providerMs).toBeGreaterThan(SLOW_PROVIDER_MS);
  expect(DEFAULT_TIMES.paymentProxyMs).toBeGreaterThanOrEqual(providerMs + 5_000);
  expect(DEFAULT_TIMES.proxyMs).toBeLessThan(SLOW_PROVIDER_MS);
});

test('an order is placed through the storefront while its provider exceeds the time-out of other requests', async () => {
  const standIns = await runStandIns();
  const shop = await aPayingShop(sqlite, standIns, { PAYMENTS_TIMEOUT_MS: '60000' });
  const storefront = await aStorefront({
    withEvents: false,
    environment: {
      registryUrl: new URL(shop.notifyUrl).origin,
      times: { ...DEFAULT_TIMES, proxyMs: DEFAULT_TIMES.proxyMs / FASTER, paymentProxyMs: 60_000 },
    },
  });
  atFileEnd(() => storefront.close());
  const variants = [aVariant({ sku: 'RL-1', stock: 5, prices: { PLN: { regular: 8_900 } } })];
  await aCatalogue(shop.app.db).products.put('RL-1', aProduct('RL-1', { variants }));

  async function ask(query: string, variables: object = {}) {
    const response = await storefront.app.inject({ method: 'POST', url: '/graphql', payload: { query, variables } });
    expect([response.statusCode, response.json().errors]).toEqual([200, undefined]);
    return response.json().data;
  }
  const { createEmptyCart: cart } = await ask('mutation { createEmptyCart }');
  const step = (name: string, input: object) =>
    ask(
      `mutation ($input: ${name[0]?.toUpperCase()}${name.slice(1)}Input!) { ${name}(input: $input) { cart { id } } }`,
      {
        input: { cart_id: cart, ...input },
      },
    );
  await ask(
    'mutation ($cart: String!) { addProductsToCart(cartId: $cart, cartItems: [{ sku: "RL-1", quantity: 1 }]) { cart { id } } }',
    { cart },
  );
  await step('setGuestEmailOnCart', { email: 'lena@poczta.example' });
  await step('setShippingAddressesOnCart', {
    shipping_addresses: [{ address: { ...anAddressInput(), save_in_address_book: false } }],
  });
  await step('setBillingAddressOnCart', { billing_address: { same_as_shipping: true } });
  const courier = { carrier_code: 'inpostcourier', method_code: 'inpostcourier' };
  await step('setShippingMethodsOnCart', { shipping_methods: [courier] });
  await step('setPaymentMethodOnCart', { payment_method: { code: 'przelewy24' } });

  await shop.provider.turn({ slowMs: SLOW_PROVIDER_MS / FASTER });
  const { placeOrder } = await ask(
    'mutation ($cart: String!) { placeOrder(input: { cart_id: $cart }) { order { order_number redirect_url } errors { code message } } }',
    { cart },
  );
  expect(placeOrder.errors).toEqual([]);
  expect(placeOrder.order.redirect_url).toContain('/trnRequest/');
  const order = await shop.app.orders.findByNumber(placeOrder.order.order_number);
  expect((await shop.attempts(order?.id ?? 0)).map(({ state }) => state)).toEqual(['pending']);
});
