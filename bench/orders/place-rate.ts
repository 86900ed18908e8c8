// Prints orders placed per second, and bare transactions per second that write the same rows:
// node place-rate.ts DATABASE_URL DATA_DIR
import type { StoredCheckout } from '../../registry-server/src/commerce/cart/index.ts';
import { createBareWriter } from './bare-writer.ts';
import { fillDatabase, openShop, skuOf } from './open-shop.ts';

const ORDERS = 2_000;
const WARM_UP = 300;
/** Shoppers who place orders concurrently. */
const SHOPPERS = 8;
const ROUNDS = 3;

const [databaseUrl = '', dataDir = ''] = process.argv.slice(2);
await fillDatabase(databaseUrl);
const shop = await openShop(databaseUrl, dataDir);
const { app, db, site } = shop;

const address = {
  firstName: 'Lena',
  lastName: 'Łąkowska',
  middleName: null,
  prefix: null,
  suffix: null,
  company: null,
  vatId: null,
  street: ['Długa 5/7'],
  city: 'Kraków',
  postcode: '30-001',
  countryCode: 'PL',
  region: null,
  regionCode: null,
  regionId: null,
  phone: '+48600700800',
  fax: null,
};
const checkout = {
  cartId: '',
  shippingAddress: JSON.stringify(address),
  billingAddress: null,
  isBillingSame: true,
  points: null,
  customerNotes: null,
  updatedAt: new Date(),
  delivery: JSON.stringify({
    carrierCode: 'inpostcourier',
    methodCode: 'inpostcourier',
    disabledPaymentMethods: [],
  } satisfies StoredCheckout['delivery']),
  payment: JSON.stringify({ code: 'banktransfer', additionalData: {} } satisfies StoredCheckout['payment']),
  consents: JSON.stringify(
    ['terms', 'privacy'].map((agreement) => ({
      agreement,
      isGranted: true,
      textVersion: '1',
      at: new Date().toISOString(),
      source: 'checkout',
    })) satisfies StoredCheckout['consents'],
  ),
} satisfies Parameters<ReturnType<typeof db.insertInto<'cart_checkout'>>['values']>[0];

/** Carts of three products, ready to be ordered. */
async function readyCarts(count: number): Promise<string[]> {
  const ids = Array.from({ length: count }, () => crypto.randomUUID().replaceAll('-', ''));
  const now = new Date();
  const times = { createdAt: now, updatedAt: now };
  for (let from = 0; from < count; from += 200) {
    const part = ids.slice(from, from + 200);
    await db
      .insertInto('cart')
      .values(
        part.map((id) => ({
          id,
          siteId: site.id,
          currency: site.currency,
          customerId: null,
          status: 'active' as const,
          ...times,
          email: 'lena@example.com',
          giftsDeclined: false,
          mergedInto: null,
          version: 1,
          expiresAt: new Date(now.getTime() + 86_400_000),
        })),
      )
      .execute();
    await db
      .insertInto('cart_line')
      .values(
        part.flatMap((cartId, index) =>
          [0, 1, 2].map((line) => {
            const sku = skuOf((from + index) * 3 + line);
            return {
              cartId,
              sku,
              productSku: sku,
              name: sku,
              quantity: 1,
              kind: 'item' as const,
              giftSource: null,
              ...times,
            };
          }),
        ),
      )
      .execute();
    await db
      .insertInto('cart_checkout')
      .values(part.map((cartId) => ({ ...checkout, cartId })))
      .execute();
  }
  return ids;
}

/** Operations per second with the given concurrency. */
async function rateOf(count: number, work: (index: number) => Promise<unknown>, shoppers = SHOPPERS): Promise<number> {
  let next = 0;
  const began = performance.now();
  const shopper = async () => {
    while (next < count) {
      next += 1;
      await work(next - 1);
    }
  };
  await Promise.all(Array.from({ length: shoppers }, shopper));
  return (count * 1_000) / (performance.now() - began);
}

async function place(cartId: string): Promise<number> {
  const { order } = await app.orders.place({ cartId, shopper: { site }, actor: { kind: 'shopper' }, shown: {} });
  return order.id;
}

const median = (values: number[]) => values.toSorted((one, other) => one - other)[Math.floor(values.length / 2)] ?? 0;

for (const cartId of await readyCarts(WARM_UP)) await place(cartId);
const [sample = ''] = await readyCarts(1);
const bare = await createBareWriter(shop, databaseUrl, await place(sample));
const placed: number[] = [];
const written: number[] = [];
// Alternating, so that other load on the machine affects both alike.
for (let round = 0; round < ROUNDS; round += 1) {
  const cartIds = await readyCarts(ORDERS);
  // SQLite has a single writer.
  written.push(await rateOf(ORDERS, bare.write, bare.isPostgres ? SHOPPERS : 1));
  placed.push(await rateOf(ORDERS, (index) => place(cartIds[index] ?? '')));
}
await bare.close();
await app.close();
await db.destroy();
console.log(JSON.stringify({ placed: median(placed), bare: median(written), rows: bare.rows }));
