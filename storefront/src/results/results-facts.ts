import type { ArticleSummary, CategorySummary, ProductSummary } from '@witryna/module-schemas';
import type { ResultsQuery } from './results-query.ts';

/** Something that products can be narrowed by; see `/search` of the registry. */
export interface ResultsFilter {
  readonly code: string;
  readonly label: string;
  readonly kind: 'options' | 'price' | 'flag';
  readonly options?: readonly {
    readonly value: string;
    readonly label: string;
    readonly count: number;
    /** Of a shade. */
    readonly hex?: string;
  }[];
  readonly count?: number;
  /** Of prices, in minor units. */
  readonly min?: number;
  readonly max?: number;
}

export interface JobOffer {
  readonly code: string;
  readonly title: string;
  readonly location: string;
  readonly summary: string;
  readonly url?: string;
}

interface Found<T> {
  readonly list: readonly T[];
  readonly total: number;
}

/** What to try whose phrase has found nothing. */
export interface ResultsHelp {
  /** Near to the phrase, or popular. */
  readonly phrases: readonly string[];
  readonly bestsellers: readonly ProductSummary[];
  readonly categories: readonly CategorySummary[];
}

/** What a phrase has found. */
export interface FoundResults {
  readonly correctedPhrase?: string | undefined;
  /** What else was looked for. */
  readonly synonyms: readonly string[];
  readonly pageSize: number;
  readonly products: Found<ProductSummary>;
  readonly articles: Found<ArticleSummary>;
  readonly categories: Found<CategorySummary>;
  readonly offers: Found<JobOffer>;
  readonly filters: readonly ResultsFilter[];
  /** Where nothing was found. */
  readonly help?: ResultsHelp | undefined;
}

/** What a page of results shows: what was found, or why there is nothing. */
export interface ResultsFacts {
  readonly query: ResultsQuery;
  readonly outcome:
    | { readonly kind: 'found'; readonly found: FoundResults }
    | { readonly kind: 'unasked' | 'too-short' | 'failed' };
}
