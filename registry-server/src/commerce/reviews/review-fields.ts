import { primaryLanguage } from '@witryna/module-schemas';
import { languageOf } from '../../error-messages/language.ts';
import type { Batch, GraphqlContext } from '../../graphql/context.ts';
import { toDateTime } from '../../graphql/date-time.ts';
import { type PageArgs, pageInfoOf, pageOf } from '../../graphql/paging.ts';
import type { ProductReviewResolvers, SimpleProductResolvers } from '../../graphql/resolver-types.gen.ts';
import type { ProductReviewStatus } from '../../graphql/types.gen.ts';
import { type CatalogProduct, productBySku } from '../catalog/index.ts';
import { percentOf, ratingName } from './ratings.ts';
import { ReviewedProductMissing } from './reviews.errors.ts';
import type { ReviewRow, ReviewTotal } from './reviews.store.ts';

const totalsOf: Batch<string, ReviewTotal> = (skus, { app }) => app.reviews.store.totals(skus);

/** What is asked of reviews of one product; two products with the same page share a query. */
interface ProductPage {
  readonly sku: string;
  readonly limit: number;
  readonly offset: number;
}

const pagesOf: Batch<ProductPage, readonly ReviewRow[]> = async (pages, { app, site }) => {
  const deepest = Math.max(...pages.map(({ offset, limit }) => offset + limit));
  const [first, ...others] = pages;
  if (first && others.length === 0) {
    return [await app.reviews.store.shown({ ...first, skus: [first.sku], language: primaryLanguage(site.language) })];
  }
  const bySku = await app.reviews.store.latestOfEach(
    pages.map(({ sku }) => sku),
    deepest,
    primaryLanguage(site.language),
  );
  return pages.map(({ sku, offset, limit }) => bySku.get(sku)?.slice(offset, offset + limit) ?? []);
};

/** The two numbers of a product. */
function totalOf(context: GraphqlContext, sku: string): Promise<ReviewTotal> {
  return context.load(totalsOf, sku);
}

/** `reviews`, `rating_summary` and `review_count` of a product; of a variant those of its product. */
export const productReviewFields: SimpleProductResolvers = {
  async rating_summary({ data }: CatalogProduct, _: unknown, context: GraphqlContext) {
    const { count, ratingSum } = await totalOf(context, data.sku);
    return count === 0 ? 0 : percentOf(ratingSum / count);
  },
  async review_count({ data }: CatalogProduct, _: unknown, context: GraphqlContext) {
    return (await totalOf(context, data.sku)).count;
  },
  async reviews({ data }: CatalogProduct, args: PageArgs, context: GraphqlContext) {
    const page = pageOf(args);
    const { count } = await totalOf(context, data.sku);
    const wanted = { sku: data.sku, limit: page.pageSize, offset: page.offset };
    return { items: await context.load(pagesOf, wanted), page_info: pageInfoOf(page, count), total_count: count };
  },
};

const ANONYMOUS = { pl: 'Klient sklepu', en: 'Shop customer' } as const;

const STATUSES: Readonly<Record<ReviewRow['status'], ProductReviewStatus>> = {
  pending: 'PENDING',
  approved: 'APPROVED',
  rejected: 'REJECTED',
};

/** The fields of a review. */
export const reviewFields: ProductReviewResolvers = {
  average_rating: ({ rating }: ReviewRow) => percentOf(rating),
  created_at: ({ createdAt }: ReviewRow) => toDateTime(createdAt),
  nickname: ({ nickname }: ReviewRow, _: unknown, { site }) => nickname || ANONYMOUS[languageOf(site)],
  is_verified: ({ isVerified }: ReviewRow) => isVerified,
  language: ({ language }: ReviewRow) => language,
  shade_sku: ({ variantSku }: ReviewRow) => variantSku,
  type: () => 'PRODUCT_REVIEW',
  is_own: ({ customerId }: ReviewRow, _: unknown, { customer }) => customerId !== null && customerId === customer?.id,
  status: ({ status }: ReviewRow) => STATUSES[status],
  ratings_breakdown: ({ rating }: ReviewRow, _: unknown, { site }) => [
    { name: ratingName(languageOf(site)), value: String(rating) },
  ],
  async product({ productSku }, _args, context) {
    const product = await productBySku(context, productSku);
    if (!product) throw new ReviewedProductMissing(productSku);
    return product;
  },
};
