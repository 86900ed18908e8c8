import { fromUid, toUid } from '../../graphql/uids.ts';

/** Ids of the one question that reviews answer, and of its answers, as clients of the contract know them. */
const RATING_ID = 4;
const FIRST_VALUE_ID = 16;
export const MAX_RATING = 5;

const RATINGS = Array.from({ length: MAX_RATING }, (_, index) => index + 1);
const NAMES = { pl: 'Ocena', en: 'Rating' } as const;

export interface GivenRating {
  readonly id: string;
  readonly value_id: string;
}

/** What a review is asked: one rating from 1 to 5. */
export function ratingsMetadata(language: keyof typeof NAMES) {
  const values = RATINGS.map((rating) => ({ value: String(rating), value_id: toUid(FIRST_VALUE_ID + rating) }));
  return { items: [{ id: toUid(RATING_ID), name: NAMES[language], values }] };
}

/** The rating that was given; undefined unless it is exactly one, of those that there are. */
export function readRating(given: readonly (GivenRating | null)[]): number | undefined {
  const [only, ...others] = given;
  if (!only || others.length > 0 || fromUid(only.id) !== String(RATING_ID)) return undefined;
  return RATINGS.find((rating) => fromUid(only.value_id) === String(FIRST_VALUE_ID + rating));
}

/** The average of so many ratings with two digits; 0 without any. */
export const averageOf = (count: number, sum: number): number =>
  count === 0 ? 0 : Math.round((sum / count) * 100) / 100;

/** Count and average of ratings of which so many are 1, so many 2, and so on. */
export function ratingOf(distribution: readonly number[]): { readonly count: number; readonly average: number } {
  const count = distribution.reduce((sum, ofRating) => sum + ofRating, 0);
  const points = distribution.reduce((sum, ofRating, place) => sum + ofRating * (place + 1), 0);
  return { count, average: averageOf(count, points) };
}

/** In hundredths of the best, as the contract tells ratings: 4 of 5 is 80. */
export function percentOf(rating: number): number {
  return Math.round((rating / MAX_RATING) * 100 * 10) / 10;
}

export const ratingName = (language: keyof typeof NAMES): string => NAMES[language];
