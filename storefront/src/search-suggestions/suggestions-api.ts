import type { Money } from '@witryna/module-schemas';
import { API_PREFIX } from '../config.ts';

export interface SuggestedProduct {
  readonly sku: string;
  readonly name: string;
  readonly urlPath: string;
  readonly picture?: string;
  readonly price?: Money;
  readonly priceVaries: boolean;
}

export interface SuggestedPlace {
  readonly name: string;
  readonly urlPath: string;
}

/** What the shop suggests; for a phrase, or what is popular. */
export interface Suggested {
  /** For which it was found. */
  readonly phrase: string;
  readonly minLength: number;
  readonly phrases: readonly string[];
  readonly products: readonly SuggestedProduct[];
  readonly categories: readonly SuggestedPlace[];
  readonly articles: readonly SuggestedPlace[];
}

/** Asks the shop of a site; rejects when it could not be asked. */
export type AskForSuggestions = (phrase: string, signal: AbortSignal) => Promise<Suggested>;

export function createSuggestionsApi({ code }: { readonly code: string }): AskForSuggestions {
  return async (phrase, signal) => {
    const query = phrase === '' ? '' : `?${new URLSearchParams({ q: phrase })}`;
    const response = await fetch(`${API_PREFIX}/search/suggestions${query}`, { headers: { 'X-Site': code }, signal });
    if (!response.ok) throw new Error(`The shop answered ${response.status}`);
    return ((await response.json()) as { readonly data: Suggested }).data;
  };
}
