import { primaryLanguage } from '@witryna/module-schemas';
import { languageOf } from '../../error-messages/language.ts';
import type { GraphqlContext } from '../../graphql/context.ts';
import type { GraphqlFeature } from '../../graphql/feature.ts';
import { type PageArgs, pageInfoOf, pageOf } from '../../graphql/paging.ts';
import { InputRefused } from '../../graphql/refusals.ts';
import { productBySku } from '../catalog/index.ts';
import { type GivenRating, MAX_RATING, ratingOf, ratingsMetadata, readRating } from './ratings.ts';
import { productReviewFields, reviewFields } from './review-fields.ts';
import { type ReviewTexts, readReviewTexts } from './review-text.ts';
import { GuestReviewRefused, RatingRefused, ReviewedProductMissing } from './reviews.errors.ts';
import type { Distribution } from './reviews.store.ts';

interface ReviewInput extends ReviewTexts {
  readonly sku: string;
  readonly ratings: readonly (GivenRating | null)[];
}

interface ProductReviewsArgs extends PageArgs {
  readonly skus: readonly string[];
  readonly type?: 'PRODUCT_REVIEW' | 'SERVICE_REVIEW' | null;
  readonly sort?: 'NEWEST' | 'HIGHEST' | 'LOWEST' | null;
  readonly rating?: number | null;
}

const SORTS = { NEWEST: 'newest', HIGHEST: 'highest', LOWEST: 'lowest' } as const;

const DEFAULT_PAGE_SIZE = 5;
const MOST_SKUS = 100;

async function createProductReview(_: unknown, { input }: { readonly input: ReviewInput }, context: GraphqlContext) {
  const { app, customer, site } = context;
  if (!customer) throw new GuestReviewRefused();
  app.reviews.limit(customer.id);
  const rating = readRating(input.ratings);
  if (rating === undefined) throw new RatingRefused();
  const texts = readReviewTexts(input);
  const product = await productBySku(context, input.sku);
  if (!product?.data.isActive) throw new ReviewedProductMissing(input.sku);
  const productSku = product.data.sku;
  const variantSku = product.isVariant ? (product.variant?.sku ?? null) : null;
  const language = primaryLanguage(site.language);
  const review = await app.reviews.write({
    ...texts,
    language,
    rating,
    productSku,
    variantSku,
    customerId: customer.id,
  });
  return { review };
}

async function productReviews(_: unknown, args: ProductReviewsArgs, { app, site }: GraphqlContext) {
  const { skus, type, sort, rating, ...paging } = args;
  if (skus.length > MOST_SKUS) throw new InputRefused(`At most ${MOST_SKUS} skus at a time.`, 'too-many-skus');
  if (rating && (rating < 1 || rating > MAX_RATING)) throw new RatingRefused();
  const page = pageOf(paging, DEFAULT_PAGE_SIZE);
  // Reviews of the shop itself are not ours: Trusted Shops keeps them.
  const asked = type === 'SERVICE_REVIEW' ? [] : [...new Set(skus)];
  const language = primaryLanguage(site.language);
  const wanted = { language, sort: SORTS[sort ?? 'NEWEST'], ...(rating && { rating }) };
  const [items, distributions] = await Promise.all([
    app.reviews.store.shown({ skus: asked, limit: page.pageSize, offset: page.offset, ...wanted }),
    app.reviews.distributions(asked),
  ]);
  const distribution = sumOf(distributions);
  const { count, average } = ratingOf(distribution);
  const total = rating ? (distribution[rating - 1] ?? 0) : count;
  return { items, page_info: pageInfoOf(page, total), total_count: total, average, distribution };
}

const sumOf = (distributions: readonly Distribution[]): Distribution =>
  Array.from({ length: MAX_RATING }, (_, place) =>
    distributions.reduce((sum, distribution) => sum + (distribution[place] ?? 0), 0),
  );

/** Reviews of products, in the words of the contract and with ours. */
export const reviewsResolvers: GraphqlFeature = {
  access: {
    'Query.productReviewRatingsMetadata': 'public',
    'Query.productReviews': 'public',
    // Guests are refused in words of its own.
    'Mutation.createProductReview': 'public',
  },
  resolvers: {
    Query: {
      productReviewRatingsMetadata: (_: unknown, __: unknown, { site }) => ratingsMetadata(languageOf(site)),
      productReviews,
    },
    Mutation: { createProductReview },
    ProductReview: reviewFields,
    SimpleProduct: productReviewFields,
    ConfigurableProduct: productReviewFields,
    Customer: {
      async bought_variants({ id }: { readonly id: number }, { product_sku: sku }: { product_sku: string }, context) {
        const product = await productBySku(context, sku);
        return product ? context.app.reviews.boughtVariants(id, product.data.sku) : [];
      },
      async reviews({ id }: { readonly id: number }, args: PageArgs, context) {
        const page = pageOf(args);
        const found = await context.app.reviews.store.ofCustomer(id, { limit: page.pageSize, offset: page.offset });
        // A review names its product; of one that is gone there is nothing to show.
        const products = await Promise.all(found.items.map(({ productSku }) => productBySku(context, productSku)));
        const items = found.items.filter((_review, index) => products[index] !== undefined);
        return { items, page_info: pageInfoOf(page, found.total), total_count: found.total };
      },
    },
  },
};
