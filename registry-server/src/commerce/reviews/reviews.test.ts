import { beforeAll, describe, expect, test } from 'vitest';
import { inTransaction } from '../../database/transaction.ts';
import type { App } from '../../fastify-app.ts';
import { recordedTags } from '../../testing/a-catalogue.ts';
import { signedInCustomer } from '../../testing/a-customer.ts';
import { buildTestApp } from '../../testing/build-test-app.ts';
import { dialects } from '../../testing/dialects.ts';
import { graphqlClient } from '../../testing/graphql-client.ts';
import { type StaffClient, signedIn } from '../../testing/staff-client.ts';
import { aStoredOrder } from '../orders/testing/a-stored-order.ts';
import {
  aProductIn,
  aReviewedShop,
  CREATE,
  FIELDS,
  reviewOf,
  reviewsClient,
  SHOWN,
} from './testing/a-reviewed-shop.ts';

describe.each(dialects)('reviews on $name', (dialect) => {
  let app: App;
  let publisher: StaffClient;

  beforeAll(async () => {
    ({ app, publisher } = await aReviewedShop(dialect));
  });
  const { write, decide, shown } = reviewsClient(() => ({ app, publisher }));

  test('are written by customers and shown to others once staff have approved them', async () => {
    const sku = await aProductIn(app);
    const person = await signedInCustomer(app);
    const { data, errors } = await write(person, `${sku}-malina`, 4, 'Ładny kolor. Trzyma się cały dzień.');
    expect(errors).toBeUndefined();
    const { review } = data.createProductReview;
    expect(review).toMatchObject({
      nickname: 'Lena',
      summary: 'Ładny kolor.',
      rating: 4,
      average_rating: 80,
      ratings_breakdown: [{ name: 'Ocena', value: '4' }],
      is_verified: false,
      shade_sku: `${sku}-malina`,
      status: 'PENDING',
      product: { sku },
    });
    expect(await shown([sku])).toMatchObject({ total_count: 0, average: 0, items: [] });
    expect((await decide(review.id, 'approve')).json()).toMatchObject({
      status: 'approved',
      sku,
      shade: `${sku}-malina`,
    });
    expect(await shown([sku])).toMatchObject({
      total_count: 1,
      average: 4,
      items: [{ id: review.id, status: 'APPROVED' }],
    });
    const own = await graphqlClient(
      app,
      person.headers,
    )(`{ customer { reviews { total_count items { is_own ${FIELDS} } page_info { total_pages } } } }`);
    expect(own.data.customer.reviews).toMatchObject({ total_count: 1, items: [{ id: review.id, is_own: true }] });
    const IS_OWN = `{ productReviews(skus: ["${sku}"]) { items { is_own } } }`;
    const seenBy = async (headers: object = {}) =>
      (await graphqlClient(app, { ...headers })(IS_OWN)).data.productReviews.items;
    expect(await seenBy(person.headers)).toEqual([{ is_own: true }]);
    expect(await seenBy((await signedInCustomer(app)).headers)).toEqual([{ is_own: false }]);
    expect(await seenBy()).toEqual([{ is_own: false }]);
  });

  test('are not for guests, and only of products that there are', async () => {
    const sku = await aProductIn(app);
    const guest = await graphqlClient(app)(CREATE, reviewOf(sku, 5, 'Super.'));
    expect(guest.errors?.[0]).toMatchObject({
      message: "Guest customers aren't allowed to add product reviews.",
      extensions: { category: 'graphql-authorization' },
    });
    const person = await signedInCustomer(app);
    expect((await write(person, 'NIE-MA', 5)).errors?.[0]?.extensions.category).toBe('graphql-no-such-entity');
    const unrated = { input: { ...reviewOf(sku, 5, 'x').input, ratings: [] } };
    const refused = await graphqlClient(app, person.headers)(CREATE, unrated);
    expect(refused.errors?.[0]?.extensions.code).toBe('rating-invalid');
  });

  test('are counted once, however often they are sent, approved and taken back', async () => {
    const sku = await aProductIn(app);
    const person = await signedInCustomer(app);
    const answers = await Promise.all([1, 2, 3].map(() => write(person, sku, 5, 'To samo.')));
    const ids = new Set(answers.map(({ data }) => data.createProductReview.review.id));
    expect(ids.size).toBe(1);
    const [id = ''] = ids;
    const other = await write(await signedInCustomer(app), sku, 2);
    await Promise.all([decide(id, 'approve'), decide(id, 'approve'), decide(id, 'approve')]);
    await decide(other.data.createProductReview.review.id, 'approve');
    expect(await shown([sku])).toMatchObject({ total_count: 2, average: 3.5 });
    await decide(id, 'reject');
    await decide(id, 'reject');
    expect(await shown([sku])).toMatchObject({ total_count: 1, average: 2 });
    expect((await decide(999_999, 'approve')).statusCode).toBe(404);
  });

  test('tell whoever keeps the product that it looks another way, and only then', async () => {
    const sku = await aProductIn(app);
    const { review } = (await write(await signedInCustomer(app), sku, 5)).data.createProductReview;
    const reported = async () => (await recordedTags(app.db)).filter((tags) => tags.includes(`product:${sku}`)).length;
    const before = await reported();
    await decide(review.id, 'reject');
    expect(await reported()).toBe(before);
    await decide(review.id, 'approve');
    expect(await reported()).toBe(before + 1);
  });

  test('wait for staff in line, who see them as plain text', async () => {
    const sku = await aProductIn(app);
    for (const text of ['<script>alert(1)</script>', 'Druga.']) await write(await signedInCustomer(app), sku, 1, text);
    const list = await publisher.inject({ url: `/staff/reviews?status=pending&sku=${sku}` });
    expect(list.json()).toMatchObject({ total: 2, items: [{ text: '<script>alert(1)</script>' }, { text: 'Druga.' }] });
    expect(list.headers['content-type']).toContain('application/json');
    expect(list.json().items[0].productName).toBe(`Krem ${sku}`);
    const found = await publisher.inject({ url: `/staff/reviews?search=DRUG&sku=${sku}` });
    expect(found.json()).toMatchObject({ total: 1, items: [{ text: 'Druga.' }] });
    expect((await publisher.inject({ url: `/staff/reviews?search=%25&sku=${sku}` })).json().total).toBe(0);
    const payload = { reason: 'Reklama innego sklepu' };
    const url = `/staff/reviews/${found.json().items[0].id}/reject`;
    expect((await publisher.inject({ method: 'POST', url, payload })).json()).toMatchObject({
      status: 'rejected',
      reason: 'Reklama innego sklepu',
      decidedBy: publisher.user.name,
    });
    const editor = await signedIn(app, 'editor');
    const { id } = list.json().items[0];
    expect((await editor.inject({ url: '/staff/reviews' })).statusCode).toBe(200);
    expect((await editor.inject({ method: 'POST', url: `/staff/reviews/${id}/approve` })).statusCode).toBe(403);
  });

  test('lose their author when the account goes; what nobody has seen goes too', async () => {
    const sku = await aProductIn(app);
    const person = await signedInCustomer(app);
    const { review } = (await write(person, sku, 5, 'Zostanie.')).data.createProductReview;
    await decide(review.id, 'approve');
    await write(person, sku, 4, 'Zniknie.');
    await inTransaction(app.db, (trx) => app.reviews.store.forget(trx, person.customer.id));
    expect(await shown([sku])).toMatchObject({ items: [{ text: 'Zostanie.', nickname: 'Klient sklepu' }] });
    expect((await app.reviews.store.list({ page: 1, pageSize: 20, sku })).total).toBe(1);
  });

  test('are a verified buyer’s where a variant of the product was bought, which the form may ask', async () => {
    const sku = await aProductIn(app);
    const person = await signedInCustomer(app);
    const site = app.sites.require('pl');
    const bought = { siteId: site.id, customerId: person.customer.id, status: 'complete' } as const;
    const order = await aStoredOrder(app.db, bought);
    await app.db
      .updateTable('sales_order_line')
      .set({ productSku: sku, sku: `${sku}-roz` })
      .where('orderId', '=', order.id)
      .execute();
    const asked = async (of: string) => {
      const query = `{ customer { bought_variants(product_sku: "${of}") } }`;
      return (await graphqlClient(app, person.headers)(query)).data.customer.bought_variants;
    };
    expect(await asked(sku)).toEqual([`${sku}-roz`]);
    expect(await asked(`${sku}-malina`)).toEqual([`${sku}-roz`]);
    expect(await asked('NIE-MA')).toEqual([]);
    const { review } = (await write(person, sku, 5)).data.createProductReview;
    expect(review.is_verified).toBe(true);
  });

  test('say which product is gone, and leave the others', async () => {
    const [gone, sku] = [await aProductIn(app), await aProductIn(app)];
    const person = await signedInCustomer(app);
    for (const each of [gone, sku]) {
      const { data } = await write(person, each, 5);
      await decide(data.createProductReview.review.id, 'approve');
    }
    await app.db.deleteFrom('product').where('sku', '=', gone).execute();
    const { data, errors } = await graphqlClient(app)(SHOWN, { skus: [gone, sku] });
    expect(data.productReviews.items).toMatchObject([{ product: { sku } }, null]);
    expect(errors).toMatchObject([{ extensions: { category: 'graphql-no-such-entity', code: 'product-not-found' } }]);
  });

  test('of one customer are slowed down', async () => {
    const slow = await buildTestApp(dialect);
    const sku = await aProductIn(slow);
    const ask = graphqlClient(slow, (await signedInCustomer(slow)).headers);
    const codes = new Set<string | undefined>();
    for (let index = 0; index < 12; index += 1) {
      codes.add((await ask(CREATE, reviewOf(sku, 5, `Nr ${index}`))).errors?.[0]?.extensions.code);
    }
    expect(codes).toEqual(new Set([undefined, 'too-many-requests']));
  });
});
