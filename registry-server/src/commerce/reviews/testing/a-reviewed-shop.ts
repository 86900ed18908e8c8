import type { App } from '../../../fastify-app.ts';
import { aCatalogue, aProduct, aVariant } from '../../../testing/a-catalogue.ts';
import type { CustomerClient } from '../../../testing/a-customer.ts';
import { aSite } from '../../../testing/a-site.ts';
import { buildTestApp } from '../../../testing/build-test-app.ts';
import type { dialects } from '../../../testing/dialects.ts';
import { graphqlClient } from '../../../testing/graphql-client.ts';
import { type StaffClient, signedIn } from '../../../testing/staff-client.ts';
import { ratingsMetadata } from '../ratings.ts';

/** What is asked of a review. */
export const FIELDS = `id nickname summary text rating average_rating is_verified shade_sku status type
  ratings_breakdown { name value } product { sku }`;
export const CREATE = `mutation ($input: CreateProductReviewInput!) { createProductReview(input: $input) { review { ${FIELDS} } } }`;
export const SHOWN = `query ($skus: [String!]!, $size: Int, $page: Int, $type: ProductReviewType) {
  productReviews(skus: $skus, pageSize: $size, currentPage: $page, type: $type) {
    total_count average page_info { total_pages } items { ${FIELDS} } } }`;
export const PRODUCTS = `query ($skus: [String]) { products(filter: { sku: { in: $skus } }, sort: { name: ASC }) { items {
  sku rating_summary review_count reviews(pageSize: 2) { items { text } page_info { total_pages } } } } }`;

const [question] = ratingsMetadata('pl').items;
/** Points of a review, as its form sends them. */
const rated = (rating: number) => [{ id: question?.id ?? '', value_id: question?.values[rating - 1]?.value_id ?? '' }];

export interface ReviewedShop {
  readonly app: App;
  readonly publisher: StaffClient;
}

/** A Polish and a German site, where customers may write many reviews in a minute. */
export async function aReviewedShop(dialect: (typeof dialects)[number]): Promise<ReviewedShop> {
  const german = { code: 'de', language: 'de-DE', basePath: '/de', isDefault: false, features: { user: true } };
  const app = await buildTestApp(dialect, {
    env: { CUSTOMER_LIMITS_FACTOR: '100' },
    sites: [aSite(), aSite(german)],
  });
  return { app, publisher: await signedIn(app, 'publisher') };
}

let number = 0;

/** The sku of a new product in two shades. */
export async function aProductIn(shop: App): Promise<string> {
  number += 1;
  const sku = `P${number}`;
  const variants = ['roz', 'malina'].map((code) =>
    aVariant({ sku: `${sku}-${code}`, colour: { code, label: code, hex: '#aa3344' } }),
  );
  await aCatalogue(shop.db).products.put(sku, aProduct(sku, { variants }));
  return sku;
}

/** What a customer sends. */
export const reviewOf = (sku: string, rating: number, text: string) => ({
  input: { sku, nickname: 'Lena', summary: '', text, ratings: rated(rating) },
});

/** Writing, deciding about and reading reviews of a shop that is there once its test begins. */
export function reviewsClient(current: () => ReviewedShop) {
  const write = async (person: CustomerClient, sku: string, rating: number, text = `Ocena ${rating}.`) =>
    graphqlClient(current().app, person.headers)(CREATE, reviewOf(sku, rating, text));
  const decide = (id: string | number, action: 'approve' | 'reject') =>
    current().publisher.inject({ method: 'POST', url: `/staff/reviews/${id}/${action}` });
  const shown = async (skus: string[], others: object = {}) =>
    (await graphqlClient(current().app)(SHOWN, { skus, ...others })).data.productReviews;
  return { write, decide, shown };
}
