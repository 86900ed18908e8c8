import { readSeed } from './seed-files.ts';
import type { SeedReview } from './seed-reviews.ts';

/** Words of a category, brand, line or ingredient. */
export interface SeedGroupWords {
  readonly name?: string;
  readonly text?: string;
  readonly address?: string;
  /** Where the page that tells of it is on sites of the language. */
  readonly page?: string;
}

/** Words of a product; benefits and warnings are `phrases`, since many products share them. */
export interface SeedProductWords {
  readonly name: string;
  readonly address?: string;
  /** What a language leaves out from here on is told in English. */
  readonly summary?: string;
  readonly description?: readonly string[];
  readonly usage?: readonly string[];
  readonly specification?: object;
  /** Titles of its documents, by their files. */
  readonly documents?: readonly object[];
}

/** What the catalogue is called in a language (`seed/languages/en/catalogue.json`). */
export interface SeedCatalogueWords {
  readonly categories: Readonly<Record<string, SeedGroupWords>>;
  readonly brands: Readonly<Record<string, SeedGroupWords>>;
  readonly lines: Readonly<Record<string, SeedGroupWords>>;
  readonly ingredients: Readonly<Record<string, SeedGroupWords>>;
  /** By the code of the colour. */
  readonly colours: Readonly<Record<string, string>>;
  readonly products?: Readonly<Record<string, SeedProductWords>>;
  /** Benefits and warnings, by what they are in Polish; without them the language has none. */
  readonly phrases?: Readonly<Record<string, string>>;
}

/** How the pages of `seed/pages/` become those of another language (`seed/languages/en/pages.json`). */
export interface SeedPageWords {
  /** File names of the pages that the site has; all of them when absent. */
  readonly pages?: readonly string[];
  /** Placed modules that are left out, with what stands in them. */
  readonly without?: readonly string[];
  /** Addresses whose links in menus are left out. */
  readonly withoutLinks?: readonly string[];
  /** Where pages are, by their Polish slug. What is missing is where the English page is. */
  readonly addresses?: Readonly<Record<string, string>>;
  /** Texts by what they are in Polish; non-breaking spaces are spaces here. */
  readonly texts: Readonly<Record<string, string>>;
}

/** One language of the demo shop beside Polish, in which the pages themselves are written. */
export interface LanguageSeed {
  /** Without a country: `en`. */
  readonly language: string;
  readonly catalogue: SeedCatalogueWords;
  readonly pages: SeedPageWords;
  readonly reviews: readonly SeedReview[];
}

const LANGUAGES = ['en', 'uk', 'fr', 'ru', 'cs', 'hu', 'de'] as const;

/** The languages of the seed. */
export function readLanguages(): LanguageSeed[] {
  return LANGUAGES.map((language) => ({
    language,
    catalogue: readSeed<SeedCatalogueWords>(`languages/${language}/catalogue.json`),
    pages: readSeed<SeedPageWords>(`languages/${language}/pages.json`),
    reviews: readSeed<readonly SeedReview[]>(`languages/${language}/reviews.json`),
  }));
}
