import type { Site } from './sites.store.ts';

/** What a search box and its results go by. */
export interface SearchSettings {
  /** Signs from which on a phrase is looked for. */
  readonly minLength: number;
  /** Results on a page, where nobody asks for more or fewer. */
  readonly perPage: number;
  /** Most results that a page may be asked for. */
  readonly maxPerPage: number;
  /** Who finds the products that are suggested while somebody types. */
  readonly provider: SearchProvider;
}

/** The shop's own search, or the one that marketing steers. */
const SEARCH_PROVIDERS = ['shop', 'synerise'] as const;
export type SearchProvider = (typeof SEARCH_PROVIDERS)[number];

export const SEARCH_DEFAULTS: SearchSettings = { minLength: 2, perPage: 8, maxPerPage: 100, provider: 'shop' };

/** Most results of a page on any site. */
export const MOST_PER_PAGE = 100;
const LONGEST_MINIMUM = 10;

type NumberSetting = Exclude<keyof SearchSettings, 'provider'>;

const RANGES: Readonly<Record<NumberSetting, { readonly minimum: number; readonly maximum: number }>> = {
  minLength: { minimum: 1, maximum: LONGEST_MINIMUM },
  perPage: { minimum: 1, maximum: MOST_PER_PAGE },
  maxPerPage: { minimum: 1, maximum: MOST_PER_PAGE },
};

/** What a site may say otherwise, in `generalSettings.search`. */
export const searchSettingsSchema = {
  type: 'object',
  title: 'Wyszukiwanie',
  additionalProperties: false,
  properties: {
    minLength: { type: 'integer', title: 'Szukaj od tylu znaków', ...RANGES.minLength },
    perPage: { type: 'integer', title: 'Wyników na stronie', ...RANGES.perPage },
    maxPerPage: { type: 'integer', title: 'Najwięcej wyników na stronie', ...RANGES.maxPerPage },
    provider: { type: 'string', title: 'Produkty w podpowiedziach znajduje', enum: SEARCH_PROVIDERS },
  },
} as const;

/** The settings of one site: its own where it has some, the defaults for the rest and for what was never checked. */
export function searchSettingsOf({ generalSettings }: Pick<Site, 'generalSettings'>): SearchSettings {
  const own = generalSettings.search;
  const given: Readonly<Record<string, unknown>> = typeof own === 'object' && own !== null ? { ...own } : {};
  const read = (name: NumberSetting): number => {
    const value = given[name];
    const { minimum, maximum } = RANGES[name];
    const isSound = typeof value === 'number' && Number.isInteger(value) && value >= minimum && value <= maximum;
    return isSound ? value : SEARCH_DEFAULTS[name];
  };
  const maxPerPage = read('maxPerPage');
  return {
    minLength: read('minLength'),
    perPage: Math.min(read('perPage'), maxPerPage),
    maxPerPage,
    provider: SEARCH_PROVIDERS.find((provider) => provider === given.provider) ?? SEARCH_DEFAULTS.provider,
  };
}
