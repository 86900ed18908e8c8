import type { LatestSearch } from '../latest-searches/index.ts';
import type { SuggesterState } from './create-suggester.ts';
import type { SuggestedProduct } from './suggestions-api.ts';

/** Something that can be chosen; all of them lead to an address. */
export type SearchOption = { readonly href: string } & (
  | { readonly kind: 'phrase' | 'latest'; readonly phrase: string; readonly scope?: string | undefined }
  | { readonly kind: 'place'; readonly name: string }
  | { readonly kind: 'product'; readonly product: SuggestedProduct }
  | { readonly kind: 'everything'; readonly phrase: string }
);

export type OptionGroupName = 'latest' | 'popular' | 'phrases' | 'products' | 'categories' | 'articles' | 'everything';

export interface OptionGroup {
  readonly name: OptionGroupName;
  readonly options: readonly SearchOption[];
}

/** About eight suggestions on a phone and ten beside more room; all results are offered beyond that. */
const MOST = {
  narrow: { latest: 5, popular: 5, phrases: 3, products: 3, categories: 1, articles: 1 },
  wide: { latest: 5, popular: 5, phrases: 3, products: 4, categories: 2, articles: 1 },
} as const;

export interface OptionAddresses {
  /** Of a path of the site. */
  readonly of: (path: string) => string;
  /** Of the results of a phrase. */
  readonly results: (phrase: string, scope?: string) => string;
}

interface OptionsOptions {
  readonly state: SuggesterState;
  readonly latest: readonly LatestSearch[];
  readonly room: 'narrow' | 'wide';
  readonly addresses: OptionAddresses;
}

/** What stands below the field: before anything is typed what was searched for, then what the phrase may become. */
export function toOptionGroups({ state, latest, room, addresses }: OptionsOptions): readonly OptionGroup[] {
  const most = MOST[room];
  const phraseOption = (phrase: string) => ({ kind: 'phrase', phrase, href: addresses.results(phrase) }) as const;
  const { phrase: typed, suggested, isLongEnough, popular } = state;
  const groups: OptionGroup[] = isLongEnough
    ? [
        { name: 'phrases', options: (suggested?.phrases ?? []).slice(0, most.phrases).map(phraseOption) },
        {
          name: 'products',
          options: (suggested?.products ?? [])
            .slice(0, most.products)
            .map((product) => ({ kind: 'product', product, href: addresses.of(product.urlPath) })),
        },
        ...(['categories', 'articles'] as const).map((name) => ({
          name,
          options: (suggested?.[name] ?? [])
            .slice(0, most[name])
            .map((place) => ({ kind: 'place', name: place.name, href: addresses.of(place.urlPath) }) as const),
        })),
        { name: 'everything', options: [{ kind: 'everything', phrase: typed, href: addresses.results(typed) }] },
      ]
    : [
        {
          name: 'latest',
          options: latest
            .slice(0, most.latest)
            .map(({ phrase, scope }) => ({ kind: 'latest', phrase, scope, href: addresses.results(phrase, scope) })),
        },
        { name: 'popular', options: popular.slice(0, most.popular).map(phraseOption) },
      ];
  return groups.filter(({ options }) => options.length > 0);
}
