import { randomUUID } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { good, PLACE, readyCart } from '../../../commerce/orders/testing/order-through-api.ts';
import type { Tables } from '../../../database/tables.ts';
import type { App } from '../../../fastify-app.ts';
import { signedInCustomer } from '../../../testing/a-customer.ts';
import { aSmallShop } from '../../../testing/a-small-shop.ts';
import { dialects } from '../../../testing/dialects.ts';
import { graphqlClient } from '../../../testing/graphql-client.ts';
import { deleteNow } from '../testing/delete-now.ts';

/** Words that are found nowhere but in what this person has given. */
const PERSON = {
  firstName: 'Żywisława',
  lastName: 'Grzmisławska',
  phone: '+48733111222',
  email: 'zywia@poczta.example',
};
const SECRETS = ['żywisława', 'zywislawa', 'grzmisławska', '733111222', 'zywia@poczta.example', 'skryta 77'];

/** Whoever has one can be written to. */
const SELLER = {
  name: 'Rosa i Len sp. z o.o.',
  street: 'ul. Lniana 7',
  postcode: '16-030',
  city: 'Supraśl',
  nip: '1234563218',
  email: 'pomoc@rosailen.example',
  phone: '+48850000000',
};

/** Tables with a column of customers whose rows stay, and why. */
const STAYS = {
  /** The proof that consents were given; the row of the customer names nobody any more. */
  customer_consent: 'customerId',
} as const;
/** The law on taxes: what was bought, by whom, where it went; mails are emptied after a while by themselves. */
const KEPT_BY_LAW = /^(sales_order|issued_document|return_|shipment|payment|mail_outbox|webhook_delivery)/;

/** Every table, as it is in the database. */
async function tablesOf(app: App) {
  const tables = await app.db.introspection.getTables();
  return tables.filter(({ isView }) => !isView);
}

const rowsOf = (app: App, name: string) =>
  app.db
    .selectFrom(name as keyof Tables)
    .selectAll()
    .execute();

describe.each(dialects)('of somebody who has left on $name', (dialect) => {
  test('no table keeps a row, a name or an address but those that the law asks for', async () => {
    const { app } = await aSmallShop(dialect, {
      env: { CUSTOMER_LIMITS_FACTOR: '100' },
      site: { properties: { maintenance: false, seller: SELLER } },
    });
    const mine = await signedInCustomer(app, { ...PERSON, emailConfirmedAt: new Date(), taxvat: '1234563218' });
    const { id } = mine.customer;
    const ask = graphqlClient(app, { ...mine.headers, 'user-agent': 'Firefox/140.0' });
    await fill(app, id, ask);

    const owned: string[] = [];
    for (const { name, columns } of await tablesOf(app)) {
      const column = columns.find((one) => one.name === 'customerId' || one.name === 'customer_id')?.name;
      if (!column) continue;
      owned.push(name);
      const rows = await rowsOf(app, name);
      expect(
        rows.filter((row) => (row as unknown as Record<string, unknown>)[column] === id).length,
        `${name} has a row of the customer, so that it is seen to go`,
      ).toBeGreaterThan(0);
    }
    expect(owned.length).toBeGreaterThan(10);

    await good(ask('mutation { deleteCustomer }'));
    await deleteNow(app);

    for (const { name, columns } of await tablesOf(app)) {
      const rows = (await rowsOf(app, name)) as unknown as readonly Record<string, unknown>[];
      const column = columns.find((one) => one.name === 'customerId' || one.name === 'customer_id')?.name;
      if (column && !(name in STAYS)) {
        expect(
          rows.filter((row) => row[column] === id),
          name,
        ).toEqual([]);
      }
      if (KEPT_BY_LAW.test(name)) continue;
      const text = JSON.stringify(rows).toLowerCase();
      for (const secret of SECRETS) expect(text.includes(secret), `${secret} in ${name}`).toBe(false);
    }
    expect(await rowsOf(app, 'refund_account')).toEqual([]);
    const [order] = await app.db.selectFrom('sales_order').selectAll().execute();
    expect(order).toMatchObject({ email: PERSON.email, customerId: null });
  });
});

/** Leaves something in every table that knows customers, through the API where it can be. */
async function fill(app: App, id: number, ask: ReturnType<typeof graphqlClient>): Promise<void> {
  const at = new Date();
  await app.db
    .insertInto('customer_consent')
    .values({ customerId: id, kind: 'terms', textVersion: '1', source: 'sign-up', acceptedAt: at })
    .execute();
  await app.db
    .insertInto('customer_identity')
    .values({ provider: 'google', subject: randomUUID(), customerId: id, createdAt: at })
    .execute();
  await app.db.insertInto('customer_word').values({ customerId: id, word: 'zywislawa' }).execute();
  await app.db
    .insertInto('customer_one_time_token')
    .values({
      tokenHash: 'a'.repeat(64),
      customerId: id,
      purpose: 'password-reset',
      email: PERSON.email,
      createdAt: at,
      expiresAt: new Date(at.getTime() + 60_000),
    })
    .execute();
  await good(
    ask(`mutation { createCustomerAddress(input: { firstname: "${PERSON.firstName}", lastname: "${PERSON.lastName}",
      street: ["Skryta 77"], city: "Łódź", postcode: "90-001", country_code: PL, telephone: "733111222" }) { id } }`),
  );
  const cartId = await readyCart(ask);
  await good(ask(PLACE, { input: { cart_id: cartId } }));
  await app.db.updateTable('sales_order').set({ email: PERSON.email }).execute();
  const order = await app.db.selectFrom('sales_order').select('id').executeTakeFirstOrThrow();
  const account = { account: 'PL61109010140000071219812874', holder: PERSON.lastName };
  await app.db.transaction().execute((trx) => app.bankRefunds.save(trx, order.id, account));
  await good(ask('mutation { createEmptyCart }'));
  await good(
    ask(
      'mutation { createWishlist(input: { name: "Dla Żywisławy: Żywisława", visibility: PRIVATE }) { wishlist { id } } }',
    ),
  );
  const product = await app.db
    .selectFrom('product')
    .select(['id', 'sku'])
    .where('sku', '=', 'TONIK')
    .executeTakeFirstOrThrow();
  await good(
    ask('mutation ($ids: [ID!]!) { createCompareList(input: { products: $ids }) { uid } }', {
      ids: [String(product.id)],
    }),
  );
  for (const status of ['pending', 'approved'] as const) {
    await app.db
      .insertInto('product_review')
      .values({
        productSku: 'TONIK',
        customerId: id,
        nickname: PERSON.firstName,
        summary: 'Dobry',
        text: `Dobry tonik (${status}).`,
        textHash: randomUUID(),
        language: 'pl',
        rating: 5,
        isVerified: false,
        status,
        createdAt: at,
        searchText: 'zywislawa tonik',
      })
      .execute();
  }
  const site = await app.db.selectFrom('site').select('id').executeTakeFirstOrThrow();
  await app.db
    .insertInto('stock_alert')
    .values({
      email: PERSON.email,
      customerId: id,
      productSku: 'TONIK',
      variantSku: 'TONIK-50',
      siteId: site.id,
      language: 'pl',
      status: 'WAITING',
      createdAt: at,
    })
    .execute();
  await good(ask(`mutation { subscribeEmailToNewsletter(email: "${PERSON.email}") { status } }`));
  const written = { name: PERSON.firstName, email: PERSON.email, telephone: PERSON.phone, comment: 'Skryta 77' };
  await good(ask('mutation ($input: ContactUsInput!) { contactUs(input: $input) { status } }', { input: written }));
  const coupon = await app.db
    .insertInto('coupon')
    .values({
      siteId: site.id,
      code: 'WIOSNA',
      codeKey: 'wiosna',
      name: 'Wiosna',
      searchText: 'wiosna',
      kind: 'percent',
      percent: 10,
      categoryPaths: '[]',
      giftSkus: '[]',
      uses: 1,
      isActive: true,
      createdAt: at,
      updatedAt: at,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  await app.db
    .insertInto('customer_passkey')
    .values({
      id: randomUUID(),
      customerId: id,
      credentialId: 'klucz',
      userHandle: 'uchwyt',
      publicKey: 'klucz-publiczny',
      counter: 0,
      transports: '[]',
      name: 'Telefon Żywisławy',
      isSynced: true,
      createdAt: at,
      lastUsedAt: null,
    })
    .execute();
  await app.db
    .insertInto('customer_passkey_challenge')
    .values({
      challengeHash: 'd'.repeat(64),
      browserHash: 'e'.repeat(64),
      customerId: id,
      userHandle: 'uchwyt',
      expiresAt: new Date(at.getTime() + 60_000),
    })
    .execute();
  const emailHash = 'b'.repeat(64);
  await app.db
    .insertInto('coupon_use')
    .values({ couponId: coupon.id, cartId, customerId: id, emailHash, usedAt: at })
    .execute();
  await app.db
    .insertInto('customer_deletion')
    .values({ customerId: id, siteId: site.id, tokenHash: 'c'.repeat(64), endsAt: at, createdAt: at })
    .execute();
}
