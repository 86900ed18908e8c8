/** What people think of a product, in two numbers. */
export interface RatingSummary {
  readonly count: number;
  /** From 1 to 5, two digits. */
  readonly average: number;
}

/** A review of a product; its texts are plain text. */
export interface ReviewSummary {
  readonly id: number;
  /** Empty where the account is gone. */
  readonly author: string;
  readonly summary: string;
  readonly content: string;
  /** Of its words, as `pl`; told where that is known. */
  readonly language?: string;
  /** From 1 to 5. */
  readonly rate: number;
  readonly createdAt: string;
  /** Bought in this shop. */
  readonly isVerified: boolean;
  /** Written by whoever asks; told where that is known. */
  readonly isOwn?: boolean;
  /** The sku of the variant that it is about. */
  readonly shade?: string;
}

/** The latest reviews of a product, and how many there are altogether. */
export interface ReviewsOfProduct {
  readonly count: number;
  /** Of all of them; 0 without any. */
  readonly average: number;
  /** How many gave one point, two points, and so on up to five; absent where the server does not tell. */
  readonly distribution?: readonly number[];
  readonly items: readonly ReviewSummary[];
}

export const REVIEW_SORTS = ['newest', 'highest', 'lowest'] as const;
export type ReviewSort = (typeof REVIEW_SORTS)[number];
