import type { LanguageSeed } from './language-seed.ts';
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

/** What customers say in Polish (`seed/reviews.json`), and in other languages (`seed/languages/en/reviews.json`). */
export function readReviews(languages: readonly Pick<LanguageSeed, 'language' | 'reviews'>[]) {
  const polish = readSeed<readonly SeedReview[]>('reviews.json').map((review) => ({ ...review, language: 'pl' }));
  const others = languages.flatMap(({ language, reviews }) => reviews.map((review) => ({ ...review, language })));
  return [...polish, ...others];
}

/** Brings in the reviews of the seed; those that are there already stay as they are. Returns the number of new ones. */
export async function seedReviews(api: StaffApi, languages: readonly LanguageSeed[]): Promise<number> {
  const reviews = readReviews(languages);
  const { added } = await api.send<{ added: number }>('POST', '/staff/reviews/import', { reviews });
  return added;
}
