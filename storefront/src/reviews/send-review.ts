import type { ActionResult } from '@witryna/modules';
import type { ReviewFormQuery } from '../api/operations.gen.ts';
import { type ActionParts, failureOf } from '../forms/action-result.ts';
import { CreateProductReviewDocument, ReviewFormDocument } from './reviews.gen.ts';

/** A review as somebody has written it. */
interface WrittenReview {
  /** Of the product, or of the variant that it is about. */
  readonly sku: string;
  /** From 1 to 5. */
  readonly rate: number;
  readonly text: string;
  readonly nickname: string;
}

/** What the form for a review needs of the shop. */
export interface ReviewFormFacts {
  /** How the shop calls a rating from 1 to 5; undefined for one that it does not ask for. */
  readonly ratingOf: (rate: number) => { readonly id: string; readonly value_id: string } | undefined;
  /** Variants of the product that the customer has bought. */
  readonly boughtSkus: readonly string[];
}

/** Asks for both in one request; undefined where they cannot be had. */
export async function reviewFormFacts({ client }: ActionParts, sku: string): Promise<ReviewFormFacts | undefined> {
  const { data } = await client.query(ReviewFormDocument, { sku });
  return data && factsOf(data);
}

function factsOf({ productReviewRatingsMetadata, customer }: ReviewFormQuery): ReviewFormFacts {
  // One question: how good it is.
  const [question] = productReviewRatingsMetadata.items;
  return {
    ratingOf(rate) {
      const given = question?.values.find((value) => value?.value === String(rate));
      return question && given ? { id: question.id, value_id: given.value_id } : undefined;
    },
    boughtSkus: customer?.bought_variants ?? [],
  };
}

/** Sends a review to the shop, where it waits until staff have read it. An answer with errors is a failure, whatever else is in it. */
export async function sendReview(
  { client, texts }: ActionParts,
  { sku, rate, text, nickname }: WrittenReview,
  { ratingOf }: ReviewFormFacts,
): Promise<ActionResult> {
  const rating = ratingOf(rate);
  if (!rating) return { ok: false, errors: [{ message: texts.unavailable }] };
  // Without a summary the shop takes the first sentence.
  const input = { sku, nickname, summary: '', text, ratings: [rating] };
  const response = await client.query(CreateProductReviewDocument, { input });
  if (!response.data) return failureOf(response, texts);
  return { ok: true };
}
