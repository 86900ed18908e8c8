import { beforeAll, describe, expect, test } from 'vitest';
import { loadCurrentProduct } from '../../content/pages/index.ts';
import { inTransaction } from '../../database/transaction.ts';
import type { App } from '../../fastify-app.ts';
import { aCatalogue, aProduct, aVariant, recordedTags } from '../../testing/a-catalogue.ts';
import { type CustomerClient, signedInCustomer } from '../../testing/a-customer.ts';
import { aDocument } from '../../testing/a-document.ts';
import { aSite } from '../../testing/a-site.ts';
import { buildTestApp } from '../../testing/build-test-app.ts';
import { dialects } from '../../testing/dialects.ts';
import { graphqlClient } from '../../testing/graphql-client.ts';
import { type StaffClient, signedIn } from '../../testing/staff-client.ts';
import { aStoredOrder } from '../orders/testing/a-stored-order.ts';
import { ratingsMetadata } from './ratings.ts';

const FIELDS = `id nickname summary text rating average_rating is_verified shade_sku status type
  ratings_breakdown { name value } product { sku }`;
const CREATE = `mutation ($input: CreateProductReviewInput!) { createProductReview(input: $input) { review { ${FIELDS} } } }`;
const SHOWN = `query ($skus: [String!]!, $size: Int, $page: Int, $type: ProductReviewType) {
  productReviews(skus: $skus, pageSize: $size, currentPage: $page, type: $type) {
    total_count average page_info { total_pages } items { ${FIELDS} } } }`;
const PRODUCTS = `query ($skus: [String]) { products(filter: { sku: { in: $skus } }, sort: { name: ASC }) { items {
  sku rating_summary review_count reviews(pageSize: 2) { items { text } page_info { total_pages } } } } }`;

const [question] = ratingsMetadata('pl').items;
const rated = (rating: number) => [{ id: question?.id ?? '', value_id: question?.values[rating - 1]?.value_id ?? '' }];

describe.each(dialects)('reviews on $name', (dialect) => {
  let app: App;
  let publisher: StaffClient;
  let number = 0;

  beforeAll(async () => {
    const german = { code: 'de', language: 'de-DE', basePath: '/de', isDefault: false, features: { user: true } };
    app = await buildTestApp(dialect, {
      env: { CUSTOMER_LIMITS_FACTOR: '100' },
      sites: [aSite(), aSite(german)],
    });
    publisher = await signedIn(app, 'publisher');
  });

  async function aProductIn(shop: App): Promise<string> {
    number += 1;
    const sku = `P${number}`;
    const variants = ['roz', 'malina'].map((code) =>
      aVariant({ sku: `${sku}-${code}`, colour: { code, label: code, hex: '#aa3344' } }),
    );
    await aCatalogue(shop.db).products.put(sku, aProduct(sku, { variants }));
    return sku;
  }

  const reviewOf = (sku: string, rating: number, text: string) => ({
    input: { sku, nickname: 'Lena', summary: '', text, ratings: rated(rating) },
  });
  const write = async (person: CustomerClient, sku: string, rating: number, text = `Ocena ${rating}.`) =>
    graphqlClient(app, person.headers)(CREATE, reviewOf(sku, rating, text));
  const decide = (id: string | number, action: 'approve' | 'reject') =>
    publisher.inject({ method: 'POST', url: `/staff/reviews/${id}/${action}` });
  const shown = async (skus: string[], others: object = {}) =>
    (await graphqlClient(app)(SHOWN, { skus, ...others })).data.productReviews;

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

  test('stand beside the product, page by page, the latest first', async () => {
    const skus = [await aProductIn(app), await aProductIn(app), await aProductIn(app)];
    const [first = '', second = ''] = skus;
    for (const rating of [1, 3, 5]) {
      const { review } = (await write(await signedInCustomer(app), first, rating)).data.createProductReview;
      await decide(review.id, 'approve');
    }
    const { review } = (await write(await signedInCustomer(app), second, 4)).data.createProductReview;
    await decide(review.id, 'approve');
    const ask = graphqlClient(app);
    const { data, errors } = await ask(PRODUCTS, { skus });
    expect(errors).toBeUndefined();
    const bySku = new Map(data.products.items.map((each: { sku: string }) => [each.sku, each]));
    expect(bySku.get(first)).toMatchObject({
      rating_summary: 60,
      review_count: 3,
      reviews: { items: [{ text: 'Ocena 5.' }, { text: 'Ocena 3.' }], page_info: { total_pages: 2 } },
    });
    expect(bySku.get(second)).toMatchObject({
      rating_summary: 80,
      review_count: 1,
      reviews: { items: [{ text: 'Ocena 4.' }] },
    });
    expect(bySku.get(skus[2] ?? '')).toMatchObject({ rating_summary: 0, review_count: 0, reviews: { items: [] } });
    expect(await ask(PRODUCTS, { skus })).toEqual({ status: 200, data });
    const together = await shown(skus, { size: 2, page: 2 });
    expect(together).toMatchObject({
      total_count: 4,
      average: 3.25,
      page_info: { total_pages: 2 },
      items: [{ rating: 3 }, { rating: 1 }],
    });
    expect(await shown(skus, { type: 'SERVICE_REVIEW' })).toMatchObject({ total_count: 0, items: [] });
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

  test('come along with a page that shows them', async () => {
    const sku = await aProductIn(app);
    const { review } = (await write(await signedInCustomer(app), `${sku}-roz`, 5, 'Cudo.')).data.createProductReview;
    await decide(review.id, 'approve');
    expect(await app.reviews.ofProducts([sku, 'INNY'], 5, 'pl')).toEqual({
      [sku]: {
        count: 1,
        average: 5,
        distribution: [0, 0, 0, 0, 1],
        items: [
          {
            id: Number(review.id),
            author: 'Lena',
            summary: 'Cudo.',
            content: 'Cudo.',
            language: 'pl',
            rate: 5,
            isVerified: false,
            shade: `${sku}-roz`,
            createdAt: expect.any(String),
          },
        ],
      },
      INNY: { count: 0, average: 0, distribution: [0, 0, 0, 0, 0], items: [] },
    });
    const loaded = await loadCurrentProduct(app.catalog, sku, { currency: 'PLN' });
    const relatedOf = (driver: string) => {
      const containers = { '1': { id: '1', driver, version: 1, settings: {} } };
      const document = aDocument({ containers, slots: { top: [], main: ['1'], bottom: [] } });
      return app.loadRelated({ site: app.sites.require('pl'), document, params: {}, ...loaded });
    };
    const { related, tags } = await relatedOf('product-reviews');
    expect([related.reviews[sku]?.count, tags.includes(`product:${sku}`)]).toEqual([1, true]);
    expect(related.ratings).toEqual({ [sku]: { count: 1, average: 5 } });
    expect((await relatedOf('heading')).related.reviews).toEqual({});
  });

  test('from elsewhere are brought in once, shown at once, and found by order and rating', async () => {
    const sku = await aProductIn(app);
    const admin = await signedIn(app, 'admin');
    const aReview = (rating: number, day: number) => ({
      sku,
      nickname: 'Ala',
      text: `Dzień ${day}. Nic więcej.`,
      rating,
      isVerified: day === 1,
      createdAt: `2026-10-0${day}T08:00:00Z`,
    });
    const reviews = [aReview(5, 1), aReview(2, 2), aReview(5, 3), aReview(4, 4)];
    const bringIn = (client: StaffClient, payload: object) =>
      client.inject({ method: 'POST', url: '/staff/reviews/import', payload });
    expect((await bringIn(admin, { reviews })).json()).toEqual({ added: 4, kept: 0 });
    expect((await bringIn(admin, { reviews })).json()).toEqual({ added: 0, kept: 4 });
    expect((await bringIn(publisher, { reviews })).statusCode).toBe(403);
    const unknown = { reviews: [{ ...aReview(5, 1), sku: 'NIE-MA' }] };
    expect((await bringIn(admin, unknown)).json()).toMatchObject({ code: 'product-not-found' });

    const find = async (others: string) => {
      const query = `{ productReviews(skus: ["${sku}"], ${others}) { total_count average items { rating summary is_verified } } }`;
      return (await graphqlClient(app)(query)).data.productReviews;
    };
    const ratings = async (others: string) =>
      (await find(others)).items.map(
        ({ rating, summary }: { rating: number; summary: string }) => `${rating} ${summary}`,
      );
    expect(await ratings('sort: NEWEST')).toEqual(['4 Dzień 4.', '5 Dzień 3.', '2 Dzień 2.', '5 Dzień 1.']);
    expect(await ratings('sort: HIGHEST')).toEqual(['5 Dzień 3.', '5 Dzień 1.', '4 Dzień 4.', '2 Dzień 2.']);
    expect(await ratings('sort: LOWEST, pageSize: 1')).toEqual(['2 Dzień 2.']);
    expect(await ratings('rating: 5, pageSize: 1, currentPage: 2')).toEqual(['5 Dzień 1.']);
    expect(await find('rating: 5')).toMatchObject({ total_count: 2, average: 4 });
    expect(await ratings('rating: 3')).toEqual([]);
    const refused = await graphqlClient(app)(`{ productReviews(skus: ["${sku}"], rating: 6) { total_count } }`);
    expect(refused.errors?.[0]?.extensions.code).toBe('rating-invalid');
    expect((await app.reviews.ofProducts([sku], 5, 'pl'))[sku]).toMatchObject({
      count: 4,
      average: 4,
      distribution: [0, 1, 0, 1, 2],
    });
  });

  test('in the language of the reader come first, whichever was written later', async () => {
    const sku = await aProductIn(app);
    const admin = await signedIn(app, 'admin');
    const words = { pl: 'Dobry krem.', de: 'Gute Creme.', cs: 'Dobrý krém.' };
    const reviews = Object.entries(words).map(([language, text], place) => ({
      sku,
      nickname: 'Ala',
      text,
      rating: 5 - place,
      isVerified: true,
      createdAt: `2026-10-0${place + 1}T08:00:00Z`,
      // Polish is what is brought in without a word.
      ...(language !== 'pl' && { language }),
    }));
    expect(
      (await admin.inject({ method: 'POST', url: '/staff/reviews/import', payload: { reviews } })).json(),
    ).toMatchObject({ added: 3 });

    const onPages = async (language: string) =>
      (await app.reviews.ofProducts([sku], 5, language))[sku]?.items.map((review) => review.language);
    expect(await onPages('pl')).toEqual(['pl', 'cs', 'de']);
    expect(await onPages('de')).toEqual(['de', 'cs', 'pl']);
    expect(await onPages('fr')).toEqual(['cs', 'de', 'pl']);

    const asked = async (store: string, others = '') => {
      const query = `{ productReviews(skus: ["${sku}"]${others}) { items { language } } }`;
      const { items } = (await graphqlClient(app, { store })(query)).data.productReviews;
      return items.map(({ language }: { language: string }) => language);
    };
    expect(await asked('pl')).toEqual(['pl', 'cs', 'de']);
    expect(await asked('de')).toEqual(['de', 'cs', 'pl']);
    expect(await asked('de', ', sort: HIGHEST')).toEqual(['pl', 'de', 'cs']);
    const ofProduct = `{ products(filter: { sku: { eq: "${sku}" } }) { items { reviews(pageSize: 1) { items { text } } } } }`;
    const found = (await graphqlClient(app, { store: 'de' })(ofProduct)).data.products.items[0];
    expect(found.reviews.items).toEqual([{ text: words.de }]);
  });

  test('are in the language of the site where they were written, for staff as well', async () => {
    const sku = await aProductIn(app);
    const person = await signedInCustomer(app);
    const { data } = await graphqlClient(app, { ...person.headers, store: 'de' })(CREATE, reviewOf(sku, 5, 'Toll.'));
    expect((await decide(data.createProductReview.review.id, 'approve')).json()).toMatchObject({ language: 'de' });
  });

  test('are divided by their points, also right after one more was approved', async () => {
    const sku = await aProductIn(app);
    const divided = async () => {
      const query = `{ productReviews(skus: ["${sku}"], rating: 5) { total_count distribution } }`;
      return (await graphqlClient(app)(query)).data.productReviews;
    };
    expect(await divided()).toEqual({ total_count: 0, distribution: [0, 0, 0, 0, 0] });
    for (const [rating, distribution] of [
      [5, [0, 0, 0, 0, 1]],
      [2, [0, 1, 0, 0, 1]],
    ] as const) {
      const { review } = (await write(await signedInCustomer(app), sku, rating)).data.createProductReview;
      await decide(review.id, 'approve');
      await expect.poll(divided).toEqual({ total_count: 1, distribution });
    }
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
