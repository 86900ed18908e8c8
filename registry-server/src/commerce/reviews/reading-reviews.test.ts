import { beforeAll, describe, expect, test } from 'vitest';
import { loadCurrentProduct } from '../../content/pages/index.ts';
import type { App } from '../../fastify-app.ts';
import { signedInCustomer } from '../../testing/a-customer.ts';
import { aDocument } from '../../testing/a-document.ts';
import { dialects } from '../../testing/dialects.ts';
import { graphqlClient } from '../../testing/graphql-client.ts';
import { type StaffClient, signedIn } from '../../testing/staff-client.ts';
import { aProductIn, aReviewedShop, CREATE, PRODUCTS, reviewOf, reviewsClient } from './testing/a-reviewed-shop.ts';

describe.each(dialects)('reviews as they are read on $name', (dialect) => {
  let app: App;
  let publisher: StaffClient;

  beforeAll(async () => {
    ({ app, publisher } = await aReviewedShop(dialect));
  });
  const { write, decide, shown } = reviewsClient(() => ({ app, publisher }));

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
});
