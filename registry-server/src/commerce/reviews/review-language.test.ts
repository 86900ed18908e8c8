import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { App } from '../../fastify-app.ts';
import { aCatalogue, aProduct, recordedTags } from '../../testing/a-catalogue.ts';
import { signedInCustomer } from '../../testing/a-customer.ts';
import { aSite } from '../../testing/a-site.ts';
import { buildTestApp } from '../../testing/build-test-app.ts';
import { dialects } from '../../testing/dialects.ts';
import { graphqlClient } from '../../testing/graphql-client.ts';
import { type StaffClient, signedIn } from '../../testing/staff-client.ts';
import { ratingsMetadata } from './ratings.ts';

const CREATE = `mutation ($input: CreateProductReviewInput!) { createProductReview(input: $input) { review { id } } }`;

describe.each(dialects)('the language of a review on $name', (dialect) => {
  let app: App;
  let publisher: StaffClient;
  let admin: StaffClient;
  let sku: string;
  let number = 0;

  beforeAll(async () => {
    const german = { code: 'de', language: 'de-DE', basePath: '/de', isDefault: false, features: { user: true } };
    app = await buildTestApp(dialect, { sites: [aSite(), aSite(german)] });
    publisher = await signedIn(app, 'publisher');
    admin = await signedIn(app, 'admin');
  });

  beforeEach(async () => {
    number += 1;
    sku = `L${number}`;
    await aCatalogue(app.db).products.put(sku, aProduct(sku));
  });

  const aReview = (text: string, day: number, others: object = {}) => ({
    sku,
    nickname: 'Ala',
    text,
    rating: 5,
    isVerified: true,
    createdAt: `2026-10-0${day}T08:00:00Z`,
    ...others,
  });
  const bringIn = (...reviews: object[]) =>
    admin.inject({ method: 'POST', url: '/staff/reviews/import', payload: { reviews } });
  const idOf = async (text: string): Promise<number> => {
    const { items } = (await publisher.inject({ url: `/staff/reviews?sku=${sku}` })).json();
    return items.find((review: { text: string }) => review.text === text).id;
  };
  const setLanguage = (id: number, payload: object, client = publisher) =>
    client.inject({ method: 'PUT', url: `/staff/reviews/${id}/language`, payload });
  const languagesIn = async (store: string): Promise<string[]> => {
    const query = `{ productReviews(skus: ["${sku}"]) { items { language } } }`;
    const { items } = (await graphqlClient(app, { store })(query)).data.productReviews;
    return items.map(({ language }: { language: string }) => language);
  };
  const changesOfProduct = async () =>
    (await recordedTags(app.db)).filter((tags) => tags.includes(`product:${sku}`)).length;
  /** A review that waits for staff, written on the Polish site. */
  async function aWaitingReview(): Promise<number> {
    const [question] = ratingsMetadata('pl').items;
    const ratings = [{ id: question?.id ?? '', value_id: question?.values[4]?.value_id ?? '' }];
    const input = { sku, nickname: 'Lena', summary: '', text: 'Toll.', ratings };
    const { data } = await graphqlClient(app, (await signedInCustomer(app)).headers)(CREATE, { input });
    return Number(data.createProductReview.review.id);
  }

  test('is said by staff, and moves the review to the readers of that language', async () => {
    await bringIn(aReview('Gute Creme.', 1), aReview('Dobry krem.', 2));
    expect(await languagesIn('de')).toEqual(['pl', 'pl']);
    const answer = await setLanguage(await idOf('Gute Creme.'), { language: 'de' });
    expect(answer.statusCode).toBe(200);
    expect(answer.json()).toMatchObject({ sku, text: 'Gute Creme.', language: 'de', status: 'approved' });
    expect(await languagesIn('de')).toEqual(['de', 'pl']);
    expect(await languagesIn('pl')).toEqual(['pl', 'de']);
    const onPage = async (language: string) =>
      (await app.reviews.ofProducts([sku], 1, language))[sku]?.items.map(({ content }) => content);
    expect(await onPage('de')).toEqual(['Gute Creme.']);
    expect(await onPage('pl')).toEqual(['Dobry krem.']);
  });

  test('may be one that no site has, and an import that is repeated leaves it as staff said', async () => {
    const review = aReview('Buona crema.', 1);
    await bringIn(review);
    expect((await setLanguage(await idOf('Buona crema.'), { language: 'it' })).json().language).toBe('it');
    expect((await bringIn(review)).json()).toEqual({ added: 0, kept: 1 });
    expect(await languagesIn('pl')).toEqual(['it']);
  });

  test('is told to pages that show the review, once, and not while nobody sees it', async () => {
    const id = await aWaitingReview();
    const before = await changesOfProduct();
    expect((await setLanguage(id, { language: 'cs' })).json()).toMatchObject({ language: 'cs', status: 'pending' });
    expect(await changesOfProduct()).toBe(before);
    await publisher.inject({ method: 'POST', url: `/staff/reviews/${id}/approve` });
    const shown = await changesOfProduct();
    const answers = await Promise.all([1, 2, 3].map(() => setLanguage(id, { language: 'de' })));
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200]);
    expect(await changesOfProduct()).toBe(shown + 1);
    expect(await languagesIn('pl')).toEqual(['de']);
  });

  test('is changed by those alone who decide about reviews, and the change is in the log', async () => {
    const id = await aWaitingReview();
    const editor = await signedIn(app, 'editor');
    expect((await setLanguage(id, { language: 'de' }, editor)).json()).toMatchObject({ code: 'not-allowed' });
    const stranger = await app.inject({
      method: 'PUT',
      url: `/staff/reviews/${id}/language`,
      payload: { language: 'de' },
    });
    expect(stranger.statusCode).toBe(401);
    expect((await app.reviews.store.find(id))?.language).toBe('pl');
    await setLanguage(id, { language: 'de' });
    const { items } = (await admin.inject({ url: '/staff/audit?pageSize=5' })).json();
    expect(items).toContainEqual(
      expect.objectContaining({
        action: 'PUT /staff/reviews/:id/language',
        actor: { id: publisher.user.id, name: publisher.user.name },
        subject: { id },
        details: { fields: ['language'], values: { language: 'de' } },
        status: 200,
      }),
    );
  });

  test('is one that there is; anything else is refused with a sentence', async () => {
    const id = await aWaitingReview();
    const unknown = await setLanguage(id, { language: 'xx' });
    expect(unknown.statusCode).toBe(422);
    const message = 'Nie ma języka o kodzie „xx”. Podaj dwie małe litery, na przykład pl.';
    expect(unknown.json()).toMatchObject({
      code: 'review-language-unknown',
      message,
      details: { language: 'xx', faults: [{ path: '/language', rule: 'language', message }] },
    });
    expect((await setLanguage(id, { language: 'DE' })).json().code).toBe('review-language-unknown');
    for (const payload of [
      { language: 'de-DE' },
      { language: '' },
      { language: null },
      {},
      { language: 'de', to: 1 },
    ]) {
      const refused = await setLanguage(id, payload);
      expect([refused.statusCode, refused.json().code]).toEqual([422, 'input-invalid']);
    }
    expect((await app.reviews.store.find(id))?.language).toBe('pl');
    expect((await setLanguage(999_999, { language: 'de' })).json()).toMatchObject({ code: 'review-missing' });
  });

  test('of a review that is brought in is one that there is, or nothing is brought in', async () => {
    const refused = await bringIn(aReview('Dobry krem.', 1), aReview('Crème.', 2, { language: 'qq' }));
    expect(refused.statusCode).toBe(422);
    expect(refused.json()).toMatchObject({
      code: 'review-language-unknown',
      details: { faults: [{ path: '/reviews/1/language' }] },
    });
    const inCapitals = await bringIn(aReview('Gute Creme.', 1, { language: 'DE' }));
    expect([inCapitals.statusCode, inCapitals.json().code]).toEqual([422, 'review-language-unknown']);
    expect((await app.reviews.store.list({ page: 1, pageSize: 20, sku })).total).toBe(0);
  });
});
