import { keepPreviousData, queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { useApi } from '../api-context.tsx';
import { ApiError } from '../api-error.ts';
import type { ApiClient } from '../client.ts';
import type { AnswerOf, BodyOf, ItemOf } from '../contract.ts';
import type { ListAnswer } from '../types.ts';
import { sitesQuery } from './catalogue.ts';

/** A thing of the catalogue with its words in each language. */
export type TranslationEntry = AnswerOf<'GET /staff/catalogue/translations/entry'>;
export type TranslationOriginal = TranslationEntry['original'];
export type StoredTranslation = TranslationEntry['translations'][number];

/** What is written of one thing in one language. */
export type TranslationWords = BodyOf<'PUT /staff/catalogue/translations/{language}'>['items'][number];
export type TranslatedKind = TranslationWords['kind'];
/** One row of the list. */
export type TranslationState = ItemOf<'GET /staff/catalogue/translations/{language}/overview'>;

export const TRANSLATED_KINDS = [
  'product',
  'category',
  'line',
  'brand',
  'colour',
  'ingredient',
] as const satisfies readonly TranslatedKind[];
export const NAMING_STATES = ['missing', 'named'] as const;

export interface OverviewFilter {
  readonly kind: TranslatedKind;
  readonly search?: string | undefined;
  readonly state?: (typeof NAMING_STATES)[number] | undefined;
  readonly page: number;
  readonly pageSize: number;
}

/** The language that the catalogue itself is written in. */
const OWN_LANGUAGE = 'pl';
const KEY = ['catalogue-translations'];
const URL = '/staff/catalogue/translations';

/** Languages of the shop's sites beside the catalogue's own, as the catalogue names them: `de`. */
export const languagesQuery = (api: ApiClient) =>
  queryOptions({
    ...sitesQuery(api),
    select: (sites) => {
      const languages = sites.map(({ language }) => language.toLowerCase().split('-')[0] ?? '');
      return [...new Set(languages)].filter((language) => language !== '' && language !== OWN_LANGUAGE);
    },
  });

export const overviewQuery = (api: ApiClient, language: string | undefined, filter: OverviewFilter) =>
  queryOptions({
    queryKey: [...KEY, 'overview', language, filter],
    enabled: language !== undefined,
    queryFn: ({ signal }) =>
      api.get<ListAnswer<TranslationState>>(`${URL}/${language}/overview`, { ...filter }, signal),
    placeholderData: keepPreviousData,
  });

/** A thing as it is opened: never from the cache. */
export const translationEntryQuery = (api: ApiClient, kind: TranslatedKind | undefined, key: string) =>
  queryOptions({
    queryKey: [...KEY, 'entry', kind, key],
    queryFn: ({ signal }) => {
      if (kind === undefined) throw new ApiError(404, { code: 'not-found', message: '' });
      return api.get<TranslationEntry>(`${URL}/entry`, { kind, key }, signal);
    },
    staleTime: 0,
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
  });

export function useSaveTranslation() {
  const api = useApi();
  const queries = useQueryClient();
  return useMutation({
    mutationFn: ({ language, words }: { readonly language: string; readonly words: TranslationWords }) =>
      api.put(`${URL}/${language}`, { items: [words] }),
    onSuccess: () => queries.invalidateQueries({ queryKey: KEY }),
  });
}
