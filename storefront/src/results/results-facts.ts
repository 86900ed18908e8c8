import type { ArticleSummary, CategorySummary, ProductSummary } from '@witryna/module-schemas';
import type { ResultsQuery } from './results-query.ts';

/** Something that products can be narrowed by; see `/search` of the registry. */
export interface ResultsFilter {
  readonly code: string;
  readonly label: string;
  readonly kind: 'options' | 'price' | 'flag';
  readonly options?: readonly { readonly value: string; readonly label: string; readonly count: number }[];
  readonly count?: number;
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

/** What a phrase has found. */
export interface FoundResults {
  readonly correctedPhrase?: string | undefined;
  readonly pageSize: number;
  readonly products: Found<ProductSummary>;
  readonly articles: Found<ArticleSummary>;
  readonly categories: Found<CategorySummary>;
  readonly offers: Found<JobOffer>;
  readonly filters: readonly ResultsFilter[];
  /** Phrases near to one that has found nothing. */
  readonly phrases: readonly string[];
}

/** What a page of results shows: what was found, or why there is nothing. */
export interface ResultsFacts {
  readonly query: ResultsQuery;
  readonly outcome:
    | { readonly kind: 'found'; readonly found: FoundResults }
    | { readonly kind: 'unasked' | 'too-short' | 'failed' };
}
