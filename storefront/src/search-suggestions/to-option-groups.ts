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

export type OptionGroupName =
  | 'latest'
  | 'popular'
  | 'bestsellers'
  | 'phrases'
  | 'products'
  | 'categories'
  | 'articles'
  | 'everything';

export interface OptionGroup {
  readonly name: OptionGroupName;
  readonly options: readonly SearchOption[];
}

/** About eight suggestions on a phone and ten beside more room; all results are offered beyond that. */
const MOST = {
  narrow: { all: 8, latest: 4, popular: 4, phrases: 3, categories: 1, articles: 1 },
  wide: { all: 10, latest: 5, popular: 5, phrases: 3, categories: 2, articles: 1 },
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

/**
 * What stands below the field: before anything is typed what was searched for and what is popular, then what the phrase
 * may become. Products fill the room that the rest leaves.
 */
export function toOptionGroups(options: OptionsOptions): readonly OptionGroup[] {
  const groups = options.state.isLongEnough ? groupsFor(options) : groupsBefore(options);
  return groups.filter((group) => group.options.length > 0);
}

function groupsBefore({ state, latest, room, addresses }: OptionsOptions): readonly OptionGroup[] {
  const most = MOST[room];
  const searched = latest
    .slice(0, most.latest)
    .map(({ phrase, scope }) => ({ kind: 'latest', phrase, scope, href: addresses.results(phrase, scope) }) as const);
  const popular = toPhrases(state.popular.slice(0, most.popular), addresses);
  const left = most.all - searched.length - popular.length;
  return [
    { name: 'latest', options: searched },
    { name: 'popular', options: popular },
    { name: 'bestsellers', options: toProducts(state.bestsellers.slice(0, left), addresses) },
  ];
}

function groupsFor({ state: { phrase, suggested }, room, addresses }: OptionsOptions): readonly OptionGroup[] {
  const most = MOST[room];
  const phrases = toPhrases((suggested?.phrases ?? []).slice(0, most.phrases), addresses);
  const places = (['categories', 'articles'] as const).map((name) => ({
    name,
    options: (suggested?.[name] ?? [])
      .slice(0, most[name])
      .map((place) => ({ kind: 'place', name: place.name, href: addresses.of(place.urlPath) }) as const),
  }));
  const left = places.reduce((rest, { options }) => rest - options.length, most.all - phrases.length);
  return [
    { name: 'phrases', options: phrases },
    { name: 'products', options: toProducts((suggested?.products ?? []).slice(0, left), addresses) },
    ...places,
    { name: 'everything', options: [{ kind: 'everything', phrase, href: addresses.results(phrase) }] },
  ];
}

const toPhrases = (phrases: readonly string[], addresses: OptionAddresses) =>
  phrases.map((phrase) => ({ kind: 'phrase', phrase, href: addresses.results(phrase) }) as const);

const toProducts = (products: readonly SuggestedProduct[], addresses: OptionAddresses) =>
  products.map((product) => ({ kind: 'product', product, href: addresses.of(product.urlPath) }) as const);
