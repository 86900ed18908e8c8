import { useQuery } from '@tanstack/react-query';
import { Languages } from 'lucide-react';
import { useApi } from '../../api/api-context.tsx';
import {
  languagesQuery,
  NAMING_STATES,
  overviewQuery,
  TRANSLATED_KINDS,
  type TranslationState,
} from '../../api/commerce/catalogue-translations.ts';
import { languageName } from '../../i18n/language-name.ts';
import { t } from '../../i18n/pl.ts';
import { type Column, DataTable } from '../../lists/data-table.tsx';
import { ChoiceFilter, SearchFilter } from '../../lists/filters.tsx';
import { ListScreen } from '../../lists/list-screen.tsx';
import { parseEnum } from '../../lists/parse-enum.ts';
import { RowName } from '../../lists/row-name.tsx';
import { useListAddress } from '../../lists/use-list-address.ts';
import { Badge } from '../../ui/feedback/badge.tsx';
import { EmptyState } from '../../ui/feedback/empty-state.tsx';
import { translationPath } from './translation-path.ts';

const PAGE_SIZE = 25;
const words = t.catalogueTranslations;

/** Everything of the catalogue that has words, and how far it is translated into a language. */
export function CatalogueTranslationsScreen() {
  const api = useApi();
  const address = useListAddress(['language', 'kind', 'state', 'search']);
  const { search } = address.filter;
  const kind = parseEnum(TRANSLATED_KINDS, address.filter.kind) ?? 'product';
  const state = parseEnum(NAMING_STATES, address.filter.state);
  const { data: languages } = useQuery(languagesQuery(api));
  const language = languages?.find((each) => each === address.filter.language) ?? languages?.[0];
  const filter = { kind, state, search, page: address.page, pageSize: PAGE_SIZE };
  const overview = useQuery(overviewQuery(api, language, filter));
  if (languages?.length === 0)
    return (
      <EmptyState icon={Languages} title={words.oneLanguage}>
        {words.oneLanguageText}
      </EmptyState>
    );
  return (
    <ListScreen<TranslationState>
      title={words.title}
      lead={words.lead}
      count={words.count}
      list={overview}
      address={{ ...address, isFiltered: Boolean(search || state) }}
      pageSize={PAGE_SIZE}
      empty={{ icon: Languages, title: words.empty, text: words.emptyText }}
      filters={
        <>
          <SearchFilter label={words.search} value={search} onSearch={(next) => address.change({ search: next })} />
          <ChoiceFilter
            label={words.language}
            value={language}
            choices={(languages ?? []).map((each) => [each, languageName(each)])}
            onChoose={(next) => address.change({ language: next })}
          />
          <ChoiceFilter
            label={words.kind}
            value={kind}
            choices={TRANSLATED_KINDS.map((each) => [each, words.kinds[each]])}
            onChoose={(next) => address.change({ kind: next })}
          />
          <ChoiceFilter
            label={words.state}
            all={words.allStates}
            value={state}
            choices={NAMING_STATES.map((each) => [each, words.states[each]])}
            onChoose={(next) => address.change({ state: next })}
          />
        </>
      }
    >
      {(items) => (
        <DataTable
          label={words.title}
          columns={columnsIn(language ?? '')}
          items={items}
          keyOf={({ kind: of, key }) => `${of} ${key}`}
        />
      )}
    </ListScreen>
  );
}

const columnsIn = (language: string): readonly Column<TranslationState>[] => [
  {
    key: 'name',
    title: words.columns.name,
    cell: ({ kind, key, name }) => (
      <RowName to={translationPath(language, kind, key)} detail={key}>
        {name}
      </RowName>
    ),
  },
  {
    key: 'translated',
    title: words.columns.translated,
    cell: ({ translatedName }) => <span lang={language}>{translatedName ?? words.none}</span>,
  },
  {
    key: 'missing',
    title: words.columns.missing,
    cell: ({ missing }) =>
      missing.length === 0 ? (
        <Badge tone="success">{words.complete}</Badge>
      ) : (
        missing.map((part) => words.partNames[part]).join(', ')
      ),
  },
];
