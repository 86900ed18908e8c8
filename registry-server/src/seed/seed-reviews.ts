import { readSeed } from './seed-files.ts';
import type { StaffApi } from './staff-api.ts';

/** A review of the seed, as `POST /staff/reviews/import` takes it. */
export interface SeedReview {
  readonly sku: string;
  /** The sku of the variant that it is about. */
  readonly shade?: string;
  readonly nickname: string;
  readonly summary?: string;
  readonly text: string;
  readonly rating: number;
  readonly isVerified: boolean;
  readonly createdAt: string;
}

/** Brings in the reviews of the seed; those that are there already stay as they are. Returns the number of new ones. */
export async function seedReviews(api: StaffApi): Promise<number> {
  const reviews = readSeed<readonly SeedReview[]>('reviews.json');
  const { added } = await api.send<{ added: number }>('POST', '/staff/reviews/import', { reviews });
  return added;
}
