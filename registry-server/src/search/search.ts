import type { ProductList, ProductQuery } from '../commerce/catalog/index.ts';
import type { WholeList } from './query/whole-lists.ts';

export interface SuggestedProduct {
  readonly id: number;
  readonly sku: string;
  readonly name: string;
  readonly urlKey: string;
}

export interface SuggestedCategory {
  readonly id: number;
  readonly path: string;
  readonly name: string;
  readonly count: number;
}

export interface Suggestions {
  readonly products: readonly SuggestedProduct[];
  readonly categories: readonly SuggestedCategory[];
  /** Whole phrases that others found something with. */
  readonly phrases: readonly string[];
}

export interface SuggestionLimits {
  readonly products?: number;
  readonly categories?: number;
  readonly phrases?: number;
}

export interface SearchStatus {
  /** Counts the indexes that this node has built; 0 while the first one is being built. */
  readonly version: number;
  readonly products: number;
  readonly words: number;
  readonly isBuilding: boolean;
  readonly builtAt?: Date;
}

/**
 * Finds, filters, sorts and counts the products of the shop, from an index in this node's memory; `app.productSearch` is one (Fastify keeps `search` for a method of HTTP).
 * Refuses with `SearchNotReady` when the first index takes longer than a request should wait.
 */
export interface Search {
  listProducts(query: ProductQuery): Promise<ProductList>;
  /** How much a list has and what could be chosen from it, as these filters alone make it; remembered until that changes. */
  wholeList(query: Pick<ProductQuery, 'currency' | 'filters'>): Promise<WholeList>;
  /** What a phrase that is being typed may become; nothing under two characters. */
  suggest(phrase: string, limits?: SuggestionLimits): Promise<Suggestions>;
  /** What others searched for and found, the most used first. */
  popular(limit: number): string[];
  /** What others searched for and found that is written most like this phrase. */
  nearest(phrase: string, limit: number): string[];
  status(): SearchStatus;
  /** Builds the index of this node anew while the present one serves. */
  rebuild(): Promise<void>;
}

declare module 'fastify' {
  interface FastifyInstance {
    readonly productSearch: Search;
  }
}
